import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEvents } from '../calendar.api.ts';
import { eventsByDay, type ShownEvent } from '../rules/events.rules.ts';
import { useHolidays } from '../use-holidays.ts';
import { useWords } from '../use-words.ts';
import classes from './cards.module.css';
import { EventList } from './EventList.tsx';

interface DayListProps {
  day: string;
  now: Date;
  timeZone: string;
  onOpen: (event: ShownEvent) => void;
  onNew: () => void;
}

/** All of a day’s events, and a new one. */
export function DayList({ day, onNew, ...list }: DayListProps) {
  const { t } = useWords();
  const holiday = useHolidays(Number(day.slice(0, 4)), list.timeZone).get(day);
  const asked = useEvents(day, day);
  const events = eventsByDay(asked.data ?? [], { from: day, to: day }).get(day) ?? [];
  return (
    <>
      {holiday ? <p className={classes.quiet}>{holiday}</p> : null}
      {events.length > 0 ? <EventList events={events} {...list} /> : null}
      {asked.data && events.length === 0 ? <p className={classes.quiet}>{t('nothing')}</p> : null}
      <Button
        fullWidth
        className={classes.add}
        leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
        onClick={onNew}
      >
        {t('add')}
      </Button>
    </>
  );
}
