import { classNames, toneClass } from '#packages/ui/index.ts';
import { keyOf, type ShownEvent } from '../rules/events.rules.ts';
import { useWords } from '../use-words.ts';
import { HOLIDAY, LOOKS } from './categories.ts';
import { useEventName } from './WeekEvent.tsx';
import classes from './WeekGrid.module.css';

interface WeekAllDayProps {
  readonly week: readonly string[];
  readonly eventsOf: (day: string) => readonly ShownEvent[];
  readonly holidays: ReadonlyMap<string, string>;
  readonly onEvent: (event: ShownEvent) => void;
}

/** What stands above the hours of a week: holidays, whole days, and what goes over several. */
export function WeekAllDay({ week, eventsOf, holidays, onEvent }: WeekAllDayProps) {
  const { t, format } = useWords();
  return (
    <>
      <span className={classes.allDayName}>{t('week.allDay')}</span>
      {week.map((day) => {
        const holiday = holidays.get(day);
        return (
          <ul
            key={day}
            className={classes.allDay}
            data-free={holiday ? true : undefined}
            aria-label={`${format.day(day, 'weekday')}, ${t('week.allDay')}`}
          >
            {holiday ? (
              <li>
                <span className={classNames(classes.chip, toneClass(HOLIDAY.tone))} title={holiday}>
                  <HOLIDAY.icon size={15} stroke={1.75} className={classes.icon} aria-hidden />
                  <span className={classes.title}>{holiday}</span>
                </span>
              </li>
            ) : null}
            {eventsOf(day).map((event) => (
              <li key={keyOf(event)}>
                <Chip event={event} day={day} onOpen={() => onEvent(event)} />
              </li>
            ))}
          </ul>
        );
      })}
    </>
  );
}

interface ChipProps {
  readonly event: ShownEvent;
  readonly day: string;
  readonly onOpen: () => void;
}

function Chip({ event, day, onOpen }: ChipProps) {
  const { mark } = useWords();
  const { icon: Icon, tone } = LOOKS[event.category];
  return (
    <button
      type="button"
      className={classNames(classes.chip, toneClass(tone))}
      data-waiting={event.waiting || undefined}
      aria-label={useEventName(event)}
      onClick={onOpen}
    >
      <Icon size={15} stroke={1.75} className={classes.icon} aria-hidden />
      <span className={classes.title}>
        {event.title} <span className={classes.time}>{mark(event, day)}</span>
      </span>
    </button>
  );
}
