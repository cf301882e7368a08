import { CATEGORIES, type Category } from '../../contract.ts';
import {
  FIRST_PERSON,
  GERUND,
  IMPERFECT,
  PRESENT,
  PRETERITE,
  THIRD_PERSON,
} from '../inflection/forms.ts';
import { CRISIS_FAMILIES, type LanguageSource, TRIGGERS } from '../source.ts';
import type { Entry, Lexicon } from './lexicon.ts';
import { type Part, type Pattern, parsePatterns } from './notation.ts';
import { CLASS_BASE, Trie } from './trie.ts';
import { TypoIndex } from './typo-index.ts';
import { WordBook } from './word-book.ts';

/** Diminutives and the like are rare and look like other words: "legadinho", "destruição". */
const DEGREE = /(inh[oa]s?|it[oa]s?|issim[oa]s?|errim[oa]s?|ona|[^sc]ao|[^s]ac[oa])$/;

type SimplePart = Exclude<Part, { kind: 'choice' } | { kind: 'gap' }>;

/** Builds the tables of one language from its readable source. */
export function compileLexicon(source: LanguageSource): Lexicon {
  return new Compiler(source).compile();
}

class Compiler {
  private readonly source: LanguageSource;
  private readonly book: WordBook;
  private readonly trie = new Trie();
  private readonly entries: Entry[] = [];
  private readonly classNumbers = new Map<string, number>();
  private readonly members: number[][] = [];
  private readonly typoWords = new Set<number>();
  private personal = false;

  constructor(source: LanguageSource) {
    this.source = source;
    this.book = new WordBook(source);
  }

  compile(): Lexicon {
    const { source, book, trie } = this;
    for (const category of CATEGORIES) this.addMentions(source.mentions[category], category);
    this.addMentions(source.otherSenses, undefined);
    for (const trigger of TRIGGERS) {
      this.addPatterns(source.triggers[trigger], { layer: 'trigger', trigger });
    }
    for (const family of CRISIS_FAMILIES) {
      this.addPatterns(source.crisis[family], { layer: 'crisis', family });
    }
    const tables = book.freeze();
    trie.freeze(this.members);
    return {
      language: source.language,
      vocabulary: book.vocabulary,
      trie,
      entries: this.entries,
      ...tables,
      starts: this.startsOfWords(),
      aliases: book.aliases,
      typos: new TypoIndex(book.vocabulary, this.typoWords),
    };
  }

  private addMentions(text: string, category: Category | undefined): void {
    for (const pattern of parsePatterns(text)) {
      this.personal = false;
      const ends = this.follow([0], pattern.parts);
      this.end(ends, {
        layer: 'mention',
        category,
        expression: `${this.source.language}:${category ?? 'other'}:${pattern.slug}`,
        predicate: pattern.predicate,
        ironic: pattern.ironic,
        adjective: isAdjective(pattern),
        personal: this.personal,
      });
      if (category !== undefined) this.acceptTypos(pattern);
    }
  }

  private addPatterns(text: string, entry: Entry): void {
    const ends = parsePatterns(text).flatMap((pattern) => this.follow([0], pattern.parts));
    this.end(ends, entry);
  }

  private end(nodes: number[], entry: Entry): void {
    const number = this.entries.push(entry) - 1;
    for (const node of nodes) if (node !== 0) this.trie.endAt(node, number);
  }

  /** Adds the parts after each of the nodes; returns where the pattern ends. */
  private follow(from: number[], parts: Part[]): number[] {
    let nodes = from;
    for (const part of parts) {
      if (part.kind === 'choice') nodes = this.followChoice(nodes, part.options);
      else if (part.kind === 'gap') nodes = nodes.map((node) => this.trie.extendByGap(node));
      else {
        for (const symbol of this.symbolsOf(part)) {
          nodes = nodes.map((node) => this.trie.extend(node, symbol));
        }
      }
    }
    return nodes;
  }

