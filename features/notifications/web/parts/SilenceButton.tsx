import { Button } from '@mantine/core';
import { IconBell, IconBellOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#features/access/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { DEFAULT_TIME_ZONE } from '#packages/kernel/day.ts';
import { showToast } from '#packages/ui/index.ts';
import { useSetSilence } from '../notifications.api.ts';
import { nextMorning } from '../rules/silence.rules.ts';
import { useSilence } from '../use-unread.ts';
import classes from './notifications.module.css';

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Keeps everything quiet until the next morning, or ends that; both can be taken back at once. */
export function SilenceButton() {
  const { t } = useTranslation(['notifications', 'common']);
  const timeZone = useMe()?.timeZone ?? DEFAULT_TIME_ZONE;
  const format = useFormat(timeZone);
  const silentUntil = useSilence();
  const silence = useSetSilence();
  const whenOf = (until: string) => format.dateTime(until, 'day');
  const set = (until: string | null, before: string | null) =>
    silence.mutate(until, {
      onSuccess: () =>
        showToast({
          id: 'silence',
          text: until ? t('silence.until', { when: whenOf(until) }) : t('silence.over'),
          action: { label: t('common:action.undo'), run: () => set(before, until) },
        }),
      onError: () => showToast({ id: 'silence', kind: 'failed', text: t('silence.failed') }),
    });
  return (
    <div className={classes.actions}>
      {silentUntil ? (
        <span role="status">{t('silence.until', { when: whenOf(silentUntil) })}</span>
      ) : null}
      <Button
        variant="subtle"
        loading={silence.isPending}
        leftSection={silentUntil ? <IconBell {...ICON} /> : <IconBellOff {...ICON} />}
        onClick={() =>
          set(silentUntil ? null : nextMorning(new Date(), timeZone).toISOString(), silentUntil)
        }
      >
        {t(silentUntil ? 'silence.end' : 'silence.begin')}
      </Button>
    </div>
  );
}
