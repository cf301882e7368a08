import { createRequire } from 'node:module';
import subsets from '@fontsource/noto-emoji/unicode.json' with { type: 'json' };
import type { Pdf } from './page.ts';

const { resolve } = createRequire(import.meta.url);

/** Where each part of Noto Emoji begins and ends, by its number in the names of its files. */
const RANGES = Object.entries(subsets).flatMap(([part, ranges]) =>
  ranges.split(',').map((range) => {
    const [from = '', to = from] = range.slice('U+'.length).split('-');
    return {
      part: part.slice(1, -1),
      from: Number.parseInt(from, 16),
      to: Number.parseInt(to, 16),
    };
  }),
);

/** The font of this document that has a face or pictogram, in outlines of one colour; undefined for any other character. */
export function emojiFont(doc: Pdf, character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  const part = RANGES.find(({ from, to }) => code >= from && code <= to)?.part;
  if (part === undefined) return undefined;
  const name = `emoji-${part}`;
  doc.registerFont(
    name,
    resolve(`@fontsource/noto-emoji/files/noto-emoji-${part}-400-normal.woff`),
  );
  return name;
}
