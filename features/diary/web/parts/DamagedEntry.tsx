import { Button } from '@mantine/core';
import { IconFileAlert } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#packages/i18n/web/index.ts';
import { EmptyState } from '#packages/ui/index.ts';
import { linkTo } from '#packages/ui/screens/index.ts';
import type { DamagedEntry } from '../../contract/diary.contract.ts';
import { useDeleteDamaged } from '../diary.api.ts';
import { rowDay } from '../list.rules.ts';
import classes from './EntryList.module.css';

interface DamagedRowProps {
  entry: DamagedEntry;
  current: boolean;
  today: string;
}

/** The place in the list of an entry that cannot be opened: silence there would be a lie. */
export function DamagedRow({ entry, current, today }: DamagedRowProps) {
  const { t } = useTranslation('diary');
  const [language] = useLanguage();
  return (
    <Link
      {...linkTo('.', { search: { entry: entry.id } })}
      className={classes.row}
      aria-current={current ? 'page' : undefined}
    >
      <span className={classes.icon}>
        <IconFileAlert size={20} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.words}>
        <span className={classes.first}>{t('damaged.row')}</span>
        <span className={classes.state}>{rowDay(entry.day, today, language)}</span>
      </span>
    </Link>
  );
}

/** What an entry that cannot be opened says of itself, and what its author can do. */
export function DamagedEntryView({ id, onLeave }: { id: string; onLeave: () => void }) {
  const { t } = useTranslation('diary');
  const remove = useDeleteDamaged();
  return (
    <EmptyState title={t('damaged.title')} text={t('damaged.text')}>
      <p>{t('damaged.copy')}</p>
      <Button variant="light" onClick={onLeave}>
        {t('entry.back')}
      </Button>
      <Button
        variant="subtle"
        color="red"
        loading={remove.isPending}
        onClick={() => remove.mutate(id, { onSuccess: onLeave })}
      >
        {t('damaged.remove')}
      </Button>
      {remove.isError ? <p role="alert">{t('entry.deleteFailed')}</p> : null}
    </EmptyState>
  );
}
