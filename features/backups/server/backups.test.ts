import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildApp, type FlorescerApp } from '#apps/server/app.ts';
import { loadConfiguration } from '#apps/server/config.ts';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import { readBackup, writeBackup } from '#packages/backup/index.ts';
import { parseMasterKeys } from '#packages/crypto/index.ts';
import { startTestApp, type TestApp, type TestPerson } from '#packages/testing/people/index.ts';
import { type FreshDatabase, freshDatabase } from '#packages/testing/postgres/index.ts';
import { backUpIfDue } from './backups.jobs.ts';
import { restoreInstance } from './restore-instance.ts';

const KEY = Buffer.alloc(32, 7).toString('base64');
const masterKeys = parseMasterKeys(KEY);
const OLD_ENTRY = 'Plantei ipê no quintal e dormi bem.';
const ROOT = join(import.meta.dirname, '../../..');

let folder: string;
let file: string;
let world: TestApp;
let source: string;
let target: FreshDatabase;
let restored: FlorescerApp | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'florescer-backups-'));
  file = join(folder, 'whole.backup');
  world = await startTestApp({ environment: { FLORESCER_MASTER_KEY: KEY, BACKUP_DIR: folder } });
  source = String(world.context.connection.pool.options.connectionString);
  target = await freshDatabase();
  const { ana } = world.people;
  await world.fetchAs(ana, '/api/diary/entries', { method: 'POST', json: { text: OLD_ENTRY } });
  // Enough to be in the middle of something when it is killed.
  await ask(
    source,
    `insert into development_mail ("to", subject, text, html)
     select 'ana@example.com', 'x', (select string_agg(md5(n::text || m), '') from generate_series(1, 60) m), ''
       from generate_series(1, 400) n`,
  );
});
afterAll(async () => {
  await restored?.stop();
  await world?.stop();
  await target?.drop();
  await rm(folder, { recursive: true, force: true });
});

async function ask<R>(url: string, statement: string): Promise<R[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows as R[];
  } finally {
    await client.end();
  }
}
const peopleIn = async (url: string) =>
  (await ask<{ people: number }>(url, 'select count(*)::int as people from users'))[0]?.people;

function command(name: string, path: string, databaseUrl: string) {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    FLORESCER_MASTER_KEY: KEY,
  };
  return spawn(process.execPath, [`tools/${name}.ts`, path], { cwd: ROOT, env, stdio: 'ignore' });
}
const restore = (path: string, { keys = masterKeys, url = target.url } = {}) =>
  restoreInstance(url, path, {
    masterKeys: keys,
    settings: world.context.settings,
    now: new Date(),
  });

it('a backup that is killed on its way leaves nothing that looks whole', async () => {
  const holder = new pg.Client(source);
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table users');
  const child = command('backup', file, source);
  await vi.waitFor(async () => expect((await stat(`${file}.part`)).size).toBeGreaterThan(100), {
    timeout: 60_000,
    interval: 50,
  });
  child.kill('SIGKILL');
  await once(child, 'exit');
  await holder.end();
  await expect(stat(file)).rejects.toThrow('ENOENT');
  await expect(readBackup(`${file}.part`, masterKeys)).rejects.toThrow('damaged');
}, 90_000);

it('the next one is whole, readable by its owner alone, and without a word of Ana in it', async () => {
  const counts = await writeBackup(source, file, { master: masterKeys.current, now: new Date() });
  expect(counts).toMatchObject({ 'public.users': 4, 'public.diary_entries': 1 });
  expect(counts['public.rate_buckets']).toBeUndefined();
  expect((await readBackup(file, masterKeys)).counts).toEqual(counts);
  expect(await readdir(folder)).not.toContain('whole.backup.part');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const bytes = await readFile(file);
  for (const word of ['ana@example.com', 'ipê', KEY]) expect(bytes.includes(word)).toBe(false);
});

it('a deletion since the backup is noted outside of it, as an id alone', async () => {
  const { bruno } = world.people;
  // Bruno looks after a company with Ana in it; the operator deletes his account for him.
  const { settings } = world.context;
  const answer = await fetch(`${world.url}/auth/v1/admin/users/${bruno.userId}`, {
    method: 'DELETE',
    headers: { apikey: settings.serviceKey, authorization: `Bearer ${settings.serviceKey}` },
  });
  expect(answer.status).toBe(200);
  const name = `deletions-${new Date().toISOString().slice(0, 7)}.log`;
  await vi.waitFor(
    async () => expect(await readFile(join(folder, name), 'utf8')).toContain(bruno.userId),
    { timeout: 30_000, interval: 50 },
  );
  expect(await readFile(join(folder, name), 'utf8')).not.toMatch(/bruno|@/i);
});

