import type { SummaryPart } from '../../contract/summary.ts';

/** A stretch of a text in UTF-16 code units, end not included. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

interface Word extends Span {
  /** Without case and accents, for comparing. */
  readonly folded: string;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * What a person selected, as it is covered: whole words, since half a name can be guessed, without
 * the spaces around. Null where the selection holds nothing to cover.
 */
export function coverOf(text: string, { start, end }: Span): Span | null {
  const selected = text.slice(start, end);
  if (selected.trim() === '') return null;
  const from = start + (selected.length - selected.trimStart().length);
  const to = end - (selected.length - selected.trimEnd().length);
  const words = wordsOf(text);
  const first = words.find((word) => word.start < from && from < word.end);
  const last = words.find((word) => word.start < to && to < word.end);
  return { start: first?.start ?? from, end: last?.end ?? to };
}

/** Every place in a text where one of the names stands as whole words, whatever case and accents. */
export function placesOf(text: string, names: readonly string[]): Span[] {
  const words = wordsOf(text);
  return names
    .map((name) => wordsOf(name).map(({ folded }) => folded))
    .filter((name) => name.length > 0)
    .flatMap((name) =>
      words.flatMap((word, index) => {
        const last = words[index + name.length - 1];
        const same = name.every((part, offset) => words[index + offset]?.folded === part);
        return same && last ? [{ start: word.start, end: last.end }] : [];
      }),
    );
}

/**
 * A text with the covered stretches taken out: what is covered is not in the result, and neither is
 * how long it was.
 */
export function partsOf(text: string, covers: readonly Span[]): SummaryPart[] {
  const parts: SummaryPart[] = [];
  let at = 0;
  for (const { start, end } of merged(text, covers)) {
    if (start > at) parts.push({ kind: 'text', text: text.slice(at, start) });
    parts.push({ kind: 'covered' });
    at = end;
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) });
  return parts;
}

/** Covers in order, without overlaps; two with only spaces between them are one. */
function merged(text: string, covers: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const { start, end } of covers.toSorted((a, b) => a.start - b.start)) {
    const before = result.at(-1);
    if (before && text.slice(before.end, start).trim() === '') {
      result[result.length - 1] = { start: before.start, end: Math.max(before.end, end) };
    } else {
      result.push({ start, end });
    }
  }
  return result;
}

/** Most suggestions: more would be a list to read instead of a help. */
const MOST_NAMES = 8;
/** A word is taken for a name from three letters on. */
const NAME = /^\p{Lu}\p{Ll}{2,}$/u;

/**
 * Words that look like names: capitals within a sentence, the most frequent first. A guess that only
 * saves typing; nothing is covered by it.
 */
export function namesIn(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const { start, end } of wordsOf(text)) {
      const word = text.slice(start, end);
      if (!NAME.test(word) || opensSentence(text, start)) continue;
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts]
    .toSorted(([a, first], [b, second]) => second - first || a.localeCompare(b))
    .slice(0, MOST_NAMES)
    .map(([word]) => word);
}

function opensSentence(text: string, start: number): boolean {
  return /(^|[.!?…:\n])[\s"'“”‘’«»(–—-]*$/u.test(text.slice(Math.max(0, start - 12), start));
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    folded: word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase(),
  }));
}
