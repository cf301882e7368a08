import { CATEGORIES, type Category } from '../../contract.ts';
import { CRISIS_CONCEPTS } from '../../lexicon/crisis-concepts.ts';
import {
  CRISIS_FAMILIES,
  type CrisisFamily,
  type LanguageSource,
  TRIGGERS,
} from '../../lexicon/source.ts';
import { NEEDED } from './bits.ts';
import { CrisisEntry, type Entry, LISTED_BIT, TriggerEntry } from './entries.ts';
import { EntryList, entryTables } from './entry-list.ts';
import { MentionEntry } from './mention-entry.ts';
import { neededWords } from './needed-words.ts';
import { IRONIC, PREDICATE, readPatterns } from './notation.ts';
import type { Tables } from './pack.ts';
import { PatternBuilder } from './pattern-builder.ts';
import { Trie } from './trie.ts';
import { WordBook } from './word-book.ts';
import { WordClasses } from './word-classes.ts';

/** Builds the tables of one language from its readable source. */
export function compileLexicon(source: LanguageSource): Tables {
  const compiler = new Compiler(source);
  compiler.book.readGrammar();
  for (const category of CATEGORIES) compiler.addMentions(source.mentions[category], category);
  compiler.addMentions(source.otherSenses, undefined);
  for (const trigger of TRIGGERS) {
    compiler.addPatterns(source.triggers[trigger], new TriggerEntry(trigger));
  }
  for (const family of CRISIS_FAMILIES) {
    compiler.addPatterns(source.crisis[family], new CrisisEntry(family));
  }
  compiler.addConcepts();
  return compiler.finish();
}

/** Crisis wordings that are certain, and the idioms that clear them. */
const CERTAIN: readonly CrisisFamily[] = ['imminent', 'explicit', 'decoy'];

/**
 * Builds the small tables that look for certain crisis wordings of one language in a text that is
 * read in another one. Words that matter to none of those wordings are unknown to them.
 *
 * @param whole the tables of the same language, for the words that a slip may be mended to
 */
export function compileCrisis(source: LanguageSource, whole: Tables): Tables {
  const compiler = new Compiler(source);
  compiler.book.readTrait('filler');
  for (const family of CERTAIN) {
    compiler.addPatterns(source.crisis[family], new CrisisEntry(family));
  }
  compiler.markNeeded();
  const tables = compiler.finish();
  const mendable = whole.mendable
    .map((form) => tables.vocabulary.idOf(whole.vocabulary.spelling(form)))
    .filter((form) => form !== 0);
  return { ...tables, mendable };
}

class Compiler {
  readonly book: WordBook;
  private readonly source: LanguageSource;
  private readonly trie = new Trie();
  private readonly builder: PatternBuilder;
  private readonly entries: Entry[] = [];
  /** Symbols whose words a slip may be mended to. */
  private readonly mendable: number[] = [];

  constructor(source: LanguageSource) {
    this.source = source;
    this.book = new WordBook(source);
    this.builder = new PatternBuilder(this.trie, new WordClasses(source, this.book, this.trie));
  }

  /** Every expression is an entry of its own. */
  addMentions(text: string, category: Category | undefined): void {
    this.builder.begin(text, (pattern, from, to, flags) => {
      const predicate = (flags & PREDICATE) !== 0;
      const kind = {
        category,
        predicate,
        ironic: (flags & IRONIC) !== 0,
        adjective: predicate || pattern.isAdjective,
        personal: pattern.personal,
      };
      const entry = new MentionEntry(kind, this.source.language, text.slice(from, to));
      pattern.endAt(this.entries.push(entry) - 1);
      if (category !== undefined && pattern.symbol !== 0) this.mendable.push(pattern.symbol);
    });
    readPatterns(text, this.builder);
  }

  /** All expressions mean the same entry. */
  addPatterns(text: string, entry: Entry): void {
    const number = this.entries.push(entry) - 1;
    this.builder.begin(text, (pattern) => pattern.endAt(number));
    readPatterns(text, this.builder);
  }

  addConcepts(): void {
    for (const family of CRISIS_CONCEPTS) {
      this.addPatterns(this.source.concepts[family], new CrisisEntry(family));
    }
  }

  /** Marks the words without which a sentence holds no crisis wording, decoys aside. */
  markNeeded(): void {
    const { book, entries } = this;
    const isListed = (number: number): boolean => {
      const entry = entries[number] as Entry;
      return entry.layer === 'crisis' && entry.bit === LISTED_BIT;
    };
    const lengthOf = (word: number): number => book.vocabulary.lengthOf(word);
    book.mark(neededWords(this.trie, isListed, lengthOf), NEEDED);
  }

  finish(): Tables {
    const { book, trie } = this;
    const mendable = this.mendable.flatMap((symbol) => [...trie.wordsOf(symbol)]);
    const named = book.named();
    const { rowOf, kindOf, ...automaton } = trie.freeze(book.vocabulary.size);
    return {
      language: this.source.language,
      named,
      vocabulary: book.vocabulary,
      automaton,
      entries: new EntryList(this.source.language, entryTables(this.entries)),
      facts: book.facts(rowOf, kindOf),
      expansions: book.expansions,
      mendable: Int32Array.from(new Set(mendable)),
    };
  }
}
