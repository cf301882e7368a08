import { QueryClient } from '@tanstack/react-query';
import { SESSION_STORAGE_KEY } from '#features/accounts/contract/auth-client-options.ts';
import { authClient } from '#features/accounts/web/index.ts';
import { companiesContract } from '#features/companies/contract/companies.contract.ts';
import { ApiFailure, type ClientOptions, createClient } from '#packages/api/client/index.ts';
import { accessContract } from '../contract/access.contract.ts';
import { FETCH_THROTTLE_MS } from './access.constants.ts';
import { createAccess } from './access.runner.ts';
import { leavingMark, type Person, personOf, userDataCache } from './user-data.ts';

const RETRIES = 2;

/** Answers of the API in memory. It belongs to the session and ends with it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FETCH_THROTTLE_MS,
      retry: (failures, error) =>
        failures < RETRIES && error instanceof ApiFailure && error.retryable && error.status !== 0,
    },
  },
});

/** Options of every typed client: the session's token, renewed once when the server refuses it. */
export const apiOptions: ClientOptions = {
  // Offline the auth client would try to renew an old token for half a minute before anything fails.
  token: () => (navigator.onLine ? access.accessToken() : null),
  renew: () => access.renewToken(),
};

export const accessApi = createClient(accessContract, apiOptions);
export const companiesApi = createClient(companiesContract, apiOptions);

function storedPerson(): Person | null {
  try {
    const raw =
      window.sessionStorage.getItem(SESSION_STORAGE_KEY) ??
      window.localStorage.getItem(SESSION_STORAGE_KEY);
    const user: unknown = JSON.parse(raw ?? 'null')?.user;
    if (typeof user !== 'object' || user === null || !('id' in user)) return null;
    const signedInAt = 'last_sign_in_at' in user ? String(user.last_sign_in_at) : undefined;
    return typeof user.id === 'string'
      ? personOf({ id: user.id, last_sign_in_at: signedInAt })
      : null;
  } catch {
    return null;
  }
}

/** The one access of this page. */
export const access = createAccess({
  auth: authClient,
  fetchMe: ({ fresh }) =>
    queryClient.fetchQuery({
      ...accessApi.me.query(),
      staleTime: fresh ? 0 : FETCH_THROTTLE_MS,
    }),
  keptPerson: storedPerson,
  isOffline: () => !navigator.onLine,
  leaving: leavingMark(() => window.localStorage),
  cache: userDataCache(() => window.localStorage),
  dropAnswers: () => queryClient.clear(),
});

/** Asks again for what could not be loaded without a connection, once it is back. */
export function retryWhenOnline(): void {
  window.addEventListener('online', () => access.retry());
}
