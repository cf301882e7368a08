import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, present } from '#packages/testing/people/auth-clients.ts';
import { signIn, startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { TestClock } from '#packages/testing/people/test-clock.ts';
import { MADE_PASSWORD, operatorOf } from '../testing/operator.ts';

/** Two requests for one account at the same moment: neither waits for the other in a circle. */
let server: TestApp;
const clock = new TestClock();
beforeAll(async () => {
  server = await startTestApp({ now: clock.now, environment: { REUSE_INTERVAL_S: '0' } });
});
afterAll(() => server?.stop());

const { operate, newUser } = operatorOf(() => server);
const linkOf = async (type: string, email: string) => {
  const body = { type, email, password: MADE_PASSWORD };
  const { json } = await operate('/admin/generate_link', { method: 'POST', body });
  return { type, token_hash: json.hashed_token as string };
};
const verify = (body: object) => ask(server, '/verify', { body });
const TIMES = Array.from({ length: 5 }, (_, time) => time);

it('the links of a sign-up and of a recovery: one of them confirms', async () => {
  const pairs = TIMES.map(async (time) => {
    const email = `both-links-${time}@example.com`;
    const links = [await linkOf('signup', email), await linkOf('recovery', email)];
    return (await Promise.all(links.map(verify))).map(({ status }) => status).sort();
  });
  for (const statuses of await Promise.all(pairs)) expect(statuses).toEqual([200, 403]);
});

it('a token that was used before and a deletion: the one is refused, the other done', async () => {
  const refresh = (refresh_token: string) =>
    ask(server, '/token?grant_type=refresh_token', { body: { refresh_token } });
  const people = await Promise.all(
    TIMES.map(async () => {
      const { id, email } = await newUser();
      const { refreshToken } = await signIn(server.url, present(email), MADE_PASSWORD);
      await refresh((await refresh(refreshToken)).json.refresh_token);
      return { id, refreshToken };
    }),
  );
  clock.pass(1_000);
  const pairs = people.map(async ({ id, refreshToken }) => {
    const [refused, deleted] = await Promise.all([
      refresh(refreshToken),
      operate(`/admin/users/${id}`, { method: 'DELETE', body: {} }),
    ]);
    expect([refused.status, deleted.status]).toEqual([400, 200]);
  });
  await Promise.all(pairs);
});

it('signing out and being deleted: both are done', async () => {
  const pairs = TIMES.map(async () => {
    const { id, email } = await newUser();
    const { accessToken } = await signIn(server.url, present(email), MADE_PASSWORD);
    const [signedOut, deleted] = await Promise.all([
      ask(server, '/logout', { headers: { authorization: `Bearer ${accessToken}` } }),
      operate(`/admin/users/${id}`, { method: 'DELETE', body: {} }),
    ]);
    // Whoever was deleted before the sign-out began is nobody any more.
    expect([204, 403]).toContain(signedOut.status);
    expect(deleted.status).toBe(200);
  });
  await Promise.all(pairs);
});
