import type { Node } from './notation.ts';
import type { Heard } from './text/heard.ts';

export interface Hit<T> {
  readonly from: number;
  readonly to: number;
  readonly of: T;
}

/** A step of a wording and what comes after it; null is its end. */
type Step =
  | { readonly is: 'word' | 'stem'; readonly sound: string; readonly next: Step | null }
  | {
      readonly is: 'gap';
      readonly most: number;
      readonly past: 'all' | 'affirmed';
      readonly next: Step | null;
    }
  | {
      readonly is: 'either';
      readonly ways: readonly (Step | null)[];
      /** Every word that it can go on with; null where that is not told by whole words alone. */
      readonly starts: ReadonlySet<string> | null;
    };

interface Wording<T> {
  readonly step: Step;
  readonly of: T;
}

const NOWHERE = -1;

/** Wordings by the word that they begin with, so that most words of a text cost one look. */
export class Wordings<T> {
  readonly #byWord = new Map<string, Wording<T>[]>();
  readonly #byStem = new Map<string, Wording<T>[]>();
  readonly #denials: ReadonlySet<string>;
  #longestStem = 0;

  constructor(denials: ReadonlySet<string>) {
    this.#denials = denials;
  }

  add(nodes: readonly Node[], of: T): void {
    const step = chain(nodes, null);
    for (const first of firstOf(step)) {
      if (first?.is !== 'word' && first?.is !== 'stem') {
        throw new Error('A wording begins with a gap or can be empty');
      }
      const index = first.is === 'word' ? this.#byWord : this.#byStem;
      if (first.is === 'stem') this.#longestStem = Math.max(this.#longestStem, first.sound.length);
      const known = index.get(first.sound);
      // Several ways of one wording may begin with the same word.
      if (known?.at(-1)?.step === step) continue;
      if (known) known.push({ step: step as Step, of });
      else index.set(first.sound, [{ step: step as Step, of }]);
    }
  }

  /** Every wording wherever it begins, in the order of the text. */
  find(heard: Heard): Hit<T>[] {
    const hits: Hit<T>[] = [];
    heard.words.forEach((word, from) => {
      this.#tryAll(this.#byWord.get(word), heard, from, hits);
      const longest = Math.min(word.length, this.#longestStem);
      for (let length = 2; length <= longest; length += 1) {
        this.#tryAll(this.#byStem.get(word.slice(0, length)), heard, from, hits);
      }
    });
    return hits;
  }

  #tryAll(
    wordings: readonly Wording<T>[] | undefined,
    heard: Heard,
    from: number,
    hits: Hit<T>[],
  ): void {
    for (const { step, of } of wordings ?? []) {
      const to = this.#endOf(step, heard, from, heard.sentence[from] as number);
      if (to !== NOWHERE) hits.push({ from, to, of });
    }
  }

  /** The farthest word that a wording can end before, which never leaves its sentence. */
  #endOf(step: Step | null, heard: Heard, at: number, sentence: number): number {
    if (step === null) return at;
    if (step.is === 'either') {
      let farthest = NOWHERE;
      if (step.starts && !step.starts.has(heard.words[at] as string)) return farthest;
      for (const way of step.ways) {
        farthest = Math.max(farthest, this.#endOf(way, heard, at, sentence));
      }
      return farthest;
    }
    if (step.is === 'gap') {
      let farthest = NOWHERE;
      for (let next = at; next <= at + step.most; next += 1) {
        farthest = Math.max(farthest, this.#endOf(step.next, heard, next, sentence));
        if (heard.sentence[next] !== sentence) break;
        if (step.past === 'affirmed' && this.#denials.has(heard.words[next] as string)) break;
      }
      return farthest;
    }
    if (heard.sentence[at] !== sentence) return NOWHERE;
    const word = heard.words[at] as string;
    const said = step.is === 'word' ? word === step.sound : word.startsWith(step.sound);
    return said ? this.#endOf(step.next, heard, at + 1, sentence) : NOWHERE;
  }
}

function chain(nodes: readonly Node[], end: Step | null): Step | null {
  return nodes.reduceRight<Step | null>((next, node) => {
    if (node.is !== 'either') return { ...node, next };
    const ways = node.ways.map((way) => chain(way, next));
    return { is: 'either', ways, starts: startsOf(ways) };
  }, end);
}

function startsOf(ways: readonly (Step | null)[]): ReadonlySet<string> | null {
  const starts = new Set<string>();
  for (const first of ways.flatMap(firstOf)) {
    if (first?.is !== 'word') return null;
    starts.add(first.sound);
  }
  return starts;
}

/** What a wording can begin with. */
function firstOf(step: Step | null): (Step | null)[] {
  return step?.is === 'either' ? step.ways.flatMap(firstOf) : [step];
}
