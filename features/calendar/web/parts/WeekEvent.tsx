import { IconRepeat } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { classNames, toneClass } from '#packages/ui/index.ts';
import { type ShownEvent, startDayOf } from '../rules/events.rules.ts';
import { linesOf, type Placed } from '../rules/week.rules.ts';
import type { useMoving } from '../use-moving.ts';
import { useWords } from '../use-words.ts';
import { looksOf } from './categories.ts';
import classes from './WeekGrid.module.css';

interface WeekEventProps {
  readonly placed: Placed;
  readonly day: string;
  /** Minute at which the drawn hours begin. */
  readonly from: number;
  readonly isHeld: boolean;
  readonly hintId: string;
  readonly handlers: ReturnType<ReturnType<typeof useMoving>['handlersOf']>;
}

/** An event among the hours of its day. */
export function WeekEvent({ placed, day, from, isHeld, hintId, handlers }: WeekEventProps) {
  const { mark } = useWords();
  const { event, start, end, lane, lanes } = placed;
  const { icon: Icon, tone } = looksOf(event);
  const style = {
    '--top': (start - from) / 60,
    '--length': (end - start) / 60,
    '--lane': lane / lanes,
    '--width': 1 / lanes,
    '--lines': linesOf(placed),
  } as CSSProperties;
  return (
    <li className={classes.place} style={style}>
      <button
        type="button"
        className={classNames(classes.event, toneClass(tone))}
        data-held={isHeld || undefined}
        data-waiting={event.waiting || undefined}
        data-start={event.start}
        data-lines={linesOf(placed) === 1 ? 'one' : undefined}
        data-narrow={lanes > 1 || undefined}
        aria-label={useEventName(event)}
        aria-describedby={hintId}
        {...handlers}
      >
        <Icon size={15} stroke={1.75} className={classes.icon} aria-hidden />
        <span className={classes.words}>
          <b className={classes.title}>{event.title}</b>{' '}
          <span className={classes.time}>{mark(event, isHeld ? startDayOf(event) : day)}</span>
        </span>
        {event.repeat ? (
          <IconRepeat size={13} stroke={2} className={classes.again} aria-hidden />
        ) : null}
      </button>
    </li>
  );
}

/** What an event is called where only a part of it is to be seen. */
export function useEventName(event: ShownEvent): string {
  const { t, span } = useWords();
  const again = event.repeat ? [t('agenda.repeats')] : [];
  const waits = event.waiting ? [t('waiting.mark')] : [];
  return [event.title, span(event), t(`category.${event.category}`), ...again, ...waits].join(', ');
}
