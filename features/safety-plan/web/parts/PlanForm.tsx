import { Title } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Country } from '#features/crisis/contract/country.rules.ts';
import { Card } from '#packages/ui/index.ts';
import { PLAN_STEPS, type Plan, type PlanStep } from '../../contract/safety-plan.contract.ts';
import { CrisisNumbers } from './PlanReading.tsx';
import classes from './plan.module.css';
import { StepLines } from './StepLines.tsx';

interface PlanFormProps {
  readonly plan: Plan;
  readonly country: Country;
  readonly onChange: (plan: Plan) => void;
}

/** The plan's steps to write in, in the order in which they help. */
export function PlanForm({ plan, country, onChange }: PlanFormProps) {
  return (
    <ol className={classes.form}>
      {PLAN_STEPS.map((step, index) => (
        <li key={step}>
          <FormStep
            step={step}
            number={index + 1}
            plan={plan}
            country={country}
            onChange={onChange}
          />
        </li>
      ))}
    </ol>
  );
}

interface FormStepProps extends PlanFormProps {
  readonly step: PlanStep;
  readonly number: number;
}

function FormStep({ step, number, plan, country, onChange }: FormStepProps) {
  const { t } = useTranslation('safety-plan');
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <div className={classes.stepHead}>
        <span className={classes.number} aria-hidden>
          {number}
        </span>
        <div>
          <Title order={2} size="h3" id={id}>
            {t(`steps.${step}.title`)}
          </Title>
          <p className={classes.hint}>{t(`steps.${step}.hint`)}</p>
        </div>
      </div>
      {step === 'services' ? (
        <ul className={classes.lines}>
          <CrisisNumbers country={country} />
        </ul>
      ) : null}
      <StepLines
        step={step}
        lines={plan[step]}
        country={country}
        onChange={(lines) => onChange({ ...plan, [step]: lines })}
      />
    </Card>
  );
}
