import type { AuthChangeEvent, AuthError, Session } from '@supabase/auth-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Me } from '../contract/access.contract.ts';
import {
  CACHE_LIFE_MS,
  DATA_LOAD_DELAY_MS,
  FETCH_THROTTLE_MS,
  INIT_COOLDOWN_MS,
  SESSION_VALIDATION_MS,
  TOKEN_REFRESH_THROTTLE_MS,
  USER_DATA_KEY,
} from './access.constants.ts';
import { createAccess } from './access.runner.ts';
import { type Arrival, type UserData, userDataCache } from './user-data.ts';

const ANA = { id: 'ana', last_sign_in_at: '2026-11-16' };
const VERIFIED = [{ status: 'verified' }];
const tokenOf = (aal: string) => `header.${btoa(JSON.stringify({ aal }))}.signature`;
const BRUNO = { id: 'bruno', last_sign_in_at: '2026-11-16' };
const anasMe: Me = {
  id: 'ana',
  email: 'ana@example.org',
  fullName: 'Ana Ribeiro',
  plan: 'individual',
  trialEndsAt: null,
  isAdmin: false,
  isCompanyAdmin: true,
  hasPremiumAccess: true,
  company: null,
  awaitsInvitation: false,
  language: 'pt-BR',
  timeZone: 'America/Sao_Paulo',
  memberSince: '2026-01-01T00:00:00Z',
};
const cachedAt = (timestamp: number): UserData => ({
  planType: 'empresarial',
  isAdmin: false,
  isCompanyAdmin: false,
  userId: 'ana',
  sessionId: 'ana:2026-11-16',
  timestamp,
});

