import { randomBytes } from 'node:crypto';
import { ARGON2ID } from './argon2.rules.ts';
import { type PasswordThreads, passwordThreads } from './password-threads.ts';

/** Hashes passwords with argon2id and checks them, imported hashes too, at most two at a time. */
export class Passwords {
  readonly #threads: Pick<PasswordThreads, 'ask'>;
  readonly #decoy = decoyHash();

  constructor(threads: Pick<PasswordThreads, 'ask'> = passwordThreads) {
    this.#threads = threads;
  }

  /** The encoded hash to store. */
  hash(password: string): Promise<string> {
    return this.#threads.ask({ password });
  }

  /**
   * Whether the password fits the stored hash. Takes as long when there is no stored hash, so that
   * the time does not tell whether a person exists.
   */
  async matches(password: string, stored: string | null): Promise<boolean> {
    const matches = await this.#threads.ask({ password, stored: stored ?? this.#decoy });
    return matches && stored !== null;
  }
}

/** A hash of today's parameters that no password has, made without hashing anything. */
function decoyHash(): string {
  const { memoryCost, timeCost, parallelism } = ARGON2ID;
  const random = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${random(16)}$${random(32)}`;
}
