import type { Node } from './notation.ts';
import type { Heard } from './text/heard.ts';

export interface Hit<T> {
  readonly from: number;
  readonly to: number;
  readonly of: T;
}

interface Wording<T> {
  readonly nodes: readonly Node[];
  readonly of: T;
}

/** Wordings by the word that they begin with, so that most words of a text cost one look. */
export class Wordings<T> {
  readonly #byWord = new Map<string, Wording<T>[]>();
  readonly #byStem = new Map<string, Wording<T>[]>();
  readonly #denials: ReadonlySet<string>;

  constructor(denials: ReadonlySet<string>) {
    this.#denials = denials;
  }

  add(nodes: readonly Node[], of: T): void {
    for (const first of firstOf(nodes)) {
      if (first.is === 'gap' || first.is === 'either') throw new Error('A wording begins with a gap');
      const index = first.is === 'word' ? this.#byWord : this.#byStem;
      const known = index.get(first.sound);
      if (known) known.push({ nodes, of });
      else index.set(first.sound, [{ nodes, of }]);
    }
  }

  /** Every wording wherever it begins, in the order of the text. */
  find(heard: Heard): Hit<T>[] {
    const hits: Hit<T>[] = [];
    heard.words.forEach((word, from) => {
      const begin = this.#byWord.get(word);
      if (begin) this.#tryAll(begin, heard, from, hits);
      for (let length = 2; length <= word.length; length += 1) {
        const stems = this.#byStem.get(word.slice(0, length));
        if (stems) this.#tryAll(stems, heard, from, hits);
      }
    });
    return hits;
  }

  #tryAll(wordings: readonly Wording<T>[], heard: Heard, from: number, hits: Hit<T>[]): void {
    for (const { nodes, of } of wordings) {
      const ends = this.#walk(nodes, heard, new Set([from]), heard.sentence[from] as number);
      if (ends.size > 0) hits.push({ from, to: Math.max(...ends), of });
    }
  }

  /** Where the words of a wording can end that begins at one of the given words. */
  #walk(
    nodes: readonly Node[],
    heard: Heard,
    from: ReadonlySet<number>,
    sentence: number,
  ): ReadonlySet<number> {
    let places = from;
    for (const node of nodes) {
      const next = new Set<number>();
      for (const at of places) {
        const inside = heard.sentence[at] === sentence;
        const word = heard.words[at] as string;
        if (node.is === 'either') {
          for (const way of node.ways) {
            for (const end of this.#walk(way, heard, new Set([at]), sentence)) next.add(end);
          }
        } else if (node.is === 'gap') this.#leap(node.most, heard, at, sentence, next);
        else if (inside && (node.is === 'word' ? word === node.sound : word.startsWith(node.sound)))
          next.add(at + 1);
      }
      places = next;
      if (places.size === 0) break;
    }
    return places;
  }

  #leap(most: number, heard: Heard, from: number, sentence: number, next: Set<number>): void {
    for (let at = from; at <= from + most; at += 1) {
      next.add(at);
      if (heard.sentence[at] !== sentence || this.#denials.has(heard.words[at] as string)) return;
    }
  }
}

/** What a wording can begin with. */
function firstOf(nodes: readonly Node[]): Node[] {
  const [first, ...rest] = nodes;
  if (first === undefined) return [];
  if (first.is !== 'either') return [first];
  return first.ways.flatMap((way) => firstOf([...way, ...rest]));
}
