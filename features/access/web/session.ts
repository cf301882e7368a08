import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { SESSION_STORAGE_KEY } from '#features/accounts/contract/auth-client-options.ts';
import { authClient } from '#features/accounts/web/index.ts';
import { companiesContract } from '#features/companies/contract/companies.contract.ts';
import { ApiFailure, type ClientOptions, createClient } from '#packages/api/client/index.ts';
import { currentLanguage } from '#packages/i18n/web/index.ts';
import { accessContract } from '../contract/access.contract.ts';
import { FETCH_THROTTLE_MS } from './access.constants.ts';
import { asksForFactor, createAccess } from './access.runner.ts';
import { askToAgree } from './agreement-requests.ts';
import { type Arrival, arrivalOf, leavingMark, userDataCache } from './user-data.ts';

const RETRIES = 2;

const whenRefused = (error: Error) => {
  if (asksForFactor(error)) access.askForFactor();
};

/** Answers of the API in memory. It belongs to the session and ends with it. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: whenRefused }),
  mutationCache: new MutationCache({ onError: whenRefused }),
  defaultOptions: {
    // Without a connection what is asked for fails at once, and so does a change: a question that
    // waited would look as if it were on its way, a change as if it were made.
    queries: {
      networkMode: 'offlineFirst',
      staleTime: FETCH_THROTTLE_MS,
      retry: (failures, error) =>
        failures < RETRIES && error instanceof ApiFailure && error.retryable && error.status !== 0,
    },
    mutations: { networkMode: 'always' },
  },
});

/** Options of every typed client: the session's token, renewed once when the server refuses it. */
export const apiOptions: ClientOptions = {
  token: (as) => access.accessToken(as),
  renew: (as) => access.renewToken(as),
  agree: askToAgree,
  language: currentLanguage,
};

export const accessApi = createClient(accessContract, apiOptions);
export const companiesApi = createClient(companiesContract, apiOptions);

/** The session as it is stored in this browser, null without one or where nothing may be read. */
export function storedSession(): string | null {
  try {
    return (
      window.sessionStorage.getItem(SESSION_STORAGE_KEY) ??
      window.localStorage.getItem(SESSION_STORAGE_KEY)
    );
  } catch {
    return null;
  }
}

function storedArrival(): Arrival | null {
  try {
    const session: unknown = JSON.parse(storedSession() ?? 'null');
    return isSession(session) ? arrivalOf(session) : null;
  } catch {
    return null;
  }
}

function isSession(value: unknown): value is Parameters<typeof arrivalOf>[0] {
  if (typeof value !== 'object' || value === null) return false;
  if (!('access_token' in value && 'user' in value)) return false;
  const { user } = value;
  return typeof user === 'object' && user !== null && 'id' in user && typeof user.id === 'string';
}

/** The one access of this page. */
export const access = createAccess({
  auth: authClient,
  fetchMe: ({ fresh }) =>
    queryClient.fetchQuery({
      ...accessApi.me.query(),
      staleTime: fresh ? 0 : FETCH_THROTTLE_MS,
    }),
  kept: storedArrival,
  isOffline: () => !navigator.onLine,
  leaving: leavingMark(() => window.localStorage),
  cache: userDataCache(() => window.localStorage),
  dropAnswers: () => queryClient.clear(),
  renewAnswers: () => {
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.invalidateQueries();
  },
});

/** Asks again for what could not be loaded without a connection, once it is back. */
export function retryWhenOnline(): void {
  window.addEventListener('online', () => {
    access.retry();
    // A page that was opened without a connection has tried and failed: nothing of it waits to go on.
    void queryClient.refetchQueries({ type: 'active', predicate: isUnanswered });
  });
}

function isUnanswered({ state: { error, fetchStatus } }: Query): boolean {
  return fetchStatus === 'idle' && error instanceof ApiFailure && error.status === 0;
}
