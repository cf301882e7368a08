import type { Session } from '@supabase/auth-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Me } from '../contract/access.contract.ts';
import {
  DATA_LOAD_DELAY_MS,
  INIT_COOLDOWN_MS,
  TOKEN_REFRESH_THROTTLE_MS,
  USER_DATA_KEY,
} from './access.constants.ts';
import {
  ANA,
  anasMe,
  BRUNO,
  beginAnew,
  cachedAt,
  errorOf,
  stored,
  VERIFIED,
  world,
} from './testing/access-world.ts';

beforeEach(beginAnew);
afterEach(() => {
  vi.useRealTimers();
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

describe('the session for a call of one person', () => {
  const tokens = async ({ access, auth }: ReturnType<typeof world>, user: typeof ANA) => {
    const session = { user, access_token: `${user.id}'s` } as unknown as Session;
    auth.getSession.mockResolvedValue({ data: { session }, error: null });
    auth.refreshSession.mockResolvedValue({ data: { session } });
    const both = [access.accessToken('ana'), access.renewToken('ana')];
    const settled = await Promise.allSettled(both);
    return settled.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.status));
  };

  it('is theirs, also for what waited, and never of who signed in after them', async () => {
    const here = world();
    here.access.start();
    here.tell('SIGNED_IN', ANA);
    expect(await tokens(here, ANA)).toEqual(["ana's", "ana's"]);
    // In another tab, of which this one has not heard yet.
    expect(await tokens(here, BRUNO)).toEqual([401, 401]);
    here.tell('SIGNED_IN', BRUNO);
    expect(await here.access.accessToken()).toBe("bruno's");
    await expect(here.access.accessToken('ana')).rejects.toMatchObject({ status: 401 });
    here.isOffline.mockReturnValue(true);
    await expect(here.access.accessToken('ana')).rejects.toMatchObject({ status: 401 });
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
    ['finds the session ended', errorOf('AuthApiError', 403), true],
    ['fails', errorOf('AuthApiError', 500), false],
    ['is not answered', errorOf('AuthRetryableFetchError', 0), false],
  ])('when it %s', async (_, error, done) => {
    const { access, auth, leave, dropAnswers, tell } = world();
    auth.admin.signOut.mockResolvedValue({ error });
    access.start();
    tell('SIGNED_IN', ANA);
    await vi.advanceTimersByTimeAsync(DATA_LOAD_DELAY_MS);
    expect(await leave()).toBe(done);
    // The auth client forgets the session here whatever the server answers.
    expect(auth.signOut).toHaveBeenCalledTimes(done ? 1 : 0);
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

    const markedLate = world();
    markedLate.access.start();
    markedLate.tell('SIGNED_IN', ANA);
    markedLate.tell('SIGNED_OUT', null);
    expect(markedLate.access.wasLeft()).toBe(false);
    markedLate.markOfAnotherTab('ana:2026-11-16');
    expect(markedLate.access.wasLeft()).toBe(true);

    const ended = world();
    ended.access.start();
    ended.tell('SIGNED_IN', ANA);
    ended.markOfAnotherTab('ana:2026-11-15');
    ended.tell('SIGNED_OUT', null);
    expect(ended.access.getState()).toMatchObject({ phase: 'signedOut', left: false });
    expect(ended.access.wasLeft()).toBe(false);
  });

  it('that was refused leaves no mark: the session may end by itself later', async () => {
    const { access, auth, leave, tell } = world();
    access.start();
    tell('SIGNED_IN', ANA);
    auth.admin.signOut.mockResolvedValue({ error: errorOf('AuthApiError', 500) });
    await leave();
    tell('SIGNED_OUT', null);
    expect(access.getState().left).toBe(false);
  });

  it('forgets before anything leads away, and nothing where the session goes on', async () => {
    const { access, auth, leave, tell } = world();
    access.start();
    tell('SIGNED_IN', ANA);
    const forget = vi.fn(async () => expect(access.getState().phase).toBe('signedIn'));
    auth.admin.signOut.mockResolvedValueOnce({ error: errorOf('AuthApiError', 500) });
    await leave({ forget });
    expect(forget).not.toHaveBeenCalled();
    await leave({ forget });
    expect(forget).toHaveBeenCalledTimes(1);
    expect(access.getState().phase).toBe('signedOut');
  });

  it('of an account that is gone needs no answer of the server', async () => {
    const { access, auth, isOffline, leave, tell } = world();
    access.start();
    tell('SIGNED_IN', ANA);
    isOffline.mockReturnValue(true);
    expect(await leave({ isOver: true })).toBe(true);
    expect(auth.admin.signOut).not.toHaveBeenCalled();
    expect(access.getState().phase).toBe('signedOut');
  });

  it('without a connection leaves this device, and takes all along that it announced', async () => {
    const { access, auth, isOffline, leave, tell } = world();
    access.start();
    tell('SIGNED_IN', ANA);
    isOffline.mockReturnValue(true);
    const forget = vi.fn(async () => undefined);
    expect(await leave({ forget })).toBe(true);
    expect(auth.admin.signOut).not.toHaveBeenCalled();
    expect(forget).toHaveBeenCalledTimes(1);
    expect(access.getState().phase).toBe('signedOut');
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
