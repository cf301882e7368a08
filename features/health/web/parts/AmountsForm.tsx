import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { SheetFooter } from '#packages/ui/index.ts';
import { FieldGroup } from '#packages/ui/parts/FieldGroup.tsx';
import { GOAL_ML, ML, PRESETS, type Preset } from '../../contract/health.kinds.ts';
import { isAmount, isGoal, wholeNumber } from '../rules/form.rules.ts';
import { useWords } from '../use-words.ts';
import classes from './form.module.css';
import type { HealthView } from './health-view.ts';

/** What the person wants to drink in a day, if anything, and what one tap records. */
export function AmountsForm({ view, onDone }: { view: HealthView; onDone: () => void }) {
  const { t, format } = useWords();
  const { settings } = view.health.overview;
  const [goal, setGoal] = useState(settings.goalMl === null ? '' : String(settings.goalMl));
  const [amounts, setAmounts] = useState(() => textsOf(settings.amounts));
  const [asked, setAsked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isGoal(goal) || !PRESETS.every((kind) => isAmount(amounts[kind]))) return;
    const chosen = { ...settings.amounts };
    for (const kind of PRESETS) chosen[kind] = wholeNumber(amounts[kind]) ?? chosen[kind];
    view.health.saveSettings({ goalMl: wholeNumber(goal), amounts: chosen });
    onDone();
  };
  const bounds = ({ least, most }: { least: number; most: number }) => ({
    least: format.number(least),
    most: format.number(most),
  });
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <TextInput
        label={t('form.goal')}
        description={t('form.goalHint')}
        inputMode="numeric"
        value={goal}
        error={asked && !isGoal(goal) ? t('form.goalWrong', bounds(GOAL_ML)) : null}
        onChange={(event) => setGoal(event.currentTarget.value)}
      />
      <FieldGroup legend={t('form.amounts')}>
        <div className={classes.amounts}>
          {PRESETS.map((kind) => (
            <TextInput
              key={kind}
              label={t('form.amountOf', { drink: t(`drink.${kind}`) })}
              inputMode="numeric"
              value={amounts[kind]}
              error={asked && !isAmount(amounts[kind]) ? t('form.mlWrong', bounds(ML)) : null}
              onChange={(event) => setAmounts({ ...amounts, [kind]: event.currentTarget.value })}
            />
          ))}
        </div>
      </FieldGroup>
      <SheetFooter>
        <Button type="submit" size="lg" fullWidth>
          {t('form.save')}
        </Button>
      </SheetFooter>
    </form>
  );
}

function textsOf(amounts: Readonly<Record<Preset, number>>): Record<Preset, string> {
  const { water, coffee, mate, coconut } = amounts;
  return {
    water: String(water),
    coffee: String(coffee),
    mate: String(mate),
    coconut: String(coconut),
  };
}
