import { classNames, toneClass } from '#packages/ui/index.ts';
import { keyOf, type ShownEvent } from '../rules/events.rules.ts';
import { useWords } from '../use-words.ts';
import { HOLIDAY, LOOKS } from './categories.ts';
import classes from './MonthGrid.module.css';

/** Chips of a cell: so many, or one less and the way to the others. */
const MOST_CHIPS = 3;
const MOST_DOTS = 3;

interface DayCellProps {
  day: string;
  events: readonly ShownEvent[];
  /** What the country calls the day, where it has it off. */
  holiday: string | undefined;
  isToday: boolean;
  isSelected: boolean;
  /** It is the grid's one stop of Tab. */
  takesFocus: boolean;
  onOpen: () => void;
  onEvent: (event: ShownEvent) => void;
}

/** A day of the grid: its number, which opens it, and its events as chips, or dots where it is narrow. */
export function DayCell(props: DayCellProps) {
  const { day, events, holiday, isToday, isSelected, takesFocus, onOpen, onEvent } = props;
  const { t, format } = useWords();
  const room = holiday ? MOST_CHIPS - 1 : MOST_CHIPS;
  const shown = events.length > room ? events.slice(0, room - 1) : events;
  const name = [
    format.day(day, 'weekday'),
    ...(isToday ? [t('today')] : []),
    ...(holiday ? [holiday] : []),
    t('count', { count: events.length }),
  ].join(', ');
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button in the cell takes the focus in its place
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of ARIA's grid
      role="gridcell"
      className={classes.cell}
      aria-selected={isSelected}
      data-today={isToday || undefined}
      data-selected={isSelected || undefined}
    >
      <button
        type="button"
        className={classes.day}
        data-day={day}
        tabIndex={takesFocus ? 0 : -1}
        aria-label={name}
        aria-current={isToday ? 'date' : undefined}
        onClick={onOpen}
      >
        <span>{Number(day.slice(8))}</span>
      </button>
      <ul className={classes.chips}>
        {holiday ? (
          // The day's own name tells it to whoever cannot see it.
          <li aria-hidden>
            <span className={classNames(classes.holiday, toneClass(HOLIDAY.tone))} title={holiday}>
              <HOLIDAY.icon size={13} stroke={2} className={classes.icon} />
              <span className={classes.text}>{holiday}</span>
            </span>
          </li>
        ) : null}
        {shown.map((event) => (
          <li key={keyOf(event)}>
            <Chip event={event} day={day} onOpen={() => onEvent(event)} />
          </li>
        ))}
      </ul>
      {shown.length < events.length ? (
        <button type="button" className={classes.more} tabIndex={-1} onClick={onOpen}>
          {t('more', { count: events.length - shown.length })}
        </button>
      ) : null}
      <span className={classes.dots} aria-hidden>
        {holiday ? <i className={toneClass(HOLIDAY.tone)} /> : null}
        {events.slice(0, holiday ? MOST_DOTS - 1 : MOST_DOTS).map((event) => (
          <i key={keyOf(event)} className={toneClass(LOOKS[event.category].tone)} />
        ))}
      </span>
    </td>
  );
}

interface ChipProps {
  event: ShownEvent;
  day: string;
  onOpen: () => void;
}

function Chip({ event, day, onOpen }: ChipProps) {
  const { t, mark } = useWords();
  const { icon: Icon, tone } = LOOKS[event.category];
  const time = mark(event, day);
  const text = time ? `${time} ${event.title}` : event.title;
  const waits = event.waiting ? [t('waiting.mark')] : [];
  const name = [text, t(`category.${event.category}`), ...waits];
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classNames(classes.chip, toneClass(tone))}
      data-waiting={event.waiting || undefined}
      aria-label={name.join(', ')}
      title={text}
      onClick={onOpen}
    >
      <Icon size={13} stroke={2} className={classes.icon} aria-hidden />
      <span className={classes.text}>
        {time ? <b className={classes.time}>{time}</b> : null} {event.title}
      </span>
    </button>
  );
}
