import { Button, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TRIAL_DAYS, TRIAL_NOTICE_DAYS } from '#features/access/contract/access.rules.ts';
import { useMe } from '#features/access/web/index.ts';
import { Card, showToast, Tag, useFailureText } from '#packages/ui/index.ts';
import { ConfirmSheet } from '#packages/ui/parts/ConfirmSheet.tsx';
import type { Account } from '../../contract/payment.schemas.ts';
import { useBuyerSteps } from '../payment.api.ts';
import { useMoney } from '../use-money.ts';
import classes from './payment.module.css';
import { TrialDays } from './TrialDays.tsx';

const DAY_MS = 86_400_000;

interface CurrentCardProps {
  readonly account: Account;
  /** The company that it is about; null for the person. */
  readonly company: { readonly seatsTaken: number } | null;
  /** Whether the person may still begin their trial. */
  readonly mayTry: boolean;
}

/** Which plan holds now and until when, and how it is ended or kept. */
export function CurrentCard({ account, company, mayTry }: CurrentCardProps) {
  const { t } = useTranslation('payment');
  const failureText = useFailureText('payment');
  const { format, money } = useMoney();
  const me = useMe();
  const { step, trial } = useBuyerSteps();
  const [asking, setAsking] = useState(false);
  const plan = account.subscription;
  const name = plan?.plan ?? me?.plan ?? 'free';
  const trialEnd = plan ? null : (me?.trialEndsAt ?? null);
  const reactivate = (id: string) =>
    step.mutateAsync({ step: 'reactivatePlan', id }).then(
      () => showToast({ text: t('current.reactivated') }),
      (error) => showToast({ kind: 'failed', text: failureText(error) }),
    );
  const isTrialOffered = mayTry && plan === null && name === 'free' && company === null;
  const begin = () =>
    trial.mutateAsync().then(
      () => showToast({ text: t('current.trialBegun') }),
      (error) => showToast({ kind: 'failed', text: failureText(error) }),
    );
  const text = () => {
    if (plan) {
      const date = format.date(plan.endsAt);
      return t(plan.cancelled ? 'current.ends' : 'current.renews', { date });
    }
    if (trialEnd) return t('current.trial', { date: format.dateTime(trialEnd, 'long') });
    return t(name === 'empresarial' ? 'current.byCompany' : 'current.free');
  };
  return (
    <Card className={classes.current} aria-labelledby="current-plan">
      <div className={classes.words}>
        <span className={classes.eyebrow}>{t('current.label')}</span>
        <Title order={2} id="current-plan">
          {t(trialEnd ? 'current.inTrial' : 'current.name', { plan: t(`plan.${name}`) })}
        </Title>
        <p>{text()}</p>
        {plan ? (
          <p className={classes.facts}>
            {money(plan.priceCents)} {t(`per.${plan.plan}.${plan.period}`)}
            {company && plan.seats
              ? ` · ${t('current.seats', { taken: format.number(company.seatsTaken), count: plan.seats })}`
              : ''}
          </p>
        ) : null}
        {isTrialOffered ? (
          <p className={classes.facts}>{t('current.tryText', { days: TRIAL_DAYS })}</p>
        ) : null}
        <div className={classes.actions}>
          {isTrialOffered ? (
            <Button loading={trial.isPending} onClick={() => void begin()}>
              {t('current.try', { days: TRIAL_DAYS })}
            </Button>
          ) : null}
          {plan?.cancelled ? (
            <Button loading={step.isPending} onClick={() => void reactivate(plan.id)}>
              {t('current.reactivate')}
            </Button>
          ) : null}
          {plan && !plan.cancelled ? (
            <Button variant="default" onClick={() => setAsking(true)}>
              {t('current.cancel')}
            </Button>
          ) : null}
          {plan ? (
            <Tag tone={plan.cancelled ? 'sun' : 'leaf'}>
              {t(plan.cancelled ? 'current.cancelled' : 'current.good')}
            </Tag>
          ) : null}
        </div>
      </div>
      {trialEnd ? (
        <TrialDays
          endsAt={trialEnd}
          days={TRIAL_DAYS}
          notice={t('current.notice', {
            first: format.date(new Date(trialEnd).getTime() - TRIAL_NOTICE_DAYS * DAY_MS, 'day'),
            last: format.date(trialEnd, 'day'),
          })}
        />
      ) : null}
      {plan ? (
        <ConfirmSheet
          opened={asking}
          onClose={() => setAsking(false)}
          title={t('current.cancelTitle')}
          text={t('current.cancelText', { date: format.date(plan.endsAt) })}
          action={t('current.cancel')}
          run={() => step.mutateAsync({ step: 'cancelPlan', id: plan.id })}
          failureText={failureText}
        />
      ) : null}
    </Card>
  );
}
