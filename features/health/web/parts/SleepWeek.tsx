import { Title } from '@mantine/core';
import { Card } from '#packages/ui/index.ts';
import { ChartTable } from '#packages/ui/parts/ChartTable.tsx';
import type { SleepRecord } from '../../contract/health.contract.ts';
import { bedTime, chartOf } from '../rules/sleep.rules.ts';
import { useWords } from '../use-words.ts';
import type { HealthView } from './health-view.ts';
import classes from './sleep.module.css';

/** A night this much shorter than the others, in minutes, is named. */
const SHORTER = 60;

/** Seven nights as bars over the hours of the clock, with their sentence and their table. */
export function SleepWeek({ view, nights }: { view: HealthView; nights: readonly SleepRecord[] }) {
  const { t, format, hours } = useWords(view.timeZone);
  const { bars, hours: scale } = chartOf(nights, view.today, view.timeZone);
  const first = scale[0] ?? 0;
  const span = (scale.at(-1) ?? 1) - first;
  const place = (minute: number) => `${((minute - first) / span) * 100}%`;
  const there = bars.flatMap(({ night }) => night ?? []);
  const mean = there.reduce((sum, { minutes }) => sum + minutes, 0) / (there.length || 1);
  const [shortest] = there.toSorted((a, b) => a.minutes - b.minutes);
  const sentence =
    there.length === 0
      ? t('sleep.none')
      : [
          t('sleep.mean', { count: there.length, hours: hours(mean) }),
          ...(shortest && mean - shortest.minutes >= SHORTER
            ? [
                t('sleep.shortest', {
                  day: format.weekday(shortest.day, 'long'),
                  hours: hours(shortest.minutes),
                }),
              ]
            : []),
        ].join(' ');
  const dayName = (day: string) =>
    `${day === view.today ? t('history.today') : format.weekday(day)} ${Number(day.slice(8))}`;
  return (
    <Card aria-labelledby="sleep-week">
      <Title order={2} id="sleep-week">
        {t('sleep.week')}
      </Title>
      <p className={classes.lead}>{sentence}</p>
      {there.length === 0 ? null : (
        <>
          <div className={classes.chart} aria-hidden>
            <div className={classes.scale}>
              {scale.map((minute) => (
                <span key={minute} style={{ insetInlineStart: place(minute) }}>
                  {t('sleep.hour', { hour: (minute / 60 + 24) % 24 })}
                </span>
              ))}
            </div>
            {bars.map(({ day, night, from, to }) => (
              <div key={day} className={classes.night}>
                <span>{dayName(day)}</span>
                <div className={classes.line}>
                  {night ? (
                    <span
                      className={classes.bar}
                      data-quality={night.quality ?? 'unsaid'}
                      style={{ insetInlineStart: place(from), width: place(first + to - from) }}
                    />
                  ) : (
                    <em>{t('history.gap')}</em>
                  )}
                </div>
                <b>{night ? hours(night.minutes) : ''}</b>
              </div>
            ))}
            <p className={classes.key}>
              {(['restless', 'fair', 'good'] as const).map((quality) => (
                <span key={quality}>
                  <i className={classes.bar} data-quality={quality} /> {t(`quality.${quality}`)}
                </span>
              ))}
            </p>
          </div>
          <ChartTable
            caption={t('sleep.week')}
            columns={[t('history.day'), t('form.bed'), t('form.rise'), t('sleep.column')]}
            rows={bars.map(({ day, night }) => ({
              key: day,
              cells: night
                ? [
                    format.day(day, 'weekday'),
                    format.time(bedTime(night)),
                    format.time(night.at),
                    [
                      hours(night.minutes),
                      ...(night.quality ? [t(`quality.${night.quality}`)] : []),
                    ].join(', '),
                  ]
                : [format.day(day, 'weekday'), t('history.gap'), '', ''],
            }))}
          />
        </>
      )}
    </Card>
  );
}
