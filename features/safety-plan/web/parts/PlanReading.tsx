import { Button, Title } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Country } from '#features/crisis/contract/country.rules.ts';
import { alwaysThere } from '#features/crisis/contract/help.rules.ts';
import { Card } from '#packages/ui/index.ts';
import { dialOf } from '../../contract/phone.rules.ts';
import {
  PLAN_STEPS,
  type Plan,
  type PlanLine,
  type PlanStep,
} from '../../contract/safety-plan.contract.ts';
import classes from './plan.module.css';

interface PlanReadingProps {
  readonly plan: Plan;
  /** Where the person is: whose crisis numbers stand among the services. */
  readonly country: Country;
}

/** The plan to read, call from and print: its steps in order, without those that are empty. */
export function PlanReading({ plan, country }: PlanReadingProps) {
  const steps = PLAN_STEPS.filter((step) => step === 'services' || plan[step].length > 0);
  return (
    <Card as="div" flush className={classes.reading}>
      {steps.map((step, index) => (
        <ReadStep key={step} step={step} number={index + 1}>
          {step === 'services' ? <CrisisNumbers country={country} /> : null}
          {plan[step].map((line) => (
            <ReadLine key={line.id} line={line} />
          ))}
        </ReadStep>
      ))}
    </Card>
  );
}

interface ReadStepProps {
  readonly step: PlanStep;
  readonly number: number;
  readonly children: ReactNode;
}

function ReadStep({ step, number, children }: ReadStepProps) {
  const { t } = useTranslation('safety-plan');
  const id = useId();
  return (
    <section className={classes.step} aria-labelledby={id}>
      <span className={classes.number} aria-hidden>
        {number}
      </span>
      <div className={classes.stepWords}>
        <Title order={2} size="h3" id={id}>
          {t(`steps.${step}.title`)}
        </Title>
        <ul className={classes.lines}>{children}</ul>
      </div>
    </section>
  );
}

function ReadLine({ line: { text, phone } }: { readonly line: PlanLine }) {
  const dial = dialOf(phone);
  return (
    <li>
      <span className={classes.text}>{text}</span>
      {phone && dial ? <CallButton name={text} phone={phone} href={`tel:${dial}`} /> : phone}
    </li>
  );
}

/** The numbers of the place, which stand in every plan and are not the person's to write. */
export function CrisisNumbers({ country }: { readonly country: Country }) {
  const { t, i18n } = useTranslation('safety-plan');
  const regions = new Intl.DisplayNames([i18n.language], { type: 'region' });
  return (
    <>
      {alwaysThere(country).map(({ role, name, number, href }) => {
        const whole = role === 'fromBrazil' ? `${name} (${regions.of('BR')})` : name;
        return (
          <li key={role}>
            {number && href ? (
              <>
                <span className={classes.text}>{whole}</span>
                <CallButton name={whole} phone={number} href={href} />
              </>
            ) : (
              <a href={href ?? undefined} rel="noreferrer">
                {name}
              </a>
            )}
          </li>
        );
      })}
      {country === 'BR' ? <li>{t('caps')}</li> : null}
    </>
  );
}

interface CallButtonProps {
  readonly name: string;
  readonly phone: string;
  readonly href: string;
}

function CallButton({ name, phone, href }: CallButtonProps) {
  const { t } = useTranslation('safety-plan');
  return (
    <Button
      component="a"
      href={href}
      variant="light"
      aria-label={name ? t('callOf', { name, phone }) : undefined}
      leftSection={<IconPhone size={18} stroke={1.75} aria-hidden />}
    >
      {/* The label lays out its parts beside each other: in one of them the space between them stays. */}
      <span>
        {t('call')} <span className={classes.phone}>{phone}</span>
      </span>
    </Button>
  );
}
