import { DANGER_KINDS, type DangerKind, type Urgency } from './kinds.ts';
import type { LanguageSource } from './lexicon/source.ts';
import { type Hit, Wordings } from './match.ts';
import { parseList } from './notation.ts';
import { TakenBack } from './taken-back.ts';
import type { Heard } from './text/heard.ts';
import { type Ear, soundOf } from './text/sound.ts';

/** What a wording says where it is found. */
export type Meaning =
  | { readonly says: 'danger'; readonly kind: DangerKind; readonly urgency: Urgency }
  | { readonly says: 'cue'; readonly kind: DangerKind; readonly line: number }
  | { readonly says: 'decoy'; readonly kind: DangerKind }
  | { readonly says: 'scene' | 'past' | 'recovered' };

export interface Told {
  readonly kind: DangerKind;
  readonly urgency: Urgency;
}

/** How many words before a wording a denial may stand. */
const DENIAL_REACH = 3;

/** Reads one language; compiled once. */
export class LanguageReader {
  readonly #source: LanguageSource;
  readonly #denials: ReadonlySet<string>;
  readonly #openers: ReadonlySet<string>;
  readonly #wordings: Wordings<Meaning>;

  constructor(source: LanguageSource) {
    const { ear, groups, kinds } = source;
    this.#source = source;
    const setOf = (words: string) =>
      new Set(
        words
          .replaceAll("'", '')
          .split(' ')
          .map((word) => soundOf(word, ear)),
      );
    this.#denials = setOf(source.denials);
    this.#openers = setOf(source.openers);
    this.#wordings = new Wordings(this.#denials);
    const add = (list: string | undefined, meaning: (line: number) => Meaning) =>
      parseList(list ?? '', groups, ear).forEach((nodes, line) => {
        this.#wordings.add(nodes, meaning(line));
      });
    add(source.scenes, () => ({ says: 'scene' }));
    add(source.past, () => ({ says: 'past' }));
    add(source.recovered, () => ({ says: 'recovered' }));
    for (const kind of DANGER_KINDS) {
      const { now, today, support, cues, decoys } = kinds[kind];
      add(now, () => ({ says: 'danger', kind, urgency: 'now' }));
      add(today, () => ({ says: 'danger', kind, urgency: 'today' }));
      add(support, () => ({ says: 'danger', kind, urgency: 'support' }));
      add(cues, (line) => ({ says: 'cue', kind, line }));
      add(decoys, () => ({ says: 'decoy', kind }));
    }
  }

  get ear(): Ear {
    return this.#source.ear;
  }

  /** Everything that is told in this language. */
  read(heard: Heard): Told[] {
    const hits = this.#wordings.find(heard);
    if (!hits.some(({ of }) => of.says === 'danger' || of.says === 'cue')) return [];
    const takenBack = new TakenBack(hits, heard);
    const open = hits.filter(
      (hit) =>
        (hit.of.says === 'danger' || hit.of.says === 'cue') &&
        !takenBack.has(hit) &&
        !this.#isDenied(hit.from, heard),
    );
    return [...dangersIn(open), ...cuesIn(open)];
  }

  #isDenied(from: number, { words, clause }: Heard): boolean {
    // A wording that begins with a denial says something by it ("não quero mais viver").
    if (this.#denials.has(words[from] as string)) return false;
    for (let at = from - 1; at >= from - DENIAL_REACH && clause[at] === clause[from]; at -= 1) {
      if (this.#openers.has(words[at] as string)) return false;
      if (this.#denials.has(words[at] as string)) return true;
    }
    return false;
  }
}

function dangersIn(hits: readonly Hit<Meaning>[]): Told[] {
  return hits.flatMap(({ of }) =>
    of.says === 'danger' ? [{ kind: of.kind, urgency: of.urgency }] : [],
  );
}

/** Kinds of which two different cues stand in the text. */
function cuesIn(hits: readonly Hit<Meaning>[]): Told[] {
  const lines = new Map<DangerKind, Set<number>>();
  for (const { of } of hits) {
    if (of.says === 'cue') lines.set(of.kind, (lines.get(of.kind) ?? new Set()).add(of.line));
  }
  return [...lines].flatMap(([kind, found]) =>
    found.size > 1 ? [{ kind, urgency: 'today' as const }] : [],
  );
}
