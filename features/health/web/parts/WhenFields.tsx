import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { addDays } from '#packages/kernel/day.ts';
import { type HealthRecord, WEEK_DAYS } from '../../contract/health.contract.ts';
import { clockOf, instantOf, isAhead } from '../rules/time.rules.ts';
import { useWords } from '../use-words.ts';
import classes from './form.module.css';
import type { HealthView } from './health-view.ts';

/** Day and time of a record while it is being written. */
export interface When {
  day: string;
  clock: string;
  setDay(day: string): void;
  setClock(clock: string): void;
  /** Null when there is nothing to object to. */
  problem: 'noTime' | 'ahead' | null;
  /** Day and instant as they are stored; an untouched time keeps its seconds and its zone. */
  placed(): { day: string; at: string };
}

export function useWhen({ today, timeZone }: HealthView, record?: HealthRecord): When {
  const [opened] = useState(() => new Date());
  const start = record?.at ?? opened.toISOString();
  const [day, setDay] = useState(record?.day ?? today);
  const [clock, setClock] = useState(() => clockOf(start, timeZone));
  const untouched = day === (record?.day ?? today) && clock === clockOf(start, timeZone);
  const ahead = () => !untouched && isAhead(day, clock, timeZone, new Date());
  return {
    day,
    clock,
    setDay,
    setClock,
    problem: clock === '' ? 'noTime' : ahead() ? 'ahead' : null,
    placed: () => ({ day, at: untouched ? start : instantOf(day, clock, timeZone).toISOString() }),
  };
}

interface WhenFieldsProps {
  view: HealthView;
  when: When;
  /** Objections are told once the form was sent. */
  asked: boolean;
  /** What the time is of, where it is not just the time. */
  time?: string;
}

/** Which of the last days, and at what time; before 03:00 still belongs to the day before. */
export function WhenFields({ view, when, asked, time }: WhenFieldsProps) {
  const { t, format } = useWords();
  const days = Array.from({ length: WEEK_DAYS }, (_, ago) => addDays(view.today, -ago));
  // A record of an older day keeps it.
  const offered = days.includes(when.day) ? days : [...days, when.day];
  const problem = asked && when.problem ? t(`form.${when.problem}`) : null;
  return (
    <div className={classes.when}>
      <NativeSelect
        label={t('form.day')}
        value={when.day}
        onChange={(event) => when.setDay(event.currentTarget.value)}
        data={offered.map((day) => ({
          value: day,
          label:
            day === view.today
              ? t('history.today')
              : `${format.weekday(day)}, ${format.day(day, 'day')}`,
        }))}
      />
      <TextInput
        type="time"
        label={time ?? t('form.time')}
        value={when.clock}
        error={problem}
        onChange={(event) => when.setClock(event.currentTarget.value)}
      />
    </div>
  );
}
