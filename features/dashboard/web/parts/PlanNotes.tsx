import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isTrialEnding } from '#features/access/contract/access.rules.ts';
import { stopAwaitingInvitation, useMe } from '#features/access/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Note, useFailureText } from '#packages/ui/index.ts';
import classes from './PlanNotes.module.css';

/** That the trial of a plan ends in the next days; nothing on most days. */
export function TrialNote() {
  const { t } = useTranslation('dashboard');
  const me = useMe();
  const format = useFormat(me?.timeZone);
  const end = me?.trialEndsAt;
  if (!end || !isTrialEnding(new Date(end), new Date())) return null;
  return <Note tone="leaf">{t('plan.trialEnds', { date: format.date(end, 'day') })}</Note>;
}

/**
 * To somebody whose company was here already, until they put it away: how to get in. Above all
 * else, since they come looking for their company.
 */
export function InvitationNote() {
  const { t } = useTranslation('dashboard');
  const failureText = useFailureText();
  const me = useMe();
  const { mutate, isPending, error } = useMutation({ mutationFn: stopAwaitingInvitation });
  if (!me?.awaitsInvitation) return null;
  return (
    <Note tone="sky">
      <div className={classes.note}>
        <p>
          <strong>{t('plan.companyHere.title')}</strong>
        </p>
        <p>{t('plan.companyHere.text')}</p>
        {error ? <p role="alert">{failureText(error)}</p> : null}
        <Button variant="default" size="sm" loading={isPending} onClick={() => mutate()}>
          {t('plan.companyHere.understood')}
        </Button>
      </div>
    </Note>
  );
}
