import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Me } from '../contract/access.contract.ts';
import {
  CACHE_LIFE_MS,
  DATA_LOAD_DELAY_MS,
  FETCH_THROTTLE_MS,
  SESSION_VALIDATION_MS,
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
  world,
} from './testing/access-world.ts';

beforeEach(beginAnew);
afterEach(() => {
  vi.useRealTimers();
});

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
