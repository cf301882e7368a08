import type { CrisisEntry, Match } from './found.ts';
import { SENTENCE_BREAK } from './text/tokenise.ts';
import type { Words } from './text/words.ts';

/** Sentences by number, from 0, in which somebody asks or the writer denies; where they take it back. */
export interface Answers {
  asked: ReadonlyMap<number, number>;
  denied: ReadonlyMap<number, number>;
  /** Places, ascending. */
  reserved: readonly number[];
  sentenceOf: (at: number) => number;
}

/** Who is asked about death and what they answer; nothing where nobody asks. */
export function answersIn(
  words: Words,
  matches: readonly Match<CrisisEntry>[],
): Answers | undefined {
  if (!matches.some(({ entry }) => entry.family === 'asked')) return undefined;
  const sentences: number[] = [];
  for (let at = 0, sentence = 0; at < words.count; at += 1) {
    if (at > 0 && words.breaks[at] === SENTENCE_BREAK) sentence += 1;
    sentences.push(sentence);
  }
  const sentenceOf = (at: number): number => sentences[at] as number;
  const asked = new Map<number, number>();
  const denied = new Map<number, number>();
  const reserved: number[] = [];
  for (const { entry, from, to } of matches) {
    const sentence = sentenceOf(from);
    if (entry.family === 'asked' && !asked.has(sentence)) asked.set(sentence, to);
    else if (entry.family === 'denied') denied.set(sentence, from);
    else if (entry.family === 'reserve') reserved.push(from);
  }
  return { asked, denied, reserved, sentenceOf };
}

/**
 * "A médica perguntou se penso em morrer. Nunca.": somebody asks, the plain answer follows, and
 * nothing after the question and up to two sentences on takes it back.
 */
export function isPlainlyDenied({ from, to }: Match, answers: Answers | undefined): boolean {
  if (answers === undefined) return false;
  const { asked, denied, reserved, sentenceOf } = answers;
  const sentence = sentenceOf(from);
  if ((asked.get(sentence) ?? to) > from) return false;
  const answered = (denied.get(sentence) ?? -1) >= to || denied.has(sentence + 1);
  return answered && !reserved.some((at) => at >= to && sentenceOf(at) <= sentence + 2);
}
