import { CATEGORY_KEYS, LEVEL_FROM } from '#features/burnout/contract/burnout.contract.ts';
import { distributionOf, geometryOf } from '#features/consultation-summary/contract/chart.rules.ts';
import type { Summary } from '#features/consultation-summary/contract/summary.ts';
import { counted, fill } from '#packages/i18n/fill.ts';
import { MARGIN, MUTED, room, WIDTH } from '#packages/pdf/page.ts';
import { bars, heading, paragraph, small, subheading, table } from '#packages/pdf/writing.ts';
import { EMOTIONS, SIGNALS } from '#packages/ui/tokens/meaning.ts';
import { PALETTE } from '#packages/ui/tokens/palette.ts';
import type { Page } from './page.ts';

/** Violet-grey of the signals, light to dark (visual language, section 2). */
const BANDS = [SIGNALS.low, SIGNALS.moderate, SIGNALS.high].map(({ band }) => band.light);
const SIGNAL = PALETTE.bruma[7];
const PLOT_HEIGHT = 130;

type Signals = NonNullable<Summary['signals']>;

/** The trend with its interval and bands, then the same as a table, and what was counted. */
export function drawSignals(page: Page, signals: Signals): void {
  const { doc, texts, format, summary } = page;
  const { trend, entries, days, of, counts } = signals;
  heading(doc, texts.signals);
  small(doc, texts.signalsUnit[summary.period]);
  room(doc, PLOT_HEIGHT + 40);
  drawTrend(page, signals);
  small(doc, fill(texts.signalsCoverage, { n: entries, days, of }));
  small(doc, texts.signalsRange);
  const number = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  table(
    doc,
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
  small(doc, texts.signalsHow);
}

function drawTrend({ doc, texts, format, summary }: Page, { trend }: Signals): void {
  const { top, runs } = geometryOf(trend);
  const [left, y0] = [MARGIN, doc.y];
  const x = (share: number) => left + 8 + share * (WIDTH - 16);
  const y = (share: number) => y0 + share * PLOT_HEIGHT;
  const alt = fill(texts.span, { from: format.day(summary.from), to: format.day(summary.to) });
  doc.addStructure(
    doc.struct('Figure', { alt: `${texts.signals}. ${alt}` }, () => {
      const edges = [0, LEVEL_FROM.moderate, LEVEL_FROM.high, top];
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
export function drawEmotions(
  { doc, texts }: Page,
  emotions: NonNullable<Summary['emotions']>,
): void {
  const { days, of } = emotions;
  const counts = distributionOf(days);
  heading(doc, texts.emotions);
  bars(
    doc,
    EMOTIONS.toReversed().map(({ level, fill: colour, line }) => ({
      name: texts.levels[level - 1] ?? '',
      told: counted(texts.days, counts[level - 1] ?? 0),
      size: counts[level - 1] ?? 0,
      fill: colour.light,
      line: line.light,
    })),
  );
  small(doc, fill(texts.emotionsCoverage, { n: days.length, of }));
}
