import { NEEDED } from '../tables/build/bits.ts';
import {
  ALIAS_OF,
  FACT_FIELDS,
  FEATURES_OF,
  KNOWN_AS,
  type Lexicon,
  ROW_AND_KIND,
  TRAITS_OF,
} from '../tables/build/lexicon.ts';
import { regulars } from './regulars.ts';
import { readSpoken } from './spoken.ts';
import {
  ASKED,
  BREAK,
  BY_APOSTROPHE,
  BY_HYPHEN,
  JOINED,
  SENTENCE_BREAK,
  STRETCHED,
  type Tokens,
} from './tokenise.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The words of a text as one lexicon sees them: chat spellings expanded, slips corrected. */
export class Words {
  count = 0;
  id = new Int32Array(0);
  /** What the lexicon knows of the word: see `TRAITS_OF`, `FEATURES_OF`, `ROW_AND_KIND`. */
  traits = new Int32Array(0);
  features = new Int32Array(0);
  rowAndKind = new Int32Array(0);
  start = new Int32Array(0);
  end = new Int32Array(0);
  breaks = new Uint8Array(0);
  /** `ASKED` and `CAPITAL` of the token; at `count` those of the end of the text. */
  marks = new Uint8Array(0);
  /** Word index of each token, so that emojis find their place; one more for the end. */
  ofToken = new Int32Array(0);

  /** First word of the sentence being filled, and what the lexicon knows of words. */
  private sentence = 0;
  private facts: Int32Array = new Int32Array(0);

  /** Reads the tokens with a lexicon, replacing what was held before. */
  fill(tokens: Tokens, lexicon: Lexicon, text: string): void {
    this.begin(tokens, lexicon);
    this.add(tokens, lexicon, text, 0, tokens.count);
    this.finish(tokens);
    readSpoken(this, lexicon);
  }

  /**
   * The same with tables of crisis wordings, without the sentences in which there can be none: they
   * are most of a text in another language. `ofToken` is not filled in.
   */
  fillNeeded(tokens: Tokens, lexicon: Lexicon, text: string): void {
    this.begin(tokens, lexicon);
    const { marks, count } = tokens;
    for (let from = 0, to = 0; from < count; from = to) {
      let needed = false;
      do {
        needed ||= mayBeNeeded(tokens, to, lexicon);
        to += 1;
      } while (to < count && ((marks[to] as number) & BREAK) !== SENTENCE_BREAK);
      if (needed) this.add(tokens, lexicon, text, from, to);
    }
    this.finish(tokens);
  }

  private begin(tokens: Tokens, lexicon: Lexicon): void {
    this.reserve(tokens.count * MAX_EXPANSION + 2);
    this.facts = lexicon.facts;
    this.count = 0;
    this.sentence = 0;
  }

  private finish({ marks, count }: Tokens): void {
    this.ofToken[count] = this.count;
    this.breaks[this.count] = (marks[count] as number) & BREAK;
    this.marks[this.count] = marks[count] as number;
    this.know(this.count, 0);
  }

  /** Adds the words of the tokens `[first, last)`. */
  private add(tokens: Tokens, lexicon: Lexicon, text: string, first: number, last: number): void {
    const { regular: known } = lexicon;
    const { regular, start: starts, end: ends, marks: tokenMarks } = tokens;
    const { id: ids, traits, features, rowAndKind, ofToken } = this;
    const { start, end, breaks, marks } = this;
    for (let token = first; token < last; token += 1) {
      ofToken[token] = this.count;
      const place = (regular[token] as number) * FACT_FIELDS;
      const word = known[place + KNOWN_AS] as number;
      const mark = tokenMarks[token] as number;
      if (word <= 0 || (mark & JOINED) !== 0) {
        this.fillClosely(tokens, token, lexicon, text);
        continue;
      }
      // What `push` does, for nearly all words: this is the innermost loop of reading.
      const at = this.count++;
      ids[at] = word - 1;
      traits[at] = known[place + TRAITS_OF] as number;
      features[at] = known[place + FEATURES_OF] as number;
      rowAndKind[at] = known[place + ROW_AND_KIND] as number;
      start[at] = starts[token] as number;
      end[at] = ends[token] as number;
      marks[at] = mark;
      breaks[at] = this.strengthAt(at, mark & BREAK);
    }
  }

