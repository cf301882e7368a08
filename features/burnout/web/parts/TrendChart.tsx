import { useTranslation } from 'react-i18next';
import type { Formatter } from '#packages/i18n/format.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import type { Period, TrendNote } from '../../contract/burnout.contract.ts';
import { type ChartGeometry, layOut, pinsOf, type TrendPoint } from '../rules/trend-chart.rules.ts';
import classes from './TrendChart.module.css';

interface TrendChartProps {
  trend: readonly TrendPoint[];
  period: Period;
  /** The same in one sentence, for those who do not see the line. */
  summary: string;
  /** Whether the stretch is shown in which the means probably lie. */
  doubt: boolean;
  /** How many labels fit under the axis. */
  labels: number;
  /** What the person pinned to days; drawn where they fall into the trend. */
  notes?: readonly TrendNote[] | undefined;
}

/** From this many points on they are drawn smaller, so that neighbours do not touch. */
const MANY = 20;

/** Mean points over time on the bands of the levels; a period without entries is a gap. */
export function TrendChart({ trend, period, summary, doubt, labels, notes = [] }: TrendChartProps) {
  const { t } = useTranslation(['burnout', 'common']);
  const format = useFormat();
  const chart = layOut(trend, labels);
  return (
    <figure className={classes.chart} role="img" aria-label={summary}>
      <div className={classes.scale} aria-hidden="true">
        {chart.bands.map(({ level, bottom, height }) => (
          <span key={level} style={{ bottom: `${bottom + height / 2}%` }}>
            <b>{capital(t(`common:signal.${level}`), format.language)}</b>
            <br />
            {t(`burnout:chart.band.${level}`)}
          </span>
        ))}
      </div>
      <div className={classes.plot} aria-hidden="true">
        {chart.bands.map(({ level, bottom, height }) => (
          <i
            key={level}
            className={classes.band}
            style={{ bottom: `${bottom}%`, height: `${height}%` }}
          />
        ))}
        {pinsOf(trend, notes).map(({ id, text, left, width, row, reachesBack, named, number }) => (
          <span key={id}>
            <i className={classes.pin} style={{ left: `${left}%`, width: `${width}%` }} />
            <b
              className={classes.pinName}
              style={{
                top: `${8 + row * 26}px`,
                ...(reachesBack ? { right: `${100 - left - width}%` } : { left: `${left}%` }),
              }}
            >
              {format.number(number)}{' '}
              {named ? <span className={classes.pinText}>{text}</span> : null}
            </b>
          </span>
        ))}
        <Line chart={chart} doubt={doubt} dots={trend.length >= MANY} />
      </div>
      <div className={classes.axis} aria-hidden="true">
        {chart.labels.map((index, place) => {
          const point = trend[index];
          if (!point) return null;
          const end = place === 0 ? 'start' : place === chart.labels.length - 1 ? 'end' : 'middle';
          const left = (index / Math.max(1, trend.length - 1)) * 100;
          return (
            <span key={point.from} data-end={end} style={{ left: `${left}%` }}>
              {periodLabel(point.from, period, format, 'short')}
            </span>
          );
        })}
      </div>
    </figure>
  );
}

/** Means and the path between them; of single days the dots alone, since one day does not lead to another. */
function Line({ chart, doubt, dots }: { chart: ChartGeometry; doubt: boolean; dots: boolean }) {
  const last = chart.points.at(-1)?.index;
  return (
    <div className={classes.inner} data-many={dots || undefined}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {(doubt ? chart.areas : []).map((path) => (
          <path key={path} d={path} className={classes.area} vectorEffect="non-scaling-stroke" />
        ))}
        {(dots ? [] : chart.paths).map((path) => (
          <path key={path} d={path} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      {chart.points.map(({ x, y, index }) => (
        <i
          key={index}
          className={classes.point}
          data-last={index === last || undefined}
          style={{ left: `${x}%`, bottom: `${y}%` }}
        />
      ))}
    </div>
  );
}

/** A day, the first day of a week, or a month, as an axis or a table names it. */
export function periodLabel(
  from: string,
  period: Period,
  { language }: Formatter,
  length: 'short' | 'long' | 'headline',
): string {
  const width = length === 'short' ? 'short' : 'long';
  const options: Intl.DateTimeFormatOptions =
    period === '12m'
      ? { month: width, ...(length === 'long' && { year: 'numeric' }) }
      : { day: 'numeric', month: width };
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  const text = format.format(new Date(`${from}T12:00:00Z`));
  return length === 'short' ? text.replaceAll('.', '').replaceAll(' de ', ' ') : text;
}

function capital(word: string, language: string): string {
  return word.charAt(0).toLocaleUpperCase(language) + word.slice(1);
}