  /** Alternatives of one word each are gathered into one class. */
  private followChoice(nodes: number[], options: Part[][]): number[] {
    const single: number[] = [];
    const ends = new Set<number>();
    for (const option of options) {
      const part = option[0];
      const simple = option.length === 1 && part !== undefined && isSimple(part);
      const symbols = simple ? this.symbolsOf(part) : [];
      if (symbols.length === 1) single.push(symbols[0] as number);
      else for (const node of this.follow(nodes, option)) ends.add(node);
    }
    if (single.length > 0) {
      const symbol = single.length === 1 ? (single[0] as number) : this.unionOf(single);
      for (const node of nodes) ends.add(this.trie.extend(node, symbol));
    }
    return [...ends];
  }

  private unionOf(symbols: number[]): number {
    return this.classOf(`(${symbols.join('|')})`, () => symbols.flatMap((s) => this.wordsOf(s)));
  }

  private wordsOf(symbol: number): number[] {
    return symbol < CLASS_BASE ? [symbol] : (this.members[symbol - CLASS_BASE] as number[]);
  }

  private symbolsOf(part: SimplePart): number[] {
    if (part.kind === 'word') {
      // "é" loses its accent in hasty typing and then looks like "e".
      if (part.text !== 'é') return this.book.expanded(part.text);
      return [this.classOf('é', () => [this.book.word('eh'), this.book.word('e')])];
    }
    if (part.kind === 'adjective') {
      return [this.classOf(part.text, () => this.book.adjective(part.text))];
    }
    return [part.kind === 'class' ? this.namedClass(part.text) : this.verbClass(part.text)];
  }

  private namedClass(name: string): number {
    const text = this.source.classes[name];
    if (text === undefined) throw new Error(`Unknown class $${name}`);
    return this.classOf(`$${name}`, () => this.book.list(text));
  }

  private verbClass(notation: string): number {
    const [infinitive, mode] = notation.split(':') as [string, string | undefined];
    if (mode === undefined) this.personal = true;
    const person = mode === '3' ? THIRD_PERSON : FIRST_PERSON | THIRD_PERSON;
    return this.classOf(`<${notation}>`, () =>
      this.book
        .verb(infinitive)
        .filter(({ features }) => {
          const tense = features & (PRESENT | PRETERITE | IMPERFECT);
          const finite = (features & person) !== 0 && tense !== 0;
          return finite || features === GERUND || features === PRETERITE;
        })
        .map(({ text }) => this.book.word(text)),
    );
  }

  private classOf(name: string, list: () => number[]): number {
    const known = this.classNumbers.get(name);
    if (known !== undefined) return CLASS_BASE + known;
    const number = this.members.push([]) - 1;
    this.classNumbers.set(name, number);
    this.members[number] = [...new Set(list())];
    return CLASS_BASE + number;
  }

  private acceptTypos(pattern: Pattern): void {
    const part = pattern.parts[0];
    if (pattern.parts.length > 1 || part === undefined || !isSimple(part)) return;
    const [symbol, ...more] = this.symbolsOf(part);
    if (symbol === undefined || more.length > 0) return;
    for (const word of this.wordsOf(symbol)) {
      if (!DEGREE.test(this.book.vocabulary.words[word] as string)) this.typoWords.add(word);
    }
  }

  private startsOfWords(): (number[] | undefined)[] {
    const { size } = this.book.vocabulary;
    const starts = new Array<number[] | undefined>(size).fill(undefined);
    const start = (word: number, node: number): void => {
      const nodes = starts[word];
      if (nodes === undefined) starts[word] = [node];
      else nodes.push(node);
    };
    for (let word = 1; word < size; word += 1) {
      const node = this.trie.next(0, word);
      if (node !== 0) start(word, node);
    }
    const edges = this.trie.classEdges[0] ?? [];
    for (let i = 0; i < edges.length; i += 2) {
      for (const word of this.members[edges[i] as number] as number[]) {
        start(word, edges[i + 1] as number);
      }
    }
    return starts;
  }
}

function isSimple(part: Part): part is SimplePart {
  return part.kind !== 'choice' && part.kind !== 'gap';
}

function isAdjective({ parts, predicate }: Pattern): boolean {
  return predicate || (parts.length === 1 && parts[0]?.kind === 'adjective');
}
