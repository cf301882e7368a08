import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#features/access/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { addDays } from '#packages/kernel/day.ts';
import { mondayOf, weekOf } from '../rules/week.rules.ts';
import classes from './booking.module.css';

interface SlotPickerProps {
  readonly starts: readonly string[];
  /** The one that is chosen, where choosing does not yet do anything. */
  readonly chosen?: string | null;
  readonly onChoose: (startsAt: string) => void;
}

/** Free times of a week on the person's own clock; the first week shown is the first with any. */
export function SlotPicker({ starts, chosen, onChoose }: SlotPickerProps) {
  const { t } = useTranslation('booking');
  const timeZone = useTimeZone();
  const format = useFormat(timeZone);
  const first = mondayOf(starts[0] ?? new Date(), timeZone);
  const last = mondayOf(starts.at(-1) ?? new Date(), timeZone);
  const [picked, setPicked] = useState<string | null>(null);
  // Times come and go while the page is open.
  const within = [first, picked ?? first, last].toSorted();
  const monday = within[1] ?? first;
  const days = weekOf(monday, starts, timeZone).filter(({ instants }) => instants.length > 0);
  return (
    <div className={classes.stack}>
      <div className={classes.pager}>
        <ActionIcon
          variant="subtle"
          size={44}
          aria-label={t('offer.before')}
          disabled={monday <= first}
          onClick={() => setPicked(addDays(monday, -7))}
        >
          <IconChevronLeft size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
        <p aria-live="polite">
          {t('offer.week', {
            from: format.day(monday, 'day'),
            to: format.day(addDays(monday, 6), 'day'),
          })}
        </p>
        <ActionIcon
          variant="subtle"
          size={44}
          aria-label={t('offer.after')}
          disabled={monday >= last}
          onClick={() => setPicked(addDays(monday, 7))}
        >
          <IconChevronRight size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
      {days.length === 0 ? <p className={classes.quiet}>{t('offer.emptyWeek')}</p> : null}
      <ul className={classes.days}>
        {days.map(({ day, instants }) => (
          <li key={day}>
            <h3 className={classes.dayName}>{format.day(day, 'weekday')}</h3>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's border has no place here. */}
            <div className={classes.times} role="group" aria-label={format.day(day, 'weekday')}>
              {instants.map((instant) => (
                <Button
                  key={instant}
                  variant={chosen === instant ? 'filled' : 'default'}
                  {...(chosen === undefined ? {} : { 'aria-pressed': chosen === instant })}
                  onClick={() => onChoose(instant)}
                >
                  {format.time(instant)}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
