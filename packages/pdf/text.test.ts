import { describe, expect, it } from 'vitest';
import { pdfOf } from './document.ts';
import { linesOf, runsOf, write } from './text.ts';

/** A line as it goes to paper: faces in brackets. */
function written(text: string): string {
  let shown = '';
  pdfOf({ title: 'Teste', language: 'pt-BR' }, (doc) => {
    doc.font('regular');
    shown = runsOf(doc, text)
      .map((run) => (run.font ? `[${run.text}]` : run.text))
      .join('');
  });
  return shown;
}

describe('a text on paper', () => {
  it.each([
    ['Café às 7h 🌱 e 🙂', 'Café às 7h [🌱] e [🙂]'],
    ['❤️❤️', '[❤❤]'],
    ['👩🏽‍⚕️ plantão', '[👩] plantão'],
    ['1️⃣ foi bem', '[1] foi bem'],
    ['眠い ok', '·· ok'],
    ['', ''],
  ])('keeps its words and its faces: %j', (text, shown) => {
    expect(written(text)).toBe(shown);
  });

  it('is written in its own font again after a face', () => {
    const shown: string[] = [];
    pdfOf({ title: 'Teste', language: 'pt-BR' }, (doc) => {
      doc.font('regular').text = (text) => {
        shown.push(text);
        return doc;
      };
      write(doc, 'Dia bom 🙂\n🌱 Três mudas');
    });
    expect(shown).toEqual(['Dia bom ', '🙂', '🌱', ' Três mudas']);
  });

  it('keeps its lines, and goes on in the next one where there is no gap to break at', () => {
    expect(linesOf('Dormi mal.\r\n\nCafé')).toEqual(['Dormi mal.', '', 'Café']);
    const picture = 'iVBORw0KGgo'.repeat(6_000);
    const lines = linesOf(`antes ${picture} depois`);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(210);
    expect(lines.join('')).toBe(`antes ${picture} depois`);
  });
});
