import { CATEGORIES, type Category } from '../../contract.ts';
import { CRISIS_FAMILIES, type LanguageSource, TRIGGERS } from '../source.ts';
import type { Lexicon } from './lexicon.ts';
import { MentionEntry } from './mention-entry.ts';
import { IRONIC, PREDICATE, readPatterns } from './notation.ts';
import { PatternBuilder } from './pattern-builder.ts';
import { Trie } from './trie.ts';
import { TypoIndex } from './typo-index.ts';
import { WordBook } from './word-book.ts';
import { WordClasses } from './word-classes.ts';

/** Builds the tables of one language from its readable source. */
export function compileLexicon(source: LanguageSource): Lexicon {
  const book = new WordBook(source);
  const trie = new Trie();
  const builder = new PatternBuilder(trie, new WordClasses(source, book, trie));
  const entries: Lexicon['entries'] = [];
  /** Symbols whose words a slip may be mended to. */
  const mendable: number[] = [];

  const addMentions = (text: string, category: Category | undefined): void => {
    readPatterns(
      text,
      builder.reading(text, (pattern, from, to, flags) => {
        const predicate = (flags & PREDICATE) !== 0;
        const kind = {
          category,
          predicate,
          ironic: (flags & IRONIC) !== 0,
          adjective: predicate || pattern.isAdjective,
          personal: pattern.personal,
        };
        const entry = new MentionEntry(kind, source.language, text.slice(from, to));
        pattern.endAt(entries.push(entry) - 1);
        if (category !== undefined && pattern.symbol !== 0) mendable.push(pattern.symbol);
      }),
    );
  };
  const addOthers = (text: string, entry: Lexicon['entries'][number]): void => {
    const number = entries.push(entry) - 1;
    readPatterns(
      text,
      builder.reading(text, (pattern) => pattern.endAt(number)),
    );
  };

  for (const category of CATEGORIES) addMentions(source.mentions[category], category);
  addMentions(source.otherSenses, undefined);
  for (const trigger of TRIGGERS) {
    addOthers(source.triggers[trigger], { layer: 'trigger', trigger });
  }
  for (const family of CRISIS_FAMILIES) {
    addOthers(source.crisis[family], { layer: 'crisis', family });
  }
  return {
    language: source.language,
    vocabulary: book.vocabulary,
    trie,
    entries,
    ...book.freeze(),
    expansions: book.expansions,
    starts: trie.starts(book.vocabulary.size),
    typos: new TypoIndex(
      book.vocabulary,
      mendable.flatMap((symbol) => [...trie.wordsOf(symbol)]),
    ),
  };
}
