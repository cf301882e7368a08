import { IconClock, IconNotebook } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { SignalPetals } from '#packages/ui/index.ts';
import type { Entry } from '../../contract/diary.contract.ts';
import { rowDate } from '../list.rules.ts';
import { firstWords } from '../reading/segments.rules.ts';
import classes from './EntryList.module.css';

interface EntryRowProps {
  entry: Entry;
  current: boolean;
  /** Help takes the place of the level in this entry. */
  withoutLevel: boolean;
  timeZone: string;
}

/** One entry in the list: first words, day, and the level in words with its petals. */
export function EntryRow({ entry, current, withoutLevel, timeZone }: EntryRowProps) {
  const { t } = useTranslation(['diary', 'common']);
  const { language } = useFormat(timeZone);
  const level = withoutLevel ? null : (entry.reading?.level ?? null);
  const state =
    entry.status === 'processing'
      ? t('diary:row.processing')
      : entry.status === 'saved'
        ? t('diary:row.saved')
        : level
          ? t('diary:row.signals', {
              level: t(`common:signal.${level}`).toLocaleLowerCase(language),
            })
          : t('diary:row.kept');
  return (
    <Link
      to="."
      search={{ entry: entry.id } as never}
      className={classes.row}
      aria-current={current ? 'page' : undefined}
    >
      <RowIcon status={entry.status} level={level} />
      <span className={classes.words}>
        <span className={classes.first} dir="auto">
          {firstWords(entry.text)}
        </span>
        <span className={classes.state}>
          {rowDate(entry.createdAt, language, timeZone)} · {state}
        </span>
      </span>
    </Link>
  );
}

function RowIcon({
  status,
  level,
}: {
  status: Entry['status'];
  level: 'low' | 'moderate' | 'high' | null;
}) {
  if (status === 'analysed' && level) return <SignalPetals level={level} size={28} petalsOnly />;
  const Icon = status === 'processing' ? IconClock : IconNotebook;
  return (
    <span className={classes.icon}>
      <Icon size={20} stroke={1.75} aria-hidden />
    </span>
  );
}
