import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '#packages/kernel/index.ts';

/** `/healthz`: the process answers. `/readyz`: it can also reach its database (503 otherwise). */
export function serveHealth(app: FastifyInstance, { db, settings }: ServerContext): void {
  let asking: Promise<unknown> | undefined;
  // No limit stands before this address: many at once are one question to the database.
  const reachDatabase = () => {
    asking ??= db.execute(sql`select 1`).finally(() => {
      asking = undefined;
    });
    return asking;
  };
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', development: settings.development };
  });
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (app.closing.aborted) return reply.code(503).send({ status: 'closing' });
    try {
      await reachDatabase();
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'database_unavailable' });
    }
  });
}
