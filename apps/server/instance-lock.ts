import pg from 'pg';

/** Any fixed number: held for as long as a server runs on this database. */
const INSTANCE_LOCK = 5_201_912;

export interface InstanceLock {
  release(): Promise<void>;
}

/**
 * Makes sure that one server at a time runs on a data folder of its own. Null when another holds
 * the lock. The database lets it go by itself when the process dies.
 */
export async function takeInstanceLock(databaseUrl: string): Promise<InstanceLock | null> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'florescer-instance',
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1) as taken',
    [INSTANCE_LOCK],
  );
  if (rows[0]?.taken) return { release: () => client.end() };
  await client.end();
  return null;
}
