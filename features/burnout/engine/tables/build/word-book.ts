import { type LanguageSource, TRAITS, type Trait } from '../../lexicon/source.ts';
import { Vocabulary } from '../../text/vocabulary.ts';
import { TRAIT } from './bits.ts';
import {
  ALIAS_OF,
  FACT_FIELDS,
  FEATURES_OF,
  type NamedWords,
  ROW_AND_KIND,
  TRAITS_OF,
} from './lexicon.ts';
import { WordBits } from './word-bits.ts';

/** Numbers of a verb's forms with what each tells about person and tense. */
export interface VerbForms {
  words: number[];
  features: number[];
}

/** The words of one language with their traits, verb forms and chat spellings. */
export class WordBook {
  readonly vocabulary = new Vocabulary();
  /** Words of chat spellings; the first place stays empty. */
  readonly expansions: number[][] = [[]];
  private readonly source: LanguageSource;
  private readonly aliases = new WordBits();
  private readonly traits = new WordBits();
  private readonly features = new WordBits();
  private readonly verbs = new Map<string, VerbForms>();
  private readonly expansionOf = new Map<number, number[]>();
  private notVerbs: number[] = [];

  /** Starts with the chat spellings. */
  constructor(source: LanguageSource) {
    this.source = source;
    this.readAliases();
  }

  /** Adds the frequent verbs, the traits of words and the words that are no slips. */
  readGrammar(): void {
    const { source } = this;
    this.notVerbs = this.list(source.notVerbs);
    for (const infinitive of source.verbs.split(/\s+/)) {
      if (infinitive !== '') this.verb(infinitive);
    }
    for (const trait of TRAITS) this.readTrait(trait);
    this.list(source.notTypos);
  }

  readTrait(trait: Trait): void {
    this.mark(this.list(this.source.traits[trait]), TRAIT[trait]);
  }

  /** Gives words a bit beside their traits. */
  mark(words: Iterable<number>, bit: number): void {
    for (const word of words) this.traits.add(word, bit);
  }

  /** Number of a word, added when new. */
  word(text: string): number {
    return this.vocabulary.add(text);
  }

  /** The words a chat spelling stands for ("pro" is "para o"), undefined for every other word. */
  expansion(word: number): readonly number[] | undefined {
    return this.expansionOf.get(word);
  }

  /** All inflections of an adjective in the notation of the language. */
  adjective(notation: string): number[] {
    return this.source.inflection.adjective(notation).map((form) => this.word(form));
  }

  /** Forms of a verb; their person and tense are kept. */
  verb(infinitive: string): VerbForms {
    const known = this.verbs.get(infinitive);
    if (known !== undefined) return known;
    const forms: VerbForms = { words: [], features: [] };
    for (const { text, features } of this.source.inflection.verb(infinitive)) {
      const word = this.word(text);
      this.features.add(word, features);
      forms.words.push(word);
      forms.features.push(features);
    }
    this.verbs.set(infinitive, forms);
    return forms;
  }

  /** Numbers of a list of single words, inflected where the notation says so. */
  list(text: string): number[] {
    const words: number[] = [];
    for (const item of text.replace(/#.*$/gm, '').split(/[\s,]+/)) {
      if (item === '') continue;
      if (item.startsWith('<')) words.push(...this.verb(item.slice(1, -1)).words);
      else if (item.includes('/')) words.push(...this.adjective(item));
      else {
        const word = this.word(item);
        const expanded = this.expansion(word);
        words.push(expanded?.length === 1 ? (expanded[0] as number) : word);
      }
    }
    return words;
  }

  /** Words with a rule of their own, which only Portuguese has. */
  named(): NamedWords {
    if (this.source.language !== 'pt') return { enclitics: [], acute: 0, plain: 0 };
    const enclitics = ['me', 'se', 'nos'].map((word) => this.word(word));
    return { enclitics, acute: this.word('eh'), plain: this.word('e') };
  }

  /**
   * The facts of all words; call after the last one was added.
   *
   * @param rowOf row of the automaton by word
   * @param kindOf kind by word
   */
  facts(rowOf: Int32Array, kindOf: Int32Array): Int32Array {
    for (const word of this.notVerbs) this.features.clear(word);
    const { size } = this.vocabulary;
    const facts = new Int32Array(size * FACT_FIELDS);
    const put = (field: number, values: Int32Array): void => {
      for (let word = 0; word < size; word += 1) {
        facts[word * FACT_FIELDS + field] = values[word] as number;
      }
    };
    put(TRAITS_OF, this.traits.freeze(size));
    put(FEATURES_OF, this.features.freeze(size));
    put(ALIAS_OF, this.aliases.freeze(size));
    put(
      ROW_AND_KIND,
      Int32Array.from(rowOf, (row, word) => row | ((kindOf[word] as number) << 16)),
    );
    return facts;
  }

  private readAliases(): void {
    for (const line of this.source.aliases.split('\n')) {
      const [spellings, words] = line.split('=');
      if (spellings === undefined || words === undefined) continue;
      const target = words
        .trim()
        .split(/\s+/)
        .map((word) => this.word(word));
      const place = this.expansions.push(target) - 1;
      for (const spelling of spellings.trim().split(/\s+/)) {
        const word = this.word(spelling);
        this.expansionOf.set(word, target);
        this.aliases.clear(word);
        this.aliases.add(word, place);
      }
    }
  }
}
