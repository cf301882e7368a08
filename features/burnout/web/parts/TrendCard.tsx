import { Switch, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Card } from '#packages/ui/index.ts';
import { ChartTable } from '#packages/ui/parts/ChartTable.tsx';
import type { BurnoutOverview } from '../../contract/burnout.contract.ts';
import { useNotes } from '../burnout.api.ts';
import { headlineOf } from '../rules/headline.rules.ts';
import { takeawayOf } from '../rules/takeaway.rules.ts';
import { thinPoints } from '../rules/trend-chart.rules.ts';
import { Notes } from './Notes.tsx';
import classes from './TrendCard.module.css';
import { periodLabel, TrendChart } from './TrendChart.tsx';
import { useHeadlineText, useTakeawayText } from './use-takeaway-text.ts';

/**
 * The way of the score over the period: a headline, one sentence, the chart, how sure its means are on
 * demand, a table of the same, and what the person pinned to it; nothing without a number.
 */
export function TrendCard({ overview, labels }: { overview: BurnoutOverview; labels: number }) {
  const { t } = useTranslation('burnout');
  const format = useFormat();
  const { data } = useNotes();
  const { period, trend, daysWithEntry, daysInPeriod } = overview;
  const takeaway = takeawayOf(overview);
  const sentence = useTakeawayText()(takeaway, period);
  const headline = useHeadlineText()(headlineOf(trend), period);
  const [doubt, setDoubt] = useState(false);
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
            {headline}
          </Title>
          <p className={classes.small}>
            {t(`chart.title.${period}`)}. {t(`chart.unit.${period}`)}.
          </p>
        </div>
      </div>
      <p className={classes.sentence}>{sentence}</p>
      <TrendChart
        trend={trend}
        period={period}
        summary={summary}
        doubt={doubt}
        labels={labels}
        notes={data?.notes}
      />
      <p className={classes.small}>
        {t('chart.coverage', { count: daysWithEntry, of: format.number(daysInPeriod) })}
      </p>
      <Switch
        my="sm"
        label={t('chart.doubt')}
        checked={doubt}
        onChange={(event) => setDoubt(event.currentTarget.checked)}
      />
      {doubt ? (
        <p className={classes.small}>
          {t('chart.band.meaning')}
          {thin > 0 ? ` ${t(`chart.thin.${period}`, { count: thin })}` : null}
        </p>
      ) : null}
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
