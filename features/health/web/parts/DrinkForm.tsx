import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { SheetFooter } from '#packages/ui/index.ts';
import { Choices } from '#packages/ui/parts/Choices.tsx';
import type { DrinkRecord } from '../../contract/health.contract.ts';
import { DRINKS, type Drink, ML } from '../../contract/health.kinds.ts';
import { isAmount, wholeNumber } from '../rules/form.rules.ts';
import { useWords } from '../use-words.ts';
import classes from './form.module.css';
import type { HealthView } from './health-view.ts';
import { useWhen, WhenFields } from './WhenFields.tsx';

interface DrinkFormProps {
  view: HealthView;
  record: DrinkRecord | undefined;
  onDone: () => void;
}

/** A drink of another amount or time, or a change of one. */
export function DrinkForm({ view, record, onDone }: DrinkFormProps) {
  const { t, format } = useWords();
  const { amounts } = view.health.overview.settings;
  const usual = (kind: Drink) => String(kind === 'other' ? amounts.water : amounts[kind]);
  const [kind, setKind] = useState<Drink>(record?.kind ?? 'water');
  const [ml, setMl] = useState(record ? String(record.ml) : usual('water'));
  const [asked, setAsked] = useState(false);
  const when = useWhen(view, record);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const amount = wholeNumber(ml);
    if (!isAmount(ml) || amount === null || when.problem) return;
    view.actions.save({ part: 'drink', kind, ml: amount, ...when.placed() }, record ?? null);
    onDone();
  };
  const bounds = { least: format.number(ML.least), most: format.number(ML.most) };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <Choices
        legend={t('form.drink')}
        options={DRINKS.map((value) => ({ value, label: t(`drink.${value}`) }))}
        value={kind}
        onChange={(next) => {
          if (!next) return;
          setKind(next);
          // An amount that nobody touched follows the drink.
          if (!record && ml === usual(kind)) setMl(usual(next));
        }}
      />
      <TextInput
        label={t('form.ml')}
        inputMode="numeric"
        value={ml}
        error={asked && !isAmount(ml) ? t('form.mlWrong', bounds) : null}
        onChange={(event) => setMl(event.currentTarget.value)}
      />
      <WhenFields view={view} when={when} asked={asked} />
      <SheetFooter>
        <Button type="submit" size="lg" fullWidth>
          {t('form.save')}
        </Button>
      </SheetFooter>
    </form>
  );
}
