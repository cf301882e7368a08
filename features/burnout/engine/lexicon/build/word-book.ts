import { fold } from '../../text/characters.ts';
import { Vocabulary } from '../../text/vocabulary.ts';
import type { Form } from '../inflection/forms.ts';
import { type LanguageSource, TRAITS } from '../source.ts';
import { traitBit } from './lexicon.ts';

/** The words of one language with their traits, verb forms and chat spellings. */
export class WordBook {
  readonly vocabulary = new Vocabulary();
  readonly aliases: (number[] | undefined)[] = [];
  private readonly source: LanguageSource;
  private readonly traits: (number | undefined)[] = [];
  private readonly features: (number | undefined)[] = [];
  private readonly forms = new Map<string, Form[]>();
  private readonly notVerbs: number[];

  constructor(source: LanguageSource) {
    this.source = source;
    this.readAliases();
    this.notVerbs = this.list(source.notVerbs);
    for (const infinitive of source.verbs.split(/\s+/).filter(Boolean)) this.verb(infinitive);
    for (const trait of TRAITS) {
      for (const id of this.list(source.traits[trait])) {
        this.traits[id] = (this.traits[id] ?? 0) | traitBit(trait);
      }
    }
    this.list(source.notTypos);
  }

  /** Number of a word, added when new. */
  word(text: string): number {
    return this.vocabulary.add(fold(text));
  }

  /** Numbers of a word after its chat spelling is expanded ("pro" is "para o"). */
  expanded(text: string): number[] {
    const id = this.word(text);
    return this.aliases[id] ?? [id];
  }

  /** All inflections of an adjective in the notation of the language. */
  adjective(notation: string): number[] {
    return this.source.inflection.adjective(notation).map((form) => this.word(form));
  }

  /** Forms of a verb; their person and tense are kept. */
  verb(infinitive: string): Form[] {
    const known = this.forms.get(infinitive);
    if (known !== undefined) return known;
    const forms = this.source.inflection.verb(infinitive);
    this.forms.set(infinitive, forms);
    for (const { text, features } of forms) {
      const id = this.word(text);
      this.features[id] = (this.features[id] ?? 0) | features;
    }
    return forms;
  }

  /** Numbers of a list of single words, inflected where the notation says so. */
  list(text: string): number[] {
    const items = text
      .replace(/#.*$/gm, '')
      .split(/[\s,]+/)
      .filter(Boolean);
    return items.flatMap((item) => {
      if (item.startsWith('<')) {
        return this.verb(item.slice(1, -1)).map((form) => this.word(form.text));
      }
      if (item.includes('/')) return this.adjective(item);
      const expanded = this.expanded(item);
      return expanded.length === 1 ? expanded : [this.word(item)];
    });
  }

  /** Tables by word number; call after the last word was added. */
  freeze(): { traits: Int32Array; features: Int32Array } {
    for (const id of this.notVerbs) this.features[id] = 0;
    this.vocabulary.freeze();
    const { size } = this.vocabulary;
    return { traits: toTable(this.traits, size), features: toTable(this.features, size) };
  }

  private readAliases(): void {
    for (const line of this.source.aliases.split('\n')) {
      const [spellings, words] = line.split('=');
      if (spellings === undefined || words === undefined) continue;
      const target = words
        .trim()
        .split(/\s+/)
        .map((word) => this.word(word));
      for (const spelling of spellings.trim().split(/\s+/)) {
        this.aliases[this.word(spelling)] = target;
      }
    }
  }
}

/** A sparse list of bits as a table with zeros in its holes. */
function toTable(sparse: readonly (number | undefined)[], size: number): Int32Array {
  const table = new Int32Array(size);
  sparse.forEach((value, id) => {
    table[id] = value ?? 0;
  });
  return table;
}
