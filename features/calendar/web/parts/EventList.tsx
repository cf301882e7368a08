import { VisuallyHidden } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { classNames, IconTile } from '#packages/ui/index.ts';
import { isOver, keyOf, lastDayOf, type ShownEvent, startDayOf } from '../rules/events.rules.ts';
import { useWords } from '../use-words.ts';
import { looksOf } from './categories.ts';
import classes from './EventList.module.css';

interface EventListProps {
  events: readonly ShownEvent[];
  /** What is over by then is quieter. */
  now: Date;
  /** The person's own zone: events of another one say what the clock shows here. */
  timeZone: string;
  /** Says the day of each, where the list covers several. */
  withDay?: boolean;
  /** Beside each other where there is room, without descriptions. */
  inRows?: boolean;
  onOpen: (event: ShownEvent) => void;
}

/** Events with their category, title, time and words; each opens to be read, changed or deleted. */
export function EventList({ events, now, timeZone, withDay, inRows, onOpen }: EventListProps) {
  const { t, format, span, elsewhere } = useWords();
  return (
    <ul className={inRows ? classes.rows : classNames(classes.list, withDay && classes.wide)}>
      {events.map((event) => {
        const { icon: Icon, tone } = looksOf(event);
        const place = elsewhere(event, timeZone);
        const isOneDay = startDayOf(event) === lastDayOf(event);
        // Several days are named by the span itself.
        const day = withDay && isOneDay ? `${format.day(startDayOf(event), 'weekday')}, ` : '';
        const when = day + span(event);
        return (
          <li key={keyOf(event)}>
            <button type="button" className={classes.event} onClick={() => onOpen(event)}>
              <IconTile tone={tone}>
                <Icon size={22} stroke={1.75} />
              </IconTile>
              <span className={classes.words}>
                <b className={isOver(event, now) ? classes.over : undefined}>{event.title}</b>
                <span className={classes.when}>
                  {when}
                  <VisuallyHidden>, {t(`category.${event.category}`)}</VisuallyHidden>
                </span>
                {event.waiting ? (
                  <span className={classes.waits}>
                    <IconClock size={15} stroke={1.75} aria-hidden />
                    {t('waiting.mark')}
                  </span>
                ) : null}
                {place ? <span className={classes.when}>{place}</span> : null}
                {event.description && !inRows ? (
                  <span className={classes.note}>{event.description}</span>
                ) : null}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
