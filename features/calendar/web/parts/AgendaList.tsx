import { IconMoon } from '@tabler/icons-react';
import { Card, IconTile } from '#packages/ui/index.ts';
import type { AgendaPart } from '../rules/agenda.rules.ts';
import type { ShownEvent } from '../rules/events.rules.ts';
import { useWords } from '../use-words.ts';
import classes from './AgendaList.module.css';
import { HOLIDAY } from './categories.ts';
import { EventList } from './EventList.tsx';

interface AgendaListProps {
  readonly labelledBy: string;
  readonly parts: readonly AgendaPart[];
  readonly today: string;
  readonly now: Date;
  readonly timeZone: string;
  readonly onOpen: (event: ShownEvent) => void;
}

/** Day after day what is to come; free days are one line. */
export function AgendaList({ labelledBy, parts, today, ...list }: AgendaListProps) {
  const { t, format } = useWords();
  return (
    <ol className={classes.days} aria-labelledby={labelledBy}>
      {parts.map((part) => {
        if ('freeFrom' in part) {
          const from = format.day(part.freeFrom, 'weekday');
          return (
            <li key={part.freeFrom} className={classes.free}>
              <IconMoon size={18} stroke={1.75} aria-hidden />
              {part.freeFrom === part.freeTo
                ? t('agenda.freeDay', { from })
                : t('agenda.free', { from, to: format.day(part.freeTo, 'day') })}
            </li>
          );
        }
        const { day, events, holiday } = part;
        return (
          <li key={day} className={classes.part}>
            <div className={classes.day} data-today={day === today || undefined}>
              <span>{format.weekday(day, 'short')}</span>
              <time dateTime={day}>{Number(day.slice(8))}</time>
              {day === today ? <span>{t('today')}</span> : null}
            </div>
            <Card aria-label={format.day(day, 'weekday')}>
              {holiday ? (
                <p className={classes.holiday}>
                  <IconTile tone={HOLIDAY.tone}>
                    <HOLIDAY.icon size={22} stroke={1.75} />
                  </IconTile>
                  <b>{holiday}</b>
                </p>
              ) : null}
              {events.length > 0 ? <EventList events={events} {...list} /> : null}
            </Card>
          </li>
        );
      })}
    </ol>
  );
}