/** The product around the rules: an auth service that says what it is told, and a server that counts. */
function world() {
  let listener: (event: AuthChangeEvent, session: Session | null) => void = () => undefined;
  const sessionOf = (user: typeof ANA, aal: string) =>
    ({ user, access_token: tokenOf(aal) }) as unknown as Session;
  const auth = {
    onAuthStateChange: vi.fn((told: typeof listener) => {
      listener = told;
      return { data: { subscription: { unsubscribe: vi.fn() } } };
    }),
    getSession: vi.fn(async () => ({ data: { session: null as Session | null } })),
    getUser: vi.fn(async () => ({
      data: { user: ANA as unknown as Session['user'] | null },
      error: null as AuthError | null,
    })),
    refreshSession: vi.fn(async () => ({ data: { session: null as Session | null } })),
    signOut: vi.fn(async () => ({ error: null as AuthError | null })),
  };
  const fetchMe = vi.fn(async (_: { fresh: boolean }) => anasMe);
  const kept = vi.fn<() => Arrival | null>(() => null);
  const isOffline = vi.fn(() => false);
  const dropAnswers = vi.fn();
  let marked: string | null = null;
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
    cache: userDataCache(() => localStorage),
  });
  return {
    access,
    auth,
    fetchMe,
    kept,
    isOffline,
    dropAnswers,
    markOfAnotherTab: (sessionId: string) => {
      marked = sessionId;
    },
    tell: (event: AuthChangeEvent, user: typeof ANA | null, aal = 'aal1') =>
      listener(event, user && sessionOf(user, aal)),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-18T12:00:00Z') });
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

const stored = () => JSON.parse(localStorage.getItem(USER_DATA_KEY) ?? 'null');
const errorOf = (name: string, status: number) =>
  Object.assign(new Error(name), { name, status }) as unknown as AuthError;

describe('loading the user data', () => {
  it('begins 300 ms after the person is known', async () => {
    const { access, fetchMe, tell } = world();
    access.start();
    tell('INITIAL_SESSION', ANA);
    await vi.advanceTimersByTimeAsync(DATA_LOAD_DELAY_MS - 1);
    expect(fetchMe).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(fetchMe).toHaveBeenCalledTimes(1);
    expect(access.getState().data).toMatchObject({ planType: 'individual', isCompanyAdmin: true });
  });

  it('keeps exactly the specified fields on the device', async () => {
    const { access, tell } = world();
    access.start();
    tell('SIGNED_IN', ANA);
    await vi.advanceTimersByTimeAsync(DATA_LOAD_DELAY_MS);
    expect(Object.keys(stored()).sort()).toEqual(
      ['isAdmin', 'isCompanyAdmin', 'planType', 'sessionId', 'timestamp', 'userId'].sort(),
    );
    expect(stored()).toMatchObject({ userId: 'ana', sessionId: 'ana:2026-11-16' });
  });

  it.each([
    ['fresher than 30 minutes', CACHE_LIFE_MS - DATA_LOAD_DELAY_MS - 1, 'empresarial', 0],
    ['as old as 30 minutes', CACHE_LIFE_MS - DATA_LOAD_DELAY_MS, 'individual', 1],
  ])('with a cache %s', async (_, age, plan, fetches) => {
    localStorage.setItem(USER_DATA_KEY, JSON.stringify(cachedAt(Date.now() - age)));
    const { access, fetchMe, tell } = world();
    access.start();
    tell('INITIAL_SESSION', ANA);
    await vi.advanceTimersByTimeAsync(DATA_LOAD_DELAY_MS);
    expect(access.getState().data?.planType).toBe(plan);
    expect(fetchMe).toHaveBeenCalledTimes(fetches);
  });

  it.each([
    ['of another person', { ...cachedAt(Date.now()), userId: 'bruno' }],
    ['of another sign-in', { ...cachedAt(Date.now()), sessionId: 'ana:2026-11-01' }],
    ['that is broken', 'nonsense'],
  ])('passes over a cache %s', async (_, entry) => {
    localStorage.setItem(USER_DATA_KEY, JSON.stringify(entry));
    const { access, fetchMe, tell } = world();
    access.start();
    tell('INITIAL_SESSION', ANA);
    await vi.advanceTimersByTimeAsync(DATA_LOAD_DELAY_MS);
    expect(fetchMe).toHaveBeenCalledTimes(1);
  });

  it('falls back to an old cache when the server does not answer', async () => {
    localStorage.setItem(USER_DATA_KEY, JSON.stringify(cachedAt(0)));
    const { access, fetchMe, tell } = world();
    fetchMe.mockRejectedValue(new Error('no answer'));
    access.start();
    tell('INITIAL_SESSION', ANA);
    await vi.advanceTimersByTimeAsync(DATA_LOAD_DELAY_MS);
    expect(access.getState()).toMatchObject({ failed: false, data: { planType: 'empresarial' } });
  });

  it('says so when neither server nor cache has them, and loads anew when asked', async () => {
    const { access, fetchMe, tell } = world();
    fetchMe.mockRejectedValueOnce(new Error('no answer'));
    access.start();
    tell('INITIAL_SESSION', ANA);
    await vi.advanceTimersByTimeAsync(DATA_LOAD_DELAY_MS);
    expect(access.getState()).toMatchObject({ failed: true, data: null });
    access.refresh();
    await vi.advanceTimersByTimeAsync(0);
    expect(fetchMe).toHaveBeenLastCalledWith({ fresh: true });
    expect(access.getState()).toMatchObject({ failed: false, data: { planType: 'individual' } });
  });

  it('shares one load between all who ask at once', async () => {
    const { access, fetchMe, tell } = world();
    let answer: (me: Me) => void = () => undefined;
    fetchMe.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    access.start();
    tell('INITIAL_SESSION', ANA);
    await vi.advanceTimersByTimeAsync(DATA_LOAD_DELAY_MS);
    tell('USER_UPDATED', ANA);
    tell('MFA_CHALLENGE_VERIFIED', ANA);
    expect(fetchMe).toHaveBeenCalledTimes(1);
    answer(anasMe);
    await vi.advanceTimersByTimeAsync(0);
    expect(access.getState().data).not.toBeNull();
  });

  it.each([
    [FETCH_THROTTLE_MS - DATA_LOAD_DELAY_MS - 1, 1],
    [FETCH_THROTTLE_MS - DATA_LOAD_DELAY_MS, 2],
  ])('loads once in 15 s: %i ms after the last one', async (pause, fetches) => {
    const { access, fetchMe, tell } = world();
    fetchMe.mockRejectedValue(new Error('no answer'));
    access.start();
    tell('INITIAL_SESSION', ANA);
    await vi.advanceTimersByTimeAsync(DATA_LOAD_DELAY_MS);
    await vi.advanceTimersByTimeAsync(pause);
    access.retry();
    await vi.advanceTimersByTimeAsync(DATA_LOAD_DELAY_MS);
    expect(fetchMe).toHaveBeenCalledTimes(fetches);
  });
});

describe('checking the session with the server', () => {
  const start = async (w: ReturnType<typeof world>) => {
    localStorage.setItem(USER_DATA_KEY, JSON.stringify(cachedAt(Date.now())));
    w.access.start();
    w.tell('INITIAL_SESSION', ANA);
    await vi.advanceTimersByTimeAsync(DATA_LOAD_DELAY_MS);
  };

  it.each([
    [SESSION_VALIDATION_MS - DATA_LOAD_DELAY_MS - 1, 1],
    [SESSION_VALIDATION_MS - DATA_LOAD_DELAY_MS, 2],
  ])('happens at most every 30 s: %i ms after the last check', async (pause, checks) => {
    const w = world();
    await start(w);
    expect(w.auth.getUser).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(pause);
    w.access.retry();
    await vi.advanceTimersByTimeAsync(DATA_LOAD_DELAY_MS);
    expect(w.auth.getUser).toHaveBeenCalledTimes(checks);
  });

  it.each([
    ['is gone', { data: { user: null }, error: errorOf('AuthSessionMissingError', 400) }, true],
    ['is refused', { data: { user: null }, error: errorOf('AuthApiError', 403) }, true],
    ["is another person's", { data: { user: BRUNO }, error: null }, true],
    [
      'cannot be asked about',
      { data: { user: null }, error: errorOf('AuthRetryableFetchError', 0) },
      false,
    ],
    ['meets a broken server', { data: { user: null }, error: errorOf('AuthApiError', 503) }, false],
  ])('when it %s', async (_, answer, lost) => {
    const w = world();
    w.auth.getUser.mockResolvedValue(answer as never);
    await start(w);
    expect(w.access.getState().phase).toBe(lost ? 'signedOut' : 'signedIn');
    expect(stored() === null).toBe(lost);
    expect(w.dropAnswers).toHaveBeenCalledTimes(lost ? 1 : 0);
    expect(w.auth.signOut).toHaveBeenCalledTimes(lost ? 1 : 0);
  });

  it('ends the session when the load itself is refused', async () => {
    const { access, fetchMe, tell } = world();
    fetchMe.mockRejectedValue({ status: 401 });
    access.start();
    tell('INITIAL_SESSION', ANA);
    await vi.advanceTimersByTimeAsync(DATA_LOAD_DELAY_MS);
    expect(access.getState().phase).toBe('signedOut');
  });

  it('drops an answer that names another person', async () => {
    const { access, fetchMe, tell } = world();
    fetchMe.mockResolvedValue({ ...anasMe, id: 'bruno' });
    access.start();
    tell('INITIAL_SESSION', ANA);
    await vi.advanceTimersByTimeAsync(DATA_LOAD_DELAY_MS);
    expect(access.getState()).toMatchObject({ phase: 'signedOut', data: null });
  });
});

describe('starting', () => {
  it.each([
    [INIT_COOLDOWN_MS - 1, 1],
    [INIT_COOLDOWN_MS, 2],
  ])('again after %i ms listens %i time(s)', (pause, times) => {
    const { access, auth } = world();
    access.start();
    vi.advanceTimersByTime(pause);
    access.start();
    expect(auth.onAuthStateChange).toHaveBeenCalledTimes(times);
  });
});

describe('token refreshes', () => {
  it.each([
    [TOKEN_REFRESH_THROTTLE_MS - 1, 'ana'],
    [TOKEN_REFRESH_THROTTLE_MS, 'bruno'],
  ])('%i ms after the one before leave %s here', (pause, who) => {
    const { access, tell } = world();
    access.start();
    tell('TOKEN_REFRESHED', ANA);
    vi.advanceTimersByTime(pause);
    // Another tab has signed Bruno in meanwhile.
    tell('TOKEN_REFRESHED', BRUNO);
    expect(access.getState().person?.userId).toBe(who);
  });
});

describe('a second factor', () => {
  const careful = { ...ANA, factors: VERIFIED };
  const refusal = Object.assign(new Error('refused'), {
    status: 403,
    code: 'second_factor_needed',
  });

  it('is waited for while the session has not proved it, and then the data are loaded', async () => {
    const { access, fetchMe, tell } = world();
    access.start();
    tell('SIGNED_IN', careful);
    await vi.advanceTimersByTimeAsync(DATA_LOAD_DELAY_MS);
    expect(access.getState().phase).toBe('secondFactor');
    expect(fetchMe).not.toHaveBeenCalled();
    tell('MFA_CHALLENGE_VERIFIED', careful, 'aal2');
    await vi.advanceTimersByTimeAsync(0);
    expect(access.getState()).toMatchObject({
      phase: 'signedIn',
      data: { planType: 'individual' },
    });
  });

  it('does not bar a session that has proved it', () => {
    const { access, tell } = world();
    access.start();
    tell('INITIAL_SESSION', careful, 'aal2');
    expect(access.getState().phase).toBe('signedIn');
  });

  it.each([
    ['at the first load', refusal, 'secondFactor'],
    ['not by any other refusal', Object.assign(new Error('no'), { status: 403 }), 'signedIn'],
  ])('is asked for by the server: %s', async (_, error, phase) => {
    const { access, fetchMe, tell } = world();
    fetchMe.mockRejectedValue(error);
    access.start();
    tell('SIGNED_IN', ANA);
    await vi.advanceTimersByTimeAsync(DATA_LOAD_DELAY_MS);
    expect(access.getState().phase).toBe(phase);
  });

  it('is asked for when any call is refused for want of it', () => {
    const { access, tell } = world();
    access.start();
    access.askForFactor();
    expect(access.getState().phase).toBe('starting');
    tell('SIGNED_IN', ANA);
    access.askForFactor();
    expect(access.getState().phase).toBe('secondFactor');
  });
});

describe('without a connection', () => {
  const ana = { userId: 'ana', sessionId: 'ana:2026-11-16' };

  it('keeps the stored session that cannot be renewed, with the cached plan', async () => {
    localStorage.setItem(USER_DATA_KEY, JSON.stringify(cachedAt(0)));
    const { access, fetchMe, isOffline, kept, tell } = world();
    isOffline.mockReturnValue(true);
    kept.mockReturnValue({ person: ana, lacksFactor: false });
    fetchMe.mockRejectedValue(new Error('no answer'));
    access.start();
    expect(access.getState().phase).toBe('signedIn');
    // The auth client gives up renewing after half a minute.
    await vi.advanceTimersByTimeAsync(30_000);
    tell('INITIAL_SESSION', null);
    await vi.advanceTimersByTimeAsync(DATA_LOAD_DELAY_MS);
    expect(access.getState()).toMatchObject({
      phase: 'signedIn',
      data: { planType: 'empresarial' },
    });
  });

  it('keeps it too where the device believes to be online', async () => {
    const { access, kept, tell } = world();
    kept.mockReturnValue({ person: ana, lacksFactor: false });
    access.start();
    expect(access.getState().phase).toBe('starting');
    tell('INITIAL_SESSION', null);
    expect(access.getState().phase).toBe('signedIn');
  });

  it('still takes a sign-out for what it is', () => {
    const { access, kept, tell } = world();
    kept.mockReturnValue({ person: ana, lacksFactor: false });
    access.start();
    tell('SIGNED_OUT', null);
    expect(access.getState().phase).toBe('signedOut');
  });
});

describe('signing out', () => {
  it.each([
    ['works', null, true],
    ['finds no session', errorOf('AuthSessionMissingError', 400), true],
    ['is refused', errorOf('AuthApiError', 500), false],
  ])('when it %s', async (_, error, done) => {
    const { access, auth, dropAnswers, tell } = world();
    auth.signOut.mockResolvedValue({ error });
    access.start();
    tell('SIGNED_IN', ANA);
    await vi.advanceTimersByTimeAsync(DATA_LOAD_DELAY_MS);
    expect(await access.signOut()).toBe(done);
    expect(access.getState().phase).toBe(done ? 'signedOut' : 'signedIn');
    expect(stored() === null).toBe(done);
    expect(dropAnswers).toHaveBeenCalledTimes(done ? 1 : 0);
  });

  it('is told apart from a session that ended by itself, also when another tab did it', async () => {
    const own = world();
    own.access.start();
    own.tell('SIGNED_IN', ANA);
    // The auth service tells it first, then the call answers.
    own.auth.signOut.mockImplementation(async () => {
      own.tell('SIGNED_OUT', null);
      return { error: null };
    });
    await own.access.signOut();
    expect(own.access.getState()).toMatchObject({ phase: 'signedOut', left: true });

    const elsewhere = world();
    elsewhere.access.start();
    elsewhere.tell('SIGNED_IN', ANA);
    elsewhere.markOfAnotherTab('ana:2026-11-16');
    elsewhere.tell('SIGNED_OUT', null);
    expect(elsewhere.access.getState().left).toBe(true);

    const refusedFirst = world();
    refusedFirst.fetchMe.mockRejectedValue(errorOf('ApiFailure', 401));
    refusedFirst.access.start();
    refusedFirst.tell('SIGNED_IN', ANA);
    refusedFirst.markOfAnotherTab('ana:2026-11-16');
    await vi.advanceTimersByTimeAsync(DATA_LOAD_DELAY_MS);
    expect(refusedFirst.access.getState()).toMatchObject({ phase: 'signedOut', left: true });

    const ended = world();
    ended.access.start();
    ended.tell('SIGNED_IN', ANA);
    ended.markOfAnotherTab('ana:2026-11-15');
    ended.tell('SIGNED_OUT', null);
    expect(ended.access.getState()).toMatchObject({ phase: 'signedOut', left: false });
  });

  it('that was refused leaves no mark: the session may end by itself later', async () => {
    const { access, auth, tell } = world();
    access.start();
    tell('SIGNED_IN', ANA);
    auth.signOut.mockResolvedValue({ error: errorOf('AuthApiError', 500) });
    await access.signOut();
    tell('SIGNED_OUT', null);
    expect(access.getState().left).toBe(false);
  });

  it('leaves a load that is still on its way without effect', async () => {
    const { access, fetchMe, tell } = world();
    let answer: (me: Me) => void = () => undefined;
    fetchMe.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    access.start();
    tell('SIGNED_IN', ANA);
    await vi.advanceTimersByTimeAsync(DATA_LOAD_DELAY_MS);
    await access.signOut();
    answer(anasMe);
    await vi.advanceTimersByTimeAsync(0);
    expect(access.getState().data).toBeNull();
    expect(stored()).toBeNull();
  });
});
