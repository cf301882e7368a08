import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '#packages/testing/people/index.ts';
import { CALLERS, type CallerName, type Fixture } from './callers.ts';
import { type Cast, makeCast, makeFixture, SECRET } from './fixture.ts';
import { matrix } from './matrix.ts';

let world: TestApp;
let cast: Cast;

beforeAll(async () => {
  world = await startTestApp();
  cast = await makeCast(world);
});
afterAll(() => world.stop());

/** Calls a route as somebody; a stream is hung up once its status is known. */
async function call(route: string, caller: CallerName, fixture: Fixture) {
  const [method = '', path = ''] = route.split(' ');
  const row = matrix[route];
  const params = row?.params?.(fixture) ?? {};
  const search = row?.query ? `?${new URLSearchParams(row.query())}` : '';
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '') + search;
  const end = new AbortController();
  const response = await world.fetchAs(cast.people[caller], address, {
    method,
    signal: end.signal,
    ...(row?.body ? { json: row.body(fixture) } : {}),
    ...(path.endsWith('/events') ? { headers: { accept: 'text/event-stream' } } : {}),
  });
  const isStream = response.headers.get('content-type')?.includes('event-stream');
  const text = isStream ? '' : await response.text();
  end.abort();
  return { status: response.status, text };
}

describe('the permission matrix', () => {
  it('has a row for every route and a route for every row', () => {
    const routes = world.app.mounted.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    expect(Object.keys(matrix).toSorted()).toEqual(routes.toSorted());
  });

  it.each(Object.keys(matrix))('%s', async (route) => {
    const fixture = await makeFixture(world, cast);
    const found: Partial<Record<CallerName, number>> = {};
    // The owner comes last: what the others tried must have changed nothing.
    for (const caller of CALLERS.toSorted((a) => (a === 'owner' ? 1 : -1))) {
      const { status, text } = await call(route, caller, fixture);
      found[caller] = status;
      if (caller !== 'owner') expect(text).not.toContain(SECRET);
    }
    expect(found).toEqual(matrix[route]?.statuses);
  });

  it('lets nobody in with a token that is not theirs to use', async () => {
    const ana = cast.people.owner as TestPerson;
    const [header, claims, signature] = ana.accessToken.split('.');
    const body = Buffer.from(claims ?? '', 'base64url').toString();
    const forged = Buffer.from(body.replace(ana.userId, world.people.carla.userId)).toString(
      'base64url',
    );
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