it.each([
  ['a database that a server runs on', () => restore(file, { url: source }), 'Stop it first'],
  [
    'another master key',
    () => restore(file, { keys: parseMasterKeys(Buffer.alloc(32, 8).toString('base64')) }),
    'made with another master key',
  ],
  ['a cut-off file', () => restore(join(folder, 'cut.backup')), 'damaged'],
  ['no file', () => restore(join(folder, 'nowhere.backup')), 'cannot be read'],
])('a restore with %s is refused and changes nothing', async (_, attempt, told) => {
  const whole = await readFile(file);
  // All rows are there, the end is not.
  await writeFile(join(folder, 'cut.backup'), whole.subarray(0, -1));
  await expect(attempt()).rejects.toThrow(told);
  expect(await peopleIn(target.url)).toBe(0);
});

it('a restore that is killed in the middle leaves the empty instance', async () => {
  const pipe = join(folder, 'pipe.backup');
  spawnSync('mkfifo', [pipe]);
  const child = command('restore', pipe, target.url);
  const half = await open(pipe, 'w');
  // Once this is written, no more than a pipe holds of it (64 KB) is still unread.
  await half.writeFile((await readFile(file)).subarray(0, -100));
  child.kill('SIGKILL');
  await once(child, 'exit');
  await half.close();
  expect(await peopleIn(target.url)).toBe(0);
}, 90_000);

it('after a restore Ana signs in and reads her old entry, and Bruno is gone', async () => {
  const { ana, bruno } = world.people;
  const result = await restore(file);
  expect(result.deletedAgain).toBe(1);
  const stored = `select bytes from stored_bytes where user_id = '${ana.userId}'`;
  expect(await ask(target.url, stored)).toEqual(await ask(source, stored));

  const configuration = loadConfiguration({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    FLORESCER_MASTER_KEY: KEY,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  });
  restored = await buildApp({ configuration, databaseUrl: target.url, web: false });
  await restored.start();
  const signIn = ({ email, password }: TestPerson) =>
    restored?.app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      headers: { apikey: PUBLISHABLE_KEY },
      payload: { email, password },
    });
  expect((await signIn(bruno))?.statusCode).toBe(400);
  const session = await signIn(ana);
  const headers = { authorization: `Bearer ${session?.json().access_token}` };
  const read = () => restored?.app.inject({ url: '/api/diary/entries', headers });
  expect((await read())?.json().entries).toMatchObject([{ text: OLD_ENTRY }]);

  // The triggers are on again: what she writes now is counted.
  const payload = { text: 'De volta.' };
  const saved = await restored.app.inject({
    method: 'POST',
    url: '/api/diary/entries',
    headers,
    payload,
  });
  expect(saved.statusCode).toBe(201);
  expect(await ask(target.url, stored)).not.toEqual(await ask(source, stored));
});

it('a second restore over living people is refused', async () => {
  await restored?.stop();
  restored = undefined;
  await expect(restore(file)).rejects.toThrow('has people already');
  expect(await peopleIn(target.url)).toBe(3);
});

it('the schedule makes one when it is due, keeps the newest, and waits for its time', async () => {
  const { settings, log } = world.context;
  const dir = await mkdtemp(join(folder, 'scheduled-'));
  const backup = { dir, everyHours: 24, keep: 2 };
  const at = (time: string) =>
    backUpIfDue(
      { settings: { ...settings, backup }, log, now: () => new Date(time) },
      { databaseUrl: source, masterKeys },
    );
  await writeFile(join(dir, 'florescer-2026-11-20T03-23-00Z.backup.part'), 'interrupted');
  for (const day of ['20', '21', '22']) await at(`2026-11-${day}T03:23:00Z`);
  await at('2026-11-22T04:23:00Z');
  expect((await readdir(dir)).toSorted()).toEqual([
    'florescer-2026-11-21T03-23-00Z.backup',
    'florescer-2026-11-22T03-23-00Z.backup',
  ]);
  const newest = join(dir, 'florescer-2026-11-22T03-23-00Z.backup');
  expect((await readBackup(newest, masterKeys)).counts['public.users']).toBe(3);
});
