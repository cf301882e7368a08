import { CONTEXTS, Contexts } from './contexts.ts';
import { LIMIT, ONE, STRETCHED, squash } from './logistic.ts';
import { Repeats } from './repeats.ts';

/**
 * Slots of each context; one holds a probability (16 bits), how often it was met, and a check. They
 * lie in lines of eight: three bits of a character in one line, so that memory is asked once.
 */
const SLOT_BITS = 18;
const LINE = 8;
const FRESH: number = (ONE / 2) << 16;
const MOST_MET = 30;
/** What a slot learns from a bit that it met for the n-th time. */
const RATES = Float64Array.from({ length: MOST_MET + 1 }, (_, met) => 1 / (met + 1.2));
const INPUTS = CONTEXTS + 2;
const LEARNING = 0.02;
const FIRST_WEIGHT = 0.3;
/** Sets of weights that are asked at once, and how many there are of each. */
const SETS = 3;
const SET_SIZE = 1 << 11;
const LONGEST_REPEAT = 31;

/**
 * Tells how likely the next bit of a text in the lexicon's notation is a one: several contexts
 * predict it, and a mixture weighs them by how well they have done so far (logistic mixing, as in
 * Mahoney's lpaq). Only operations that give the same on every machine.
 */
export class Model {
  private readonly contexts = new Contexts();
  private readonly repeats: Repeats;
  private readonly slots = new Int32Array(CONTEXTS << SLOT_BITS);
  private readonly weights = new Float64Array(SETS * SET_SIZE * INPUTS).fill(FIRST_WEIGHT);
  /** How often, out of `ONE`, a repeat of a length went on, and a count for each. */
  private readonly trust = new Float64Array(LONGEST_REPEAT + 1).fill(ONE * 0.8);
  private readonly met = new Uint8Array(LONGEST_REPEAT + 1);
  private readonly inputs = new Float64Array(INPUTS);
  private readonly used = new Int32Array(CONTEXTS);
  private readonly lines = new Int32Array(CONTEXTS);
  private readonly checks = new Int32Array(CONTEXTS);
  private readonly sets = new Int32Array(SETS);
  private readonly guesses = new Float64Array(SETS);
  private repeated = -1;
  private bit = 0;
  /** Place in the lines: 1, then one of two, then one of four. */
  private inLine = 1;

  /** @param longest length of the text at most */
  constructor(longest: number) {
    this.repeats = new Repeats(longest);
  }

  /** The character that a repeat says is next, -1 for none. */
  get expected(): number {
    return this.repeats.length > 0 ? this.repeats.next : -1;
  }

  /**
   * Probability, out of `ONE`, that the bit at `node` of the tree of characters is a one.
   *
   * @param first no other bit of the character came before
   * @param repeated the bit that a repeat expects, -1 for none
   */
  predict(node: number, first: boolean, repeated: number): number {
    const { contexts, inputs, used, lines, checks, slots, sets, guesses, weights } = this;
    const { hashes } = contexts;
    const inLine = first || this.inLine >= LINE / 2 ? 1 : this.inLine * 2 + this.bit;
    this.inLine = inLine;
    let known = 0;
    for (let i = 0; i < CONTEXTS; i += 1) {
      if (inLine === 1) {
        let hash = Math.imul((hashes[i] as number) + Math.imul(node, 0x9e3779b1), 0x85ebca6b);
        hash ^= hash >>> 15;
        hash = Math.imul(hash, 0x2c1b3c6d);
        lines[i] = ((i << SLOT_BITS) + (hash >>> (32 - SLOT_BITS))) & -LINE;
        checks[i] = hash & 0xff;
      }
      const place = (lines[i] as number) + inLine;
      const check = checks[i] as number;
      const slot = slots[place] as number;
      used[i] = place;
      if (slot !== 0 && (slot & 0xff) === check) {
        known += 1;
        inputs[i] = STRETCHED[slot >>> 20] as number;
      } else {
        slots[place] = FRESH | check;
        inputs[i] = 0;
      }
    }
    const length = Math.min(this.repeats.length, LONGEST_REPEAT);
    this.repeated = repeated;
    let kind = 0;
    if (repeated < 0) inputs[CONTEXTS] = 0;
    else {
      const trust = STRETCHED[(this.trust[length] as number) >>> 4] as number;
      inputs[CONTEXTS] = repeated === 1 ? trust : -trust;
      kind = length > 7 ? 3 : length > 3 ? 2 : 1;
    }
    inputs[CONTEXTS + 1] = FIRST_WEIGHT;
    sets[0] = node;
    sets[1] = SET_SIZE + known * 16 + kind * 4 + Math.min(contexts.depth, 3);
    sets[2] = 2 * SET_SIZE + (contexts.last & 0x3ff) * 2 + (first ? 1 : 0);
    let sum = 0;
    for (let set = 0; set < SETS; set += 1) {
      const from = (sets[set] as number) * INPUTS;
      let t = 0;
      for (let i = 0; i < INPUTS; i += 1) {
        t += (weights[from + i] as number) * (inputs[i] as number);
      }
      if (t > LIMIT) t = LIMIT;
      else if (t < -LIMIT) t = -LIMIT;
      guesses[set] = squash(t);
      sum += t;
    }
    return Math.min(Math.max(squash(sum / SETS) | 0, 32), ONE - 32);
  }

  /** Learns the bit that was asked for last. */
  update(bit: number): void {
    const { inputs, used, slots, sets, guesses, weights } = this;
    this.bit = bit;
    const target = bit === 1 ? ONE - 1 : 0;
    for (let set = 0; set < SETS; set += 1) {
      const from = (sets[set] as number) * INPUTS;
      const error = ((target - (guesses[set] as number)) / ONE) * LEARNING;
      for (let i = 0; i < INPUTS; i += 1) {
        weights[from + i] = (weights[from + i] as number) + error * (inputs[i] as number);
      }
    }
    for (let i = 0; i < CONTEXTS; i += 1) {
      const place = used[i] as number;
      const slot = slots[place] as number;
      const met = (slot >>> 8) & 0xff;
      const old = slot >>> 16;
      const now = (old + (target - old) * (RATES[met] as number)) | 0;
      slots[place] = (now << 16) | (Math.min(met + 1, MOST_MET) << 8) | (slot & 0xff);
    }
    if (this.repeated < 0) return;
    const length = Math.min(this.repeats.length, LONGEST_REPEAT);
    const met = this.met[length] as number;
    const trust = this.trust[length] as number;
    const went = bit === this.repeated ? ONE - 1 : 0;
    this.trust[length] = trust + (went - trust) / (met + 1.5);
    if (met < 250) this.met[length] = met + 1;
  }

  /** Goes on to the next character. */
  add(unit: number): void {
    this.contexts.add(unit);
    this.repeats.add(unit);
  }
}
