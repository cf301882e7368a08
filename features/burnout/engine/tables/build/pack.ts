import type { Language } from '../../contract.ts';
import { Vocabulary, type VocabularyTables } from '../../text/vocabulary.ts';
import type { Automaton } from './automaton.ts';
import { EntryList, type EntryTables } from './entry-list.ts';
import type { Lexicon, NamedWords } from './lexicon.ts';
import { packParts, unpackParts } from './parts.ts';

/** A compiled lexicon without what comes while it is read with: the index of slips, words and pairs of texts. */
export type Tables = Omit<Lexicon, 'typos' | 'danger' | 'regular' | 'usual'>;

interface About {
  language: Language;
  named: NamedWords;
  expansions: readonly (readonly number[])[];
}

/** All tables of numbers that a lexicon has. */
type All = Automaton &
  Pick<VocabularyTables, 'slots' | 'offsets'> & {
    facts: Int32Array;
    mendable: Int32Array;
    kinds: Int32Array;
    notationEnds: Int32Array;
  };

/** A compiled lexicon as bytes, for this kind of machine. */
export function pack(lexicon: Tables): Uint8Array<ArrayBuffer> {
  const { language, named, expansions, automaton, facts, mendable } = lexicon;
  const { slots, offsets, bytes } = lexicon.vocabulary.tables();
  const { kinds, ends: notationEnds, notations } = lexicon.entries.tables;
  const about: About = { language, named, expansions };
  const numbers: All = { ...automaton, slots, offsets, facts, mendable, kinds, notationEnds };
  return packParts(about, { ...numbers, letters: bytes, notations });
}

/** The tables that `pack` wrote; they share the memory of `packed`, and nothing is built. */
export function unpack(packed: Uint8Array<ArrayBuffer>): Tables {
  const { about, parts } = unpackParts<About, keyof All | 'letters' | 'notations'>(packed);
  const { letters, notations, ...rest } = parts;
  const { slots, offsets, facts, mendable, kinds, notationEnds, ...automaton } = rest as All;
  const entries: EntryTables = { kinds, ends: notationEnds, notations: notations as Uint8Array };
  return {
    ...about,
    entries: new EntryList(about.language, entries),
    automaton,
    facts,
    mendable,
    vocabulary: Vocabulary.of({ slots, offsets, bytes: letters as Uint8Array }),
  };
}
