import { Title, VisuallyHidden } from '@mantine/core';
import { IconLeaf, IconMoon, IconNotebook, IconPlus } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe, useTimeZone } from '#features/access/web/index.ts';
import { NAMED_FROM } from '#features/rhythm/contract/rhythm.contract.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { dayOf } from '#packages/kernel/day.ts';
import { Card, EmotionFace, Tag } from '#packages/ui/index.ts';
import type { DashboardView } from '../../contract/dashboard.contract.ts';
import { type WeekDay, weekDays, weekLine } from '../week.rules.ts';
import classes from './Week.module.css';

/** The last seven days and the rhythm of 28; a day without a record is rest, never a gap. */
export function Week({ view }: { view: DashboardView }) {
  const { t } = useTranslation('dashboard');
  const timeZone = useTimeZone();
  const memberSince = useMe()?.memberSince;
  const since = memberSince ? dayOf(new Date(memberSince), timeZone) : '';
  return (
    <Card aria-labelledby="week-title">
      <div className={classes.head}>
        <Title order={2} id="week-title">
          {t('week.title')}
        </Title>
        {view.rhythm && view.rhythm.days >= NAMED_FROM ? (
          <Tag tone="leaf">
            <IconLeaf size={15} stroke={1.75} aria-hidden />
            {t('week.active', { count: view.rhythm.days })}
          </Tag>
        ) : null}
      </div>
      <ol className={classes.week}>
        {weekDays(view.week, since).map((day) => (
          <Day key={day.day} {...day} />
        ))}
      </ol>
      <p className={classes.line}>{t(`week.line.${weekLine(view.week, view.rhythm)}`)}</p>
    </Card>
  );
}

const ICONS = {
  felt: IconNotebook,
  wrote: IconNotebook,
  recorded: IconLeaf,
  rest: IconMoon,
  before: null,
  todayOpen: IconPlus,
};

const Day = memo(function Day({ day, entries, emotion, today, state }: WeekDay) {
  const { t } = useTranslation(['dashboard', 'common']);
  const format = useFormat();
  const Icon = ICONS[state];
  return (
    <li className={today ? classes.today : undefined}>
      <span className={classes.date}>
        {today ? t('week.today') : format.weekday(day)}
        <b>{Number(day.slice(-2))}</b>
      </span>
      <span className={classes.mark} data-state={state}>
        {emotion ? (
          <EmotionFace level={emotion} size={34} label={t(`common:emotion.${emotion}`)} />
        ) : null}
        {Icon && !emotion ? <Icon size={20} stroke={1.75} aria-hidden /> : null}
        <VisuallyHidden>
          {entries > 0 ? t('week.wrote', { count: entries }) : null}
          {state === 'felt' || state === 'wrote' ? null : t(`week.${state}`)}
        </VisuallyHidden>
      </span>
      <span className={classes.also} aria-hidden>
        {emotion && entries > 0 ? <IconNotebook size={16} stroke={1.75} /> : null}
      </span>
    </li>
  );
});
