import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isTrialEnding } from '#features/access/contract/access.rules.ts';
import { stopAwaitingInvitation, useMe } from '#features/access/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Note, useFailureText } from '#packages/ui/index.ts';
import classes from './PlanNotes.module.css';

/** What a person should know about their plan today; nothing on most days. */
export function PlanNotes() {
  const { t } = useTranslation('dashboard');
  const me = useMe();
  const format = useFormat(me?.timeZone);
  if (!me) return null;
  const end = me.trialEndsAt && isTrialEnding(new Date(me.trialEndsAt), new Date());
  return (
    <>
      {me.awaitsInvitation ? <InvitationNote /> : null}
      {me.trialEndsAt && end ? (
        <Note tone="leaf">{t('plan.trialEnds', { date: format.date(me.trialEndsAt, 'day') })}</Note>
      ) : null}
    </>
  );
}

/** To somebody whose company was here already: how to get in, until they put it away. */
function InvitationNote() {
  const { t } = useTranslation('dashboard');
  const failureText = useFailureText();
  const { mutate, isPending, error } = useMutation({ mutationFn: stopAwaitingInvitation });
  return (
    <Note tone="sky">
      <h2 className={classes.title}>{t('plan.companyHere.title')}</h2>
      <p>{t('plan.companyHere.text')}</p>
      {error ? <p role="alert">{failureText(error)}</p> : null}
      <Button
        className={classes.action}
        variant="default"
        size="sm"
        loading={isPending}
        onClick={() => mutate()}
      >
        {t('plan.companyHere.understood')}
      </Button>
    </Note>
  );
}
