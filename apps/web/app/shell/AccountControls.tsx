import { Button, Stack } from '@mantine/core';
import { IconUserShield } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMe } from '#features/access/web/index.ts';
import { LanguageSwitch, PROFILE_PATH, SchemeSwitch } from '#features/profile/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Tag } from '#packages/ui/index.ts';
import classes from './AccountPanel.module.css';

export interface AccountControlsProps {
  /** A link was followed: what holds the panel closes. */
  readonly onChosen: () => void;
}

/** The person and their profile, their language and colour scheme. */
export function AccountControls({ onChosen }: AccountControlsProps) {
  const { t } = useTranslation('shell');
  const me = useMe();
  const format = useFormat(me?.timeZone);
  return (
    <Stack gap="lg">
      {me ? (
        <div className={classes.person}>
          <strong>{me.fullName}</strong>
          <span>{me.email}</span>
          {me.company ? <span>{me.company.name}</span> : null}
          <div className={classes.plan}>
            <Tag tone="leaf">{t(`account.plan.${me.plan}`)}</Tag>
            {me.trialEndsAt ? (
              <span>{t('account.trial', { date: format.date(me.trialEndsAt) })}</span>
            ) : null}
          </div>
        </div>
      ) : null}
      <Button
        renderRoot={(props) => <Link {...props} to={PROFILE_PATH} onClick={onChosen} />}
        fullWidth
        variant="light"
        leftSection={<IconUserShield size={20} stroke={1.75} aria-hidden />}
      >
        {t('account.profile')}
      </Button>
      <LanguageSwitch />
      <SchemeSwitch />
    </Stack>
  );
}
