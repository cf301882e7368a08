/** Words that can be numbered: nearly all that people write are among so many. */
const MOST = (1 << 13) - 1;
/** Length of a table by number. */
export const REGULARS: number = MOST + 1;
const SLOTS = REGULARS * 2;

/**
 * Numbers for words that some lexicon knows, from 1 on, in the order in which texts first held them.
 * Nearly all words of a text were in an earlier one, the commonest ones first of all, so what is known
 * of a word by its number lies in few places of memory, where a vocabulary is far larger than a
 * processor's caches. Holds two hashes of a word, never a word that no lexicon has; once there are
 * `REGULARS` of them, no more are added, and those that are left are looked up as ever.
 */
export class Regulars {
  private count = 0;
  private readonly slots = new Uint16Array(SLOTS);
  /** By number, the two hashes of its word. */
  private readonly hashes = new Int32Array(REGULARS * 2);

  /** Number of the word with these hashes (see `Vocabulary`), 0 when it has none. */
  find(hash: number, second: number): number {
    const { slots, hashes } = this;
    for (let slot = hash & (SLOTS - 1); ; slot = (slot + 1) & (SLOTS - 1)) {
      const number = slots[slot] as number;
      if (number === 0) return 0;
      if (hashes[number * 2] === hash && hashes[number * 2 + 1] === second) return number;
    }
  }

  /** Number of a word that a lexicon knows, given now when it has none; 0 when all are given. */
  add(hash: number, second: number): number {
    const known = this.find(hash, second);
    if (known !== 0 || this.count === MOST) return known;
    this.count += 1;
    let slot = hash & (SLOTS - 1);
    while (this.slots[slot] !== 0) slot = (slot + 1) & (SLOTS - 1);
    this.slots[slot] = this.count;
    this.hashes[this.count * 2] = hash;
    this.hashes[this.count * 2 + 1] = second;
    return this.count;
  }
}

/** Those of this process, for all texts and languages. */
export const regulars: Regulars = new Regulars();
