import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import { DOCUMENT_TEXTS, fill } from '#features/consultation-summary/contract/document-texts.ts';
import type { Summary } from '#features/consultation-summary/contract/summary.ts';
import { formatterFor } from '#packages/i18n/format.ts';
import { drawEmotions, drawSignals } from './charts.ts';
import {
  heading,
  INK,
  MARGIN,
  MUTED,
  type Page,
  paragraph,
  small,
  subheading,
  tagged,
  WIDTH,
} from './page.ts';
import { readable } from './readable.ts';

const font = (name: string) =>
  new URL(`../../../../packages/ui/fonts/figtree-${name}.ttf`, import.meta.url);
let fonts: { regular: Buffer; bold: Buffer } | undefined;

/**
 * A summary as PDF: real text in Figtree, in the person's language, with headings that readers can
 * jump to. It is written while it is read and kept nowhere.
 */
export function pdfOf(summary: Summary): Readable {
  fonts ??= { regular: readFileSync(font('regular')), bold: readFileSync(font('semibold')) };
  const texts = DOCUMENT_TEXTS[summary.language];
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: summary.language,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: texts.title, Producer: 'Florescer', Creator: 'Florescer' },
  });
  doc.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  const page = { doc, texts, summary, format: formatterFor(summary.language, summary.timeZone) };
  writeHead(page);
  writeMessage(page);
  if (summary.signals) drawSignals(page, summary.signals);
  if (summary.emotions) drawEmotions(page, summary.emotions);
  writeNotes(page);
  writeEntries(page);
  small(page, texts.limits).moveDown();
  numberPages(page);
  doc.end();
  // pdfkit's own types do not say that a document is a stream of Node.
  return doc as unknown as Readable;
}

function writeHead({ doc, texts, format, summary }: Page): void {
  doc.font('bold').fontSize(22).fillColor(INK);
  tagged(doc, 'H1', () => doc.text(texts.title));
  doc.moveDown(0.2).font('regular').fontSize(11).fillColor(MUTED);
  paragraph(
    doc,
    fill(texts.span, {
      from: format.day(summary.from, 'long'),
      to: format.day(summary.to, 'long'),
    }),
  );
  paragraph(doc, fill(texts.made, { date: format.date(summary.createdAt, 'long') }));
  if (summary.name) paragraph(doc, `${texts.name}: ${readable(doc, summary.name)}`);
  small({ doc, texts, format, summary }, texts.limits);
}

function writeMessage({ doc, texts, summary }: Page): void {
  if (!summary.message) return;
  heading(doc, texts.message);
  paragraph(doc, readable(doc, summary.message));
}

function writeNotes({ doc, texts, format, summary }: Page): void {
  if (summary.notes.length === 0) return;
  heading(doc, texts.notes);
  for (const { from, to, text } of summary.notes) {
    const days =
      from === to
        ? format.day(from)
        : fill(texts.noteDays, { from: format.day(from), to: format.day(to) });
    paragraph(doc, `${days}: ${readable(doc, text)}`);
  }
}

function writeEntries({ doc, texts, format, summary }: Page): void {
  if (summary.entries.length === 0) return;
  heading(doc, texts.entries);
  for (const { at, parts } of summary.entries) {
    subheading(doc, format.dateTime(at));
    const text = parts
      .map((part) => (part.kind === 'text' ? part.text : `[${texts.covered}]`))
      .join('');
    paragraph(doc, readable(doc, text));
    doc.moveDown(0.4);
  }
}

function numberPages({ doc, texts }: Page): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index);
    // Below the margin, where text would otherwise begin a page of its own.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc
      .font('regular')
      .fontSize(9)
      .fillColor(MUTED)
      .text(
        fill(texts.page, { page: index + 1, pages: count }),
        MARGIN,
        doc.page.height - MARGIN + 16,
        { width: WIDTH, align: 'right', lineBreak: false },
      );
    doc.endMarkedContent();
  }
}
