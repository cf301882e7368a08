import type { AuthChangeEvent, AuthError, Session } from '@supabase/auth-js';
import { ApiFailure } from '#packages/api/client/index.ts';
import type { Me } from '../contract/access.contract.ts';
import {
  DATA_LOAD_DELAY_MS,
  FETCH_THROTTLE_MS,
  INIT_COOLDOWN_MS,
  SESSION_VALIDATION_MS,
} from './access.constants.ts';
import {
  type AccessCommand,
  type AccessEvent,
  type AccessState,
  INITIAL_STATE,
  step,
} from './access.machine.ts';
import {
  type Arrival,
  arrivalOf,
  isFresh,
  type Person,
  samePerson,
  type UserDataCache,
  userDataOf,
} from './user-data.ts';

/** The part of auth-js that access needs. */
export interface AuthPort {
  onAuthStateChange(listener: (event: AuthChangeEvent, session: Session | null) => void): {
    data: { subscription: { unsubscribe(): void } };
  };
  getSession(): Promise<{ data: { session: Session | null }; error: AuthError | null }>;
  getUser(): Promise<{ data: { user: Session['user'] | null }; error: AuthError | null }>;
  refreshSession(): Promise<{ data: { session: Session | null } }>;
  signOut(options: { scope: 'local' }): Promise<{ error: AuthError | null }>;
  readonly admin: {
    signOut(token: string, scope: 'local'): Promise<{ error: AuthError | null }>;
  };
}

export interface AccessPorts {
  readonly auth: () => AuthPort;
  /** Asks the server who the caller is (`GET /api/me`); `fresh` passes over an answer already here. */
  readonly fetchMe: (options: { fresh: boolean }) => Promise<Me>;
  readonly cache: UserDataCache;
  /**
   * Whose session is stored here. The auth client takes a refused session out of the
   * store, so one that it could not open but that is still there could only not be renewed.
   */
  readonly kept: () => Arrival | null;
  readonly isOffline: () => boolean;
  /** Which session was left by choice on this device, so that its other tabs know it too. */
  readonly leaving: { mark(sessionId: string | null): void; isMarked(sessionId: string): boolean };
  /** Drops every answer of the API that is kept in memory or on the device. */
  readonly dropAnswers: () => void;
  /** The same, while the person stays: what is on screen is there until its new answer comes. */
  readonly renewAnswers: () => void;
}

export interface SignOut {
  /** The server knows the session no more, as of a deleted account: it is not asked. */
  readonly isOver?: boolean;
  /** Done once the session has ended, before anything leads away from the page. */
  readonly forget?: () => Promise<unknown>;
}

export interface Access {
  /** Begins to listen to the auth service; again within 3 s it does nothing. Returns the stop. */
  start(): () => void;
  getState(): AccessState;
  subscribe(listener: () => void): () => void;
  /**
   * Whether the session that ended was left by choice, as far as is known by now: the server's refusal
   * may come before the mark of the tab in which the person left.
   */
  wasLeft(): boolean;
  /** Clears all caches and loads the user data anew (specification section 4). */
  refresh(): void;
  /** Loads again within the usual limits, for instance when the connection is back. */
  retry(): void;
  /** The server refused a call for want of a second factor: nothing is open from here on. */
  askForFactor(): void;
  /** True when signed out; false when the auth service did not end the session, which then stays. */
  signOut(how?: SignOut): Promise<boolean>;
  /**
   * The current access token, refreshed where it is about to expire; null without a session or a
   * connection. With `as` it is that person's: where another one is here, or the session another's (who
   * signed in in another tab), it rejects as the server would without a session.
   */
  accessToken(as?: string): Promise<string | null>;
  /** A new access token after a refused one; null when the session is over. `as` as above. */
  renewToken(as?: string): Promise<string | null>;
}

const REFUSALS = new Set([400, 401, 403, 404]);

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}

/** Whether the server refused a call because a second factor was not proved. */
export function asksForFactor(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'second_factor_needed'
  );
}

/** Refuses, as the server would without a session, a call of `wanted` ('' is nobody) where `userId` is there. */
function assertIs(userId: string | undefined, wanted: string | undefined): void {
  if (wanted === undefined || wanted === (userId ?? '')) return;
  throw new ApiFailure('unauthenticated', 401, 'Another person is signed in');
}

function tokenOf(session: Session | null, wanted: string | undefined): string | null {
  assertIs(session?.user.id, wanted);
  return session?.access_token ?? null;
}

