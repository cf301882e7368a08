import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import type { MasterKeyRing } from '../crypto/index.ts';
import type { Queryable } from '../db/index.ts';
import { schemaOf, tablesOf } from './catalogue.ts';
import { assertSameSchema, type Manifest, type RowCounts, type TableHead } from './manifest.ts';
import { type BackupContent, readBackup } from './read-backup.ts';
import { BackupError } from './sealed-file.ts';

/**
 * Puts a backup into a migrated database that has no people. One transaction: until its commit the
 * database is what it was, whatever ends the process. `settle` runs at its end, before anybody sees a
 * row: for what must not come back.
 */
export async function restoreBackup(
  url: string,
  path: string,
  {
    masters,
    settle,
  }: { masters: MasterKeyRing; settle: (tx: Queryable, manifest: Manifest) => Promise<void> },
): Promise<BackupContent> {
  const client = new pg.Client({ connectionString: url, application_name: 'florescer-restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    const restoring = new Restoring(client);
    const content = await readBackup(path, masters, restoring);
    await restoring.finish(content);
    await assertKeysOpen(client, masters);
    await settle(drizzle(client) as Queryable, content.manifest);
    await client.query('commit');
    return content;
  } finally {
    // Without a commit the end of the connection takes everything back.
    await client.end();
  }
}

/** The tables of a backup as they come in. */
class Restoring {
  readonly #client: pg.Client;
  readonly #loaded: RowCounts = {};
  #tables: TableHead[] = [];
  #current: { name: string; stream: CopyStreamQuery } | null = null;

  constructor(client: pg.Client) {
    this.#client = client;
  }

  async begin({ schema }: Manifest): Promise<void> {
    assertSameSchema(schema, await schemaOf(this.#client));
    await assertNobodyHere(this.#client);
    this.#tables = await tablesOf(this.#client);
    const names = this.#tables.map(({ name }) => name).join(', ');
    // What a first start puts there by itself (keys, courses, queues) makes room.
    await this.#client.query(`truncate ${names} cascade`);
    await this.#eachWithTriggers((name) => `alter table ${name} disable trigger user`);
  }

  async table({ name, columns }: TableHead): Promise<void> {
    await this.#endTable();
    const known = this.#tables.find((table) => table.name === name);
    if (known?.columns.join() !== columns.join()) {
      throw new BackupError(`The table ${name} is another one here. Nothing was restored.`);
    }
    const stream = this.#client.query(
      copyFrom(`copy ${name} (${columns.join(', ')}) from stdin (format binary)`),
    );
    // Told by the next write or by the end.
    stream.on('error', () => undefined);
    this.#current = { name, stream };
  }

  async rows(bytes: Buffer): Promise<void> {
    const stream = this.#current?.stream;
    if (!stream) throw new BackupError('Rows without a table. Nothing was restored.');
    if (stream.errored) throw stream.errored;
    if (!stream.write(bytes)) await once(stream, 'drain');
  }

  async finish({ manifest, counts }: BackupContent): Promise<void> {
    await this.#endTable();
    for (const [name, rows] of Object.entries(counts)) {
      if (this.#loaded[name] === rows) continue;
      throw new BackupError(`${name} has other rows than were saved. Nothing was restored.`);
    }
    for (const [name, last] of Object.entries(manifest.sequences)) {
      if (last) await this.#client.query('select setval($1::regclass, $2)', [name, last]);
    }
    await this.#eachWithTriggers((name) => `alter table ${name} enable trigger user`);
  }

  /**
   * Our own triggers count and refuse; restored rows were counted and accepted already. The owner of a
   * table may do this, where turning off replication's triggers needs a superuser. References are
   * checked as ever.
   */
  async #eachWithTriggers(statement: (name: string) => string): Promise<void> {
    for (const { name } of this.#tables) {
      if (name.startsWith('public.')) await this.#client.query(statement(name));
    }
  }

  async #endTable(): Promise<void> {
    if (!this.#current) return;
    const { name, stream } = this.#current;
    this.#current = null;
    stream.end();
    await finished(stream);
    this.#loaded[name] = stream.rowCount;
  }
}

/** Only an instance without people, and without a server beside this command, is written over. */
async function assertNobodyHere(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ people: boolean; server: boolean }>(`
    select exists (select from users) as people,
           exists (select from pg_stat_activity
                    where datname = current_database() and pid <> pg_backend_pid()
                      and application_name in ('florescer', 'florescer-jobs', 'florescer-instance')) as server`);
  if (rows[0]?.server) {
    throw new BackupError('A server runs on this database. Stop it first, then restore.');
  }
  if (rows[0]?.people) {
    throw new BackupError(
      'This instance has people already: a restore would write over them. Restore into an empty one ' +
        '(another DATA_DIR or another DATABASE_URL).',
    );
  }
}

/** A backup from the middle of a change of the master key needs the former key beside the new one. */
async function assertKeysOpen(client: pg.Client, { current, former }: MasterKeyRing) {
  const { rows } = await client.query<{ id: string }>(
    'select distinct master_key_id as id from data_keys where master_key_id <> all($1)',
    [[current, ...former].map(({ id }) => id)],
  );
  if (rows.length === 0) return;
  throw new BackupError(
    `Some people's keys are wrapped with another master key (fingerprint ${rows.map(({ id }) => id).join(', ')}). ` +
      'Set FLORESCER_MASTER_KEY=NEW,OLD with both keys. Nothing was restored.',
  );
}
