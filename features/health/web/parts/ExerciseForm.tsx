import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { SheetFooter } from '#packages/ui/index.ts';
import { Choices } from '#packages/ui/parts/Choices.tsx';
import type { ExerciseRecord } from '../../contract/health.contract.ts';
import {
  EFFORTS,
  type Effort,
  EXERCISES,
  type Exercise,
  MAX_NAME_LENGTH,
  MINUTES,
} from '../../contract/health.kinds.ts';
import { isDuration, wholeNumber } from '../rules/form.rules.ts';
import { useWords } from '../use-words.ts';
import classes from './form.module.css';
import type { HealthView } from './health-view.ts';
import { useWhen, WhenFields } from './WhenFields.tsx';

/** Durations that one tap fills in. */
const USUAL_MINUTES = ['10', '20', '30', '45', '60'];

interface ExerciseFormProps {
  view: HealthView;
  record: ExerciseRecord | undefined;
  onDone: () => void;
}

/** A way of moving, for how long and with what effort. */
export function ExerciseForm({ view, record, onDone }: ExerciseFormProps) {
  const { t, format } = useWords();
  const [kind, setKind] = useState<Exercise>(record?.kind ?? 'walk');
  const [name, setName] = useState(record?.name ?? '');
  const [minutes, setMinutes] = useState(record ? String(record.minutes) : '30');
  const [effort, setEffort] = useState<Effort>(record?.effort ?? 'moderate');
  const [asked, setAsked] = useState(false);
  const when = useWhen(view, record);
  const nameMissing = kind === 'other' && name.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const count = wholeNumber(minutes);
    if (nameMissing || !isDuration(minutes) || count === null || when.problem) return;
    const own = { kind, minutes: count, effort, name: kind === 'other' ? name.trim() : null };
    view.actions.save({ part: 'exercise', ...own, ...when.placed() }, record ?? null);
    onDone();
  };
  const bounds = { least: format.number(MINUTES.least), most: format.number(MINUTES.most) };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <Choices
        legend={t('form.exercise')}
        options={EXERCISES.map((value) => ({ value, label: t(`exercise.${value}`) }))}
        value={kind}
        onChange={(next) => next && setKind(next)}
      />
      {kind === 'other' ? (
        <TextInput
          label={t('form.name')}
          maxLength={MAX_NAME_LENGTH}
          value={name}
          error={asked && nameMissing ? t('form.nameMissing') : null}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      ) : null}
      <div>
        <TextInput
          label={t('form.minutes')}
          inputMode="numeric"
          mb={10}
          value={minutes}
          error={asked && !isDuration(minutes) ? t('form.minutesWrong', bounds) : null}
          onChange={(event) => setMinutes(event.currentTarget.value)}
        />
        <Choices
          legend={t('form.usualMinutes')}
          options={USUAL_MINUTES.map((value) => ({
            value,
            label: format.number(Number(value)),
          }))}
          value={minutes}
          onChange={(next) => next && setMinutes(next)}
        />
      </div>
      <Choices
        legend={t('form.effort')}
        options={EFFORTS.map((value) => ({ value, label: t(`effort.${value}`) }))}
        value={effort}
        onChange={(next) => next && setEffort(next)}
      />
      <p className={classes.hint}>{t(`effortHint.${effort}`)}</p>
      <WhenFields view={view} when={when} asked={asked} />
      <SheetFooter>
        <Button type="submit" size="lg" fullWidth>
          {t('form.save')}
        </Button>
      </SheetFooter>
    </form>
  );
}
