import { hash, verify } from '@node-rs/argon2';

/** argon2id (2) with 19 MiB, 2 passes, 1 lane: OWASP's minimum, about 20 ms a hash. */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const CURRENT = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

/** Hashing shares Node's thread pool with files and name look-ups: two at a time leave room. */
const AT_ONCE = 2;

/** Hashes and checks passwords with argon2id, at most two at a time. */
export class Passwords {
  readonly #turns = new Turns(AT_ONCE);
  #decoy: Promise<string> | undefined;

  /** The encoded hash to store. */
  hash(password: string): Promise<string> {
    return this.#turns.take(() => hash(password, PARAMETERS));
  }

  /**
   * Whether the password fits the stored hash. Takes as long when there is no stored hash, so that
   * the time does not tell whether a person exists.
   */
  async matches(password: string, stored: string | null): Promise<boolean> {
    const against = stored ?? (await this.#decoyHash());
    const matches = await this.#turns.take(() => verify(against, password).catch(() => false));
    return matches && stored !== null;
  }

  /** Whether a hash was made with other parameters than today's. */
  isOutdated(stored: string): boolean {
    return !CURRENT.test(stored);
  }

  #decoyHash(): Promise<string> {
    this.#decoy ??= this.hash(crypto.randomUUID());
    return this.#decoy;
  }
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
