import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { canReach, isRoot } from './account.ts';
import { EmbeddedDatabaseError, removeEmbedded, startEmbedded } from './index.ts';
import { settledFolder } from './location.ts';

const HOLDER = fileURLToPath(new URL('./testing/holder.ts', import.meta.url));
const NOBODY = { uid: 65534, gid: 65534 };
/** Only root can become another user, and that user must be able to read this checkout. */
const canBecomeNobody = isRoot() && canReach(realpathSync(dirname(HOLDER)), NOBODY);

let prepared: string;
let root: string;
let dataDir: string;
let children: ChildProcess[];
let lines: string[];
const log = (line: string) => lines.push(line);

beforeAll(async () => {
  prepared = mkdtempSync(join(realpathSync(tmpdir()), 'florescer-embedded-'));
  await (await startEmbedded({ dataDir: prepared, log: () => undefined })).stop();
});

afterAll(() => removeEmbedded(prepared));

/** Makes the data folder one that has been used before; quicker than a new database. */
const useBefore = () => execFileSync('cp', ['-a', settledFolder(prepared), dataDir]);

beforeEach(() => {
  root = mkdtempSync(join(realpathSync(tmpdir()), 'florescer-embedded-'));
  chmodSync(root, 0o755);
  dataDir = join(root, 'data');
  children = [];
  lines = [];
});

afterEach(async () => {
  for (const child of children) await killGroup(child);
  await removeEmbedded(dataDir).catch(() => undefined);
  rmSync(root, { recursive: true, force: true });
});

interface Answer {
  url: string;
  attached: boolean;
  home: string;
  name?: string;
  message?: string;
}

