import { Anchor, Button, NativeSelect, NumberInput, Stack, Title } from '@mantine/core';
import { IconBrandWhatsapp, IconMail } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TRIAL_DAYS } from '#features/access/contract/access.rules.ts';
import { Card, focusFirstProblem, Note, useFailureText } from '#packages/ui/index.ts';
import type { Account } from '../../contract/payment.schemas.ts';
import { MAX_SEATS, PERIODS, type Period } from '../../contract/plan.rules.ts';
import { useBuyerSteps } from '../payment.api.ts';
import { useMoney } from '../use-money.ts';
import { CompanyFields, isWholeCompany, type NewCompany } from './CompanyFields.tsx';
import classes from './payment.module.css';

interface RequestCardProps {
  readonly account: Account;
  /** Of the company that asks; null for a person. */
  readonly people: number | null;
  /** Whether the person could register a company of their own. */
  readonly mayFound: boolean;
  /** Whether they may still have the trial, which begins with a company of theirs. */
  readonly mayTry: boolean;
  readonly contact: { readonly email: string | null; readonly whatsapp: string | null };
}

/** Asks for a price here, by WhatsApp or by mail. */
export function RequestCard({ account, people, mayFound, mayTry, contact }: RequestCardProps) {
  const { t } = useTranslation('payment');
  const failureText = useFailureText('payment');
  const { format } = useMoney();
  const { step, request } = useBuyerSteps();
  const [id, setId] = useState(() => crypto.randomUUID());
  const [period, setPeriod] = useState<Period>('monthly');
  const [seats, setSeats] = useState<number | string>(Math.max(people ?? 1, 10));
  const [forWhom, setForWhom] = useState<'me' | 'company'>('me');
  const [company, setCompany] = useState<NewCompany>({ name: '', cnpj: '' });
  const [asked, setAsked] = useState(false);
  const sent = account.request;
  const founds = people === null && mayFound && forWhom === 'company';
  const plan = people === null && !founds ? 'individual' : 'empresarial';
  const least = people ?? 1;
  const seatsGood = plan === 'individual' || (Number(seats) >= least && Number(seats) <= MAX_SEATS);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (!seatsGood || (founds && !isWholeCompany(company))) {
      const form = event.currentTarget;
      requestAnimationFrame(() => focusFirstProblem(form));
      return;
    }
    const places = plan === 'individual' ? null : Number(seats);
    request.mutate({ id, plan, period, seats: places, company: founds ? company : null });
  };
  const takeBack = () => {
    if (!sent) return;
    setId(crypto.randomUUID());
    setAsked(false);
    step.mutate({ step: 'withdrawRequest', id: sent.id });
  };
  const failure = request.error ?? step.error;
  const greeting = encodeURIComponent(t('request.greeting', { plan: t(`plan.${plan}`) }));
  return (
    <Card aria-labelledby="ask-price">
      <Title order={2} id="ask-price">
        {t('request.title')}
      </Title>
      <p className={classes.lead}>{t('request.lead')}</p>
      {sent ? (
        <Stack gap="md">
          <Note tone="leaf" role="status">
            {t('request.sent', { date: format.date(sent.createdAt, 'day') })}
          </Note>
          <div>
            <Button variant="default" loading={step.isPending} onClick={takeBack}>
              {t('request.takeBack')}
            </Button>
          </div>
        </Stack>
      ) : (
        <form noValidate onSubmit={submit}>
          <Stack gap="md">
            {people === null && mayFound ? (
              <NativeSelect
                label={t('request.forWhom')}
                description={
                  founds
                    ? t(`request.founds.${mayTry ? 'withTrial' : 'plain'}`, { days: TRIAL_DAYS })
                    : null
                }
                value={forWhom}
                data={(['me', 'company'] as const).map((value) => ({
                  value,
                  label: t(`request.for.${value}`),
                }))}
                onChange={(event) => {
                  setForWhom(event.currentTarget.value as 'me' | 'company');
                  setAsked(false);
                }}
              />
            ) : null}
            {founds ? (
              <CompanyFields company={company} onChange={setCompany} asked={asked} />
            ) : null}
            <NativeSelect
              label={t('request.period')}
              value={period}
              data={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
              onChange={(event) => setPeriod(event.currentTarget.value as Period)}
            />
            {plan === 'individual' ? null : (
              <NumberInput
                label={t('request.seats')}
                description={
                  people === null
                    ? t('request.seatsNew')
                    : t('request.seatsHint', { count: people })
                }
                min={1}
                max={MAX_SEATS}
                allowDecimal={false}
                allowNegative={false}
                value={seats}
                onChange={setSeats}
                error={asked && !seatsGood ? t('request.seatsWrong', { count: least }) : null}
              />
            )}
            <div>
              <Button type="submit" loading={request.isPending}>
                {t('request.send')}
              </Button>
            </div>
          </Stack>
        </form>
      )}
      {failure ? (
        <Note tone="sun" role="alert">
          {failureText(failure)}
        </Note>
      ) : null}
      {contact.whatsapp || contact.email ? (
        <div className={classes.actions}>
          {contact.whatsapp ? (
            <Anchor
              className={classes.contact}
              href={`https://wa.me/${contact.whatsapp}?text=${greeting}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              <IconBrandWhatsapp size={20} stroke={1.75} aria-hidden />
              WhatsApp
            </Anchor>
          ) : null}
          {contact.email ? (
            <Anchor
              className={classes.contact}
              href={`mailto:${contact.email}?subject=${encodeURIComponent(t('request.subject'))}&body=${greeting}`}
            >
              <IconMail size={20} stroke={1.75} aria-hidden />
              {contact.email}
            </Anchor>
          ) : null}
        </div>
      ) : null}
    </Card>
  );
}
