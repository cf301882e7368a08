import type { Readable } from 'node:stream';
import { fill } from '#packages/i18n/fill.ts';
import type { Language } from '#packages/i18n/languages.ts';
import { pdfOf } from '#packages/pdf/document.ts';
import { numberPages, type Pdf } from '#packages/pdf/page.ts';
import { bars, heading, paragraph, row, small, table, title } from '#packages/pdf/writing.ts';
import { EMOTIONS } from '#packages/ui/tokens/meaning.ts';
import type { Part, Report, Share, ShownPeriod } from '../../contract/company-report.contract.ts';
import { type Words, wordsOf } from './told.ts';

/** The report as PDF, for a thread to write. */
export default function reportPdf({
  report,
  language,
}: {
  report: Report;
  language: Language;
}): Readable {
  const words = wordsOf(language);
  const { texts, period, format } = words;
  const { company, closed } = report;
  return pdfOf({ title: texts.title, language }, (doc) => {
    title(doc, texts.title);
    if (closed === null) {
      paragraph(doc, company.name);
      paragraph(doc, texts.nothing);
    } else {
      paragraph(doc, fill(texts.of, { company: company.name, period: period(closed.period) }));
      small(doc, fill(texts.closed, { date: format.date(closed.closedAt) }));
      writeClosed(doc, words, closed);
    }
    numberPages(doc, (page, pages) => fill(texts.page, { page, pages }));
  });
}

function writeClosed(doc: Pdf, words: Words, closed: ShownPeriod): void {
  const { texts, share, period } = words;
  heading(doc, texts.whole);
  if (closed.tooSmall) paragraph(doc, texts.tooSmall);
  else writeWhole(doc, words, closed);
  writeParts(doc, words, { title: texts.sites, name: texts.site, parts: closed.sites });
  writeParts(doc, words, { title: texts.sectors, name: texts.sector, parts: closed.sectors });
  if (closed.history.length > 0 && !closed.tooSmall) {
    heading(doc, texts.history);
    for (const one of closed.history) row(doc, [period(one.period), share(one.good)], [0, 220]);
  }
  if (closed.courses.length > 0) {
    heading(doc, texts.courses);
    for (const one of closed.courses) {
      row(doc, [one.title, share(one.share)], [0, 400]);
    }
  }
  heading(doc, texts.whyTitle);
  paragraph(doc, texts.why);
  small(doc, texts.never);
}

function writeWhole(doc: Pdf, words: Words, { whole: cell, before }: ShownPeriod): void {
  const { texts, share, mean, people, difference } = words;
  row(doc, [texts.people, people(cell)], [0, 220]);
  row(doc, [texts.mean, mean(cell)], [0, 220]);
  row(doc, [texts.compared, difference({ cell, before })], [0, 220]);
  if (!cell) return;
  doc.moveDown(0.5);
  bars(
    doc,
    EMOTIONS.map(({ level, fill: colour, line }) => {
      const told = cell.shares[level - 1] ?? 'few';
      const [name, size] = [texts.levels[level - 1] ?? '', lengthOf(told)];
      return { name, told: share(told), size, fill: colour.light, line: line.light };
    }),
  );
  small(doc, texts.rounding);
}

/** A band is drawn as far as it may reach. */
const lengthOf = (share: Share) => (share === 'few' ? 10 : share === 'most' ? 80 : Number(share));

function writeParts(
  doc: Pdf,
  words: Words,
  { title: text, name, parts }: { title: string; name: string; parts: readonly Part[] },
): void {
  if (parts.length === 0) return;
  const { texts, share, mean, people, difference } = words;
  heading(doc, text);
  table(
    doc,
    [name, texts.people, texts.mean, texts.compared, texts.duty],
    parts.map((part) => [
      part.name,
      people(part.cell),
      mean(part.cell),
      difference(part),
      share(part.duty),
    ]),
  );
}