/** Starts a process of its own that holds the database, as a server would. */
function hold(
  text = '',
  account?: typeof NOBODY,
): { child: ChildProcess; answer: Promise<Answer> } {
  const child = spawn(process.execPath, [HOLDER, dataDir, text], {
    ...account,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const output = createInterface({ input: child.stdout });
  return { child, answer: once(output, 'line').then(([line]) => JSON.parse(String(line))) };
}

/** As a terminal or a supervisor does it: the whole group at once, without a warning. */
async function killGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await gone;
}

async function query(url: string, sql: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

const postmasterPid = (): number =>
  Number(
    readFileSync(join(settledFolder(dataDir), 'cluster/data/postmaster.pid'), 'utf8').split(
      '\n',
    )[0],
  );

describe('starting', () => {
  test('makes a Portuguese, checksummed UTF-8 database owned by an ordinary role, and finds it again', async () => {
    const first = await startEmbedded({ dataDir, log });
    expect(first.attached).toBe(false);
    const [facts] = await query(
      first.url,
      `SELECT current_setting('server_encoding') AS encoding, current_setting('fsync') AS fsync,
              current_setting('data_checksums') AS checksums, 'água' < 'bola' AS sorts,
              to_tsvector('simple', 'coração')::text AS words, rolsuper AS super
         FROM pg_roles WHERE rolname = current_user`,
    );
    expect(facts).toEqual({
      encoding: 'UTF8',
      fsync: 'on',
      checksums: 'on',
      sorts: true,
      words: "'coração':1",
      super: false,
    });
    await query(
      first.url,
      'CREATE EXTENSION unaccent; CREATE EXTENSION pg_trgm; CREATE EXTENSION citext',
    );

    const second = await startEmbedded({ dataDir, log });
    expect(second).toMatchObject({ attached: true, url: first.url });
    second.detach();

    await first.stop();
    await expect(query(first.url, 'SELECT 1')).rejects.toThrow();
    const third = await startEmbedded({ dataDir, log });
    expect(third).toMatchObject({ attached: false, url: first.url });
    expect(await query(third.url, 'SELECT extname FROM pg_extension')).toHaveLength(4);
    await third.stop();
  });

  test('two processes at once on a fresh folder get the same database', async () => {
    const [one, two] = await Promise.all([hold('from one').answer, hold('from two').answer]);
    expect(one.url).toBe(two.url);
    expect([one.attached, two.attached].filter(Boolean)).toHaveLength(1);
    expect(await query(one.url, 'SELECT text FROM notes')).toHaveLength(2);
  });

  test('a making that was killed in the middle is done again', async () => {
    const { child } = hold();
    await expect
      .poll(() => existsSync(dataDir) && readdirSync(dataDir), { interval: 5, timeout: 30_000 })
      .toEqual([expect.stringMatching(/^cluster\.unfinished-/)]);
    await killGroup(child);
    const database = await startEmbedded({ dataDir, log });
    expect(await query(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await database.stop();
  });
});

describe('surviving', () => {
  test('what Ana saved is there after kill -9 of Node, and the server is taken up again', async () => {
    useBefore();
    const { child, answer } = hold('Ana foi ouvida');
    const { url } = await answer;
    const server = postmasterPid();
    await killGroup(child);

    const database = await startEmbedded({ dataDir, log });
    expect(database).toMatchObject({ attached: true, url });
    expect(postmasterPid()).toBe(server);
    expect(await query(url, 'SELECT text FROM notes')).toEqual([{ text: 'Ana foi ouvida' }]);
    await database.stop();
  });

  test('after kill -9 of PostgreSQL with a statement under way, a start waits for its orphan and recovers', async () => {
    useBefore();
    const first = await startEmbedded({ dataDir, log });
    first.detach();
    await query(first.url, `CREATE TABLE notes AS SELECT 'Bruno respirou' AS text`);
    const busy = new pg.Client(first.url);
    busy.on('error', () => undefined);
    await busy.connect();
    // A busy backend does not notice that its server is gone; an idle one ends at once.
    const orphan = busy
      .query('SELECT count(*) FROM generate_series(1, 4000000)')
      .catch(() => undefined);
    process.kill(postmasterPid(), 'SIGKILL');

    const second = await startEmbedded({ dataDir, log });
    expect(second).toMatchObject({ attached: false, url: first.url });
    expect(await query(second.url, 'SELECT text FROM notes')).toEqual([{ text: 'Bruno respirou' }]);
    await orphan;
    await busy.end().catch(() => undefined);
    await second.stop();
  });

  test('a server that crashes while it is held comes back under the same address', async () => {
    useBefore();
    const database = await startEmbedded({ dataDir, log });
    const crashed = postmasterPid();
    process.kill(crashed, 'SIGKILL');
    await expect
      .poll(() => query(database.url, 'SELECT 1 AS one').catch(() => 'down'), { timeout: 8000 })
      .toEqual([{ one: 1 }]);
    expect(postmasterPid()).not.toBe(crashed);
    expect(lines.join('\n')).toContain('crashed');
    await database.stop();
  });

  test('the number of a dead server that now belongs to another program does not stop a start', async () => {
    useBefore();
    const first = await startEmbedded({ dataDir, log });
    first.detach();
    const server = postmasterPid();
    const file = join(settledFolder(dataDir), 'cluster/data/postmaster.pid');
    const text = readFileSync(file, 'utf8').replace(String(server), String(process.pid));
    process.kill(server, 'SIGKILL');
    await expect.poll(() => query(first.url, 'SELECT 1').catch(() => 'down')).toBe('down');
    writeFileSync(file, text);
    const second = await startEmbedded({ dataDir, log });
    expect(second.attached).toBe(false);
    await second.stop();
  });
});

test('nothing that people wrote reaches the log of the server', async () => {
  useBefore();
  const database = await startEmbedded({ dataDir, log });
  const secret = 'chorei no banheiro';
  await query(database.url, 'CREATE TABLE notes (text text UNIQUE)');
  await query(database.url, 'INSERT INTO notes VALUES ($1)', [secret]);
  await expect(query(database.url, 'INSERT INTO notes VALUES ($1)', [secret])).rejects.toThrow();
  await expect(query(database.url, 'SELECT $1::int', [secret])).rejects.toThrow();
  await expect(query(database.url, `SELECT '${secret}'::int`)).rejects.toThrow();
  await expect(
    query(database.url, `DO $$ BEGIN RAISE WARNING '${secret}'; END $$`),
  ).resolves.toEqual([]);
  await database.stop();
  const written = readFileSync(join(settledFolder(dataDir), 'server.log'), 'utf8');
  expect(written).toContain('ready to accept connections');
  expect(written).not.toContain('chorei');
});

describe('refusing, with a message that says what to do', () => {
  const refusal = async (): Promise<string> => {
    const error = await startEmbedded({ dataDir, log }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(EmbeddedDatabaseError);
    return (error as Error).message;
  };

  test('a path that is a file, or goes through one', async () => {
    writeFileSync(dataDir, '');
    expect(await refusal()).toMatch(/the path is a file.*Move that file away/);
    dataDir = join(dataDir, 'below');
    expect(await refusal()).toMatch(/the path is a file/);
  });

  test("another server's data, and data of another major version", async () => {
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'PG_VERSION'), '16\n');
    expect(await refusal()).toMatch(/not ours\. Set DATA_DIR/);
    rmSync(join(dataDir, 'PG_VERSION'));
    mkdirSync(join(dataDir, 'cluster/data'), { recursive: true });
    writeFileSync(join(dataDir, 'cluster/data/PG_VERSION'), '17\n');
    expect(await refusal()).toMatch(/made by PostgreSQL 17, and this is PostgreSQL 18/);
    rmSync(dataDir, { recursive: true });
  });

  test.skipIf(isRoot())('a folder that may not be written to', async () => {
    chmodSync(root, 0o555);
    expect(await refusal()).toMatch(/cannot be read and written by this account/);
    chmodSync(root, 0o755);
  });

  test.runIf(canBecomeNobody)(
    'a folder that may not be written to, as an ordinary user',
    async () => {
      const { name, message } = await hold('', NOBODY).answer;
      expect(name).toBe('EmbeddedDatabaseError');
      expect(message).toMatch(/cannot be read and written by this account.*DATA_DIR/);
    },
  );

  test.runIf(canBecomeNobody)('a database of another account', async () => {
    useBefore();
    const { name, message } = await hold('', NOBODY).answer;
    expect(name).toBe('EmbeddedDatabaseError');
    expect(message).toMatch(/cannot be read and written by this account/);
  });
});

describe('accounts', () => {
  test.runIf(canBecomeNobody)(
    "an ordinary user's database serves that user, and root after",
    async () => {
      chownSync(root, NOBODY.uid, NOBODY.gid);
      chmodSync(root, 0o700);
      const { child, answer } = hold('Carla', NOBODY);
      const { url, home } = await answer;
      expect(home).toBe(dataDir);
      await killGroup(child);
      const database = await startEmbedded({ dataDir, log });
      expect(database).toMatchObject({ attached: true, url, dataDir });
      expect(await query(url, 'SELECT text FROM notes')).toEqual([{ text: 'Carla' }]);
      await database.stop();
    },
  );

  test.runIf(isRoot())(
    "root's own closed folder is opened to walk through, and no more",
    async () => {
      mkdirSync(dataDir, { mode: 0o700 });
      const database = await startEmbedded({ dataDir, log, throwaway: true });
      expect(database.dataDir).toBe(dataDir);
      expect(statSync(dataDir).mode & 0o777).toBe(0o710);
      await database.stop();
    },
  );

  test.runIf(isRoot())(
    'below a folder that only root may enter, it is kept elsewhere and says where',
    async () => {
      chmodSync(root, 0o700);
      const first = await startEmbedded({ dataDir, log });
      expect(first.dataDir).not.toBe(dataDir);
      expect(lines.join('\n')).toContain(`The database of ${dataDir} is kept in ${first.dataDir}`);
      await query(first.url, `CREATE TABLE notes AS SELECT 'kept' AS text`);
      await first.stop();
      const second = await startEmbedded({ dataDir, log });
      expect(await query(second.url, 'SELECT text FROM notes')).toEqual([{ text: 'kept' }]);
      await second.stop();
    },
  );
});
