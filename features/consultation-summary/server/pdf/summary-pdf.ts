import type { Readable } from 'node:stream';
import { DOCUMENT_TEXTS } from '#features/consultation-summary/contract/document-texts.ts';
import type { Summary } from '#features/consultation-summary/contract/summary.ts';
import { fill } from '#packages/i18n/fill.ts';
import { formatterFor } from '#packages/i18n/format.ts';
import { pdfOf } from '#packages/pdf/document.ts';
import { numberPages } from '#packages/pdf/page.ts';
import { heading, paragraph, small, subheading, title } from '#packages/pdf/writing.ts';
import { drawEmotions, drawSignals } from './charts.ts';
import type { Page } from './page.ts';

/** A summary as PDF, for a thread to write, in the language of the person who made it, with headings that readers can jump to. */
export default function summaryPdf(summary: Summary): Readable {
  const { language, timeZone } = summary;
  const texts = DOCUMENT_TEXTS[language];
  return pdfOf({ title: texts.title, language }, (doc) => {
    const page = { doc, texts, summary, format: formatterFor(language, timeZone) };
    writeHead(page);
    writeMessage(page);
    if (summary.signals) drawSignals(page, summary.signals);
    if (summary.emotions) drawEmotions(page, summary.emotions);
    writeNotes(page);
    writeEntries(page);
    small(doc, texts.limits);
    numberPages(doc, (at, pages) => fill(texts.page, { page: at, pages }));
  });
}

function writeHead({ doc, texts, format, summary }: Page): void {
  title(doc, texts.title);
  paragraph(
    doc,
    fill(texts.span, {
      from: format.day(summary.from, 'long'),
      to: format.day(summary.to, 'long'),
    }),
  );
  paragraph(doc, fill(texts.made, { date: format.date(summary.createdAt, 'long') }));
  if (summary.name) paragraph(doc, `${texts.name}: ${summary.name}`);
  small(doc, texts.limits);
}

function writeMessage({ doc, texts, summary }: Page): void {
  if (!summary.message) return;
  heading(doc, texts.message);
  paragraph(doc, summary.message);
}

function writeNotes({ doc, texts, format, summary }: Page): void {
  if (summary.notes.length === 0) return;
  heading(doc, texts.notes);
  for (const { from, to, text } of summary.notes) {
    const days =
      from === to
        ? format.day(from)
        : fill(texts.noteDays, { from: format.day(from), to: format.day(to) });
    paragraph(doc, `${days}: ${text}`);
  }
}

function writeEntries({ doc, texts, format, summary }: Page): void {
  if (summary.entries.length === 0) return;
  heading(doc, texts.entries);
  for (const { at, day, parts } of summary.entries) {
    subheading(doc, day ? format.day(day, 'weekday') : format.dateTime(at));
    const text = parts
      .map((part) => (part.kind === 'text' ? part.text : `[${texts.covered}]`))
      .join('');
    paragraph(doc, text);
    doc.moveDown(0.4);
  }
}
