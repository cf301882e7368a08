import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { MasterKey } from '../crypto/index.ts';
import { schemaOf, sequencesOf, tablesOf } from './catalogue.ts';
import type { Manifest, RowCounts, TableHead } from './manifest.ts';
import { RECORD_BYTES, SealedWriter } from './sealed-file.ts';

/** Any fixed number: two that would back up the same database at once do it one after the other. */
const BACKUP_LOCK = 5_201_913;

/**
 * Writes everything that a database holds at one instant into `path`, beside living traffic. It is
 * written as `path.part` and gets its name when it is whole and on disk: what has the name is a backup.
 * Two million rows take no more memory than two.
 */
export async function writeBackup(
  url: string,
  path: string,
  { master, now }: { master: MasterKey; now: Date },
): Promise<RowCounts> {
  const client = new pg.Client({ connectionString: url, application_name: 'florescer-backup' });
  client.on('error', () => undefined);
  await client.connect();
  const part = `${path}.part`;
  try {
    await client.query('select pg_advisory_lock($1)', [BACKUP_LOCK]);
    await rm(part, { force: true });
    const file = await open(part, 'wx', 0o600);
    try {
      const counts = await dump(client, await SealedWriter.begin(file, master), now);
      await file.sync();
      await file.close();
      await rename(part, path);
      await syncFolder(dirname(path));
      return counts;
    } catch (error) {
      await file.close().catch(() => undefined);
      await rm(part, { force: true });
      throw error;
    }
  } finally {
    await client.end();
  }
}

async function dump(client: pg.Client, writer: SealedWriter, now: Date): Promise<RowCounts> {
  await client.query('begin transaction isolation level repeatable read read only');
  const manifest: Manifest = {
    createdAt: now.toISOString(),
    schema: await schemaOf(client),
    sequences: await sequencesOf(client),
  };
  await writer.write('manifest', json(manifest));
  const counts: RowCounts = {};
  for (const table of await tablesOf(client)) {
    await writer.write('table', json(table));
    counts[table.name] = await dumpTable(client, writer, table);
  }
  await client.query('commit');
  await writer.write('end', json(counts));
  return counts;
}

async function dumpTable(
  client: pg.Client,
  writer: SealedWriter,
  { name, columns }: TableHead,
): Promise<number> {
  // Jobs that are done have nothing to come back for.
  const rows = name === 'pgboss.job' ? ` where state in ('created', 'retry', 'active')` : '';
  const stream = client.query(
    copyTo(`copy (select ${columns.join(', ')} from ${name}${rows}) to stdout (format binary)`),
  );
  let waiting: Buffer[] = [];
  let bytes = 0;
  const flush = async () => {
    const all = Buffer.concat(waiting);
    for (let start = 0; start < all.length; start += RECORD_BYTES) {
      await writer.write('rows', all.subarray(start, start + RECORD_BYTES));
    }
    waiting = [];
    bytes = 0;
  };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes >= RECORD_BYTES) await flush();
  }
  await flush();
  return stream.rowCount;
}

/** A new name is sure to be there after a power cut only when its folder is on disk too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value));
