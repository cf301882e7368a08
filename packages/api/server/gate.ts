import { fail } from './problem.ts';

/** How many costly requests a process works on, and lets wait. */
export interface GatePlaces {
  /** At once, of everybody. */
  all: number;
  /** At once, of one person. */
  person: number;
  /** Waiting, of everybody and of one person; whoever comes on top is told to come back. */
  waiting: number;
  waitingOfPerson: number;
  /** Longest wait, in milliseconds. */
  waitMs: number;
}

/** Together they hold fewer of the database's connections than writes always find free. */
export const COSTLY_PLACES: GatePlaces = {
  all: 8,
  person: 2,
  waiting: 64,
  waitingOfPerson: 6,
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
  #all = 0;
  #waiting: Waiter[] = [];

  constructor(places: GatePlaces = COSTLY_PLACES) {
    this.#places = places;
  }

  /** Resolves with what gives the place back; throws `busy` when too many wait, or for too long. */
  async enter(person: string): Promise<() => void> {
    if (this.#isFree(person)) return this.#take(person);
    const own = this.#waiting.filter((waiter) => waiter.person === person).length;
    const { waiting, waitingOfPerson, waitMs } = this.#places;
    if (this.#waiting.length >= waiting || own >= waitingOfPerson) throw busy();
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
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#all -= 1;
      const inside = (this.#inside.get(person) ?? 1) - 1;
      if (inside > 0) this.#inside.set(person, inside);
      else this.#inside.delete(person);
      this.#letIn();
    };
  }

  #letIn(): void {
    const next = this.#waiting.find(({ person }) => this.#isFree(person));
    if (!next) return;
    this.#waiting = this.#waiting.filter((other) => other !== next);
    this.#take(next.person);
    next.enter();
  }
}

/** Nothing was done: the same call succeeds once it is its turn. */
export function busy() {
  return fail('busy', 'Too many costly requests at once; try again in a moment', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}
