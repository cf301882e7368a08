import type { DangerKind } from './kinds.ts';
import type { Hit } from './match.ts';
import type { Meaning } from './reader.ts';
import type { Heard } from './text/heard.ts';

/** How many words before a decoy it still explains a wording that ends there. */
const REACH = 2;

/** What scenes, ended pasts and decoys of a text take back; built once, however many wordings ask. */
export class TakenBack {
  readonly #sentence: readonly number[];
  /** Sentences of a film, a course, a past that is over. */
  readonly #scenes = new Set<number>();
  /** By kind, the words that a decoy explains. */
  readonly #explained = new Map<DangerKind, Set<number>>();

  constructor(hits: readonly Hit<Meaning>[], { sentence }: Heard) {
    this.#sentence = sentence;
    const recovered = hits.some(({ of }) => of.says === 'recovered');
    for (const { from, to, of } of hits) {
      if (of.says === 'scene' || (of.says === 'past' && recovered)) {
        this.#scenes.add(sentence[from] as number);
      } else if (of.says === 'decoy') {
        const words = this.#explained.get(of.kind) ?? new Set();
        this.#explained.set(of.kind, words);
        for (const at of this.#within(from - REACH, to, from)) words.add(at);
      }
    }
  }

  has({ from, to, of }: Hit<Meaning>): boolean {
    if (this.#scenes.has(this.#sentence[from] as number)) return true;
    const explained = 'kind' in of ? this.#explained.get(of.kind) : undefined;
    return explained !== undefined && this.#within(from, to, from).some((at) => explained.has(at));
  }

  /** The words from `first` to `last` that stand in the sentence of `of`. */
  #within(first: number, last: number, of: number): number[] {
    const words: number[] = [];
    for (let at = Math.max(0, first); at <= last; at += 1) {
      if (this.#sentence[at] === this.#sentence[of]) words.push(at);
    }
    return words;
  }
}
