import type { PatternListener } from './notation.ts';
import type { Trie } from './trie.ts';
import type { WordClasses } from './word-classes.ts';

/** A group that is being read, or the expression itself. */
class Group {
  /** Nodes in front of the group. */
  before: number[] = [];
  /** Nodes that what was read so far of an alternative ends at. */
  nodes: number[] = [];
  /** Nodes that the alternatives read so far end at. */
  ends: number[] = [];
  /** Symbols of the alternatives that are one symbol each. */
  singles: number[] = [];
  /** Parts of the alternative read so far. */
  parts = 0;
  /** The alternative's only symbol so far, not yet in the trie; 0 when there is none. */
  pending = 0;

  begin(before: readonly number[]): void {
    this.before = [...before];
    this.ends = [];
    this.singles = [];
    this.beginAlternative();
  }

  beginAlternative(): void {
    this.nodes = this.before;
    this.parts = 0;
    this.pending = 0;
  }
}

type OnEnd = (pattern: PatternBuilder, from: number, to: number, flags: number) => void;

/**
 * Puts expressions into the trie while they are read. An expression with alternatives is followed
 * along all of them at once; alternatives of one word each are gathered into one class.
 */
export class PatternBuilder implements PatternListener {
  /** Holds a verb of which the writer is the subject. */
  personal = false;
  /** Symbol of an expression that is one symbol, else 0. */
  symbol = 0;
  /** The expression is one inflected adjective. */
  isAdjective = false;
  private readonly trie: Trie;
  private readonly classes: WordClasses;
  private source = '';
  private onEnd: OnEnd = () => undefined;
  private readonly groups = [new Group()];
  private depth = 0;

  constructor(trie: Trie, classes: WordClasses) {
    this.trie = trie;
    this.classes = classes;
  }

  /** Gets ready to be told the parts of `source`; `onEnd` is called at the end of each expression. */
  begin(source: string, onEnd: OnEnd): void {
    this.source = source;
    this.onEnd = onEnd;
    this.beginExpression();
  }

  /** Lets the expression that has just ended mean an entry. */
  endAt(entry: number): void {
    for (const node of this.group().nodes) if (node !== 0) this.trie.endAt(node, entry);
  }

  word(from: number, to: number): void {
    if (to === from + 1 && this.source[from] === 'é') {
      this.add(this.classes.copula());
      return;
    }
    const { book } = this.classes;
    const word = book.vocabulary.add(this.source, from, to);
    const expansion = book.expansion(word);
    if (expansion === undefined) this.add(word);
    else if (expansion.length === 1) this.add(expansion[0] as number);
    else {
      this.addPart();
      for (const expanded of expansion) this.extend(expanded);
    }
  }

  adjective(from: number, to: number): void {
    this.isAdjective = this.depth === 0 && this.group().parts === 0;
    this.add(this.classes.adjective(this.source.slice(from, to)));
  }

  verb(from: number, to: number): void {
    const notation = this.source.slice(from, to);
    if (!notation.includes(':')) this.personal = true;
    this.add(this.classes.verb(notation));
  }

  namedClass(from: number, to: number): void {
    this.add(this.classes.named(this.source.slice(from, to)));
  }

  gap(): void {
    this.addPart();
    const group = this.group();
    group.nodes = group.nodes.map((node) => this.trie.extendByGap(node));
  }

  open(): void {
    this.addPart();
    const { nodes } = this.group();
    this.depth += 1;
    if (this.depth === this.groups.length) this.groups.push(new Group());
    this.group().begin(nodes);
  }

  alternative(): void {
    this.endAlternative();
    this.group().beginAlternative();
  }

  close(optional: boolean): void {
    this.endAlternative();
    const { ends, singles, before } = this.group();
    if (optional) for (const node of before) addOnce(ends, node);
    if (singles.length > 0) {
      const symbol = singles.length === 1 ? (singles[0] as number) : this.classes.union(singles);
      for (const node of before) addOnce(ends, this.trie.extend(node, symbol));
    }
    this.depth -= 1;
    this.group().nodes = ends;
  }

  end(from: number, to: number, flags: number): void {
    const group = this.group();
    this.symbol = group.pending;
    if (this.symbol === 0) this.isAdjective = false;
    this.flush(group);
    this.onEnd(this, from, to, flags);
    this.beginExpression();
  }

  private beginExpression(): void {
    this.depth = 0;
    this.personal = false;
    this.isAdjective = false;
    this.group().begin([0]);
  }

  private group(): Group {
    return this.groups[this.depth] as Group;
  }

  /** Adds a part of one symbol; the first one waits, since it may be the whole alternative. */
  private add(symbol: number): void {
    const group = this.group();
    if (group.parts === 0) {
      group.parts = 1;
      group.pending = symbol;
    } else {
      this.addPart();
      this.extend(symbol);
    }
  }

  private addPart(): void {
    const group = this.group();
    this.flush(group);
    group.parts += 1;
  }

  private flush(group: Group): void {
    if (group.pending === 0) return;
    const symbol = group.pending;
    group.pending = 0;
    this.extend(symbol);
  }

  private extend(symbol: number): void {
    const group = this.group();
    const { trie } = this;
    group.nodes = group.nodes.map((node) => trie.extend(node, symbol));
  }

  private endAlternative(): void {
    const group = this.group();
    if (group.pending !== 0) group.singles.push(group.pending);
    else for (const node of group.nodes) addOnce(group.ends, node);
  }
}

function addOnce(nodes: number[], node: number): void {
  if (!nodes.includes(node)) nodes.push(node);
}
