import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import { MOST_STREAMS } from '#packages/api/server/open-streams.ts';
import {
  signInNewPerson,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';

let server: TestApp;
let hangUp = new AbortController();
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server?.stop());
afterEach(() => {
  hangUp.abort();
  hangUp = new AbortController();
});

const watch = (person: TestPerson) =>
  server.fetchAs(person, '/api/events', {
    headers: { accept: 'text/event-stream' },
    signal: hangUp.signal,
  });

/** Resolves when the server ends a stream. */
async function endOf({ body }: Response): Promise<void> {
  for await (const _chunk of body ?? []);
}

it('keeps ten streams of one person open, and those of the others', async () => {
  const { ana, bruno } = server.people;
  const open = await Promise.all(Array.from({ length: MOST_STREAMS }, () => watch(ana)));
  expect(open.map(({ status }) => status)).toEqual(Array(MOST_STREAMS).fill(200));
  expect((await watch(ana)).status).toBe(429);
  expect((await watch(bruno)).status).toBe(200);
});

it.each([
  [
    'signs out',
    (person: TestPerson) =>
      server.fetchAs(person, '/auth/v1/logout', {
        method: 'POST',
        headers: { apikey: PUBLISHABLE_KEY },
      }),
  ],
  [
    'is banned',
    ({ userId }: TestPerson) =>
      server.context.db.execute(
        sql`update users set banned_until = now() + interval '1 day' where id = ${userId}`,
      ),
  ],
  [
    'deletes the account',
    (person: TestPerson) =>
      server.fetchAs(person, '/api/account/deletion', {
        method: 'POST',
        json: { password: person.password },
      }),
  ],
])('ends the streams of somebody who %s, and nobody else’s', async (how, leave) => {
  const eva = await signInNewPerson(
    server.url,
    server.context,
    `Eva-${how.split(' ').at(-1)} Lima`,
  );
  const [hers, others] = await Promise.all([watch(eva), watch(server.people.bruno)]);
  await leave(eva);
  await endOf(hers);
  const first = await Promise.race([endOf(others), Promise.resolve('still open')]);
  expect(first).toBe('still open');
});

it('has whoever deletes their account amid their writes sign in again, and fails at none', async () => {
  const fabio = await signInNewPerson(server.url, server.context, 'Fabio Lima');
  const writes = Array.from({ length: 60 }, (_, number) => {
    const kind = number % 3;
    if (kind === 0) {
      return server.fetchAs(fabio, '/api/diary/entries', {
        method: 'POST',
        json: { id: crypto.randomUUID(), text: 'Um dia qualquer.' },
      });
    }
    if (kind === 1) {
      return server.fetchAs(fabio, '/api/me/preferences', {
        method: 'PATCH',
        json: { language: 'en-US' },
      });
    }
    return server.fetchAs(fabio, '/api/safety-plan', {
      method: 'PUT',
      json: {},
    });
  });
  const deletion = server.fetchAs(fabio, '/api/account/deletion', {
    method: 'POST',
    json: { password: fabio.password },
  });
  const statuses = (await Promise.all(writes)).map(({ status }) => status);
  expect((await deletion).status).toBe(200);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect((await server.fetchAs(fabio, '/api/me')).status).toBe(401);
});
