import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import { accountsOf } from '#features/accounts/server/index.ts';
import { LooseBuckets } from '#features/accounts/server/limits/loose-buckets.ts';
import { startTestApp, type TestApp, type TestPerson } from '#packages/testing/people/index.ts';
import { TestClock } from '#packages/testing/people/test-clock.ts';

/** Above what making the people of the tests takes. */
const LIMITS = { person: 15, visitors: 14, address: 40 };
const FILE = '/assets/app-1234.js';

let folder: string;
let server: TestApp;
const clock = new TestClock();
let tests = 0;
/** Each test is an office of its own: everybody in it comes from this address. */
let office: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'florescer-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, FILE), 'export {};');
  await writeFile(join(folder, 'app.html'), '<!doctype html><title>Florescer</title>');
  const notFound = { files: { 'pt-BR': 'app.html' }, scripts: [] };
  const app = { file: 'app.html', scripts: [], paths: ['/dashboard'] };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ pages: {}, notFound, app }));
  server = await startTestApp({
    web: folder,
    now: clock.now,
    requestsAMinute: LIMITS,
    environment: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' },
  });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  tests += 1;
  // What the test before took is told in its own minute.
  await accountsOf(server.context).limits.loose.tell();
  clock.pass(60_000);
  office = `203.0.113.${tests}`;
});

const from = (address: string, headers: Record<string, string> = {}) => ({
  headers: { ...headers, 'x-forwarded-for': address },
});
const ask = async (person: TestPerson | null, path: string, address = office) =>
  (await server.fetchAs(person, path, from(address))).status;

/** The statuses of so many requests, one after the other. */
async function askTimes(times: number, person: TestPerson | null, path: string) {
  const statuses: number[] = [];
  while (statuses.length < times) statuses.push(await ask(person, path));
  return statuses;
}
const all = (count: number, status: number) => Array.from({ length: count }, () => status);

it('refuses Ana what is above her own limit, and nobody else of her office', async () => {
  const { ana, bruno } = server.people;
  expect(await askTimes(LIMITS.person, ana, '/api/me')).toEqual(all(LIMITS.person, 200));
  const refused = await server.fetchAs(ana, '/api/me', from(office));
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ code: 'too_many' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await ask(ana, '/api/me', '198.51.100.1')).toBe(429);
  const user = from(office, { apikey: PUBLISHABLE_KEY });
  const auth = await server.fetchAs(ana, '/auth/v1/user', user);
  expect([auth.status, auth.headers.get('x-sb-error-code')]).toEqual([
    429,
    'over_request_rate_limit',
  ]);
  expect((await server.fetchAs(bruno, '/auth/v1/user', user)).status).toBe(200);
  expect(await ask(bruno, '/api/me')).toBe(200);
  expect(await ask(null, '/healthz')).toBe(200);
});

it('counts visitors by their address, forged tokens among them, and signed-in people apart', async () => {
  const { duda } = server.people;
  const forged = { ...duda, accessToken: `${duda.accessToken.slice(0, -8)}AAAAAAAA` };
  expect(await ask(forged, '/api/me')).toBe(401);
  const left = LIMITS.visitors - 1;
  expect(await askTimes(left, null, '/api/me')).toEqual(all(left, 401));
  expect([await ask(null, '/api/me'), await ask(forged, '/api/me')]).toEqual([429, 429]);
  expect(await ask(null, '/api/me', '198.51.100.2')).toBe(401);
  expect(await ask(duda, '/api/me')).toBe(200);
});

it('does not count files of the app, nor its pages among the visits', async () => {
  const many = LIMITS.address + 1;
  expect(await askTimes(many, null, FILE)).toEqual(all(many, 200));
  const pages = LIMITS.visitors + 1;
  expect(await askTimes(pages, null, '/dashboard')).toEqual(all(pages, 200));
  expect(await ask(null, '/api/me')).toBe(401);
});

it('counts a call however its address is written', async () => {
  const { bruno } = server.people;
  expect(await askTimes(LIMITS.person, bruno, '/%61pi/me')).toEqual(all(LIMITS.person, 200));
  expect([await ask(bruno, '/%61pi/me'), await ask(bruno, '/api/me')]).toEqual([429, 429]);
});

it('never refuses those who watch over the server, however much comes from there', async () => {
  await askTimes(LIMITS.address, null, '/dashboard');
  expect(await ask(null, '/dashboard')).toBe(429);
  expect([await ask(null, '/healthz'), await ask(null, '/readyz')]).toEqual([200, 200]);
});

it('holds a limit over all processes once they have told each other', async () => {
  const { ana } = server.people;
  const bucket = {
    name: 'requests-person',
    burst: LIMITS.person,
    refillMs: 60_000 / LIMITS.person,
  };
  const keys = accountsOf(server.context).keys;
  const elsewhere = new LooseBuckets(server.context.db, keys, clock.now);
  const here = accountsOf(server.context).limits.loose;
  expect(await askTimes(10, ana, '/api/me')).toEqual(all(10, 200));
  await here.tell();
  for (let time = 0; time < 5; time++) elsewhere.take(bucket, ana.userId);
  await elsewhere.tell();
  expect(elsewhere.take(bucket, ana.userId)).toBeGreaterThan(0);
});

it('puts a refresh off where everybody else is refused: no limit ends a session', async () => {
  const { duda } = server.people;
  const refresh = (token: string) =>
    server.fetchAs(null, '/auth/v1/token?grant_type=refresh_token', {
      ...from(office, { apikey: PUBLISHABLE_KEY }),
      method: 'POST',
      json: { refresh_token: token },
    });
  expect(await askTimes(LIMITS.visitors, null, '/api/me')).toEqual(all(LIMITS.visitors, 401));
  expect(await ask(null, '/api/me')).toBe(429);
  const renewed = await refresh(duda.refreshToken);
  expect(renewed.status).toBe(200);
  const { refresh_token: next } = (await renewed.json()) as { refresh_token: string };
  await askTimes(LIMITS.address, null, '/dashboard');
  const putOff = await refresh(next);
  expect([putOff.status, Number(putOff.headers.get('retry-after'))]).toEqual([503, 2]);
  clock.pass(60_000);
  expect((await refresh(next)).status).toBe(200);
});

it('refuses a flood from one address whoever it says it is', async () => {
  const { carla } = server.people;
  await askTimes(LIMITS.address, null, '/dashboard');
  expect(await ask(carla, '/api/me')).toBe(429);
  expect(await ask(null, '/dashboard')).toBe(429);
  // What a visitor sends along stands before the address that the proxy writes down.
  expect(await ask(null, '/dashboard', `192.0.2.${tests}, ${office}`)).toBe(429);
  expect(await ask(null, FILE)).toBe(200);
  expect(await ask(carla, '/api/me', '198.51.100.3')).toBe(200);
});
