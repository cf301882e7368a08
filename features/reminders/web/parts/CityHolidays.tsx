import { Button, CloseButton, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { MOST_CITY_HOLIDAYS } from '../../contract/reminders.contract.ts';
import classes from './reminders.module.css';

/** A leap year, so that each day of a year can be chosen and shown. */
const ANY_YEAR = '2024';

interface CityHolidaysProps {
  /** `MM-DD`, in the order of the year. */
  readonly days: readonly string[];
  readonly saving: boolean;
  /** `done` is told once they are saved. */
  readonly onSave: (days: string[], done: () => void) => void;
}

/** Days that only the person's city has off: no table knows those of 5,570 of them. */
export function CityHolidays({ days, saving, onSave }: CityHolidaysProps) {
  const { t } = useTranslation('reminders');
  const format = useFormat();
  const [date, setDate] = useState('');
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isFull = days.length >= MOST_CITY_HOLIDAYS;
  const nameOf = (day: string) => format.day(`${ANY_YEAR}-${day}`, 'day');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (date === '') {
      field.current?.focus();
      return;
    }
    onSave([...days, date.slice(5)], () => {
      setDate('');
      setAsked(false);
      field.current?.focus();
    });
  };
  const wrong = asked && date === '' ? t('rules.city.missing') : null;
  return (
    <form noValidate className={classes.city} onSubmit={submit}>
      {days.length > 0 ? (
        <ul aria-label={t('rules.city.list')} className={classes.cityDays}>
          {days.map((day) => (
            <li key={day}>
              {nameOf(day)}
              <CloseButton
                size={44}
                aria-label={t('rules.city.remove', { day: nameOf(day) })}
                disabled={saving}
                onClick={() =>
                  onSave(
                    days.filter((one) => one !== day),
                    () => field.current?.focus(),
                  )
                }
              />
            </li>
          ))}
        </ul>
      ) : null}
      <div className={classes.times}>
        <TextInput
          ref={field}
          className={classes.cityDay}
          type="date"
          label={t('rules.city.title')}
          description={t(isFull ? 'rules.city.full' : 'rules.city.text')}
          value={date}
          error={wrong}
          disabled={isFull}
          onChange={({ currentTarget: { value } }) => setDate(value)}
        />
        <Button type="submit" variant="light" loading={saving} disabled={isFull}>
          {t('rules.city.add')}
        </Button>
      </div>
    </form>
  );
}
