import { describe, expect, it } from 'vitest';
import { TOKEN_REFRESH_THROTTLE_MS } from './access.constants.ts';
import { type AccessEvent, type AccessState, INITIAL_STATE, step } from './access.machine.ts';
import type { Person, UserData } from './user-data.ts';

const ana: Person = { userId: 'ana', sessionId: 'ana:monday' };
const anaAgain: Person = { userId: 'ana', sessionId: 'ana:tuesday' };
const bruno: Person = { userId: 'bruno', sessionId: 'bruno:monday' };
const anasData: UserData = {
  ...ana,
  planType: 'individual',
  isAdmin: false,
  isCompanyAdmin: false,
  timestamp: 1,
};
const signedOut: AccessState = { ...INITIAL_STATE, phase: 'signedOut' };
const anaIsHere: AccessState = { ...INITIAL_STATE, phase: 'signedIn', person: ana };
const anaHalfway: AccessState = { ...INITIAL_STATE, phase: 'secondFactor', person: ana };
const anaLoaded: AccessState = { ...anaIsHere, data: anasData };

type AuthName = Extract<AccessEvent, { type: 'auth' }>['event'];
const auth = (event: AuthName, person: Person | null, at = 0): AccessEvent => ({
  type: 'auth',
  event,
  person,
  at,
});

describe('events of the auth service', () => {
  it.each<[string, AccessState, AccessEvent, Partial<AccessState>, string[]]>([
    ['a first visit', INITIAL_STATE, auth('INITIAL_SESSION', null), signedOut, []],
    ['a kept session', INITIAL_STATE, auth('INITIAL_SESSION', ana), anaIsHere, ['load']],
    ['a sign-in', signedOut, auth('SIGNED_IN', ana), anaIsHere, ['load']],
    ['a return to the tab', anaLoaded, auth('SIGNED_IN', ana), anaLoaded, []],
    [
      'another sign-in of Ana',
      anaLoaded,
      auth('SIGNED_IN', anaAgain),
      { data: null, person: anaAgain },
      ['load'],
    ],
    [
      'Bruno after Ana',
      anaLoaded,
      auth('SIGNED_IN', bruno),
      { data: null, person: bruno },
      ['clear', 'load'],
    ],
    ['a sign-out', anaLoaded, auth('SIGNED_OUT', null), signedOut, ['clear']],
    ['a sign-out with a session left', anaLoaded, auth('SIGNED_OUT', ana), anaLoaded, []],
    ['a recovery link', signedOut, auth('PASSWORD_RECOVERY', ana), anaIsHere, ['load']],
    ['a changed user', anaLoaded, auth('USER_UPDATED', ana), anaLoaded, ['reload']],
    ['a second factor', anaLoaded, auth('MFA_CHALLENGE_VERIFIED', ana), anaLoaded, ['reload']],
    [
      'a changed user who is another',
      anaLoaded,
      auth('USER_UPDATED', bruno),
      { person: bruno, data: null },
      ['clear', 'load'],
    ],
    ['a changed user without session', anaLoaded, auth('USER_UPDATED', null), anaLoaded, []],
  ])('%s', (_, before, event, after, commands) => {
    const [next, done] = step(before, event);
    expect(next).toMatchObject(after);
    expect(done).toEqual(commands);
  });

  it('resets the plan with everything else at a sign-out', () => {
    const [next] = step(anaLoaded, auth('SIGNED_OUT', null));
    expect(next.data).toBeNull();
  });
});

