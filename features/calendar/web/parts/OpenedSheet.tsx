import { Sheet } from '#packages/ui/index.ts';
import type { OpenedState } from '../use-opened.ts';
import { useWords } from '../use-words.ts';
import { DayList } from './DayList.tsx';
import { EventEditor } from './EventEditor.tsx';

interface OpenedSheetProps {
  sheet: OpenedState;
  now: Date;
  timeZone: string;
}

/** A day with its events, or the fields of one, above the month. */
export function OpenedSheet({ sheet, now, timeZone }: OpenedSheetProps) {
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
          day={opened.day}
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
          onSave={(form, scope) => sheet.save(opened, form, scope)}
          event={opened.event}
          onDelete={(event, scope) => void sheet.remove(event, scope)}
        />
      )}
    </Sheet>
  );
}
