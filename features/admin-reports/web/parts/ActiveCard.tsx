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
  const points = known.map(({ at, active: count }) => {
    const x = ROOM + (at * (WIDTH - 2 * ROOM)) / (history.length - 1);
    return `${x.toFixed(1)},${(HEIGHT - ROOM - (count / most) * (HEIGHT - 2 * ROOM)).toFixed(1)}`;
  });
  const [first, last] = [history[0]?.month ?? '', history.at(-1)?.month ?? ''];
  return (
    <Card aria-labelledby="active-title">
      <Title order={2} id="active-title">
        {change === null || change === 0
          ? t('active.same')
          : t(change > 0 ? 'active.more' : 'active.less', { count: Math.abs(change) })}
      </Title>
      <p className={classes.lead}>{t('active.lead')}</p>
      <svg
        className={classes.line}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
      </svg>
      <p className={classes.ends} aria-hidden>
        <span>{`${month(first)}: ${people(history[0]?.active ?? null)}`}</span>
        <span>{`${month(last)}: ${people(history.at(-1)?.active ?? null)}`}</span>
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