describe('a second factor that is still to be proved', () => {
  const lacking = (event: AuthName, person: Person): AccessEvent => ({
    ...(auth(event, person) as AccessEvent & { type: 'auth' }),
    lacksFactor: true,
  });

  it.each<[string, AccessState, AccessEvent, AccessState, string[]]>([
    ['a kept session', INITIAL_STATE, lacking('INITIAL_SESSION', ana), anaHalfway, []],
    ['a sign-in', signedOut, lacking('SIGNED_IN', ana), anaHalfway, []],
    ['a return to the tab', anaHalfway, lacking('SIGNED_IN', ana), anaHalfway, []],
    ['a changed user', anaHalfway, lacking('USER_UPDATED', ana), anaHalfway, []],
    ['a recovery link', signedOut, lacking('PASSWORD_RECOVERY', ana), anaHalfway, []],
    ['a session that was lowered', anaLoaded, lacking('SIGNED_IN', ana), anaHalfway, []],
    [
      'Ana where Bruno was',
      { ...anaLoaded, person: bruno },
      lacking('SIGNED_IN', ana),
      anaHalfway,
      ['clear'],
    ],
    ['the server asks for it', anaLoaded, { type: 'secondFactorAsked' }, anaHalfway, []],
    ['it is asked of nobody', signedOut, { type: 'secondFactorAsked' }, signedOut, []],
    [
      'it is proved',
      anaHalfway,
      auth('MFA_CHALLENGE_VERIFIED', ana),
      { ...anaIsHere, lastTokenRefreshAt: Number.NEGATIVE_INFINITY },
      ['reload'],
    ],
    ['it is proved in another tab', anaHalfway, auth('SIGNED_IN', ana), anaIsHere, ['load']],
    ['the person gives up', anaHalfway, auth('SIGNED_OUT', null), signedOut, ['clear']],
  ])('%s', (_, before, event, after, commands) => {
    expect(step(before, event)).toEqual([after, commands]);
  });

  it('opens the app when a token says that it is no longer needed', () => {
    const [next, commands] = step(anaHalfway, auth('TOKEN_REFRESHED', ana, 9000));
    expect(next).toMatchObject({ phase: 'signedIn', person: ana });
    expect(commands).toEqual(['load']);
  });
});

describe('token refreshes', () => {
  const refreshed = (state: AccessState, at: number) =>
    step(state, auth('TOKEN_REFRESHED', ana, at));

  it('ignores one that comes within 5 s of the one before', () => {
    const [first] = refreshed(anaLoaded, 10_000);
    expect(refreshed(first, 10_000 + TOKEN_REFRESH_THROTTLE_MS - 1)[0]).toBe(first);
  });

  it('takes the next one after 5 s', () => {
    const [first] = refreshed(anaLoaded, 10_000);
    const [second] = refreshed(first, 10_000 + TOKEN_REFRESH_THROTTLE_MS);
    expect(second.lastTokenRefreshAt).toBe(15_000);
  });

  it('brings a person whom another tab signed in', () => {
    const [next, commands] = step(signedOut, auth('TOKEN_REFRESHED', ana, 9000));
    expect(next).toMatchObject({ phase: 'signedIn', person: ana });
    expect(commands).toEqual(['load']);
  });
});

describe('loading', () => {
  it.each<[string, AccessState, AccessEvent, Partial<AccessState>, string[]]>([
    ['begins', anaIsHere, { type: 'loadStarted' }, { loading: true, failed: false }, []],
    [
      'succeeds',
      anaIsHere,
      { type: 'loaded', data: anasData },
      { data: anasData, failed: false },
      [],
    ],
    [
      'fails with a cache',
      anaIsHere,
      { type: 'loadFailed', cached: anasData },
      { data: anasData, failed: false },
      [],
    ],
    [
      'fails without one',
      anaIsHere,
      { type: 'loadFailed', cached: null },
      { data: null, failed: true },
      [],
    ],
    [
      'fails with data at hand',
      anaLoaded,
      { type: 'loadFailed', cached: null },
      { data: anasData, failed: false },
      [],
    ],
    [
      'finds the session gone',
      anaLoaded,
      { type: 'sessionLost', asked: false },
      signedOut,
      ['clear', 'dropSession'],
    ],
    [
      'finds the session gone because it was left in another tab',
      anaLoaded,
      { type: 'sessionLost', asked: true },
      { ...signedOut, left: true },
      ['clear', 'dropSession'],
    ],
    [
      'is asked for anew',
      anaLoaded,
      { type: 'refreshAsked' },
      { data: null, person: ana },
      ['clearData', 'reload'],
    ],
    ['is asked for by nobody', signedOut, { type: 'refreshAsked' }, signedOut, []],
  ])('%s', (_, before, event, after, commands) => {
    const [next, done] = step(before, event);
    expect(next).toMatchObject(after);
    expect(done).toEqual(commands);
  });

  it('drops an answer about somebody else', () => {
    const [next] = step({ ...anaIsHere, person: bruno }, { type: 'loaded', data: anasData });
    expect(next.data).toBeNull();
  });
});
