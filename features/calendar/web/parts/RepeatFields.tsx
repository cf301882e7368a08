import { Chip, NativeSelect, TextInput } from '@mantine/core';
import { IconRepeat } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { firstWeekdayOf } from '#packages/i18n/weeks.ts';
import { addDays } from '#packages/kernel/day.ts';
import { Choices } from '#packages/ui/parts/Choices.tsx';
import { FieldGroup } from '#packages/ui/parts/FieldGroup.tsx';
import {
  ENDINGS,
  FREQUENCIES,
  type Frequency,
  MAX_COUNT,
  MAX_INTERVAL,
  type RepeatForm,
  repeatProblem,
} from '../rules/repeat.rules.ts';
import { useWords } from '../use-words.ts';
import classes from './RepeatFields.module.css';

interface RepeatFieldsProps {
  readonly form: RepeatForm;
  /** The day on which the event begins. */
  readonly day: string;
  /** They were sent: what is wrong is told. */
  readonly asked: boolean;
  readonly onChange: (form: RepeatForm) => void;
  /** It does not come on holidays. */
  readonly skipsHolidays: boolean;
  /** Fields for days on which it does not come. */
  readonly children?: ReactNode;
}

/** A Sunday: the names of the days are asked for from it. */
const SUNDAY = '2026-11-15';

/** Whether and when an event comes again, and a sentence that says it back. */
export function RepeatFields(props: RepeatFieldsProps) {
  const { form, day, asked, onChange, skipsHolidays, children } = props;
  const { t, format, repeated } = useWords();
  const set = (change: Partial<RepeatForm>) => onChange({ ...form, ...change });
  const problem = asked ? repeatProblem(form, day) : null;
  const first = firstWeekdayOf(format.language);
  const offered = FREQUENCIES.filter((name) => name !== 'other' || form.frequency === 'other');
  const repeats = form.frequency !== 'never' && form.frequency !== 'other';
  return (
    <div className={classes.box}>
      <div className={classes.pair}>
        <NativeSelect
          label={t('repeat.label')}
          value={form.frequency}
          data={offered.map((value) => ({ value, label: t(`repeat.frequency.${value}`) }))}
          onChange={(event) => set({ frequency: event.currentTarget.value as Frequency })}
        />
        {repeats ? (
          <TextInput
            type="number"
            inputMode="numeric"
            label={t(`repeat.interval.${form.frequency}`)}
            min={1}
            max={MAX_INTERVAL}
            value={form.interval || ''}
            error={problem === 'number' ? t('repeat.number') : null}
            onChange={(event) => set({ interval: Number(event.currentTarget.value) })}
          />
        ) : null}
      </div>
      {form.frequency === 'week' ? (
        <FieldGroup legend={t('repeat.days')}>
          <Chip.Group
            multiple
            value={form.days.map(String)}
            onChange={(days) => set({ days: days.map(Number) })}
          >
            <div className={classes.days}>
              {[0, 1, 2, 3, 4, 5, 6].map((nth) => {
                const weekday = (nth + first) % 7;
                const date = addDays(SUNDAY, weekday);
                return (
                  <Chip
                    key={weekday}
                    value={String(weekday)}
                    radius="xl"
                    aria-label={format.weekday(date, 'long')}
                  >
                    {format.weekday(date, 'short')}
                  </Chip>
                );
              })}
            </div>
          </Chip.Group>
        </FieldGroup>
      ) : null}
      {repeats ? (
        <>
          <Choices
            legend={t('repeat.ends')}
            options={ENDINGS.map((value) => ({ value, label: t(`repeat.ending.${value}`) }))}
            value={form.ending}
            onChange={(ending) => ending && set({ ending })}
          />
          {form.ending === 'on' ? (
            <TextInput
              type="date"
              label={t('repeat.until')}
              min={day}
              value={form.until}
              error={problem === 'until' ? t('repeat.untilMissing') : null}
              onChange={(event) => set({ until: event.currentTarget.value })}
            />
          ) : null}
          {form.ending === 'after' ? (
            <TextInput
              type="number"
              inputMode="numeric"
              label={t('repeat.count')}
              min={1}
              max={MAX_COUNT}
              value={form.count || ''}
              error={problem === 'number' ? t('repeat.number') : null}
              onChange={(event) => set({ count: Number(event.currentTarget.value) })}
            />
          ) : null}
        </>
      ) : null}
      {form.frequency === 'never' ? null : children}
      {form.frequency === 'never' ? null : (
        <p className={classes.said} role="status">
          <IconRepeat size={18} stroke={1.75} aria-hidden />
          <span>
            {repeated(form, day)} {skipsHolidays ? t('repeat.holidays.said') : null}
          </span>
        </p>
      )}
    </div>
  );
}
