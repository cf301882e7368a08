import { Button } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#packages/i18n/web/index.ts';
import { dayOf } from '#packages/kernel/day.ts';
import { useOnline } from '#packages/ui/index.ts';
import { rowDay } from '../list.rules.ts';
import { entryQueue, type WaitingEntry } from '../local/waiting.ts';
import { firstWords } from '../reading/segments.rules.ts';
import classes from './EntryList.module.css';

interface WaitingRowProps {
  entry: WaitingEntry;
  timeZone: string;
  today: string;
  onTryNow: () => void;
  onEdit: () => void;
}

const REASONS = ['offline', 'unauthenticated', 'too_many', 'storage_full'] as const;

/** An entry that waits on this device: why, and what can be done about it. */
export function WaitingRow(props: WaitingRowProps) {
  const { entry, timeZone, today, onTryNow, onEdit } = props;
  const { t } = useTranslation('diary');
  const online = useOnline();
  const reason = useSyncExternalStore(entryQueue.subscribe, () => reasonOf(entry, online));
  const sending = useSyncExternalStore(
    entryQueue.subscribe,
    () => entryQueue.sendingId === entry.changeId,
  );
  const [language] = useLanguage();
  const day = entry.day ?? dayOf(new Date(entry.recordedAt), timeZone);
  const date = day === today ? t('row.today') : rowDay(day, today, language);
  const words = entry.title ?? firstWords(entry.text);
  return (
    <li className={classes.waiting} aria-label={words}>
      <div className={classes.waitingHead}>
        <span className={classes.icon}>
          <IconClock size={20} stroke={1.75} aria-hidden />
        </span>
        <span className={classes.words}>
          <span className={classes.first} dir="auto">
            {words}
          </span>
          <span className={classes.state}>
            {date} · {sending ? t('row.sending') : t('row.waiting')}
          </span>
        </span>
      </div>
      <p className={classes.reason}>{sending ? t('outbox.here') : t(`outbox.reason.${reason}`)}</p>
      <div className={classes.waitingActions}>
        <Button size="compact-md" variant="light" loading={sending} onClick={onTryNow}>
          {t('outbox.tryNow')}
        </Button>
        <Button size="compact-md" variant="subtle" disabled={sending} onClick={onEdit}>
          {t('outbox.edit')}
        </Button>
      </div>
    </li>
  );
}

function reasonOf(entry: WaitingEntry, online: boolean) {
  const code = entryQueue.failureOf(entry);
  const known = REASONS.find((key) => key === code);
  if (known) return known;
  if (code === undefined) return online ? 'none' : 'offline';
  return entryQueue.isRefused(entry) ? 'refused' : 'failed';
}
