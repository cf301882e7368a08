import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import type { AppLanguage } from '#features/access/contract/access.contract.ts';
import type { EmotionLevel, EmotionReport } from '#features/emotions/contract/emotions.contract.ts';
import { type Formatter, formatterFor } from '#packages/i18n/format.ts';
import { addDays } from '#packages/kernel/day.ts';
import { PDF_TEXTS, type PdfTexts } from './pdf-texts.ts';

type Pdf = InstanceType<typeof PDFDocument>;

/** Points; A4 is 595 by 842 of them. */
const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const INK = '#1D241E';
const MUTED = '#555D56';
/** Fill and line of each level (visual language, section 2). */
const COLOURS = [
  ['#3F4382', '#3F4382'],
  ['#7B8FD0', '#5D71B3'],
  ['#A7B5AE', '#6E7B75'],
  ['#F0A45E', '#B4651B'],
  ['#FFD94F', '#9A7400'],
] as const;
/** A Monday, to name the days of a week after. */
const A_MONDAY = '2026-11-16';
/** Less than a tenth of a level is no difference that anybody would feel. */
const FELT = 0.1;

const font = (name: string) =>
  readFileSync(new URL(`../../../../packages/ui/fonts/figtree-${name}.ttf`, import.meta.url));
let fonts: { regular: Buffer; bold: Buffer } | undefined;

interface Paper {
  doc: Pdf;
  texts: PdfTexts;
  format: Formatter;
  number: (value: number) => string;
}

/**
 * The report as PDF: real text in Figtree, with a title and headings that readers can jump to, in the
 * person's language. It is written while it is read, and kept nowhere.
 */
export function reportPdf(report: EmotionReport, language: AppLanguage): Readable {
  fonts ??= { regular: font('regular'), bold: font('semibold') };
  const texts = PDF_TEXTS[language];
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: language,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    info: { Title: texts.title, Producer: 'Florescer', Creator: 'Florescer' },
  });
  doc.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  const format = formatterFor(language);
  const number = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  const paper = { doc, texts, format, number };
  doc.font('bold').fontSize(22).fillColor(INK);
  tagged(doc, 'H1', () => doc.text(texts.title));
  doc.moveDown(0.3);
  const span = { from: format.day(report.from, 'long'), to: format.day(report.to, 'long') };
  paragraph(doc, fill(texts.span, span));
  paragraph(doc, fill(texts.recorded, { n: report.recorded, days: report.days.length }));
  paragraph(doc, texts.limits, MUTED);
  writeDistribution(paper, report);
  writeWeekdays(paper, report);
  writeTags(paper, report);
  writeDays(paper, report);
  doc.end();
  // pdfkit's own types do not say that a document is a stream of Node.
  return doc as unknown as Readable;
}

function writeDistribution({ doc, texts }: Paper, { distribution }: EmotionReport): void {
  heading(doc, texts.distribution);
  const most = Math.max(1, ...distribution);
  for (const [index, days] of [...distribution.entries()].toReversed()) {
    const width = (days / most) * (WIDTH - 190);
    row(doc, [texts.levels[index] ?? '', counted(texts, days)], [0, 100 + width + 10]);
    const [fillColour, line] = COLOURS[index] ?? [MUTED, MUTED];
    if (days === 0) continue;
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .roundedRect(MARGIN + 100, doc.y - 18, width, 11, 4)
      .lineWidth(1)
      .fillAndStroke(fillColour, line);
    doc.endMarkedContent();
  }
}

function writeWeekdays({ doc, texts, format, number }: Paper, { weekdays }: EmotionReport): void {
  heading(doc, texts.weekdays);
  paragraph(doc, texts.weekdaysText, MUTED);
  for (const [index, { n, mean }] of weekdays.entries()) {
    const name = format.weekday(addDays(A_MONDAY, index), 'long');
    row(
      doc,
      [name, mean === null ? texts.none : number(mean), n ? counted(texts, n) : ''],
      [0, 140, 260],
    );
  }
}

function writeTags({ doc, texts, number }: Paper, { tags }: EmotionReport): void {
  if (tags.length === 0) return;
  heading(doc, texts.tags);
  paragraph(doc, texts.tagsText, MUTED);
  for (const { tag, with: n, difference, p, clear } of tags) {
    const direction = Math.abs(difference) < FELT ? 'same' : difference > 0 ? 'up' : 'down';
    const levels = number(Math.abs(difference));
    const chance = Math.max(1, Math.round(p * 100));
    const told = fill(texts.tag[direction], { n, tag: readable(doc, tag), levels });
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

const levelWord = ({ levels }: PdfTexts, level: EmotionLevel) => levels[level - 1] ?? '';

const counted = ({ days }: PdfTexts, n: number) => fill(n === 1 ? days.one : days.other, { n });

function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

function heading(doc: Pdf, text: string): void {
  room(doc, 90);
  doc.moveDown(0.8).font('bold').fontSize(14).fillColor(INK);
  tagged(doc, 'H2', () => doc.text(text));
  doc.moveDown(0.4);
}

function paragraph(doc: Pdf, text: string, colour = INK): void {
  room(doc, 30);
  doc.font('regular').fontSize(11).fillColor(colour);
  tagged(doc, 'P', () => doc.text(text, { width: WIDTH, lineGap: 2.5 }));
  doc.moveDown(0.3);
}

/** Words side by side, `places` points from the left; read as one line. */
function row(doc: Pdf, cells: readonly string[], places: readonly number[]): void {
  room(doc, 20);
  const y = doc.y;
  doc.font('regular').fontSize(11).fillColor(INK);
  tagged(doc, 'P', () => {
    for (const [index, cell] of cells.entries()) {
      doc.text(cell, MARGIN + (places[index] ?? 0), y, { lineBreak: false });
    }
  });
  doc.x = MARGIN;
  doc.y = y + 19;
}

/** Begins a page where less than `height` points are left. */
function room(doc: Pdf, height: number): void {
  if (doc.y + height > doc.page.height - MARGIN) doc.addPage();
}

/** Writes as a part that reading programs know by its kind. */
function tagged(doc: Pdf, kind: 'H1' | 'H2' | 'P', write: () => void): void {
  doc.addStructure(doc.struct(kind, {}, write));
}

/** A person's own word in characters that the font has; a face, say, becomes a dot. */
function readable(doc: Pdf, text: string): string {
  const { font: embedded } = (doc.font('regular') as unknown as { _font: EmbeddedFont })._font;
  return [...new Intl.Segmenter().segment(text.normalize('NFC'))]
    .map(({ segment }) =>
      [...segment].every((one) => embedded.hasGlyphForCodePoint(one.codePointAt(0) ?? 0))
        ? segment
        : '·',
    )
    .join('');
}

/** The part of pdfkit's embedded font that its types leave out. */
interface EmbeddedFont {
  font: { hasGlyphForCodePoint(codePoint: number): boolean };
}
