import type { AuthChangeEvent } from '@supabase/auth-js';
import { TOKEN_REFRESH_THROTTLE_MS } from './access.constants.ts';
import { type Person, samePerson, type UserData } from './user-data.ts';

/** What the app knows about who is there and what they may do. */
export interface AccessState {
  /**
   * `starting` until the auth service has said whether there is a session. `secondFactor`: there is
   * one, but its person has a second factor that it has not proved; it opens nothing.
   */
  readonly phase: 'starting' | 'signedOut' | 'secondFactor' | 'signedIn';
  readonly person: Person | null;
  /** Plan and role; null until loaded. */
  readonly data: UserData | null;
  readonly loading: boolean;
  /** User data could be loaded neither from the server nor from the cache. */
  readonly failed: boolean;
  /** The person asked to sign out, here or in another tab; false where the session ended by itself. */
  readonly left: boolean;
  readonly lastTokenRefreshAt: number;
}

export const INITIAL_STATE: AccessState = {
  phase: 'starting',
  person: null,
  data: null,
  loading: false,
  failed: false,
  left: false,
  lastTokenRefreshAt: Number.NEGATIVE_INFINITY,
};

export type AccessEvent =
  | {
      readonly type: 'auth';
      readonly event: AuthChangeEvent;
      readonly person: Person | null;
      readonly at: number;
      /** The person has a second factor that the session has not proved. */
      readonly lacksFactor?: boolean;
      /** With `SIGNED_OUT`: the person asked for it. */
      readonly asked?: boolean;
    }
  | { readonly type: 'loadStarted' }
  | { readonly type: 'loaded'; readonly data: UserData }
  | { readonly type: 'loadFailed'; readonly cached: UserData | null }
  /** The server says that the session is gone or another person's. `asked`: left in another tab. */
  | { readonly type: 'sessionLost'; readonly asked: boolean }
  /** The server asks for a second factor, whatever the session stored here says. */
  | { readonly type: 'secondFactorAsked' }
  /** The person asked for fresh data: caches are cleared first. */
  | { readonly type: 'refreshAsked' };

/** What has to be done besides changing the state. */
export type AccessCommand =
  /** Load after the usual delay, from the cache where it is fresh. */
  | 'load'
  /** Load now and past cache and throttle. */
  | 'reload'
  /** Forget everything about the person: cached user data and every answer of the API. */
  | 'clear'
  /** Forget the cached user data, and ask for every answer of the API anew. */
  | 'clearData'
  /** Take the refused session out of the browser, or the sign-in would lead straight back here. */
  | 'dropSession';

type Step = readonly [state: AccessState, commands: readonly AccessCommand[]];

const SIGNED_OUT: AccessState = { ...INITIAL_STATE, phase: 'signedOut' };

/**
 * The access rules of specification section 4 as one pure step: state and event in, state and
 * commands out. Times are given with the events.
 */
export function step(state: AccessState, event: AccessEvent): Step {
  switch (event.type) {
    case 'auth':
      return stepAuth(state, event);
    case 'loadStarted':
      return [{ ...state, loading: true, failed: false }, []];
    case 'loaded':
      if (!samePerson(event.data, state.person)) return [state, []];
      return [{ ...state, data: event.data, loading: false, failed: false }, []];
    case 'loadFailed': {
      const data = event.cached ?? state.data;
      return [{ ...state, data, loading: false, failed: data === null }, []];
    }
    case 'sessionLost':
      return [{ ...SIGNED_OUT, left: event.asked }, ['clear', 'dropSession']];
    case 'secondFactorAsked':
      return state.person ? [waitForFactor(state.person), []] : [state, []];
    case 'refreshAsked':
      if (!state.person) return [state, []];
      return [{ ...state, data: null, failed: false }, ['clearData', 'reload']];
  }
}

function stepAuth(state: AccessState, event: AccessEvent & { type: 'auth' }): Step {
  switch (event.event) {
    case 'INITIAL_SESSION':
      return event.person ? arrive(state, event) : [SIGNED_OUT, []];
    // Repeated at every return to the tab: only another person or sign-in is news.
    case 'SIGNED_IN':
    case 'PASSWORD_RECOVERY':
      return arrive(state, event);
    case 'SIGNED_OUT':
      if (event.person) return [state, []];
      // Told twice, by the auth service and by the one who asked: the first word stands.
      if (state.phase === 'signedOut') return [state, ['clear']];
      return [{ ...SIGNED_OUT, left: event.asked ?? false }, ['clear']];
    case 'TOKEN_REFRESHED': {
      if (event.at - state.lastTokenRefreshAt < TOKEN_REFRESH_THROTTLE_MS) return [state, []];
      const [next, commands] = arrive(state, event);
      return [{ ...next, lastTokenRefreshAt: event.at }, commands];
    }
    // Name, e-mail or assurance may have changed what the server would say.
    case 'USER_UPDATED':
    case 'MFA_CHALLENGE_VERIFIED': {
      if (!event.person) return [state, []];
      const [next] = arrive(state, event);
      if (next.phase === 'secondFactor') return [next, []];
      return [next, samePerson(state.person, event.person) ? ['reload'] : ['clear', 'load']];
    }
  }
}

function arrive(state: AccessState, { person, lacksFactor }: AccessEvent & { type: 'auth' }): Step {
  if (!person) return [state, []];
  const another = state.person !== null && state.person.userId !== person.userId;
  if (lacksFactor) {
    if (state.phase === 'secondFactor' && samePerson(state.person, person)) return [state, []];
    return [waitForFactor(person), another ? ['clear'] : []];
  }
  if (state.phase === 'signedIn' && samePerson(state.person, person)) return [state, []];
  const next: AccessState = { ...INITIAL_STATE, phase: 'signedIn', person };
  return [next, another ? ['clear', 'load'] : ['load']];
}

function waitForFactor(person: Person): AccessState {
  return { ...INITIAL_STATE, phase: 'secondFactor', person };
}
