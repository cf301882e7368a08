import { fail } from './problem.ts';

/** How many costly requests a process works on, and lets wait. */
interface GatePlaces {
  /** At once, of everybody and of one person. */
  all: number;
  person: number;
  /** On the way or inside, of one person; whoever comes on top is told to come back. */
  arrivals: number;
  /** Waiting, of everybody. */
  waiting: number;
  /** Longest wait, in milliseconds. */
  waitMs: number;
}

/** Together they hold fewer of the database's connections than writes always find free. */
const COSTLY_PLACES: GatePlaces = {
  all: 8,
  person: 2,
  arrivals: 8,
  waiting: 64,
  waitMs: 5_000,
};
const RETRY_AFTER_SECONDS = 2;

interface Waiter {
  person: string;
  enter: () => void;
}

/**
 * Lets costly requests in one after the other, so that nobody's keep everybody's small ones waiting.
 * Who comes first goes first, but for those whose own places are taken.
 */
export class Gate {
  readonly #places: GatePlaces;
  readonly #inside = new Map<string, number>();
  readonly #arrivals = new Map<string, number>();
  #all = 0;
  #waiting: Waiter[] = [];

  constructor(places: GatePlaces = COSTLY_PLACES) {
    this.#places = places;
  }

  /**
   * Takes note of a request before its body is read, so that those on top cost next to nothing; gives
   * what is to be called once it is over. Throws `busy` when too many of the person's are there.
   */
  arrive(person: string): () => void {
    const there = this.#arrivals.get(person) ?? 0;
    if (there >= this.#places.arrivals) throw busy();
    this.#arrivals.set(person, there + 1);
    return once(() => subtractOne(this.#arrivals, person));
  }

  /** Resolves with what gives the place back; throws `busy` when too many wait, or for too long. */
  async enter(person: string): Promise<() => void> {
    if (this.#isFree(person)) return this.#take(person);
    const { waiting, waitMs } = this.#places;
    if (this.#waiting.length >= waiting) throw busy();
    await new Promise<void>((resolve, reject) => {
      const waiter: Waiter = {
        person,
        enter: () => {
          clearTimeout(patience);
          resolve();
        },
      };
      const patience = setTimeout(() => {
        this.#waiting = this.#waiting.filter((other) => other !== waiter);
        reject(busy());
      }, waitMs);
      this.#waiting.push(waiter);
    });
    return this.#leaver(person);
  }

  #isFree(person: string): boolean {
    const { all, person: own } = this.#places;
    return this.#all < all && (this.#inside.get(person) ?? 0) < own;
  }

  #take(person: string): () => void {
    this.#all += 1;
    this.#inside.set(person, (this.#inside.get(person) ?? 0) + 1);
    return this.#leaver(person);
  }

  #leaver(person: string): () => void {
    return once(() => {
      this.#all -= 1;
      subtractOne(this.#inside, person);
      this.#letIn();
    });
  }

  #letIn(): void {
    const next = this.#waiting.find(({ person }) => this.#isFree(person));
    if (!next) return;
    this.#waiting = this.#waiting.filter((other) => other !== next);
    this.#take(next.person);
    next.enter();
  }
}

export function subtractOne(counts: Map<string, number>, person: string): void {
  const count = (counts.get(person) ?? 1) - 1;
  if (count > 0) counts.set(person, count);
  else counts.delete(person);
}

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    work();
  };
}

/** Nothing was done: the same call succeeds once it is its turn. */
export function busy() {
  return fail('busy', 'Too many costly requests at once; try again in a moment', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}
