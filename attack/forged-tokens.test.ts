import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import { signIn } from '#packages/testing/people/index.ts';
import { atOnce } from './support/at-once.ts';
import { forgeriesOf } from './support/forgeries.ts';
import { inForm } from './support/options.ts';
import { type RawRequest, send } from './support/send.ts';
import { type Stage, setStage } from './support/stage.ts';

/**
 * The protocol has tokens without a session, for programs that sign for themselves with a key of the
 * operator's. We issue none, and the product takes none.
 */
const OF_THE_PROTOCOL = 'no session';
const FORGERIES_A_ROUTE = inForm(5, 100);

let stage: Stage;
/** Time of the server: refresh tokens are used again long after. */
let laterMs = 0;
beforeAll(async () => {
  stage = await setStage({ now: () => new Date(Date.now() + laterMs) });
});
afterAll(() => stage?.world.stop());

const sendWith = (request: RawRequest, authorization?: string) =>
  send(stage.world.url, {
    ...request,
    headers: {
      ...request.headers,
      apikey: PUBLISHABLE_KEY,
      ...(authorization ? { authorization } : {}),
    },
  });
describe('a token that is not one', () => {
  it('opens no route', async () => {
    const forgeries = Object.entries(await forgeriesOf(stage.world));
    const tries = stage.targets.flatMap((target, at) =>
      Array.from({ length: Math.min(FORGERIES_A_ROUTE, forgeries.length) }, (_, index) => ({
        target,
        forgery: forgeries[(at * FORGERIES_A_ROUTE + index) % forgeries.length] as [string, string],
      })),
    );
    expect(new Set(tries.map(({ forgery: [what] }) => what)).size).toBe(forgeries.length);
    const findings = await atOnce(tries, 6, async ({ target, forgery: [what, token] }) => {
      const call = stage.rightCall(target);
      const { status } = await sendWith(call, `Bearer ${token}`);
      const known = `${target.name} with ${what}: ${status}`;
      const closed = target.operation && target.operation.security?.length !== 0;
      if (closed) return status === 401 ? null : known;
      if (status >= 400 && status < 500) return null;
      if (target.path.startsWith('/auth/v1') && what === OF_THE_PROTOCOL) return null;
      // Open to everybody, then: a visitor without a token gets the very same.
      return (await sendWith(call)).status === status ? null : known;
    });
    expect(findings.filter((finding) => finding !== null)).toEqual([]);
  });

  it('is refused under every other way of sending one', async () => {
    const { accessToken } = stage.world.people.ana;
    const me = { method: 'GET', path: '/api/me', headers: {} };
    for (const path of [
      `/api/me?access_token=${accessToken}`,
      `/api/me?apikey=${accessToken}`,
      `/api/me?authorization=Bearer%20${accessToken}`,
    ]) {
      expect([path.slice(0, 24), (await sendWith({ ...me, path })).status]).toEqual([
        path.slice(0, 24),
        401,
      ]);
    }
    const cookie = `access_token=${accessToken}; sb-access-token=${accessToken}`;
    expect((await sendWith({ ...me, headers: { cookie } })).status).toBe(401);
    for (const authorization of [`Basic ${accessToken}`, `Token ${accessToken}`, accessToken]) {
      expect((await sendWith(me, authorization)).status).toBe(401);
    }
  });
});

describe('a refresh token used twice', () => {
  const refresh = (refreshToken: string) =>
    sendWith({
      method: 'POST',
      path: '/auth/v1/token?grant_type=refresh_token',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: refreshToken }),
    });

  it('ends the session of both who hold it, and no other', async () => {
    const { duda } = stage.world.people;
    const [found, other] = [
      await signIn(stage.world.url, duda.email),
      await signIn(stage.world.url, duda.email),
    ];
    const theirs = JSON.parse((await refresh(found.refreshToken)).text) as Record<string, string>;
    const mine = JSON.parse((await refresh(theirs.refresh_token ?? '')).text) as Record<
      string,
      string
    >;
    laterMs = 60_000;
    expect((await refresh(found.refreshToken)).status).toBe(400);
    for (const token of [theirs.refresh_token, mine.refresh_token]) {
      expect((await refresh(token ?? '')).status).toBe(400);
    }
    const me = { method: 'GET', path: '/api/me', headers: {} };
    expect((await sendWith(me, `Bearer ${mine.access_token}`)).status).toBe(401);
    expect((await sendWith(me, `Bearer ${other.accessToken}`)).status).toBe(200);
  });
});
