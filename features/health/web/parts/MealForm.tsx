import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { WordsHelp } from '#features/crisis/web/index.ts';
import { SheetFooter } from '#packages/ui/index.ts';
import { Choices } from '#packages/ui/parts/Choices.tsx';
import type { MealRecord } from '../../contract/health.contract.ts';
import {
  FEELINGS,
  type Feeling,
  MAX_NOTE_LENGTH,
  MEALS,
  type Meal,
} from '../../contract/health.kinds.ts';
import { useWords } from '../use-words.ts';
import classes from './form.module.css';
import type { HealthView } from './health-view.ts';
import { useWhen, WhenFields } from './WhenFields.tsx';

interface MealFormProps {
  view: HealthView;
  record: MealRecord | undefined;
  kind: Meal | undefined;
  onDone: () => void;
}

/** Which meal and when; how it went, in whose company and a line are there for whoever wants them. */
export function MealForm({ view, record, kind: wanted, onDone }: MealFormProps) {
  const { t } = useWords();
  const [kind, setKind] = useState<Meal>(record?.kind ?? wanted ?? 'lunch');
  const [feeling, setFeeling] = useState<Feeling | null>(record?.feeling ?? null);
  const [together, setTogether] = useState(record?.together ?? null);
  const [note, setNote] = useState(record?.note ?? '');
  const [asked, setAsked] = useState(false);
  const when = useWhen(view, record);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (when.problem) return;
    const own = { kind, feeling, together, note: note.trim() === '' ? null : note };
    view.actions.save({ part: 'meal', ...own, ...when.placed() }, record ?? null);
    onDone();
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <Choices
        legend={t('form.meal')}
        options={MEALS.map((value) => ({ value, label: t(`meal.${value}`) }))}
        value={kind}
        onChange={(next) => next && setKind(next)}
      />
      <Choices
        legend={t('form.feeling')}
        optional={t('form.optional')}
        options={FEELINGS.map((value) => ({ value, label: t(`feeling.${value}`) }))}
        value={feeling}
        onChange={setFeeling}
      />
      <Choices
        legend={t('form.company')}
        optional={t('form.optional')}
        options={[
          { value: 'together', label: t('meals.together') },
          { value: 'alone', label: t('meals.alone') },
        ]}
        value={together === null ? null : together ? 'together' : 'alone'}
        onChange={(next) => setTogether(next === null ? null : next === 'together')}
      />
      <Textarea
        label={t('form.note')}
        description={t('private')}
        minRows={2}
        maxLength={MAX_NOTE_LENGTH}
        dir="auto"
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <WordsHelp text={note} />
      <WhenFields view={view} when={when} asked={asked} />
      <SheetFooter>
        <Button type="submit" size="lg" fullWidth>
          {t('form.save')}
        </Button>
      </SheetFooter>
    </form>
  );
}
