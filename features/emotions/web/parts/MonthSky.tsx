import { Title } from '@mantine/core';
import { IconMoon, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMe, useTimeZone } from '#features/access/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { firstWeekdayOf, weeksOf } from '#packages/i18n/weeks.ts';
import { dayOf } from '#packages/kernel/day.ts';
import { Card, EmotionFace, Tag } from '#packages/ui/index.ts';
import type { EmotionReport } from '../../contract/emotions.contract.ts';
import classes from './MonthSky.module.css';

interface MonthSkyProps {
  report: EmotionReport;
  openDay: (day: string) => void;
}

/** The thirty days as a calendar of faces; a day without a record is rest, and any day can be opened. */
export function MonthSky({ report, openDay }: MonthSkyProps) {
  const { t } = useTranslation(['emotions', 'common']);
  const format = useFormat();
  const weeks = weeksOf(report.from, report.to, firstWeekdayOf(format.language));
  const levels = new Map(report.days.map(({ day, level }) => [day, level]));
  const names = weeks[1] ?? [];
  const timeZone = useTimeZone();
  const memberSince = useMe()?.memberSince;
  const since = memberSince ? dayOf(new Date(memberSince), timeZone) : '';
  return (
    <Card aria-labelledby="sky-title">
      <div className={classes.head}>
        <Title order={2} id="sky-title">
          {t('sky.title')}
        </Title>
        <Tag>{t('sky.recorded', { count: report.recorded, days: report.days.length })}</Tag>
      </div>
      <table className={classes.table} aria-labelledby="sky-title">
        <thead>
          <tr>
            {names.map((day) =>
              day ? (
                <th key={day} scope="col">
                  <abbr title={format.weekday(day, 'long')}>{format.weekday(day, 'short')}</abbr>
                </th>
              ) : null,
            )}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: seven fixed places of a week
                <td key={index}>
                  {day ? (
                    <DayButton
                      day={day}
                      level={levels.get(day) ?? null}
                      today={day === report.to}
                      before={day < since}
                      onOpen={() => openDay(day)}
                    />
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

interface DayButtonProps {
  day: string;
  level: EmotionReport['days'][number]['level'];
  today: boolean;
  /** The account was not there yet: nothing recorded is no rest. */
  before: boolean;
  onOpen: () => void;
}

function DayButton({ day, level, today, before, onOpen }: DayButtonProps) {
  const { t } = useTranslation(['emotions', 'common']);
  const format = useFormat();
  const unrecorded = before ? 'before' : 'rest';
  const word = level
    ? t(`common:emotion.${level}`)
    : t(`emotions:sky.${today ? 'open' : unrecorded}`);
  const Unrecorded = today ? IconPlus : IconMoon;
  const name = today
    ? `${t('emotions:sky.today')}, ${format.day(day, 'day')}`
    : format.day(day, 'day');
  return (
    <button
      type="button"
      className={classes.day}
      data-rest={level === null || undefined}
      data-today={today || undefined}
      aria-label={`${name}: ${word}`}
      onClick={onOpen}
    >
      {level ? <EmotionFace level={level} size={30} /> : null}
      {level || before ? null : <Unrecorded size={20} stroke={1.5} aria-hidden />}
      <span aria-hidden>{today ? t('emotions:sky.today') : Number(day.slice(-2))}</span>
    </button>
  );
}
