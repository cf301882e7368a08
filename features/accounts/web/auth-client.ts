import { AuthClient, type GoTrueClient } from '@supabase/auth-js';
import { authClientOptions, sessionStorageFor } from '../contract/auth-client-options.ts';

let client: GoTrueClient | undefined;

/** The page's one client of the auth service, made at the first call. */
export function authClient(): GoTrueClient {
  client ??= new AuthClient(
    authClientOptions(sessionStorageFor(window.localStorage, window.sessionStorage)),
  );
  return client;
}
