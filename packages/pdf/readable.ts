import type { Pdf } from './page.ts';

/** What stands for a character that the font does not have, such as a face. */
const MISSING = '·';
const SPACES: Readonly<Record<string, string>> = {
  '\t': '    ',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
};

/** A text in characters that the embedded font has; line breaks stay. */
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
    .join('');
}

/** The part of pdfkit's embedded font that its types leave out. */
interface EmbeddedFont {
  font: { hasGlyphForCodePoint(codePoint: number): boolean };
}
