import type { Match } from '../found.ts';
import { TRAIT } from '../tables/build/bits.ts';
import { SENTENCE_BREAK } from '../text/tokenise.ts';
import type { Words } from '../text/words.ts';

const CONTRAST = TRAIT.contrast;

/**
 * What the rules ask of every word again and again, found in one pass each way: where its sentence
 * and its clause begin and end. Working memory, reused from text to text.
 */
export class Layout {
  sentenceStart = new Int32Array(0);
  sentenceEnd = new Int32Array(0);
  /** A clause is a stretch without punctuation or contrast. */
  clauseStart = new Int32Array(0);
  clauseEnd = new Int32Array(0);
  /** End of the last mention that ends at the word's start or before, -1 when none does. */
  mentionEnd = new Int32Array(0);
  /** Set by the scene: 1 for a finite verb. */
  finite = new Uint8Array(0);
  /** Set by the scene: first finite verb or opener from the word on, the word count when none. */
  nextStatement = new Int32Array(0);
  /** Set by the scene: first word from here on that may tell whose state is spoken of. */
  nextVoice = new Int32Array(0);
  /** Set by the scene: bits of the kinds of cue that begin in a sentence, at its first word. */
  cues = new Int32Array(0);

  fill(words: Words, mentions: readonly Match[]): void {
    this.reserve(words.count + 1);
    const { traits, breaks, count } = words;
    const { sentenceStart, clauseStart, sentenceEnd, clauseEnd } = this;
    let sentence = 0;
    let clause = 0;
    let contrast = 0;
    for (let at = 0; at < count; at += 1) {
      if (breaks[at] === SENTENCE_BREAK) sentence = at;
      if (breaks[at] !== 0 || contrast !== 0) clause = at;
      contrast = (traits[at] as number) & CONTRAST;
      sentenceStart[at] = sentence;
      clauseStart[at] = clause;
    }
    sentence = count;
    clause = count;
    for (let at = count - 1; at >= 0; at -= 1) {
      sentenceEnd[at] = sentence;
      clauseEnd[at] = clause;
      if (breaks[at] === SENTENCE_BREAK) sentence = at;
      if (breaks[at] !== 0 || ((traits[at] as number) & CONTRAST) !== 0) clause = at;
    }
    this.markMentions(mentions, count);
  }

  private markMentions(mentions: readonly Match[], count: number): void {
    const { mentionEnd } = this;
    mentionEnd.fill(-1, 0, count + 1);
    for (const { to } of mentions) mentionEnd[to] = to;
    for (let at = 1; at <= count; at += 1) {
      if (mentionEnd[at] === -1) mentionEnd[at] = mentionEnd[at - 1] as number;
    }
  }

  private reserve(length: number): void {
    if (this.sentenceStart.length >= length) return;
    const capacity = length * 2;
    this.sentenceStart = new Int32Array(capacity);
    this.sentenceEnd = new Int32Array(capacity);
    this.clauseStart = new Int32Array(capacity);
    this.clauseEnd = new Int32Array(capacity);
    this.mentionEnd = new Int32Array(capacity);
    this.finite = new Uint8Array(capacity);
    this.nextStatement = new Int32Array(capacity);
    this.nextVoice = new Int32Array(capacity);
    this.cues = new Int32Array(capacity);
  }
}
