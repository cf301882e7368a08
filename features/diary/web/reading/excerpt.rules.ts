import { fold } from '#packages/kernel/words.ts';

/** A piece of what is shown of a found entry; joined they are a stretch of its text. */
export interface Piece {
  text: string;
  found: boolean;
}

/** Characters shown at most, and how many of them before the first word found. */
const LONGEST = 140;
const BEFORE = 50;

/** Where the folded words stand in a text; of two that overlap the one that begins first. */
function placesOf(text: string, words: readonly string[]): { start: number; end: number }[] {
  let folded = '';
  const starts: number[] = [];
  let at = 0;
  for (const character of text) {
    const one = fold(character);
    for (let index = 0; index < one.length; index += 1) starts.push(at);
    folded += one;
    at += character.length;
  }
  starts.push(text.length);
  const places = words.flatMap((word) => {
    const found: { start: number; end: number }[] = [];
    for (
      let from = folded.indexOf(word);
      from >= 0;
      from = folded.indexOf(word, from + word.length)
    )
      found.push({ start: starts[from] ?? 0, end: starts[from + word.length] ?? text.length });
    return found;
  });
  return places
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((place, index, all) => all.slice(0, index).every(({ end }) => end <= place.start));
}

/** A text with the words (folded, none empty) marked in it. */
export function marked(text: string, words: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of placesOf(text, words)) {
    if (start > at) pieces.push({ text: text.slice(at, start), found: false });
    pieces.push({ text: text.slice(start, end), found: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), found: false });
  return pieces;
}

/** The sentence with the most of the words, the first of several, with them marked; null without any. */
export function excerptOf(
  text: string,
  words: readonly string[],
  language: string,
): Piece[] | null {
  const sentences = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)];
  const rated = sentences.map(({ segment }) => {
    const folded = fold(segment);
    return { segment, words: words.filter((word) => folded.includes(word)).length };
  });
  const most = Math.max(0, ...rated.map((sentence) => sentence.words));
  const best = rated.find((sentence) => sentence.words === most);
  if (most === 0 || !best) return null;
  return marked(cut(best.segment.replaceAll(/\s+/g, ' ').trim(), words), words);
}

/** A sentence that is too long, around its first word found. */
function cut(sentence: string, words: readonly string[]): string {
  if (sentence.length <= LONGEST) return sentence;
  const first = placesOf(sentence, words)[0]?.start ?? 0;
  const space = sentence.indexOf(' ', Math.max(0, first - BEFORE));
  const from =
    first <= BEFORE || space < 0 || space > first ? Math.max(0, first - BEFORE) : space + 1;
  const rest = sentence.slice(first <= BEFORE ? 0 : from);
  const last = rest.length > LONGEST ? rest.lastIndexOf(' ', LONGEST) : rest.length;
  const shown = rest.slice(0, last > 0 ? last : LONGEST);
  return `${first <= BEFORE ? '' : '…'}${shown}${shown.length < rest.length ? '…' : ''}`;
}
