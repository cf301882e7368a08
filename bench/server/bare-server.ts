import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import { createLocalJWKSet, exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import pg from 'pg';

/**
 * The peer that our routes are measured against: bare Fastify, one signature check and one prepared
 * query a request, on the same database. `/save` makes the inserts that saving an entry makes, and
 * nothing else: no schema, no sealing, no engine.
 */
export async function startBareServer(databaseUrl: string, userId: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const keys = createLocalJWKSet({
    keys: [{ ...(await exportJWK(publicKey)), kid: 'bare', alg: 'ES256' }],
  });
  const token = await new SignJWT({ sub: userId, session_id: userId })
    .setProtectedHeader({ alg: 'ES256', kid: 'bare' })
    .setExpirationTime('1h')
    .sign(privateKey);

  const app = Fastify();
  app.addHook('onRequest', async (request) => {
    await jwtVerify(request.headers.authorization?.slice(7) ?? '', keys);
  });
  app.get('/user', async () => {
    const { rows } = await pool.query({
      name: 'bare_user',
      text: 'select id, email from users where id = $1',
      values: [userId],
    });
    return rows[0];
  });
  await pool.query(`
    create unlogged table if not exists bench_nothing ();
    drop table if exists bench_entries, bench_analyses, bench_jobs, bench_events;
    create table bench_entries (user_id uuid, id uuid default uuidv7(), sealed bytea, created_at timestamptz default now(), primary key (user_id, id));
    create table bench_analyses (user_id uuid, entry_id uuid, score int, sealed bytea, primary key (user_id, entry_id));
    create table bench_jobs (id uuid default uuidv7() primary key, data jsonb);
    create table bench_events (user_id uuid, id bigserial, data jsonb, primary key (user_id, id));
    drop table bench_nothing`);
  app.post('/save', async () => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query<{ id: string }>({
        name: 'bare_entry',
        text: 'insert into bench_entries (user_id, sealed) values ($1, $2) returning id',
        values: [userId, randomBytes(700)],
      });
      const id = rows[0]?.id;
      await client.query({
        name: 'bare_analysis',
        text: 'insert into bench_analyses values ($1, $2, 5, $3)',
        values: [userId, id, randomBytes(400)],
      });
      await client.query({
        name: 'bare_job',
        text: 'insert into bench_jobs (data) values ($1)',
        values: [JSON.stringify({ id })],
      });
      await client.query({
        name: 'bare_event',
        text: 'insert into bench_events (user_id, data) values ($1, $2)',
        values: [userId, JSON.stringify({ id })],
      });
      await client.query('commit');
      return { id };
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    token,
    stop: async () => {
      await app.close();
      await pool.end();
    },
  };
}
