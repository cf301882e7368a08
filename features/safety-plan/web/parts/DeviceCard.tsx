import { Switch, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSharedComputer } from '#features/accounts/contract/auth-client-options.ts';
import { canKeepSealed } from '#packages/device/index.ts';
import { Card, Note, showToast } from '#packages/ui/index.ts';
import type { PlanSession, PlanView } from '../local/plan-session.ts';
import classes from './plan.module.css';

interface DeviceCardProps {
  readonly view: PlanView;
  readonly session: PlanSession;
}

/** The choice to have the plan on this device for times without a connection; off until chosen. */
export function DeviceCard({ view, session }: DeviceCardProps) {
  const { t } = useTranslation('safety-plan');
  const id = useId();
  const [failed, setFailed] = useState(false);
  const hindrance = isSharedComputer(window.sessionStorage)
    ? 'shared'
    : !canKeepSealed()
      ? 'unable'
      : view.savedAt === null && view.status !== 'here'
        ? 'empty'
        : null;
  const set = async (wanted: boolean) => {
    const done = await session.setOnDevice(wanted);
    setFailed(!done);
    // Asks the browser not to clear it when it tidies up; it may say no, and the copy is there all the same.
    if (done && wanted) void navigator.storage?.persist?.().catch(() => undefined);
    if (done && !wanted) showToast({ text: t('device.off') });
  };
  return (
    <Card aria-labelledby={id} className={classes.device}>
      <Title order={2} size="h3" id={id}>
        {t('device.title')}
      </Title>
      <Switch
        label={t('device.label')}
        aria-describedby={`${id}-text`}
        checked={view.onDevice}
        disabled={hindrance !== null && !view.onDevice}
        onChange={(event) => void set(event.currentTarget.checked)}
      />
      <p id={`${id}-text`} className={classes.hint}>
        {view.onDevice ? t('device.on') : t('device.text')}
      </p>
      {hindrance && !view.onDevice ? (
        <p className={classes.hint}>{t(`device.${hindrance}`)}</p>
      ) : null}
      {failed ? (
        <Note tone="sun" role="alert">
          {t('device.failed')}
        </Note>
      ) : null}
    </Card>
  );
}
