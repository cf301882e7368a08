import { emojiFont } from './emoji.ts';
import type { Pdf } from './page.ts';

/** What stands for a character that no font here has. */
const MISSING = '·';
const SPACES: Readonly<Record<string, string>> = {
  '\t': '    ',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
};

/**
 * A run of characters without a gap that is longer than this goes on in the next line: pdfkit takes a
 * minute for one of 60,000, as a pasted picture has, and answers nobody meanwhile.
 */
const LONGEST_WORD = 200;
const WITHOUT_GAP = new RegExp(`\\S{${LONGEST_WORD}}(?=\\S)`, 'gu');

interface Place {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly lineGap?: number;
  readonly lineBreak?: false;
}

/** Some text, and the font that has it where the current one does not. */
interface Run {
  text: string;
  readonly font?: string | undefined;
}

/**
 * Writes what somebody else wrote, in the font that is set, and its faces in one that has them. Line breaks
 * stay; a word of unbearable length is broken.
 */
export function write(doc: Pdf, text: string, { x, y, ...options }: Place = {}): void {
  const { _font: font, _fontSize: size } = doc as unknown as State;
  // Runs of another font would stand higher or lower than their line.
  const baseline = (-font.ascender / 1000) * size;
  if (x !== undefined) doc.x = x;
  if (y !== undefined) doc.y = y;
  const isOneLine = options.lineBreak === false;
  for (const line of isOneLine ? [text] : linesOf(text)) {
    if (line === '' && !isOneLine) doc.moveDown();
    const runs = line === '' ? [] : runsOf(doc, line);
    for (const [nth, run] of runs.entries()) {
      const continued = nth < runs.length - 1;
      doc.font(run.font ?? font.name).text(run.text, { ...options, baseline, continued });
    }
    doc.font(font.name);
  }
}

export const linesOf = (text: string): string[] =>
  text.replaceAll(WITHOUT_GAP, '$&\n').split(/\r?\n/);

/** A line in runs of one font each. */
export function runsOf(doc: Pdf, line: string): Run[] {
  const { font } = (doc as unknown as State)._font;
  const has = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  const runs: Run[] = [];
  const add = (piece: string, name?: string) => {
    const last = runs.at(-1);
    if (last && last.font === name) last.text += piece;
    else runs.push({ text: piece, font: name });
  };
  for (const { segment } of new Intl.Segmenter().segment(line.normalize('NFC'))) {
    const known = SPACES[segment] ?? segment;
    const [first = ''] = known;
    if ([...known].every(has)) {
      add(known);
      continue;
    }
    // Of a face with a colour of skin or a profession, the face.
    const other = emojiFont(doc, first);
    add(other ? first : MISSING, other);
  }
  return runs;
}

/** The parts of pdfkit's documents and embedded fonts that its types leave out. */
interface State {
  readonly _font: EmbeddedFont;
  readonly _fontSize: number;
}
interface EmbeddedFont {
  readonly name: string;
  readonly ascender: number;
  readonly font: { hasGlyphForCodePoint(codePoint: number): boolean };
}
