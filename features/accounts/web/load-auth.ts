import type { GoTrueClient } from '@supabase/auth-js';
import { SESSION_STORAGE_KEY } from '../contract/auth-client-options.ts';

/**
 * The auth client, fetched when first needed: its code is as large as a whole form and most people
 * read before they type. Rejects when the code cannot be fetched; the next call tries again.
 */
export function loadAuth(): Promise<GoTrueClient> {
  return import('./auth-client.ts').then(({ authClient }) => authClient());
}

/** Whether this browser holds a session, told without loading the auth client. */
export function hasStoredSession(): boolean {
  return (
    window.sessionStorage.getItem(SESSION_STORAGE_KEY) !== null ||
    window.localStorage.getItem(SESSION_STORAGE_KEY) !== null
  );
}
