import {
  IconCalendar,
  IconChartDots3,
  IconLifebuoy,
  IconMoodSmile,
  IconSchool,
} from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BURNOUT_PATH } from '#features/burnout/web/index.ts';
import { CALENDAR_PATH } from '#features/calendar/web/index.ts';
import { DIARY_PATH } from '#features/diary/web/index.ts';
import { EMOTIONS_PATH } from '#features/emotions/web/index.ts';
import { TRAINING_PATH } from '#features/training/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { IconTile, SignalPetals, type Tone } from '#packages/ui/index.ts';
import type { DashboardView } from '../../contract/dashboard.contract.ts';
import { ENTRIES_ICON, HELP_TARGET, type Target } from '../dashboard.cards.ts';
import classes from './SummaryCards.module.css';
import { TargetLink } from './TargetLink.tsx';

interface SummaryCardsProps {
  view: DashboardView;
  timeZone: string | undefined;
}

/**
 * The figures of the person's own features, each leading to its screen. After a text where help comes
 * before numbers there is no level and nothing to learn: help stands in its place.
 */
export function SummaryCards({ view, timeZone }: SummaryCardsProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat(timeZone);
  const EntriesIcon = ENTRIES_ICON;
  const today = format.date(new Date());
  return (
    <ul className={classes.cards}>
      <Summary
        target={{ to: DIARY_PATH }}
        tone="leaf"
        icon={<EntriesIcon size={22} stroke={1.75} />}
        figure={format.number(view.entriesThisMonth)}
        words={t('cards.entries', { count: view.entriesThisMonth })}
      />
      {view.helpFirst ? null : (
        <>
          <LatestSignals latest={view.latest} timeZone={timeZone} />
          <Wellness wellness={view.wellness} />
          <Summary
            target={{ to: TRAINING_PATH }}
            tone="leaf"
            icon={<IconSchool size={22} stroke={1.75} />}
            figure={format.number(view.completedCourses)}
            words={t('cards.courses', { count: view.completedCourses })}
          />
        </>
      )}
      <UpcomingEvents {...view.upcoming} today={today} />
      {view.helpFirst ? (
        <Summary
          target={HELP_TARGET}
          tone="lilac"
          icon={<IconLifebuoy size={22} stroke={1.75} />}
          figure={t('cards.helpFirst')}
          words={t('cards.helpFirstText')}
        />
      ) : null}
    </ul>
  );
}

/** How many appointments the rest of the week holds, and when the next one is, on its own clock. */
const UpcomingEvents = memo(function UpcomingEvents({
  count,
  next,
  today,
}: DashboardView['upcoming'] & {
  /** The date on the person's calendar, in words. */
  today: string;
}) {
  const { t } = useTranslation('dashboard');
  const format = useFormat('UTC');
  const words = () => {
    if (!next) return t('cards.upcomingNoneText');
    const date = next.start.slice(0, 10);
    const day = format.day(date, 'long') === today ? t('week.today') : format.weekday(date, 'long');
    const when = next.allDay ? day : `${day}, ${format.time(`${next.start}Z`)}`;
    return t('cards.upcoming', { count, when });
  };
  return (
    <Summary
      target={{ to: CALENDAR_PATH }}
      tone="sky"
      icon={<IconCalendar size={22} stroke={1.75} />}
      figure={next ? format.number(count) : t('cards.upcomingNone')}
      words={words()}
    />
  );
});

/** The week beside others or the own month; while there is too little for that, how to get there. */
const Wellness = memo(function Wellness({ wellness }: Pick<DashboardView, 'wellness'>) {
  const { t } = useTranslation('dashboard');
  return (
    <Summary
      target={{ to: EMOTIONS_PATH }}
      tone="sun"
      icon={<IconMoodSmile size={22} stroke={1.75} />}
      figure={t(`cards.wellness.${wellness?.stands ?? 'early'}`)}
      words={t(`cards.wellnessText.${wellness?.against ?? 'early'}`)}
    />
  );
});

const LatestSignals = memo(function LatestSignals({
  latest,
  timeZone,
}: Pick<SummaryCardsProps, 'timeZone'> & Pick<DashboardView, 'latest'>) {
  const { t } = useTranslation(['dashboard', 'common']);
  const format = useFormat(timeZone);
  const icon = <IconChartDots3 size={22} stroke={1.75} />;
  const target = { to: BURNOUT_PATH };
  if (!latest) {
    const figure = t('dashboard:cards.signalsNone');
    const words = t('dashboard:cards.signalsNoneText');
    return <Summary target={target} tone="mist" icon={icon} figure={figure} words={words} />;
  }
  const date = format.date(latest.at, 'day');
  if (latest.level === null) {
    const figure = t('dashboard:cards.signalsSaved');
    const words = t('dashboard:cards.signalsSavedText', { date });
    return <Summary target={target} tone="mist" icon={icon} figure={figure} words={words} />;
  }
  const level = t(`common:signal.${latest.level}`);
  return (
    <Summary
      target={target}
      tone="mist"
      icon={<SignalPetals level={latest.level} size={24} petalsOnly />}
      figure={level.charAt(0).toLocaleUpperCase(format.language) + level.slice(1)}
      words={t('dashboard:cards.signals', { date })}
    />
  );
});

interface SummaryProps {
  target: Target;
  tone: Tone;
  icon: ReactNode;
  figure: string;
  words: string;
}

function Summary({ target, tone, icon, figure, words }: SummaryProps) {
  return (
    <li>
      <TargetLink target={target} className={classes.card}>
        <span className={classes.picture}>
          <IconTile tone={tone}>{icon}</IconTile>
        </span>
        <span className={classes.words}>
          <b>{figure}</b> {words}
        </span>
      </TargetLink>
    </li>
  );
}
