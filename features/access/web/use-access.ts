import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { Language } from '#packages/i18n/languages.ts';
import type { Me } from '../contract/access.contract.ts';
import { flagsOf } from '../contract/access.rules.ts';
import { CACHE_LIFE_MS } from './access.constants.ts';
import type { AccessState } from './access.machine.ts';
import { access, accessApi, companiesApi, queryClient, storedSession } from './session.ts';
import { type Who, whoOf } from './who.rules.ts';

export function useAccessState(): AccessState {
  return useSyncExternalStore(access.subscribe, access.getState, access.getState);
}

export type Permissions = ReturnType<typeof flagsOf>;

/**
 * What the signed-in person may do; free and without a role until loaded and when loading failed
 * (specification section 4). For hiding what would be refused: the server decides.
 */
export function usePermissions(): Permissions {
  const { data } = useAccessState();
  const { hasPremiumAccess } = flagsOf(data?.planType ?? 'free', null);
  return {
    isAdmin: data?.isAdmin ?? false,
    isCompanyAdmin: data?.isCompanyAdmin ?? false,
    hasPremiumAccess,
  };
}

function useMeQuery() {
  const { phase } = useAccessState();
  return useQuery({
    ...accessApi.me.query(),
    enabled: phase === 'signedIn',
    staleTime: CACHE_LIFE_MS,
  });
}

/** Name, company, language and zone of the signed-in person; null while the first answer is awaited. */
export function useMe(): Me | null {
  return useMeQuery().data ?? null;
}

/** Whether the first answer did not come. */
export function useMeFailed(): boolean {
  const { data, error } = useMeQuery();
  return error !== null && data === undefined;
}

/** Who the frame shows; also where the server cannot be reached. */
export function useWho(): Who {
  const state = useAccessState();
  const me = useMe();
  // The stored session changes with the state: a new name or plant makes it load anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the state is another
  return useMemo(() => whoOf(me, storedSession()), [me, state]);
}

/** The person's own time zone; this device's as long as it is not known. */
export function useTimeZone(): string {
  return useMe()?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * Tells the server the person's language, for mails; the screen has switched already, and what the
 * server writes in it is asked for anew.
 */
export async function saveLanguage(language: Language): Promise<void> {
  const me = await accessApi.setPreferences({ body: { language } });
  queryClient.setQueryData(accessApi.me.query().queryKey, me);
  void queryClient.invalidateQueries();
}

/** Puts away the note to a person whose company was here already; throws when it cannot be saved. */
export async function stopAwaitingInvitation(): Promise<void> {
  await companiesApi.stopAwaitingInvitation();
  queryClient.setQueryData<Me>(
    accessApi.me.query().queryKey,
    (me) => me && { ...me, awaitsInvitation: false },
  );
}
