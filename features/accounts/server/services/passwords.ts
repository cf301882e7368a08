import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { ARGON2ID } from '../rules/argon2.rules.ts';
import { isBcrypt, isFirebaseScrypt, matchesFirebaseScrypt } from '../rules/imported-hash.rules.ts';
import { yieldToRequests } from './thread-priority.ts';

/** Hashing shares Node's thread pool with files and name look-ups: two at a time leave room. */
const AT_ONCE = 2;

/** Hashes passwords with argon2id and checks them, imported hashes too, at most two at a time. */
export class Passwords {
  readonly #turns = new Turns(AT_ONCE);
  readonly #decoy = decoyHash();
  #yields = false;

  /** The encoded hash to store. */
  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(password, ARGON2ID));
  }

  /**
   * Whether the password fits the stored hash. Takes as long when there is no stored hash, so that
   * the time does not tell whether a person exists.
   */
  async matches(password: string, stored: string | null): Promise<boolean> {
    const matches = await this.#inTurn(() =>
      check(password, stored ?? this.#decoy).catch(() => false),
    );
    return matches && stored !== null;
  }

  async #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const done = await this.#turns.take(task);
    // The pool has its threads from the first task on.
    if (!this.#yields) yieldToRequests();
    this.#yields = true;
    return done;
  }
}

async function check(password: string, stored: string): Promise<boolean> {
  if (isFirebaseScrypt(stored)) return matchesFirebaseScrypt(password, stored);
  if (!isBcrypt(stored)) return verify(stored, password);
  // Needed for imported people until their first sign-in, and by most instances never.
  const bcrypt = await import('@node-rs/bcrypt');
  return bcrypt.verify(password, stored);
}

/** A hash of today's parameters that no password has, made without hashing anything. */
function decoyHash(): string {
  const { memoryCost, timeCost, parallelism } = ARGON2ID;
  const random = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${random(16)}$${random(32)}`;
}

/** Lets a number of tasks run at once; the others wait in line. */
class Turns {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  async take<T>(task: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    }
  }
}
