import type { ReadingView } from '#features/burnout/contract/burnout.contract.ts';
import type { FrameKind } from '../frames/format.ts';
import { FRAME_KINDS } from '../frames/format.ts';
import { libraryOf } from '../frames/library.ts';
import { type Person, personOf } from './address.ts';
import { type Named, namesIn } from './names.ts';
import { DENIAL, OFTEN, SINCE, UNREAL } from './times.ts';
import { type EntryLanguage, type Sentence, sentencesOf, tokensAt } from './tokens.ts';

/** A situation found in an entry. */
export interface Situation {
  frame: string;
  kind: FrameKind;
  /** Place of its sentence among those of the entry. */
  sentence: number;
  who: Person | null;
  /** How many words bear it out: the more, the surer. */
  words: number;
}

/** What an entry tells, as far as it could be taken from its words. */
export interface Facts {
  language: EntryLanguage;
  sentences: readonly Sentence[];
  /** The weightiest first. */
  situations: readonly Situation[];
  /** Since when, in the person's words: "há três semanas"; null where it is not said. */
  since: string | null;
  /** It is told as something that comes again. */
  again: boolean;
  /** Names of people as written, with the word for what they are. */
  names: readonly Named[];
}

/** Pure: the same text, read the same, gives the same facts. */
export function factsOf(text: string, { language, mentions }: Reading): Facts {
  const taken = mentions.filter(({ status }) => TAKEN_BACK.has(status));
  const sentences = sentencesOf(text, language);
  const situations = sentences.flatMap((sentence, index) =>
    situationsIn(text, sentence, index, { language, mentions: taken }),
  );
  const since = sentences.map(({ line }) => SINCE[language].exec(line)?.[1]).find(Boolean);
  return {
    language,
    sentences,
    situations: situations
      .filter((one, at) => situations.findIndex(({ frame }) => frame === one.frame) === at)
      .sort((a, b) => rank(a) - rank(b) || b.words - a.words || a.sentence - b.sentence),
    since: since ?? null,
    again: sentences.some(({ line }) => OFTEN[language].test(line)),
    names: namesIn(text, language),
  };
}

type Reading = Pick<ReadingView, 'language' | 'mentions'>;

/** What the engine found and did not count: somebody else's, long ago, denied or meant otherwise. */
const TAKEN_BACK: ReadonlySet<string> = new Set([
  'negated',
  'past',
  'other',
  'hypothetical',
  'question',
  'sarcasm',
  'unrelated',
]);

function rank({ kind }: Situation): number {
  return FRAME_KINDS.indexOf(kind);
}

function situationsIn(
  text: string,
  sentence: Sentence,
  index: number,
  { language, mentions }: Reading,
): Situation[] {
  if (sentence.indirect || UNREAL[language].test(sentence.line)) return [];
  return libraryOf(language).patterns.flatMap(({ frame, patterns }) => {
    for (const pattern of patterns) {
      const found = pattern.exec(sentence.line);
      if (!found || DENIAL[language].test(sentence.line.slice(0, found.index + 1))) continue;
      const span = tokensAt(sentence, found.index, found.index + found[0].length);
      const from = span[0]?.start ?? 0;
      const until = span.at(-1)?.end ?? 0;
      if (mentions.some(({ start, end }) => start < until && end > from)) continue;
      const { who } = found.groups ?? {};
      const at = who ? found.index + found[0].indexOf(who) : 0;
      const tokens = who ? tokensAt(sentence, at, at + who.length) : [];
      return [
        {
          frame: frame.id,
          kind: frame.kind,
          sentence: index,
          who: who ? personOf(text, tokens, language) : null,
          words: found[0].trim().split(' ').length,
        },
      ];
    }
    return [];
  });
}
