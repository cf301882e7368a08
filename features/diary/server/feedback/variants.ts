import { createHash } from 'node:crypto';
import type { EarlierEntry } from './material.ts';

/** A template of a pool, with the id under which it is remembered. */
interface Variant<T> {
  id: string;
  value: T;
}

/**
 * Chooses templates: the same seed gives the same choice, and what the earlier entries used
 * comes last, the longest ago first.
 */
export class VariantPicker {
  readonly #seed: string;
  /** How many entries ago an id was used, counting from 0. */
  readonly #ages = new Map<string, number>();
  readonly used: string[] = [];

  constructor(seed: string, earlier: readonly EarlierEntry[]) {
    this.#seed = seed;
    for (const [age, { variants }] of earlier.entries()) {
      for (const id of variants) if (!this.#ages.has(id)) this.#ages.set(id, age);
    }
  }

  /** One template out of pools by name; never one that this picker already gave. */
  pick<T>(pools: Readonly<Record<string, readonly T[]>>): T {
    const all = Object.entries(pools).flatMap(([name, values]) =>
      values.map((value, index): Variant<T> => ({ id: `${name}.${index}`, value })),
    );
    const offset = this.#number(Object.keys(pools).join()) % Math.max(1, all.length);
    const turned = [...all.slice(offset), ...all.slice(0, offset)].filter(
      ({ id }) => !this.used.includes(id),
    );
    const best = turned.reduce<Variant<T> | undefined>(
      (found, one) => (found && this.#age(found.id) >= this.#age(one.id) ? found : one),
      undefined,
    );
    if (!best) throw new Error('There is no template left to choose');
    this.used.push(best.id);
    return best.value;
  }

  #age(id: string): number {
    return this.#ages.get(id) ?? Number.POSITIVE_INFINITY;
  }

  #number(name: string): number {
    return createHash('sha256').update(`${this.#seed} ${name}`).digest().readUInt32BE(0);
  }
}
