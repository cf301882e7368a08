import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Card } from '#packages/ui/index.ts';
import { ChartTable } from '#packages/ui/parts/ChartTable.tsx';
import type { PlatformReport } from '../../contract/admin-reports.contract.ts';
import { usePeople } from '../use-people.ts';
import classes from './reports.module.css';

const [WIDTH, HEIGHT, ROOM] = [640, 200, 16];

/** People who recorded something, month after month. */
export function ActiveCard({ report: { closed, history } }: { report: PlatformReport }) {
  const { t } = useTranslation('admin-reports');
  const format = useFormat('America/Sao_Paulo');
  const people = usePeople();
  if (!closed || history.length < 2) return null;
  const month = (one: string) => format.day(`${one}-01`, 'wholeMonth');
  const { active, activeBefore } = closed;
  const change = active !== null && activeBefore !== null ? active - activeBefore : null;
  const known = history.flatMap((one, at) =>
    one.active === null ? [] : [{ at, active: one.active }],
  );
  const most = Math.max(1, ...known.map((one) => one.active));
  const heightOf = (count: number) => HEIGHT - ROOM - (count / most) * (HEIGHT - 2 * ROOM);
  const points = known.map(({ at, active: count }) => {
    const x = ROOM + (at * (WIDTH - 2 * ROOM)) / (history.length - 1);
    return `${x.toFixed(1)},${heightOf(count).toFixed(1)}`;
  });
  const ends = [history[0], history.at(-1)];
  return (
    <Card aria-labelledby="active-title">
      <Title order={2} id="active-title">
        {change === null || change === 0
          ? t('active.same')
          : t(change > 0 ? 'active.more' : 'active.less', { count: Math.abs(change) })}
      </Title>
      <p className={classes.lead}>{t('active.lead')}</p>
      <div className={classes.chart} aria-hidden>
        <svg
          className={classes.line}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
        </svg>
        {ends.map((end) =>
          end ? (
            <span
              key={end.month}
              className={classes.value}
              style={{ top: `${(heightOf(end.active ?? 0) / HEIGHT) * 100}%` }}
            >
              {people(end.active)}
            </span>
          ) : null,
        )}
      </div>
      <p className={classes.ends} aria-hidden>
        {ends.map((end) =>
          end ? <span key={end.month}>{format.day(`${end.month}-01`, 'month')}</span> : null,
        )}
      </p>
      <ChartTable
        caption={t('active.lead')}
        columns={[t('month'), t('tiles.active')]}
        rows={history.map((one) => ({
          key: one.month,
          cells: [month(one.month), people(one.active)],
        }))}
      />
    </Card>
  );
}
