import { Button, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { access } from '#features/access/web/index.ts';
import { PROFILE_PATH } from '#features/profile/web/index.ts';
import { Card, showToast, useFailureText, useOnline } from '#packages/ui/index.ts';
import { ConfirmSheet } from '#packages/ui/parts/ConfirmSheet.tsx';
import classes from './companies.module.css';
import { useCompanyChanges } from './people.api.ts';

/** The way to give up one's own administration, once somebody else has it. */
export function OwnAdministration() {
  const { t } = useTranslation('companies');
  const id = useId();
  const online = useOnline();
  const navigate = useNavigate();
  const failureText = useFailureText('companies');
  const [asking, setAsking] = useState(false);
  const { giveUp } = useCompanyChanges();
  const run = async () => {
    await giveUp.mutateAsync();
    showToast({ text: t('people.own.done'), kind: 'done' });
    // Away first: this page is no longer theirs, and being led away would look like a refusal.
    await navigate({ to: PROFILE_PATH });
    access.refresh();
  };
  return (
    <Card aria-labelledby={id}>
      <Title order={2} id={id}>
        {t('people.own.title')}
      </Title>
      <p className={classes.lead}>{t('people.own.lead')}</p>
      <div className={classes.own}>
        <Button variant="default" disabled={!online} onClick={() => setAsking(true)}>
          {t('people.own.action')}
        </Button>
      </div>
      <ConfirmSheet
        opened={asking}
        title={t('people.own.confirm')}
        text={t('people.own.text')}
        action={t('people.own.action')}
        run={run}
        onClose={() => setAsking(false)}
        failureText={failureText}
      />
    </Card>
  );
}
