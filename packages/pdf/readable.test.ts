import { describe, expect, it } from 'vitest';
import { pdfOf } from './document.ts';
import { readable } from './readable.ts';

/** What a text becomes on paper. */
function written(text: string): string {
  let shown = '';
  pdfOf({ title: 'Teste', language: 'pt-BR' }, (doc) => {
    shown = readable(doc, text);
  });
  return shown;
}

describe('a text on paper', () => {
  it('keeps its words and lines, and a dot for what the font does not have', () => {
    expect(written('Dormi mal.\r\nCafé às 7h 🌱')).toBe('Dormi mal.\nCafé às 7h ·');
  });

  it('goes on in the next line where there is no gap to break at', () => {
    const picture = 'iVBORw0KGgo'.repeat(6_000);
    const lines = written(`antes ${picture} depois`).split('\n');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(210);
    expect(lines.join('')).toBe(`antes ${picture} depois`);
  });
});