  /** Adds what a token stands for that is met for the first time, or not always read alike. */
  private fillClosely(tokens: Tokens, token: number, lexicon: Lexicon, text: string): void {
    const { facts, expansions, named } = lexicon;
    const join = (tokens.marks[token] as number) & JOINED;
    let id = idOf(tokens, token, lexicon);
    if (join === BY_APOSTROPHE) id = this.joinContraction(tokens, token, id, lexicon);
    else if (join === BY_HYPHEN && id !== 0 && named.enclitics.includes(id)) {
      this.moveEncliticFirst(tokens, token, id);
      return;
    } else if (id === named.plain && id !== 0) {
      const unit = text.charCodeAt(tokens.start[token] as number);
      if (unit === 0xe9 || unit === 0xc9) id = named.acute;
    }
    const alias = facts[id * FACT_FIELDS + ALIAS_OF] as number;
    if (alias === 0) {
      this.push(tokens, token, id, true);
      return;
    }
    const expansion = expansions[alias] as readonly number[];
    for (let i = 0; i < expansion.length; i += 1) {
      this.push(tokens, token, expansion[i] as number, i === 0);
    }
  }

  /** "don't" is read as "do not", "I'm" as "I am"; other languages keep both halves as they are. */
  private joinContraction(tokens: Tokens, token: number, id: number, lexicon: Lexicon): number {
    if (lexicon.language !== 'en') return id;
    const tail = unstretched(tokens.spelling(token));
    const expanded = CONTRACTED[tail];
    if (expanded === undefined) return id;
    if (tail === 't' && this.count > 0) {
      const head = unstretched(tokens.spelling(token - 1));
      const whole = head === 'won' ? 'will' : head === 'can' ? 'can' : head.replace(/n$/, '');
      this.know(this.count - 1, lexicon.vocabulary.idOf(whole));
    }
    return lexicon.vocabulary.idOf(expanded);
  }

  /** "sinto-me" is read as "me sinto", both words covering the whole compound. */
  private moveEncliticFirst(tokens: Tokens, token: number, id: number): void {
    const verb = this.count - 1;
    const end = tokens.end[token] as number;
    this.push(tokens, token, this.id[verb] as number, false);
    this.know(verb, id);
    this.end[verb] = end;
    this.start[verb + 1] = this.start[verb] as number;
    this.end[verb + 1] = end;
  }

  /**
   * Puts a word in front of earlier ones. The verb it comes to stand before opens the stretch and
   * the word before its old place closes it, so that a wording that holds all covers all.
   */
  moveForward(from: number, to: number): void {
    const id = this.id[from] as number;
    const end = this.end[from] as number;
    for (let at = from; at > to; at -= 1) {
      this.know(at, this.id[at - 1] as number);
      this.start[at] = this.start[at - 1] as number;
      this.end[at] = this.end[at - 1] as number;
      this.marks[at] = this.marks[at - 1] as number;
    }
    this.end[from] = end;
    this.know(to, id);
  }

  /** Lets the word at a place be word `id` of the lexicon. */
  know(at: number, id: number): void {
    const { facts } = this;
    const place = id * FACT_FIELDS;
    this.id[at] = id;
    this.traits[at] = facts[place + TRAITS_OF] as number;
    this.features[at] = facts[place + FEATURES_OF] as number;
    this.rowAndKind[at] = facts[place + ROW_AND_KIND] as number;
  }

  private push(tokens: Tokens, token: number, id: number, first: boolean): void {
    const at = this.count++;
    this.know(at, id);
    this.start[at] = tokens.start[token] as number;
    this.end[at] = tokens.end[token] as number;
    const mark = tokens.marks[token] as number;
    this.breaks[at] = first ? this.strengthAt(at, mark & BREAK) : 0;
    this.marks[at] = first ? mark : mark & ~ASKED;
  }

  /** The break before a word, when the text has a break of `strength` there. */
  private strengthAt(at: number, strength: number): number {
    if (strength !== SENTENCE_BREAK && at - this.sentence < LONGEST_SENTENCE) return strength;
    this.sentence = at;
    return SENTENCE_BREAK;
  }

  private reserve(length: number): void {
    if (this.id.length >= length) return;
    const capacity = length * 2;
    this.id = new Int32Array(capacity);
    this.traits = new Int32Array(capacity);
    this.features = new Int32Array(capacity);
    this.rowAndKind = new Int32Array(capacity);
    this.start = new Int32Array(capacity);
    this.end = new Int32Array(capacity);
    this.breaks = new Uint8Array(capacity);
    this.marks = new Uint8Array(capacity);
    this.ofToken = new Int32Array(capacity);
  }
}

/** Text that never ends a sentence is cut here, so that every rule looks at a bounded stretch. */
const LONGEST_SENTENCE = 120;
/** Longest expansion of a chat spelling, in words. */
const MAX_EXPANSION = 5;
/** Longer words are in no lexicon; looking for slips in them would only cost time. */
const LONGEST_WORD = 24;
const CONTRACTED: Record<string, string> = {
  t: 'not',
  m: 'am',
  s: 'is',
  re: 'are',
  ve: 'have',
  ll: 'will',
  d: 'would',
};

