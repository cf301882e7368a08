import { LEVEL_FROM } from '#features/burnout/contract/burnout.contract.ts';
import { geometryOf, type Mark } from '../../contract/chart.rules.ts';
import type { DocumentTexts } from '../../contract/document-texts.ts';
import type { Summary } from '../../contract/summary.ts';
import styles from './SummaryView.module.css';

interface SignalsChartProps {
  trend: NonNullable<Summary['signals']>['trend'];
  texts: DocumentTexts;
}

/** Where each band begins. */
const EDGES = [0, LEVEL_FROM.moderate, LEVEL_FROM.high] as const;
const LEVELS = ['low', 'moderate', 'high'] as const;

/** The trend on its bands; the table below it says the same in numbers. */
export function SignalsChart({ trend, texts }: SignalsChartProps) {
  const { top, runs } = geometryOf(trend);
  return (
    <div className={styles.chart} aria-hidden="true">
      {LEVELS.map((level, index) => {
        const from = EDGES[index] ?? 0;
        const to = EDGES[index + 1] ?? top;
        return (
          <i
            key={level}
            className={styles.band}
            data-band={level}
            style={{
              bottom: `${(from / top) * 100}%`,
              height: `calc(${((to - from) / top) * 100}% - 1px)`,
            }}
          >
            {texts.bands[index]}
          </i>
        );
      })}
      <div className={styles.inner}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false" aria-hidden="true">
          {runs.map((run) => (
            <g key={run[0]?.index}>
              <path className={styles.area} d={areaOf(run)} vectorEffect="non-scaling-stroke" />
              <path className={styles.line} d={lineOf(run)} vectorEffect="non-scaling-stroke" />
            </g>
          ))}
        </svg>
        {runs.flat().map(({ index, x, y }) => (
          <b key={index} style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
        ))}
      </div>
    </div>
  );
}

const at = (x: number, y: number) => `${Math.round(x * 1e4) / 100} ${Math.round(y * 1e4) / 100}`;
const lineOf = (run: readonly Mark[]) => `M${run.map(({ x, y }) => at(x, y)).join('L')}`;
const areaOf = (run: readonly Mark[]) =>
  `M${[
    ...run.map(({ x, high }) => at(x, high)),
    ...run.toReversed().map(({ x, low }) => at(x, low)),
  ].join('L')}Z`;
