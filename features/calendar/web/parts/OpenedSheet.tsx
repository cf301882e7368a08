import { Sheet } from '#packages/ui/index.ts';
import type { CalendarEvent } from '../../contract/calendar.contract.ts';
import type { OpenedState } from '../use-opened.ts';
import { useWords } from '../use-words.ts';
import { DayList } from './DayList.tsx';
import { EventEditor } from './EventEditor.tsx';

interface OpenedSheetProps {
  sheet: OpenedState;
  byDay: ReadonlyMap<string, CalendarEvent[]>;
  holidays: ReadonlyMap<string, string>;
  now: Date;
  timeZone: string;
}

/** A day with its events, or the fields of one, above the month. */
export function OpenedSheet({ sheet, byDay, holidays, now, timeZone }: OpenedSheetProps) {
  const { t, format } = useWords();
  const { opened } = sheet;
  if (!opened) return null;
  const isDay = opened.what === 'day';
  return (
    <Sheet
      opened={sheet.isOpen}
      onClose={sheet.close}
      title={isDay ? format.day(opened.day, 'weekday') : t(opened.event ? 'edit' : 'add')}
    >
      {isDay ? (
        <DayList
          events={byDay.get(opened.day) ?? []}
          holiday={holidays.get(opened.day)}
          onNew={() => sheet.begin(opened.day)}
          now={now}
          timeZone={timeZone}
          onOpen={sheet.openEvent}
        />
      ) : (
        <EventEditor
          key={sheet.openings}
          form={opened.written.form}
          untouched={opened.untouched}
          onWrite={(form) => sheet.write(opened, form)}
          onDiscard={() => sheet.discard(opened)}
          timeZone={timeZone}
          saving={sheet.saving}
          onSave={(form) => sheet.save(opened, form)}
          event={opened.event}
          onDelete={(event) => void sheet.remove(event)}
        />
      )}
    </Sheet>
  );
}
