import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { SheetFooter } from '#packages/ui/index.ts';
import { Choices } from '#packages/ui/parts/Choices.tsx';
import type { SleepRecord } from '../../contract/health.contract.ts';
import { SLEEP_QUALITIES, type SleepQuality } from '../../contract/health.kinds.ts';
import { nightsOf, onDay } from '../rules/records.rules.ts';
import { bedClock, nightMinutes, nightProblem } from '../rules/sleep.rules.ts';
import { clockOf, instantOf, isAhead } from '../rules/time.rules.ts';
import { useWords } from '../use-words.ts';
import classes from './form.module.css';
import type { HealthView } from './health-view.ts';
import { useWhen, WhenFields } from './WhenFields.tsx';

interface SleepFormProps {
  view: HealthView;
  record: SleepRecord | undefined;
  onDone: () => void;
}

/** Times of the clock until the person has written a night. */
const USUAL = { bed: '23:00', rise: '07:00' };

/** A night like the last one, ending today: what a new form begins with. */
function usualNight({ health, today, timeZone }: HealthView): SleepRecord {
  const last = nightsOf(health.overview.records).at(-1);
  const rise = last ? clockOf(last.at, timeZone) : USUAL.rise;
  const at = isAhead(today, rise, timeZone, new Date())
    ? new Date()
    : instantOf(today, rise, timeZone);
  const minutes = last?.minutes ?? nightMinutes(USUAL.bed, USUAL.rise);
  const place = { id: '', day: today, at: at.toISOString() };
  return { part: 'sleep', kind: 'night', ...place, minutes, quality: null };
}

/** When the person went to bed and got up, and how it was. A day has one night: a second one takes its place. */
export function SleepForm({ view, record, onDone }: SleepFormProps) {
  const { t, hours } = useWords();
  const [start] = useState(() => record ?? usualNight(view));
  const [bed, setBed] = useState(() => bedClock(start, view.timeZone));
  const [quality, setQuality] = useState<SleepQuality | null>(start.quality);
  const [asked, setAsked] = useState(false);
  const when = useWhen(view, start);
  const minutes = bed && when.clock ? nightMinutes(bed, when.clock) : 0;
  const problem = bed ? nightProblem(minutes) : 'noTime';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (when.problem || problem) return;
    const there = nightsOf(onDay(view.health.overview.records, when.day))[0];
    const night = { part: 'sleep', kind: 'night', ...when.placed(), minutes, quality } as const;
    view.actions.save(night, record ?? there ?? null);
    onDone();
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <TextInput
        type="time"
        label={t('form.bed')}
        description={t('form.guess')}
        value={bed}
        error={asked && problem ? t(`form.${problem}`) : null}
        onChange={(event) => setBed(event.currentTarget.value)}
      />
      <WhenFields view={view} when={when} asked={asked} time={t('form.rise')} />
      <p aria-live="polite">{problem ? '' : t('sleep.length', { hours: hours(minutes) })}</p>
      <Choices
        legend={t('form.quality')}
        optional={t('form.optional')}
        options={SLEEP_QUALITIES.map((value) => ({ value, label: t(`quality.${value}`) }))}
        value={quality}
        onChange={setQuality}
      />
      <SheetFooter>
        <Button type="submit" size="lg" fullWidth>
          {t('form.save')}
        </Button>
      </SheetFooter>
    </form>
  );
}
