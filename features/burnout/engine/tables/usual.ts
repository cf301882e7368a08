import { ALWAYS, type Automaton, EVERY, pairKey, pairSlot, ROW_FIELDS } from './build/automaton.ts';

/** Stands for the kind of an intensifier: every wording that the row starts is tried. */
export const EVERY_KIND = 0xffff;

const SLOT_BITS = 12;
const HASH_FACTOR = 0x9e3779b1;

/**
 * What there is to try where two words stand beside each other, as last looked up. Texts make use of few
 * of a lexicon's pairs, strewn over a table that is far larger than a processor's caches; here they
 * lie together. Holds rows and kinds of the lexicon, never a word.
 */
export class UsualPairs {
  private readonly automaton: Automaton;
  /** Direct-mapped: the key of a row and a kind, and the list of what to try. */
  private readonly slots = new Int32Array(2 << SLOT_BITS);

  constructor(automaton: Automaton) {
    this.automaton = automaton;
  }

  /**
   * Place of the list of what to try from a row, above 0, before a word of a kind; 0 for nothing.
   *
   * @param kind 0 where something is between the words, `EVERY_KIND` before an intensifier
   */
  listOf(row: number, kind: number): number {
    const { slots } = this;
    const key = pairKey(row, kind);
    const slot = (Math.imul(key, HASH_FACTOR) >>> (32 - SLOT_BITS)) << 1;
    if (slots[slot] === key) return slots[slot + 1] as number;
    const list = this.lookUp(row, kind);
    slots[slot] = key;
    slots[slot + 1] = list;
    return list;
  }

  private lookUp(row: number, kind: number): number {
    const { rows, pairs } = this.automaton;
    if (kind === EVERY_KIND) return rows[row * ROW_FIELDS + EVERY] as number;
    const list = kind === 0 ? 0 : (pairs[pairSlot(pairs, pairKey(row, kind)) + 1] as number);
    return list === 0 ? (rows[row * ROW_FIELDS + ALWAYS] as number) : list;
  }
}
