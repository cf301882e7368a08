import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { CalendarEvent } from '../../contract/calendar.contract.ts';
import { useWords } from '../use-words.ts';
import classes from './cards.module.css';
import { EventList } from './EventList.tsx';

interface DayListProps {
  events: readonly CalendarEvent[];
  /** What the country calls the day, where it has it off. */
  holiday: string | undefined;
  now: Date;
  timeZone: string;
  onOpen: (event: CalendarEvent) => void;
  onNew: () => void;
}

/** All of a day’s events, and a new one. */
export function DayList({ events, holiday, onNew, ...list }: DayListProps) {
  const { t } = useWords();
  return (
    <>
      {holiday ? <p className={classes.quiet}>{holiday}</p> : null}
      {events.length > 0 ? <EventList events={events} {...list} /> : null}
      {events.length === 0 ? <p className={classes.quiet}>{t('nothing')}</p> : null}
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
