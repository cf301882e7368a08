import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLERS, type CallerName } from '#packages/kernel/permission-rows.ts';
import { startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { allPermissions, rowsOf } from './all-rows.ts';
import { type Callers, makeCallers } from './callers.ts';

/** A word that only Ana writes; nobody else's answer may ever hold it. */
const SECRET = 'quaresmeira';

const declared = await allPermissions();
const matrix = rowsOf(declared);

let world: TestApp;
let callers: Callers;

beforeAll(async () => {
  world = await startTestApp();
  callers = await makeCallers(world, SECRET);
  await callers.restore();
  // All of it stands while each row is tried: a route may give away what belongs to another feature.
  for (const { fixture } of declared) await fixture?.(callers);
});
afterAll(() => world.stop());

/** To most routes those who hold a grant are anybody. */
const asAnybody = (status: number) => ({
  ...{ supportStaff: status, committee: status, auditor: status },
});

type Row = (typeof matrix)[number]['row'];

/** Calls a route as somebody; a stream is hung up once its status is known. */
async function call(route: string, row: Row, caller: CallerName | 'operator', fixture: never) {
  const [method = '', path = ''] = route.split(' ');
  const params = row.params?.(fixture) ?? {};
  const search = row.query ? `?${new URLSearchParams(row.query(fixture))}` : '';
  const address =
    path.replaceAll(
      /:(\w+)|\*$/g,
      (whole, name?: string) => params[name ?? '*'] ?? (name ? '' : whole),
    ) + search;
  const end = new AbortController();
  const response = await callers.fetchAs(caller, address, {
    method,
    signal: end.signal,
    ...(row.body ? { json: row.body(fixture) } : {}),
    ...(path.endsWith('/events') ? { headers: { accept: 'text/event-stream' } } : {}),
  });
  const isStream = response.headers.get('content-type')?.includes('event-stream');
  const text = isStream ? '' : await response.text();
  end.abort();
  return { status: response.status, text };
}

describe('the permission matrix', () => {
  it('has one row for every route and a route for every row', () => {
    const rows = matrix.map(({ route }) => route);
    expect(rows.toSorted()).toEqual(world.routes.toSorted());
  });

  it.each(matrix)('$route', async ({ route, row, permissions }) => {
    await callers.restore();
    const fixture = (await permissions.fixture?.(callers)) as never;
    const found: Partial<Record<CallerName, number>> = {};
    // The owner comes last: what the others tried must have changed nothing.
    for (const caller of CALLERS.toSorted((a) => (a === 'owner' ? 1 : -1))) {
      const { status, text } = await call(route, row, caller, fixture);
      found[caller] = status;
      if (caller !== 'owner') expect(text).not.toContain(SECRET);
    }
    expect(found).toEqual({ ...asAnybody(row.statuses.anotherPerson), ...row.statuses });
    if (row.operator) {
      expect((await call(route, row, 'operator', fixture)).status).toBe(row.operator);
    }
  });

  it('lets nobody in with a token that is not theirs to use', async () => {
    const { ana, carla } = world.people;
    const { accessToken: own } = callers.people.owner ?? ana;
    const [header, claims, signature] = own.split('.');
    const body = Buffer.from(claims ?? '', 'base64url').toString();
    const forged = Buffer.from(body.replace(ana.userId, carla.userId)).toString('base64url');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    for (const accessToken of [
      `${header}.${forged}.${signature}`,
      `${none}.${claims}.`,
      `${header}.${claims}.`,
      'not-a-token',
      '',
    ]) {
      const response = await world.fetchAs({ ...ana, accessToken }, '/api/diary/entries');
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: 'unauthenticated' });
    }
  });
});
