import { AuthClient, type GoTrueClient } from '@supabase/auth-js';
import {
  authClientOptions,
  SESSION_STORAGE_KEY,
  type SessionStore,
  sessionStorageFor,
} from '../contract/auth-client-options.ts';
import { patientFetch } from './patient-fetch.ts';

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
    detectSessionInUrl: false,
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
