import {
  Button,
  Input,
  type MantineColorScheme,
  NativeSelect,
  SegmentedControl,
  Stack,
  useMantineColorScheme,
} from '@mantine/core';
import { IconUserShield } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveLanguage, useMe } from '#features/access/web/index.ts';
import { PROFILE_PATH } from '#features/profile/web/index.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#packages/i18n/languages.ts';
import { useFormat, useLanguage } from '#packages/i18n/web/index.ts';
import { Tag } from '#packages/ui/index.ts';
import classes from './AccountPanel.module.css';
import { SignOut } from './SignOut.tsx';

const SCHEMES: readonly MantineColorScheme[] = ['light', 'dark', 'auto'];

interface AccountPanelProps {
  /** A link was followed: what holds the panel closes. */
  readonly onChosen: () => void;
}

/** The person and their profile, their language and colour scheme, and the way out. */
export default function AccountPanel({ onChosen }: AccountPanelProps) {
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
      <SignOut />
    </Stack>
  );
}

function LanguageSwitch() {
  const { t } = useTranslation('shell');
  const [language, setLanguage] = useLanguage();
  const [failed, setFailed] = useState(false);
  const choose = async (chosen: Language) => {
    const switched = await setLanguage(chosen).then(
      () => true,
      () => false,
    );
    setFailed(!switched);
    if (!switched) return;
    // The screen has switched; mails follow when the server can be reached.
    await saveLanguage(chosen).catch(() => undefined);
  };
  return (
    <NativeSelect
      label={t('account.language')}
      value={language}
      error={failed ? t('account.language_failed') : null}
      onChange={(event) => void choose(event.currentTarget.value as Language)}
      data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
    />
  );
}

function SchemeSwitch() {
  const { t } = useTranslation('shell');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const id = useId();
  return (
    <div>
      <Input.Label id={id} component="span">
        {t('account.scheme.label')}
      </Input.Label>
      <SegmentedControl
        fullWidth
        aria-labelledby={id}
        value={colorScheme}
        onChange={(value) => setColorScheme(value as MantineColorScheme)}
        data={SCHEMES.map((value) => ({ value, label: t(`account.scheme.${value}`) }))}
      />
    </div>
  );
}
