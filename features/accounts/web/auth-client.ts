import { AuthClient, type GoTrueClient } from '@supabase/auth-js';
import {
  authClientOptions,
  SESSION_STORAGE_KEY,
  type SessionStore,
  sessionStorageFor,
} from '../contract/auth-client-options.ts';

let client: GoTrueClient | undefined;

/** The page's one client of the auth service, made at the first call. */
export function authClient(): GoTrueClient {
  client ??= new AuthClient({
    ...authClientOptions(sessionStorageFor(window.localStorage, window.sessionStorage)),
    fetch: patientFetch,
  });
  return client;
}

/** A client beside the page's own, for one question: what it is answered with is kept nowhere. */
export function passingClient(): GoTrueClient {
  return new AuthClient({
    ...authClientOptions(memory()),
    storageKey: `${SESSION_STORAGE_KEY}-passing`,
    autoRefreshToken: false,
  });
}

/**
 * A client for visits to somebody else's site. The secret that a visit's answer is exchanged with
 * waits in this browser for the way back; the session that it is exchanged for stays in memory.
 */
export function visitingClient(): GoTrueClient {
  const kept = sessionStorageFor(window.localStorage, window.sessionStorage);
  const passing = memory();
  const storeOf = (key: string) => (key.includes('code-verifier') ? kept : passing);
  return new AuthClient({
    ...authClientOptions({
      getItem: (key) => storeOf(key).getItem(key),
      setItem: (key, value) => storeOf(key).setItem(key, value),
      removeItem: (key) => storeOf(key).removeItem(key),
    }),
    storageKey: `${SESSION_STORAGE_KEY}-visit`,
    flowType: 'pkce',
    autoRefreshToken: false,
  });
}

function memory(): SessionStore {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/**
 * What the auth client fetches with. At a 429 for a refresh it would remove the session; our server puts
 * a refresh off with 503, but a proxy before it may have limits of its own. It tries a 503 again.
 */
async function patientFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, init);
  const { status, headers, body } = answer;
  if (status !== 429 || !String(input).includes('grant_type=refresh_token')) return answer;
  return new Response(body, { status: 503, headers });
}
