import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { PgBoss } from 'pg-boss';

/** Any fixed number: processes that start together migrate one after the other. */
const MIGRATION_LOCK = 5_201_911;

/**
 * Brings a database to the current schema: our tables and the job queue's.
 * Safe to call from several processes at once; does nothing when all is current.
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'florescer-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    const version = rows[0]?.version ?? 0;
    if (version < 180_000) {
      throw new Error(
        `PostgreSQL 18 or newer is needed; this server is ${Math.floor(version / 10_000)}.`,
      );
    }
    await runMigrations(drizzle(client), {
      migrationsFolder: join(import.meta.dirname, 'migrations'),
    });
    const { rows: queue } = await client.query("select to_regclass('pgboss.version') as there");
    if (!queue[0]?.there) await createJobQueue(url);
  } finally {
    await client.end();
  }
}

/** The queue's tables must be there before the first job is sent; the queue updates them by itself. */
async function createJobQueue(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false, max: 1 });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
}
