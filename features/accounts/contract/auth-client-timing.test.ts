import { AuthClient } from '@supabase/auth-js';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authClientOptions, SESSION_STORAGE_KEY } from './auth-client-options.ts';

// The specification's times of the auth service's client (section 9) are the library's own. These
// tests hold the library to them, with the options that we give it.

const START = new Date('2026-11-18T12:00:00Z');
const SECOND = 1_000;

const secondsSince = () => (Date.now() - START.getTime()) / SECOND;
const unavailable = async () => Response.json({ msg: 'try later' }, { status: 503 });

function sessionFor(seconds: number, accessToken = 'header.e30.signature') {
  return {
    access_token: accessToken,
    refresh_token: 'refresh-of-ana',
    token_type: 'bearer',
    expires_in: seconds,
    expires_at: START.getTime() / SECOND + seconds,
    user: { id: 'ana', aud: 'authenticated', app_metadata: {}, user_metadata: {} },
  };
}

/** A client with Ana's session of so many seconds, and the times in seconds at which it asks. */
function clientWith(session: object, answer: (url: string) => Promise<Response>) {
  const asked: { path: string; at: number }[] = [];
  const memory = new Map([[SESSION_STORAGE_KEY, JSON.stringify(session)]]);
  const client = new AuthClient({
    ...authClientOptions({
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
      removeItem: (key) => void memory.delete(key),
    }),
    fetch: (url) => {
      asked.push({ path: String(url), at: secondsSince() });
      return answer(String(url));
    },
  });
  return { client, asked, memory };
}

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('refreshing the access token', () => {
  it('is looked at every 30 s and done once 90 s or less remain', async () => {
    const { client, asked } = clientWith(sessionFor(150), async () =>
      Response.json(sessionFor(3_600)),
    );
    await client.initialize();
    await vi.advanceTimersByTimeAsync(59 * SECOND);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(asked).toEqual([{ path: '/auth/v1/token?grant_type=refresh_token', at: 60 }]);
    // The new one has an hour: nothing more to do for now.
    await vi.advanceTimersByTimeAsync(600 * SECOND);
    expect(asked).toHaveLength(1);
    await client.stopAutoRefresh();
  });

  it('is tried again after 200 ms, then twice as long each time, within 30 s', async () => {
    const { client, asked, memory } = clientWith(sessionFor(3_600), unavailable);
    await client.initialize();
    await client.stopAutoRefresh();
    const refreshed = client.refreshSession();
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    expect((await refreshed).error?.name).toBe('AuthRetryableFetchError');
    expect(asked.map(({ at }) => at)).toEqual([0, 0.2, 0.6, 1.4, 3, 6.2, 12.6, 25.4]);
    // No answer says nothing about the session.
    expect(memory.has(SESSION_STORAGE_KEY)).toBe(true);
  });
});

describe('the key set', () => {
  it('is asked for again after 10 minutes', async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256');
    const key = { ...(await exportJWK(publicKey)), kid: 'first', alg: 'ES256' };
    const token = await new SignJWT({ sub: 'ana', role: 'authenticated' })
      .setProtectedHeader({ alg: 'ES256', kid: 'first' })
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);
    const { client, asked } = clientWith(sessionFor(3_600, token), async () =>
      Response.json({ keys: [key] }),
    );
    await client.initialize();
    await client.stopAutoRefresh();
    const check = async () => expect((await client.getClaims()).data?.claims.sub).toBe('ana');

    await check();
    expect(asked.map(({ path }) => path)).toEqual(['/auth/v1/.well-known/jwks.json']);
    vi.setSystemTime(START.getTime() + 600 * SECOND - 1);
    await check();
    expect(asked).toHaveLength(1);
    vi.setSystemTime(START.getTime() + 600 * SECOND);
    await check();
    expect(asked).toHaveLength(2);
  });
});
