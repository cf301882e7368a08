import { Button } from '@mantine/core';
import { addDays } from '#packages/kernel/day.ts';
import { Card, EmptyState } from '#packages/ui/index.ts';
import { useEvents } from './calendar.api.ts';
import { AgendaList } from './parts/AgendaList.tsx';
import { agendaOf, besideEvents } from './rules/agenda.rules.ts';
import { eventsByDay } from './rules/events.rules.ts';
import { AGENDA_DAYS } from './rules/week.rules.ts';
import { useHolidays } from './use-holidays.ts';
import { useWords } from './use-words.ts';
import { ViewState } from './ViewState.tsx';
import type { ViewProps } from './view.ts';

/** What is to come, day after day. */
export function AgendaView({ titleId, place, today, now, timeZone, sheet, onOpen }: ViewProps) {
  const { t } = useWords();
  const range = { from: place.day, to: addDays(place.day, AGENDA_DAYS - 1) };
  const holidays = new Map([
    ...useHolidays(Number(range.from.slice(0, 4)), timeZone),
    ...useHolidays(Number(range.to.slice(0, 4)), timeZone),
  ]);
  const events = useEvents(range.from, range.to, { reminders: true });
  const shown = besideEvents(events.data ?? [], today);
  const parts = agendaOf(eventsByDay(shown, range), holidays, range);
  return (
    <ViewState events={events} asking={!events.data}>
      {parts.length > 0 ? (
        <AgendaList
          labelledBy={titleId}
          parts={parts}
          today={today}
          now={now}
          timeZone={timeZone}
          onOpen={onOpen}
        />
      ) : null}
      {events.data && shown.length === 0 ? (
        <Card aria-labelledby={titleId}>
          <EmptyState title={t('empty.title')} text={t('empty.text')}>
            <Button onClick={() => sheet.begin(place.day)}>{t('add')}</Button>
          </EmptyState>
        </Card>
      ) : null}
    </ViewState>
  );
}
