import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import type { Language } from '#packages/i18n/languages.ts';
import { MARGIN, type Pdf } from './page.ts';

const font = (name: string) =>
  readFileSync(new URL(`../ui/fonts/figtree-${name}.ttf`, import.meta.url));
let fonts: { regular: Buffer; bold: Buffer } | undefined;

interface PdfOptions {
  title: string;
  language: Language;
  landscape?: true;
}

/**
 * An A4 document of real text in Figtree, tagged for reading programs, in one language. What `write`
 * puts on it is sent while it is read and kept nowhere; its pages stay open until `write` ends, so
 * that they can be numbered.
 */
export function pdfOf(options: PdfOptions, write: (doc: Pdf) => void): Readable {
  const doc = open(options);
  write(doc);
  doc.end();
  return streamOf(doc);
}

/**
 * The bytes of a document of any length, as they are asked for. After each step of `write` the pages
 * that it left closed (`flushPages`) are given away, and others are answered meanwhile.
 */
export async function* longPdf(
  options: PdfOptions,
  write: (doc: Pdf) => AsyncIterable<void>,
): AsyncGenerator<Uint8Array> {
  const doc = open(options);
  const stream = streamOf(doc);
  function* made(): Generator<Uint8Array> {
    for (let bytes = stream.read(); bytes !== null; bytes = stream.read()) yield bytes;
  }
  for await (const _ of write(doc)) {
    yield* made();
    await setImmediate();
  }
  doc.end();
  for await (const bytes of stream) yield bytes;
}

function open({ title, language, landscape }: PdfOptions): Pdf {
  fonts ??= { regular: font('regular'), bold: font('semibold') };
  const doc = new PDFDocument({
    size: 'A4',
    layout: landscape ? 'landscape' : 'portrait',
    margin: MARGIN,
    lang: language,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Producer: 'Florescer', Creator: 'Florescer' },
  });
  return doc.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
}

/** pdfkit's own types do not say that a document is a stream of Node. */
const streamOf = (doc: Pdf) => doc as unknown as Readable;
