import type { Pdf } from './page.ts';

/** What stands for a character that the font does not have, such as a face. */
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

/** A text in characters that the embedded font has, and in words of a bearable length; line breaks stay. */
export function readable(doc: Pdf, text: string): string {
  const { font } = (doc.font('regular') as unknown as { _font: EmbeddedFont })._font;
  return [...new Intl.Segmenter().segment(text.normalize('NFC').replaceAll('\r\n', '\n'))]
    .map(({ segment }) => {
      const known = SPACES[segment] ?? segment;
      const has = [...known].every(
        (character) =>
          character === '\n' || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
      );
      return has ? known : MISSING;
    })
    .join('')
    .replaceAll(WITHOUT_GAP, '$&\n');
}

/** The part of pdfkit's embedded font that its types leave out. */
interface EmbeddedFont {
  font: { hasGlyphForCodePoint(codePoint: number): boolean };
}
