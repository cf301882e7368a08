import type { User } from '@supabase/auth-js';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { access, apiOptions } from '#features/access/web/index.ts';
import { accountContract } from '#features/accounts/contract/account.contract.ts';
import { authClient, fetchAuthSettings } from '#features/accounts/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';

export const accountApi = createClient(accountContract, apiOptions);

const USER_KEY = ['auth', 'user'] as const;
const PASSKEYS_KEY = ['auth', 'passkeys'] as const;
const ACTIVITY_KEY = ['account', 'activity'] as const;
const EVENTS_A_PAGE = 10;

/** What the auth client answered; throws what it refused with. */
export function answered<Answer extends { data: unknown; error: unknown }>(
  answer: Answer,
): Extract<Answer, { error: null }>['data'] {
  if (answer.error) throw answer.error;
  return answer.data;
}

/** The signed-in person as the auth service shows them: address, factors, linked accounts. */
export function useAccount() {
  return useQuery({
    queryKey: USER_KEY,
    queryFn: async (): Promise<User> => answered(await authClient().getUser()).user,
  });
}

/** What is switched on at this server. */
export function useAuthSettings() {
  return useQuery({ queryKey: ['auth', 'settings'], queryFn: fetchAuthSettings });
}

export function usePasskeys(enabled: boolean) {
  return useQuery({
    queryKey: PASSKEYS_KEY,
    enabled,
    queryFn: async () => answered(await authClient().passkey.list()),
  });
}

export function useSessions() {
  return useQuery(accountApi.listSessions.query());
}

/** What happened to the account, newest first, page by page. */
export function useActivity() {
  return useInfiniteQuery({
    queryKey: ACTIVITY_KEY,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      accountApi.listActivity(
        { query: { limit: EVENTS_A_PAGE, ...(pageParam ? { after: pageParam } : {}) } },
        { signal },
      ),
    getNextPageParam: ({ next }) => next,
  });
}

/**
 * What to call after something of the account changed: the person, their sessions and the record
 * are asked for anew.
 */
export function useAccountChanged() {
  const client = useQueryClient();
  return async () => {
    const { queryKey: sessions } = accountApi.listSessions.query();
    await Promise.all(
      [USER_KEY, PASSKEYS_KEY, ACTIVITY_KEY, sessions].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  };
}

/** Asks for a new token where the account changed behind the present one, and for the person anew. */
export async function renewSession(): Promise<void> {
  await authClient().refreshSession();
  access.refresh();
}