/** Runs the access rules against the auth service, the API and the clock. */
export function createAccess(ports: AccessPorts): Access {
  const { auth, fetchMe, cache, kept, isOffline, leaving, dropAnswers, renewAnswers } = ports;
  let state: AccessState = INITIAL_STATE;
  let startedAt = Number.NEGATIVE_INFINITY;
  let stopListening: (() => void) | null = null;
  let loadTimer: ReturnType<typeof setTimeout> | undefined;
  let fetching: Promise<void> | null = null;
  let fetchedAt = Number.NEGATIVE_INFINITY;
  let validatedAt = Number.NEGATIVE_INFINITY;
  const listeners = new Set<() => void>();

  /** Whose session was here last. */
  let last: Person | null = null;
  const dispatch = (event: AccessEvent) => {
    const [next, commands] = step(state, event);
    const changed = next !== state;
    last = next.person ?? last;
    if (!samePerson(next.person, state.person)) forgetTimes();
    state = next;
    for (const command of commands) run(command);
    if (changed) for (const listener of listeners) listener();
  };

  /** The person left this session by choice, in whichever tab. */
  const leftByChoice = () => last !== null && leaving.isMarked(last.sessionId);

  const tell = (event: AuthChangeEvent, arrival: Arrival | null) =>
    dispatch({
      type: 'auth',
      event,
      person: arrival?.person ?? null,
      lacksFactor: arrival?.lacksFactor ?? false,
      at: Date.now(),
      asked: leftByChoice(),
    });

  // The server's refusal may come before the other tab's word that the person left.
  const loseSession = () => dispatch({ type: 'sessionLost', asked: leftByChoice() });

  const forgetTimes = () => {
    clearTimeout(loadTimer);
    fetching = null;
    fetchedAt = Number.NEGATIVE_INFINITY;
    validatedAt = Number.NEGATIVE_INFINITY;
  };

  const run = (command: AccessCommand) => {
    switch (command) {
      case 'clear':
        cache.clear();
        dropAnswers();
        return;
      case 'clearData':
        cache.clear();
        renewAnswers();
        return;
      case 'dropSession':
        void auth().signOut({ scope: 'local' });
        return;
      case 'load':
        clearTimeout(loadTimer);
        loadTimer = setTimeout(loadData, DATA_LOAD_DELAY_MS);
        return;
      case 'reload':
        clearTimeout(loadTimer);
        fetchedAt = Number.NEGATIVE_INFINITY;
        void fetchData({ fresh: true });
    }
  };

  const loadData = () => {
    const { person } = state;
    if (!person) return;
    const cached = cache.read(person);
    if (cached && isFresh(cached, Date.now())) {
      dispatch({ type: 'loaded', data: cached });
      void validate(person);
    } else {
      void fetchData({ fresh: false });
    }
  };

  /** One fetch at a time for everybody, and one in 15 s. Its answer also proves the session. */
  const fetchData = (options: { fresh: boolean }): Promise<void> => {
    const { person } = state;
    if (!person) return Promise.resolve();
    if (fetching) return fetching;
    const now = Date.now();
    if (now - fetchedAt < FETCH_THROTTLE_MS) return Promise.resolve();
    fetchedAt = now;
    dispatch({ type: 'loadStarted' });
    const current = fetchMe(options)
      .then(
        (me) => {
          if (!samePerson(state.person, person)) return;
          if (me.id !== person.userId) return loseSession();
          validatedAt = Date.now();
          const data = userDataOf(me, person, validatedAt);
          cache.write(data);
          dispatch({ type: 'loaded', data });
        },
        (error: unknown) => {
          if (!samePerson(state.person, person)) return;
          console.error('The session could not be loaded', error);
          if (statusOf(error) === 401) return loseSession();
          if (asksForFactor(error)) return dispatch({ type: 'secondFactorAsked' });
          dispatch({ type: 'loadFailed', cached: cache.read(person) });
        },
      )
      .finally(() => {
        if (fetching === current) fetching = null;
      });
    fetching = current;
    return current;
  };

  /** False where the server did not end the session; one that is over already counts as ended. */
  const endSession = async () => {
    const { data, error } = await auth().getSession();
    const token = data.session?.access_token;
    const ended = token ? await auth().admin.signOut(token, 'local') : { error };
    return !ended.error || REFUSALS.has(statusOf(ended.error) ?? 0);
  };

  const validate = async (person: Person) => {
    const now = Date.now();
    if (now - validatedAt < SESSION_VALIDATION_MS) return;
    validatedAt = now;
    const { data, error } = await auth().getUser();
    // No answer says nothing about the session; only a refusal does.
    const refused = REFUSALS.has(statusOf(error) ?? 0);
    const other = data.user !== null && data.user.id !== person.userId;
    if ((refused || other) && samePerson(state.person, person)) loseSession();
  };

  return {
    start() {
      const now = Date.now();
      if (now - startedAt < INIT_COOLDOWN_MS) return () => stopListening?.();
      startedAt = now;
      stopListening?.();
      // Offline the auth client would try for half a minute before it says anything.
      if (isOffline() && kept()) tell('INITIAL_SESSION', kept());
      // The listener must stay synchronous: awaiting the auth client inside it locks the client up.
      const { data } = auth().onAuthStateChange((event, session) => {
        const unopened = event === 'INITIAL_SESSION' && !session ? kept() : null;
        if (unopened) {
          tell('INITIAL_SESSION', unopened);
          // Whether the session still lives, the server says at the next load.
          return run('load');
        }
        tell(event, session && arrivalOf(session));
      });
      stopListening = () => {
        data.subscription.unsubscribe();
        clearTimeout(loadTimer);
        stopListening = null;
      };
      return () => stopListening?.();
    },
    getState: () => state,
    wasLeft: () => state.left || leftByChoice(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh: () => dispatch({ type: 'refreshAsked' }),
    retry: () => run('load'),
    askForFactor: () => dispatch({ type: 'secondFactorAsked' }),
    async signOut({ isOver = false, forget } = {}) {
      // The auth client forgets the session before the server has ended it: the server is asked first, so
      // that a session which goes on is still here and nothing on the device is taken for gone. Without a
      // connection the device is left all the same, as on a computer that others use.
      if (!isOver && !isOffline() && !(await endSession())) return false;
      await forget?.().catch(() => undefined);
      if (state.person) leaving.mark(state.person.sessionId);
      await auth().signOut({ scope: 'local' });
      tell('SIGNED_OUT', null);
      return true;
    },
    async accessToken(as) {
      assertIs(state.person?.userId, as);
      // The auth client would try to renew an old token for half a minute before anything fails.
      if (isOffline()) return null;
      const { data } = await auth().getSession();
      return tokenOf(data.session, as);
    },
    async renewToken(as) {
      const { data } = await auth().refreshSession();
      return tokenOf(data.session, as);
    },
  };
}