/** "caaan" and "ttt" as "can" and "t". */
function unstretched(spelling: string): string {
  return spelling.replace(/(.)\1{2,}/g, '$1');
}

/** Longest stretched word ("cansaaaada") that is looked at. */
const LONGEST_STRETCHED = LONGEST_WORD * 4;
const squeezed = new Uint8Array(LONGEST_STRETCHED);

/**
 * Whether a token may stand for one of the words without which a sentence holds no crisis wording: false
 * is certain.
 */
function mayBeNeeded(tokens: Tokens, token: number, lexicon: Lexicon): boolean {
  const { regular: known, facts, expansions, named, language } = lexicon;
  // What English joins is read as other words.
  if (((tokens.marks[token] as number) & BY_APOSTROPHE) !== 0 && language === 'en') return true;
  const place = (tokens.regular[token] as number) * FACT_FIELDS;
  if ((known[place + KNOWN_AS] as number) > 0) {
    return ((known[place + TRAITS_OF] as number) & NEEDED) !== 0;
  }
  const id = idOf(tokens, token, lexicon);
  if (id !== 0 && id === named.plain) return true;
  const words = expansions[facts[id * FACT_FIELDS + ALIAS_OF] as number] as readonly number[];
  return [id, ...words].some(
    (word) => ((facts[word * FACT_FIELDS + TRAITS_OF] as number) & NEEDED) !== 0,
  );
}

/** Number of the word that a token is for a lexicon, mended where it is a slip; 0 when for none. */
function idOf(tokens: Tokens, token: number, lexicon: Lexicon): number {
  let number = tokens.regular[token] as number;
  const known = lexicon.regular[number * FACT_FIELDS + KNOWN_AS] as number;
  if (known !== 0) return Math.abs(known) - 1;
  const hash = tokens.hash[token] as number;
  const second = tokens.secondHash[token] as number;
  const found = lexicon.vocabulary.find(hash, second);
  if (number === 0 && found !== 0) {
    number = regulars.add(hash, second);
    tokens.regular[token] = number;
  }
  const id = found === 0 ? mend(tokens, token, lexicon) : found;
  if (number !== 0) keep(lexicon, number, id);
  return id;
}

/** Keeps which word of a lexicon a regular one is, and its facts. */
function keep({ facts, named, regular }: Lexicon, number: number, id: number): void {
  const from = id * FACT_FIELDS;
  const isPlain = id === named.plain && id !== 0;
  const alike = facts[from + ALIAS_OF] === 0 && !isPlain;
  regular.set(facts.subarray(from, from + FACT_FIELDS), number * FACT_FIELDS);
  regular[number * FACT_FIELDS + KNOWN_AS] = alike ? id + 1 : -id - 1;
}

/** Number of the word that an unknown one stands for, stretched or with a slip; 0 when for none. */
function mend(tokens: Tokens, token: number, lexicon: Lexicon): number {
  const from = tokens.from[token] as number;
  const to = tokens.to[token] as number;
  const { vocabulary, typos } = lexicon;
  const length = to - from;
  if (((tokens.marks[token] as number) & STRETCHED) !== 0) {
    if (length > LONGEST_STRETCHED) return 0;
    const twice = findSqueezed(tokens.bytes, from, to, 2, vocabulary);
    const once = findSqueezed(tokens.bytes, from, to, 1, vocabulary);
    return once || twice || typos.correct(squeezed, 0, squeeze(tokens.bytes, from, to, 1));
  }
  if (length > LONGEST_WORD) return 0;
  return typos.correct(tokens.bytes, from, to) || lexicon.danger.correct(tokens.bytes, from, to);
}

function findSqueezed(
  bytes: Uint8Array,
  from: number,
  to: number,
  kept: number,
  vocabulary: Vocabulary,
): number {
  return vocabulary.findBytes(squeezed, 0, squeeze(bytes, from, to, kept));
}

/** Writes the word into `squeezed`, `kept` letters of each run of three or more; its new length. */
function squeeze(bytes: Uint8Array, from: number, to: number, kept: number): number {
  let length = 0;
  for (let i = from; i < to; ) {
    const byte = bytes[i] as number;
    let end = i + 1;
    while (end < to && bytes[end] === byte) end += 1;
    const run = end - i;
    for (let n = run > 2 ? kept : run; n > 0; n -= 1) squeezed[length++] = byte;
    i = end;
  }
  return length;
}
