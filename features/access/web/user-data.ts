import type { Me } from '../contract/access.contract.ts';
import { type Plan, planOf } from '../contract/access.rules.ts';
import { CACHE_LIFE_MS, LEFT_SESSION_KEY, USER_DATA_KEY } from './access.constants.ts';

/** The local cache entry, with exactly the fields of specification section 3. */
export interface UserData {
  readonly planType: Plan;
  readonly isAdmin: boolean;
  readonly isCompanyAdmin: boolean;
  readonly userId: string;
  /** User id plus last sign-in time: another sign-in of the same person is another session. */
  readonly sessionId: string;
  /** When it was fetched, in ms since 1970. */
  readonly timestamp: number;
}

/** Who is signed in, as far as the auth service says. */
export interface Person {
  readonly userId: string;
  readonly sessionId: string;
}

function personOf(user: SessionWords['user']): Person {
  return { userId: user.id, sessionId: `${user.id}:${user.last_sign_in_at ?? ''}` };
}

/** What a session says of its person and of how they proved themselves. */
interface SessionWords {
  readonly access_token: string;
  readonly user: {
    readonly id: string;
    readonly last_sign_in_at?: string | undefined;
    readonly factors?: readonly { readonly status: string }[] | undefined;
  };
}

/** Who comes with a session, and whether it may let them in. */
export interface Arrival {
  readonly person: Person;
  readonly lacksFactor: boolean;
}

export function arrivalOf(session: SessionWords): Arrival {
  return { person: personOf(session.user), lacksFactor: lacksFactor(session) };
}

/**
 * Whether the person of a session has a second factor that it has not proved, as far as the session
 * itself says; the server decides. A token that cannot be read proved none.
 */
function lacksFactor({ access_token: token, user }: SessionWords): boolean {
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false;
  return hasFactor && levelOf(token) !== 'aal2';
}

function levelOf(token: string): unknown {
  try {
    const claims = token.split('.')[1] ?? '';
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).aal;
  } catch {
    return undefined;
  }
}

export function samePerson(a: Person | null, b: Person | null): boolean {
  return a?.userId === b?.userId && a?.sessionId === b?.sessionId;
}

export function userDataOf(me: Me, person: Person, now: number): UserData {
  return {
    planType: planOf(me.plan),
    isAdmin: me.isAdmin,
    isCompanyAdmin: me.isCompanyAdmin,
    userId: person.userId,
    sessionId: person.sessionId,
    timestamp: now,
  };
}

export function isFresh(data: UserData, now: number): boolean {
  return now - data.timestamp < CACHE_LIFE_MS;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function isUserData(value: unknown): value is UserData {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Partial<Record<keyof UserData, unknown>>;
  return (
    typeof entry.userId === 'string' &&
    typeof entry.sessionId === 'string' &&
    typeof entry.timestamp === 'number' &&
    typeof entry.isAdmin === 'boolean' &&
    typeof entry.isCompanyAdmin === 'boolean' &&
    typeof entry.planType === 'string'
  );
}

/** The cache entry in local storage. A full or forbidden storage is the same as an empty one. */
export function userDataCache(store: () => Store) {
  return {
    /** The entry of this person and sign-in, whatever its age; null when there is none. */
    read(person: Person): UserData | null {
      try {
        const entry: unknown = JSON.parse(store().getItem(USER_DATA_KEY) ?? 'null');
        if (!isUserData(entry) || !samePerson(entry, person)) return null;
        return { ...entry, planType: planOf(entry.planType) };
      } catch {
        return null;
      }
    },
    write(data: UserData): void {
      try {
        store().setItem(USER_DATA_KEY, JSON.stringify(data));
      } catch {
        // Without storage every visit loads anew.
      }
    },
    clear(): void {
      try {
        store().removeItem(USER_DATA_KEY);
      } catch {
        // Nothing can have been kept there either.
      }
    },
  };
}

/** The mark of a session that was left by choice; another sign-in is another session. */
export function leavingMark(store: () => Store) {
  return {
    mark(sessionId: string | null): void {
      try {
        if (sessionId === null) store().removeItem(LEFT_SESSION_KEY);
        else store().setItem(LEFT_SESSION_KEY, sessionId);
      } catch {
        // Then the other tabs keep their address, as after a session that ended by itself.
      }
    },
    isMarked(sessionId: string): boolean {
      try {
        return store().getItem(LEFT_SESSION_KEY) === sessionId;
      } catch {
        return false;
      }
    },
  };
}

export type UserDataCache = ReturnType<typeof userDataCache>;
