import { Title } from '@mantine/core';
import { Card, classNames } from '#packages/ui/index.ts';
import type { ShownEvent } from '../rules/events.rules.ts';
import { useWords } from '../use-words.ts';
import classes from './cards.module.css';
import { EventList } from './EventList.tsx';

interface DayCardProps {
  day: string;
  today: string;
  /** What the country calls the day, where it has it off. */
  holiday: string | undefined;
  /** Undefined while they are on their way. */
  events: readonly ShownEvent[] | undefined;
  now: Date;
  timeZone: string;
  inRows?: boolean;
  onOpen: (event: ShownEvent) => void;
}

/** A day beside the month: today, or the one that was chosen. */
export function DayCard({ day, today, holiday, events, inRows, ...list }: DayCardProps) {
  const { t, format } = useWords();
  const date = format.day(day, 'weekday');
  return (
    <Card aria-labelledby="calendar-day" className={classNames(inRows && classes.strip)}>
      <div>
        <Title order={2} id="calendar-day">
          {day === today ? t('todayTitle') : date}
        </Title>
        {day === today ? <p className={classes.quiet}>{date}</p> : null}
        {holiday ? <p className={classes.quiet}>{holiday}</p> : null}
      </div>
      {events?.length ? <EventList events={events} inRows={inRows ?? false} {...list} /> : null}
      {events?.length === 0 ? <p className={classes.quiet}>{t('nothing')}</p> : null}
    </Card>
  );
}
