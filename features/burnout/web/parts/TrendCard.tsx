import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Card, Tag } from '#packages/ui/index.ts';
import { ChartTable } from '#packages/ui/parts/ChartTable.tsx';
import type { BurnoutOverview } from '../../contract/burnout.contract.ts';
import { useNotes } from '../burnout.api.ts';
import { takeawayOf } from '../rules/takeaway.rules.ts';
import { thinPoints } from '../rules/trend-chart.rules.ts';
import { Notes } from './Notes.tsx';
import classes from './TrendCard.module.css';
import { periodLabel, TrendChart } from './TrendChart.tsx';
import { useTakeawayText } from './use-takeaway-text.ts';

/**
 * The way of the score over the period: one sentence, the chart with how sure its means are, its
 * coverage, a table of the same, and what the person pinned to it; nothing without a number.
 */
export function TrendCard({ overview, labels }: { overview: BurnoutOverview; labels: number }) {
  const { t } = useTranslation('burnout');
  const format = useFormat();
  const { data } = useNotes();
  const { period, trend, daysWithEntry, daysInPeriod } = overview;
  const takeaway = takeawayOf(overview);
  const sentence = useTakeawayText()(takeaway, period);
  const named = (takeaway.kind === 'falling' || takeaway.kind === 'rising') && takeaway.sure;
  const means = trend.map(({ mean }) => mean).filter((mean) => mean !== null);
  if (means.length === 0) return null;
  const number = (value: number | undefined) =>
    format.number(value ?? 0, { maximumFractionDigits: 1 });
  const summary = t('chart.summary', {
    takeaway: sentence,
    lowest: number(Math.min(...means)),
    highest: number(Math.max(...means)),
    latest: number(means.at(-1)),
  });
  const thin = thinPoints(trend);
  return (
    <Card aria-labelledby="trend-title">
      <div className={classes.head}>
        <div>
          <Title order={2} id="trend-title">
            {t(`chart.title.${period}`)}
          </Title>
          <p className={classes.small}>{t(`chart.unit.${period}`)}</p>
        </div>
        {named ? <Tag tone="mist">{sentence.replace(/\.$/, '')}</Tag> : null}
      </div>
      {named ? null : <p className={classes.sentence}>{sentence}</p>}
      <TrendChart
        trend={trend}
        period={period}
        summary={summary}
        labels={labels}
        notes={data?.notes}
      />
      <p className={classes.small}>
        {t('chart.coverage', { count: daysWithEntry, of: format.number(daysInPeriod) })}
      </p>
      <p className={classes.small}>
        {t('chart.band.meaning')}
        {thin > 0 ? ` ${t(`chart.thin.${period}`, { count: thin })}` : null}
      </p>
      <ChartTable
        caption={t('chart.caption')}
        columns={[t(`chart.from.${period}`), t('chart.mean'), t('chart.range'), t('chart.entries')]}
        rows={trend.map(({ from, mean, interval, entries }) => ({
          key: from,
          cells: [
            periodLabel(from, period, format, 'long'),
            mean === null ? t(entries > 0 ? 'chart.noNumber' : 'chart.gap') : number(mean),
            interval
              ? t('chart.fromTo', { low: number(interval.low), high: number(interval.high) })
              : '',
            format.number(entries),
          ],
        }))}
      />
      <Notes overview={overview} />
    </Card>
  );
}
