import type { Readable } from 'node:stream';
import type { EmotionLevel, EmotionReport } from '#features/emotions/contract/emotions.contract.ts';
import { counted, fill } from '#packages/i18n/fill.ts';
import { type Formatter, formatterFor } from '#packages/i18n/format.ts';
import type { Language } from '#packages/i18n/languages.ts';
import { addDays } from '#packages/kernel/day.ts';
import { pdfOf } from '#packages/pdf/document.ts';
import { numberPages, type Pdf } from '#packages/pdf/page.ts';
import { bars, heading, paragraph, row, small, title } from '#packages/pdf/writing.ts';
import { EMOTIONS } from '#packages/ui/tokens/meaning.ts';
import { EMOTION_TEXTS } from '../texts.ts';

type Words = (typeof EMOTION_TEXTS)[Language]['report'];

/** A Monday, to name the days of a week after. */
const A_MONDAY = '2026-11-16';
/** Less than a tenth of a level is no difference that anybody would feel. */
const FELT = 0.1;

interface Paper {
  doc: Pdf;
  texts: Words;
  format: Formatter;
  number: (value: number) => string;
}

/** The report as PDF, for a thread to write, in the person's language, with headings that readers can jump to. */
export default function reportPdf({
  report,
  language,
}: {
  report: EmotionReport;
  language: Language;
}): Readable {
  const texts = EMOTION_TEXTS[language].report;
  const format = formatterFor(language);
  const number = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  return pdfOf({ title: texts.title, language }, (doc) => {
    const paper = { doc, texts, format, number };
    title(doc, texts.title);
    const span = { from: format.day(report.from, 'long'), to: format.day(report.to, 'long') };
    paragraph(doc, fill(texts.span, span));
    paragraph(doc, fill(texts.recorded, { n: report.recorded, days: report.days.length }));
    small(doc, texts.limits);
    writeDistribution(paper, report);
    writeWeekdays(paper, report);
    writeTags(paper, report);
    writeDays(paper, report);
    numberPages(doc, (page, pages) => fill(texts.page, { page, pages }));
  });
}

function writeDistribution({ doc, texts }: Paper, { distribution }: EmotionReport): void {
  heading(doc, texts.distribution);
  bars(
    doc,
    EMOTIONS.toReversed().map(({ level, fill: colour, line }) => ({
      name: levelWord(texts, level),
      told: counted(texts.days, distribution[level - 1] ?? 0),
      size: distribution[level - 1] ?? 0,
      fill: colour.light,
      line: line.light,
    })),
  );
}

function writeWeekdays({ doc, texts, format, number }: Paper, { weekdays }: EmotionReport): void {
  heading(doc, texts.weekdays);
  small(doc, texts.weekdaysText);
  for (const [index, { n, mean }] of weekdays.entries()) {
    const name = format.weekday(addDays(A_MONDAY, index), 'long');
    row(
      doc,
      [name, mean === null ? texts.none : number(mean), n ? counted(texts.days, n) : ''],
      [0, 140, 260],
    );
  }
}

function writeTags({ doc, texts, number }: Paper, { tags }: EmotionReport): void {
  if (tags.length === 0) return;
  heading(doc, texts.tags);
  small(doc, texts.tagsText);
  for (const { tag, with: n, difference, p, clear } of tags) {
    const direction = Math.abs(difference) < FELT ? 'same' : difference > 0 ? 'up' : 'down';
    const levels = number(Math.abs(difference));
    const chance = Math.max(1, Math.round(p * 100));
    const told = fill(texts.tag[direction], { n, tag, levels });
    paragraph(doc, `${told} ${fill(clear ? texts.clear : texts.chance, { chance })}`);
  }
}

function writeDays({ doc, texts, format }: Paper, { days }: EmotionReport): void {
  heading(doc, texts.all);
  for (const { day, level } of days) {
    const word = level ? levelWord(texts, level) : texts.none;
    row(doc, [`${format.weekday(day)}, ${format.day(day, 'short')}`, word], [0, 140]);
  }
}

const levelWord = ({ levels }: Words, level: EmotionLevel) => levels[level - 1] ?? '';
