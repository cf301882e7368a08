import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import type { Language } from '#packages/i18n/languages.ts';
import { MARGIN, type Pdf } from './page.ts';

const font = (name: string) =>
  readFileSync(new URL(`../ui/fonts/figtree-${name}.ttf`, import.meta.url));
let fonts: { regular: Buffer; bold: Buffer } | undefined;

/**
 * An A4 document of real text in Figtree, tagged for reading programs, in one language. What `write`
 * puts on it is sent while it is read and kept nowhere; its pages stay open until `write` ends, so
 * that they can be numbered.
 */
export function pdfOf(
  { title, language }: { title: string; language: Language },
  write: (doc: Pdf) => void,
): Readable {
  fonts ??= { regular: font('regular'), bold: font('semibold') };
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: language,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Producer: 'Florescer', Creator: 'Florescer' },
  });
  doc.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  write(doc);
  doc.end();
  // pdfkit's own types do not say that a document is a stream of Node.
  return doc as unknown as Readable;
}
