import { NativeSelect } from '@mantine/core';
import { useQuietHours } from '#features/reminders/web/index.ts';
import { timeOfMinute } from '#packages/kernel/quiet-hours.ts';
import { Note } from '#packages/ui/index.ts';
import { type EventReminder, remindersFor } from '../../contract/reminder.contract.ts';
import type { EventForm } from '../rules/form.rules.ts';
import { silenceOf } from '../rules/reminder.rules.ts';
import { useClock } from '../use-clock.ts';
import { useWords } from '../use-words.ts';
import classes from './EventEditor.module.css';

interface ReminderFieldProps {
  readonly form: EventForm;
  readonly onChange: (reminder: EventReminder | null) => void;
}

const NONE = 'none';

/** When to be reminded of an event, and why nothing would come where that is so. */
export function ReminderField({ form, onChange }: ReminderFieldProps) {
  const { t, clock } = useWords();
  const { now, timeZone } = useClock();
  const quiet = useQuietHours(form.reminder !== null);
  const silence = silenceOf(form, { timeZone, quiet, now });
  const shown = (minute: number) => clock(`2026-01-01T${timeOfMinute(minute)}`);
  return (
    <div>
      <NativeSelect
        label={t('reminder.label')}
        description={form.reminder ? t('reminder.how') : null}
        value={form.reminder ?? NONE}
        data={[
          { value: NONE, label: t('reminder.none') },
          ...remindersFor(form.allDay).map((value) => ({ value, label: t(`reminder.${value}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange(value === NONE ? null : (value as EventReminder))
        }
      />
      <div role="status" className={classes.remark}>
        {silence === 'past' ? <Note tone="sun">{t('reminder.past')}</Note> : null}
        {silence === 'quiet' && quiet ? (
          <Note tone="sun">
            {t('reminder.quiet', { from: shown(quiet.from), to: shown(quiet.to) })}
          </Note>
        ) : null}
      </div>
    </div>
  );
}
