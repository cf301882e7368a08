import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import type { FeaturePermissions } from '#packages/kernel/permission-rows.ts';
import { newPerson, openAs } from '../support/people.ts';
import { allScreens, type OwnServer, startOwnServer } from './own-server.ts';
import { LINK, type Row, reportRows } from './stage.ts';
import { watchPage } from './watch.ts';

/** Would run as a script wherever it were written as markup. */
const HOSTILE = `<img src=x onerror=attacked=1>"'><script>attacked=1</script>`;
const CARLA = { email: 'carla@demo.florescer.app', password: 'florescer-demo' };

// One server for both.
test.describe.configure({ mode: 'default' });
let server: OwnServer;
test.beforeAll(async () => {
  server = await startOwnServer(test.info().parallelIndex);
});
test.afterAll(() => server?.stop());
test.setTimeout(300_000);

type Json = Record<string, unknown>;

/** Every place of a body where a text may stand: texts, and what may be one or nothing. */
function textPlaces(value: unknown): [holder: Json, key: string][] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Json;
  return Object.keys(holder).flatMap((key) => {
    const there = holder[key];
    const isText = typeof there === 'string' || there === null;
    return isText ? [[holder, key] as [Json, string]] : textPlaces(there);
  });
}

/** The rows of the permission matrix that write something, with a body that is right. */
async function writingRows() {
  const files = globSync('features/*/server/*.permissions.ts').map((file) => resolve(file));
  const modules = await Promise.all(
    files.map((file) => import(file) as Promise<{ permissions: FeaturePermissions }>),
  );
  return modules
    .flatMap(({ permissions }) => Object.entries(permissions.rows))
    .filter(
      ([route, { body }]) => body && !/account|auth|import|export|companies|pdf$/.test(route),
    );
}

/** Ids of nothing: a row that needs one of somebody's things is refused, the others make their own. */
const nothing: never = new Proxy(
  {},
  {
    get: (_target, name) =>
      /course|completed/i.test(String(name))
        ? { id: randomUUID(), lessonId: randomUUID(), revision: randomUUID() }
        : randomUUID(),
  },
) as never;

/** Writes the hostile text into every field of every route that takes it; what each of them answered. */
async function writeEverywhere(request: APIRequestContext, token: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [route, row] of await writingRows()) {
    const [method = '', path = ''] = route.split(' ');
    const places = textPlaces(row.body?.(nothing)).length;
    for (let place = 0; place < places; place++) {
      const data = row.body?.(nothing) as Json;
      const [holder, key] = textPlaces(data)[place] ?? [];
      if (!holder || key === undefined) continue;
      holder[key] = String(holder[key]).startsWith('http') ? LINK : HOSTILE;
      const params = row.params?.(nothing) ?? {};
      const address = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
      const headers = { authorization: `Bearer ${token}` };
      const answer = await request.fetch(server.url + address, { method, headers, data });
      expect(answer.status()).toBeLessThan(500);
      rows.push({ name: `${route}, ${key}`, status: answer.status() });
    }
  }
  reportRows(test.info(), rows);
  return rows.filter(({ status }) => status < 300);
}

/** Looks at screens; what ran or was refused to run there, and how often the text was seen. */
async function lookAt(page: Page, screens: readonly string[]) {
  const { faults, said, lookAt } = watchPage(page);
  for (const screen of screens) await lookAt(screen);
  return { faults, seen: said.filter((text) => text.includes('<img src=x')).length };
}

async function tokenOf(request: APIRequestContext, person: { email: string; password: string }) {
  const answer = await request.post(`${server.url}/auth/v1/token?grant_type=password`, {
    headers: { apikey: PUBLISHABLE_KEY },
    data: person,
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

const newPage = (browser: Browser) =>
  browser.newContext({ baseURL: server.url, locale: 'pt-BR' }).then((context) => context.newPage());

test('a sentence with a script in it, in every field of a person, runs on no screen', async ({
  browser,
}) => {
  const page = await newPage(browser);
  const person = await newPerson(page.request);
  const token = await tokenOf(page.request, person);
  const headers = { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${token}` };
  const data = { data: { full_name: HOSTILE } };
  await expect(await page.request.put('/auth/v1/user', { headers, data })).toBeOK();
  expect((await writeEverywhere(page.request, token)).length).toBeGreaterThan(8);
  await openAs(page, person, '/dashboard');
  const { faults, seen } = await lookAt(page, allScreens().app);
  expect(faults).toEqual([]);
  expect(seen).toBeGreaterThan(8);
});

test('nor does one in everything that the administration writes', async ({ browser }) => {
  const page = await newPage(browser);
  const stored = await writeEverywhere(page.request, await tokenOf(page.request, CARLA));
  expect(stored.length).toBeGreaterThan(12);
  await openAs(page, CARLA, '/dashboard');
  const screens = allScreens().app.filter((path) =>
    /admin|news|courses|training|dashboard/.test(path),
  );
  const { faults, seen } = await lookAt(page, screens);
  expect(faults).toEqual([]);
  expect(seen).toBeGreaterThan(1);
});
