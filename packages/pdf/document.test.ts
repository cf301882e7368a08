import { expect, it } from 'vitest';
import { longPdf } from './document.ts';
import { numberPages, type Pdf } from './page.ts';
import { paragraph } from './writing.ts';

it('gives away the pages of a long document while it goes on', async () => {
  let written = 0;
  const write = async function* (doc: Pdf) {
    for (; written < 40; written += 1) {
      if (written > 0) doc.addPage();
      paragraph(doc, `Dia ${written}. ${'Dormi melhor e caminhei até a praça. '.repeat(40)}`);
      numberPages(doc, (page) => `Página ${page}`);
      doc.flushPages();
      yield;
    }
  };
  const parts: Uint8Array[] = [];
  let seenWhenFirst: number | undefined;
  let mostAtOnce = 0;
  for await (const bytes of longPdf({ title: 'Teste', language: 'pt-BR' }, write)) {
    seenWhenFirst ??= written;
    if (written < 40) mostAtOnce = Math.max(mostAtOnce, bytes.length);
    parts.push(bytes);
  }
  const text = Buffer.concat(parts).toString('latin1');
  expect(text).toMatch(/^%PDF-1\.7/);
  expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(40);
  expect(text.trimEnd()).toMatch(/%%EOF$/);
  expect(seenWhenFirst).toBe(0);
  expect(mostAtOnce).toBeLessThan(20_000);
});
