import type { AuthChangeEvent, AuthError, Session } from '@supabase/auth-js';
import { vi } from 'vitest';
import type { Me } from '../../contract/access.contract.ts';
import { USER_DATA_KEY } from '../access.constants.ts';
import { createAccess, type SignOut } from '../access.runner.ts';
import { type Arrival, type UserData, userDataCache } from '../user-data.ts';

export const ANA = { id: 'ana', last_sign_in_at: '2026-11-16' };
export const VERIFIED = [{ status: 'verified' }];
export const tokenOf = (aal: string) => `header.${btoa(JSON.stringify({ aal }))}.signature`;
export const BRUNO = { id: 'bruno', last_sign_in_at: '2026-11-16' };
export const anasMe: Me = {
  id: 'ana',
  email: 'ana@example.org',
  fullName: 'Ana Ribeiro',
  plan: 'individual',
  trialEndsAt: null,
  isAdmin: false,
  isCompanyAdmin: true,
  isSupportStaff: false,
  companyGrants: [],
  hasPremiumAccess: true,
  company: null,
  awaitsInvitation: false,
  language: 'pt-BR',
  timeZone: 'America/Sao_Paulo',
  memberSince: '2026-01-01T00:00:00Z',
};
export const cachedAt = (timestamp: number): UserData => ({
  planType: 'empresarial',
  isAdmin: false,
  isCompanyAdmin: false,
  userId: 'ana',
  sessionId: 'ana:2026-11-16',
  timestamp,
});

/** The product around the rules: an auth service that says what it is told, and a server that counts. */
export function world() {
  let listener: (event: AuthChangeEvent, session: Session | null) => void = () => undefined;
  const sessionOf = (user: typeof ANA, aal: string) =>
    ({ user, access_token: tokenOf(aal) }) as unknown as Session;
  const auth = {
    onAuthStateChange: vi.fn((told: typeof listener) => {
      listener = told;
      return { data: { subscription: { unsubscribe: vi.fn() } } };
    }),
    getSession: vi.fn(async () => ({
      data: { session: null as Session | null },
      error: null as AuthError | null,
    })),
    getUser: vi.fn(async () => ({
      data: { user: ANA as unknown as Session['user'] | null },
      error: null as AuthError | null,
    })),
    refreshSession: vi.fn(async () => ({ data: { session: null as Session | null } })),
    signOut: vi.fn(async () => ({ error: null as AuthError | null })),
    admin: { signOut: vi.fn(async () => ({ error: null as AuthError | null })) },
  };
  const fetchMe = vi.fn(async (_: { fresh: boolean }) => anasMe);
  const kept = vi.fn<() => Arrival | null>(() => null);
  const isOffline = vi.fn(() => false);
  const dropAnswers = vi.fn();
  const renewAnswers = vi.fn();
  let marked: string | null = null;
  /** Leaves as somebody whose token the server is asked to end. */
  const leave = (how?: SignOut) => {
    const session = sessionOf(ANA, 'aal1');
    auth.getSession.mockResolvedValue({ data: { session }, error: null });
    return access.signOut(how);
  };
  const access = createAccess({
    auth: () => auth,
    fetchMe,
    kept,
    isOffline,
    leaving: {
      mark: (sessionId) => {
        marked = sessionId;
      },
      isMarked: (sessionId) => sessionId === marked,
    },
    dropAnswers,
    renewAnswers,
    cache: userDataCache(() => localStorage),
  });
  return {
    access,
    leave,
    auth,
    fetchMe,
    kept,
    isOffline,
    dropAnswers,
    renewAnswers,
    markOfAnotherTab: (sessionId: string) => {
      marked = sessionId;
    },
    tell: (event: AuthChangeEvent, user: typeof ANA | null, aal = 'aal1') =>
      listener(event, user && sessionOf(user, aal)),
  };
}

/** At a fixed time, with nothing on the device. */
export function beginAnew(): void {
  vi.useFakeTimers({ now: new Date('2026-11-18T12:00:00Z') });
  localStorage.clear();
}

export const stored = () => JSON.parse(localStorage.getItem(USER_DATA_KEY) ?? 'null');
export const errorOf = (name: string, status: number) =>
  Object.assign(new Error(name), { name, status }) as unknown as AuthError;
