import type { HealthTab } from '../health.paths.ts';
import { rangeOf } from '../rules/history.rules.ts';
import { exercisesOf, mealsOf, nightsOf, onDay, within } from '../rules/records.rules.ts';
import { useWords } from '../use-words.ts';
import { Herbarium, HerbariumCard } from './Herbarium.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { HydrationCard } from './HydrationCard.tsx';
import type { HealthView } from './health-view.ts';
import { MealsCard } from './MealsCard.tsx';
import { MovementCard } from './MovementCard.tsx';
import { NextDayCard } from './NextDayCard.tsx';
import { RecordList } from './RecordList.tsx';
import { SleepCard } from './SleepCard.tsx';
import { SleepWeek } from './SleepWeek.tsx';

/** The cards of a tab in their order; the halves put them beside or below each other. */
export function TabCards({ view, tab }: { view: HealthView; tab: HealthTab }) {
  const { t } = useWords();
  const { complete, overview } = view.health;
  const { records } = overview;
  const week = within(records, rangeOf('week', view.today, 0));
  switch (tab) {
    case 'overview':
      return (
        <>
          <HydrationCard view={view} />
          <MovementCard view={view} />
          <MealsCard view={view} />
          <SleepCard view={view} />
          <HerbariumCard view={view} />
        </>
      );
    case 'sleep':
      return (
        <>
          <SleepCard view={view} />
          <SleepWeek view={view} nights={nightsOf(week)} />
          <NextDayCard view={view} />
          <RecordList
            view={view}
            title={t('sleep.list')}
            records={nightsOf(week)}
            empty={t(complete ? 'sleep.none' : 'offline.text')}
            withDay
          />
        </>
      );
    case 'exercises':
      return (
        <>
          <MovementCard view={view} />
          <RecordList
            view={view}
            title={t('movement.list')}
            records={exercisesOf(week)}
            empty={t(complete ? 'movement.none' : 'offline.text')}
            withDay
          />
          <HistoryCard view={view} part="exercise" />
        </>
      );
    case 'meals':
      return (
        <>
          <MealsCard view={view} />
          <RecordList
            view={view}
            title={t('meals.list')}
            records={mealsOf(week)}
            empty={t(complete ? 'meals.none' : 'offline.text')}
            withDay
          />
          <HistoryCard view={view} part="meal" />
        </>
      );
    case 'hydration':
      return (
        <>
          <HydrationCard view={view} />
          <RecordList
            view={view}
            title={t('hydration.list')}
            records={onDay(records, view.today).filter(({ part }) => part === 'drink')}
            empty={t('hydration.none')}
          />
          <HistoryCard view={view} part="drink" />
        </>
      );
    case 'achievements':
      return <Herbarium view={view} />;
  }
}
