import { Button, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#packages/ui/index.ts';
import { useAvailability } from '../self-check.api.ts';
import { SELF_CHECK_PATH } from '../self-check.paths.ts';
import classes from './self-check.module.css';

/** The way to the form, where this instance offers it; nothing at all elsewhere. */
export function SelfCheckInvitation() {
  const { data } = useAvailability();
  if (!data?.available) return null;
  return (
    <Suspense>
      <Invitation />
    </Suspense>
  );
}

function Invitation() {
  const { t } = useTranslation('self-check');
  return (
    <Card aria-labelledby="self-check-invitation">
      <Title order={2} id="self-check-invitation">
        {t('title')}
      </Title>
      <p className={classes.lead}>{t('invitation.text')}</p>
      <Button
        variant="light"
        fullWidth
        renderRoot={(props) => <Link to={SELF_CHECK_PATH} {...props} />}
      >
        {t('invitation.action')}
      </Button>
    </Card>
  );
}
