import type { LanguageSource } from '../../lexicon/source.ts';
import {
  FIRST_PERSON,
  GERUND,
  IMPERFECT,
  PRESENT,
  PRETERITE,
  THIRD_PERSON,
} from '../inflection/forms.ts';
import type { Trie } from './trie.ts';
import type { WordBook } from './word-book.ts';

/** The symbols of inflected words, named classes and alternatives, each made once. */
export class WordClasses {
  readonly book: WordBook;
  private readonly source: LanguageSource;
  private readonly trie: Trie;
  private readonly symbols = new Map<string, number>();

  constructor(source: LanguageSource, book: WordBook, trie: Trie) {
    this.source = source;
    this.book = book;
    this.trie = trie;
  }

  adjective(notation: string): number {
    return this.symbols.get(notation) ?? this.add(notation, this.book.adjective(notation));
  }

  named(name: string): number {
    const key = `$${name}`;
    const known = this.symbols.get(key);
    if (known !== undefined) return known;
    const text = this.source.classes[name];
    if (text === undefined) throw new Error(`Unknown class $${name}`);
    return this.add(key, this.book.list(text));
  }

  /**
   * Forms that state something: of the writer, or of a third person where the notation says `:3`; of
   * an idiom, which is one in all of its forms, `:any`.
   */
  verb(notation: string): number {
    const key = `<${notation}>`;
    const known = this.symbols.get(key);
    if (known !== undefined) return known;
    const [infinitive = '', mode] = notation.split(':');
    if (mode === 'any') return this.add(key, this.book.verb(infinitive).words);
    const person = mode === '3' ? THIRD_PERSON : FIRST_PERSON | THIRD_PERSON;
    const forms = this.book.verb(infinitive);
    const stating = forms.words.filter((_, i) => {
      const features = forms.features[i] as number;
      const tense = features & (PRESENT | PRETERITE | IMPERFECT);
      const finite = (features & person) !== 0 && tense !== 0;
      return finite || features === GERUND || features === PRETERITE;
    });
    return this.add(key, stating);
  }

  /** "é" loses its accent in hasty typing and then looks like "e". */
  copula(): number {
    return this.symbols.get('é') ?? this.add('é', [this.book.word('eh'), this.book.word('e')]);
  }

  union(symbols: readonly number[]): number {
    const key = symbols.join();
    const known = this.symbols.get(key);
    if (known !== undefined) return known;
    const words: number[] = [];
    for (const symbol of symbols) for (const word of this.trie.wordsOf(symbol)) words.push(word);
    return this.add(key, words);
  }

  private add(key: string, words: readonly number[]): number {
    const symbol = this.trie.addClass(words);
    this.symbols.set(key, symbol);
    return symbol;
  }
}
