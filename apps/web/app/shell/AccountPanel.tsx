import {
  Button,
  Input,
  type MantineColorScheme,
  NativeSelect,
  SegmentedControl,
  Stack,
  useMantineColorScheme,
} from '@mantine/core';
import { IconLogout, IconUserShield } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { access, saveLanguage, useAccessState, useMe } from '#features/access/web/index.ts';
import { forgetOnSharedComputer } from '#features/accounts/web/index.ts';
import { clearLocalDiary, unsentDiaryTexts } from '#features/diary/web/index.ts';
import { clearLocalEmotions } from '#features/emotions/web/index.ts';
import { clearLocalHealth } from '#features/health/web/index.ts';
import { forgetPush } from '#features/notifications/web/index.ts';
import { PROFILE_PATH } from '#features/profile/web/index.ts';
import { clearLocalPlan, endLivePlans, planOnDevice } from '#features/safety-plan/web/index.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#packages/i18n/languages.ts';
import { useFormat, useLanguage } from '#packages/i18n/web/index.ts';
import { Note, Tag } from '#packages/ui/index.ts';
import classes from './AccountPanel.module.css';

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

/** What signing out takes away from this device, once it was asked about. */
interface Leaving {
  readonly texts: number;
  readonly plan: { readonly copy: boolean; readonly unsent: boolean };
}

function SignOut() {
  const { t } = useTranslation('shell');
  const [leaving, setLeaving] = useState(false);
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState<Leaving | null>(null);
  const userId = useAccessState().person?.userId;
  const leave = async (keepPlan = false) => {
    setLeaving(true);
    // Leaving removes what only this device holds: asked once, with what it is.
    const found = asked ?? (await onDevice(userId));
    const { texts, plan } = found;
    if (!asked && (texts > 0 || plan.copy || plan.unsent)) {
      setAsked(found);
      setLeaving(false);
      return;
    }
    setFailed(false);
    const putBackPlan = userId ? await clearLocalPlan(userId, { keepCopy: keepPlan }) : null;
    await forgetPush();
    const done = await access.signOut().catch(() => false);
    if (done) {
      endLivePlans();
      clearLocalDiary(userId);
      clearLocalEmotions(userId);
      clearLocalHealth(userId);
      await forgetOnSharedComputer();
      return;
    }
    await putBackPlan?.();
    setLeaving(false);
    setFailed(true);
  };
  return (
    <div className={classes.leaving}>
      {asked ? <LeavingNotes {...asked} /> : null}
      {failed ? (
        <Note tone="sun" role="alert">
          {t('account.sign_out_failed')}
        </Note>
      ) : null}
      <Button
        fullWidth
        variant="default"
        loading={leaving}
        leftSection={<IconLogout size={20} stroke={1.75} aria-hidden />}
        onClick={() => void leave()}
      >
        {t(
          asked?.plan.copy
            ? 'account.sign_out_clearing'
            : asked
              ? 'account.sign_out_anyway'
              : 'account.sign_out',
        )}
      </Button>
      {asked?.plan.copy ? (
        <Button fullWidth variant="default" disabled={leaving} onClick={() => void leave(true)}>
          {t('account.sign_out_keeping')}
        </Button>
      ) : null}
    </div>
  );
}

function LeavingNotes({ texts, plan }: Leaving) {
  const { t } = useTranslation('shell');
  return (
    <Note tone="sun" role="alert">
      {texts > 0 ? <p>{t('account.unsent', { count: texts })}</p> : null}
      {plan.unsent ? <p>{t('account.plan_unsent')}</p> : null}
      {plan.copy ? <p>{t('account.plan_kept')}</p> : null}
    </Note>
  );
}

async function onDevice(userId: string | undefined): Promise<Leaving> {
  if (!userId) return { texts: 0, plan: { copy: false, unsent: false } };
  return { texts: unsentDiaryTexts(userId), plan: await planOnDevice(userId) };
}
