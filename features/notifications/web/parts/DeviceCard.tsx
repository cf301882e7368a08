import { Button, Title } from '@mantine/core';
import { IconDeviceMobileMessage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card, Note, Tag } from '#packages/ui/index.ts';
import type { NotificationSettings } from '../../contract/notifications.contract.ts';
import { usePush } from '../push/use-push.ts';
import classes from './notifications.module.css';

/**
 * Messages on this device. It says first what will stand on the locked screen; the browser's own
 * question comes only after the button below it.
 */
export function DeviceCard({ settings }: { readonly settings: NotificationSettings }) {
  const { t } = useTranslation('notifications');
  const { state, allow, stop } = usePush(settings);
  if (!state) return null;
  const isHere = state === 'on' || state === 'off';
  return (
    <Card aria-labelledby="device-title" className={classes.section}>
      <div>
        <Title order={2} id="device-title">
          {t('device.title')}
        </Title>
        <p className={classes.lead}>{t('device.lead')}</p>
      </div>
      {isHere ? null : (
        <Note icon={<IconDeviceMobileMessage size={20} stroke={1.75} aria-hidden />}>
          {t(`device.${state}`)}
        </Note>
      )}
      {state === 'on' ? (
        <div className={classes.actions}>
          <Tag tone="leaf">{t('device.on')}</Tag>
        </div>
      ) : null}
      {isHere ? (
        <div className={classes.actions}>
          {state === 'on' ? (
            <Button variant="default" loading={stop.isPending} onClick={() => stop.mutate()}>
              {t('device.stop')}
            </Button>
          ) : (
            <Button loading={allow.isPending} onClick={() => allow.mutate()}>
              {t('device.allow')}
            </Button>
          )}
        </div>
      ) : null}
      {settings.devices.length > 0 ? (
        <p className={classes.hint}>{t('device.count', { count: settings.devices.length })}</p>
      ) : null}
      {allow.error || stop.error ? (
        <Note tone="sun" role="alert">
          {t('device.failed')}
        </Note>
      ) : null}
    </Card>
  );
}
