import { CATEGORY_KEYS } from '#features/burnout/contract/burnout.contract.ts';
import { distributionOf, geometryOf } from '#features/consultation-summary/contract/chart.rules.ts';
import { counted, fill } from '#features/consultation-summary/contract/document-texts.ts';
import type { Summary } from '#features/consultation-summary/contract/summary.ts';
import {
  heading,
  INK,
  LINE,
  MUTED,
  type Page,
  paragraph,
  room,
  small,
  subheading,
  tagged,
  WIDTH,
} from './page.ts';

/** Violet-grey of the signals, light to dark (visual language, section 2). */
const BANDS = ['#F7F7FA', '#ECECF2', '#DBDBE6'] as const;
const SIGNAL = '#555475';
const EMOTIONS = ['#3F4382', '#7B8FD0', '#A7B5AE', '#F0A45E', '#FFD94F'] as const;
const EMOTION_LINES = ['#3F4382', '#5D71B3', '#6E7B75', '#B4651B', '#9A7400'] as const;
const PLOT_HEIGHT = 130;
/** Points from which moderate and high begin. */
const LEVELS = [4, 8] as const;

type Signals = NonNullable<Summary['signals']>;

/** The trend with its interval and bands, then the same as a table, and what was counted. */
export function drawSignals(page: Page, signals: Signals): void {
  const { doc, texts, format, summary } = page;
  const { trend, entries, days, of, counts } = signals;
  heading(doc, texts.signals);
  small(page, texts.signalsUnit[summary.period]);
  room(doc, PLOT_HEIGHT + 40);
  drawTrend(page, signals);
  small(page, fill(texts.signalsCoverage, { n: entries, days, of }));
  small(page, texts.signalsRange);
  const number = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  table(
    page,
    [texts.columns.from, texts.columns.mean, texts.columns.range, texts.columns.entries],
    trend
      .filter((point) => point.entries > 0)
      .map(({ from, mean, interval, entries: n }) => [
        format.day(from, summary.period === '12m' ? 'month' : 'day'),
        mean === null ? '' : number(mean),
        interval
          ? fill(texts.range, { low: number(interval.low), high: number(interval.high) })
          : '',
        String(n),
      ]),
  );
  subheading(doc, texts.counts);
  for (const category of CATEGORY_KEYS.filter((key) => counts[key] > 0)) {
    paragraph(doc, `${texts.categories[category]}: ${counted(texts.times, counts[category])}`);
  }
  small(page, texts.signalsHow);
}

function drawTrend({ doc, texts, format, summary }: Page, { trend }: Signals): void {
  const { top, runs } = geometryOf(trend);
  const [left, y0] = [doc.x, doc.y];
  const x = (share: number) => left + 8 + share * (WIDTH - 16);
  const y = (share: number) => y0 + share * PLOT_HEIGHT;
  const alt = fill(texts.span, { from: format.day(summary.from), to: format.day(summary.to) });
  doc.addStructure(
    doc.struct('Figure', { alt: `${texts.signals}. ${alt}` }, () => {
      const edges = [0, ...LEVELS, top];
      for (const [index, colour] of BANDS.entries()) {
        const [from = 0, to = top] = [edges[index], edges[index + 1]];
        const height = ((to - from) / top) * PLOT_HEIGHT;
        doc.rect(left, y(1 - to / top), WIDTH, height - 1).fill(colour);
        doc
          .font('regular')
          .fontSize(8)
          .fillColor(MUTED)
          .text(texts.bands[index] ?? '', left + 6, y(1 - to / top) + 4, { lineBreak: false });
      }
      for (const run of runs) {
        doc.save();
        const [first, ...others] = [
          ...run.map((point) => [x(point.x), y(point.high)] as const),
          ...run.toReversed().map((point) => [x(point.x), y(point.low)] as const),
        ];
        if (first) doc.moveTo(...first);
        for (const point of others) doc.lineTo(...point);
        doc.closePath().fillOpacity(0.18).strokeOpacity(0.18).lineWidth(2).fillAndStroke(SIGNAL);
        doc.restore();
        for (const [index, point] of run.entries()) {
          if (index === 0) doc.moveTo(x(point.x), y(point.y));
          else doc.lineTo(x(point.x), y(point.y));
        }
        doc.lineWidth(2).stroke(SIGNAL);
        for (const point of run) {
          doc.circle(x(point.x), y(point.y), 3).fillAndStroke('#FFFFFF', SIGNAL);
        }
      }
    }),
  );
  doc.x = left;
  doc.y = y0 + PLOT_HEIGHT + 6;
}

/** Days at each level as bars with their words and numbers. */
export function drawEmotions(page: Page, { days, of }: NonNullable<Summary['emotions']>): void {
  const { doc, texts } = page;
  heading(doc, texts.emotions);
  const counts = distributionOf(days);
  const most = Math.max(1, ...counts);
  const left = doc.x;
  for (const [index, count] of [...counts.entries()].toReversed()) {
    room(doc, 24);
    const y = doc.y;
    const width = (count / most) * (WIDTH - 200);
    doc.font('regular').fontSize(11).fillColor(INK);
    tagged(doc, 'P', () => {
      doc.text(texts.levels[index] ?? '', left, y, { width: 90, lineBreak: false });
      doc.text(counted(texts.days, count), left + 110 + width + 8, y, { lineBreak: false });
    });
    if (count > 0) {
      doc.markContent('Artifact', { type: 'Layout' });
      doc
        .roundedRect(left + 100, y + 1, Math.max(4, width), 11, 4)
        .lineWidth(1)
        .fillAndStroke(EMOTIONS[index] ?? MUTED, EMOTION_LINES[index] ?? MUTED);
      doc.endMarkedContent();
    }
    doc.x = left;
    doc.y = y + 20;
  }
  small(page, fill(texts.emotionsCoverage, { n: days.length, of }));
}

function table({ doc }: Page, columns: readonly string[], rows: readonly string[][]): void {
  const left = doc.x;
  const width = WIDTH / columns.length;
  const line = (cells: readonly string[], bold: boolean) => {
    room(doc, 18);
    const y = doc.y;
    doc
      .font(bold ? 'bold' : 'regular')
      .fontSize(9.5)
      .fillColor(bold ? MUTED : INK);
    tagged(doc, 'P', () => {
      for (const [index, cell] of cells.entries()) {
        doc.text(cell, left + index * width, y, { width: width - 8, lineBreak: false });
      }
    });
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .moveTo(left, y + 14)
      .lineTo(left + WIDTH, y + 14)
      .lineWidth(0.5)
      .stroke(LINE);
    doc.endMarkedContent();
    doc.x = left;
    doc.y = y + 18;
  };
  line(columns, true);
  for (const row of rows) line(row, false);
  doc.moveDown(0.5);
}
