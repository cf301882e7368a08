import { PUBLISHABLE_KEY } from './keys.ts';

/** What the session is stored under in the browser. */
export const SESSION_STORAGE_KEY = 'florescer-auth';

/** Present while the person signed in with "shared computer" ticked. */
export const SHARED_COMPUTER_KEY = 'florescer-shared-computer';

/** The part of the Web Storage API that a session needs; both `localStorage` and `sessionStorage` fit. */
export interface SessionStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Where a session lives: in the tab (`session`) once the person said that the computer is shared,
 * otherwise in the browser (`local`). The mark itself is kept in the tab, so closing it ends both.
 */
export function sessionStorageFor(local: SessionStore, session: SessionStore): SessionStore {
  const isShared = () => session.getItem(SHARED_COMPUTER_KEY) !== null;
  return {
    getItem: (key) => session.getItem(key) ?? local.getItem(key),
    setItem(key, value) {
      const [home, other] = isShared() ? [session, local] : [local, session];
      other.removeItem(key);
      home.setItem(key, value);
    },
    removeItem(key) {
      session.removeItem(key);
      local.removeItem(key);
    },
  };
}

/** Says, before signing in, whether the next session ends with this tab (see {@link sessionStorageFor}). */
export function markSharedComputer(session: SessionStore, shared: boolean): void {
  if (shared) session.setItem(SHARED_COMPUTER_KEY, '1');
  else session.removeItem(SHARED_COMPUTER_KEY);
}

/** Whether this tab's session was started with "shared computer" ticked. */
export function isSharedComputer(session: SessionStore): boolean {
  return session.getItem(SHARED_COMPUTER_KEY) !== null;
}

/**
 * Options of auth-js's `AuthClient`, the same on the public pages and in the app, so that a session
 * begun on one is found by the other. The implicit flow, because a mailed link is often opened on
 * another device, where PKCE fails. No session is taken from an address: whoever made a link could put
 * its reader into an account of their own.
 */
export function authClientOptions(storage: SessionStore) {
  return {
    url: '/auth/v1',
    headers: { apikey: PUBLISHABLE_KEY },
    storageKey: SESSION_STORAGE_KEY,
    storage,
    flowType: 'implicit' as const,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
    // The client still calls them experimental; our auth service has them.
    experimental: { recoveryCodes: true },
  };
}
