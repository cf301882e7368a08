import { Title } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Card, Tag } from '#packages/ui/index.ts';
import type { BurnoutOverview } from '../../contract/burnout.contract.ts';
import { takeawayOf } from '../rules/takeaway.rules.ts';
import classes from './TrendCard.module.css';
import { periodLabel, TrendChart } from './TrendChart.tsx';
import { useTakeawayText } from './use-takeaway-text.ts';

/** The way of the score over the period: one sentence, the chart, its coverage, and a table of the same; nothing without a number. */
export function TrendCard({ overview, labels }: { overview: BurnoutOverview; labels: number }) {
  const { t } = useTranslation('burnout');
  const format = useFormat();
  const { period, trend, daysWithEntry, daysInPeriod } = overview;
  const takeaway = takeawayOf(overview);
  const sentence = useTakeawayText()(takeaway, period);
  const named = takeaway.kind === 'falling' || takeaway.kind === 'rising';
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
      <TrendChart overview={overview} summary={summary} labels={labels} />
      <p className={classes.small}>
        {t('chart.coverage', { count: daysWithEntry, of: format.number(daysInPeriod) })}
      </p>
      <TrendTable overview={overview} />
    </Card>
  );
}

function TrendTable({ overview }: { overview: BurnoutOverview }) {
  const { t } = useTranslation('burnout');
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const { period, trend } = overview;
  return (
    <div>
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={open}
        aria-controls="trend-table"
        onClick={() => setOpen(!open)}
      >
        <IconTable size={20} stroke={1.75} aria-hidden />
        {t('chart.table')}
      </button>
      <div id="trend-table" hidden={!open}>
        <table className={classes.table}>
          <caption>{t('chart.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t(`chart.from.${period}`)}</th>
              <th scope="col">{t('chart.mean')}</th>
              <th scope="col">{t('chart.entries')}</th>
            </tr>
          </thead>
          <tbody>
            {trend.map(({ from, mean, entries }) => (
              <tr key={from}>
                <th scope="row">{periodLabel(from, period, format, 'long')}</th>
                <td>
                  {mean === null
                    ? t(entries > 0 ? 'chart.noNumber' : 'chart.gap')
                    : format.number(mean, { maximumFractionDigits: 1 })}
                </td>
                <td>{format.number(entries)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
