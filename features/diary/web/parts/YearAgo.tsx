import { IconHistory } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { linkTo } from '#packages/ui/screens/index.ts';
import { useYearAgo } from '../diary.api.ts';
import { firstWords } from '../reading/segments.rules.ts';
import classes from './EntryList.module.css';

/** What was written about this day a year ago; nothing on most days. */
export function YearAgo() {
  const { t } = useTranslation('diary');
  const { data } = useYearAgo();
  if (!data?.entry) return null;
  const { id, title, text } = data.entry;
  return (
    <Link {...linkTo('.', { search: { entry: id } })} className={classes.yearAgo}>
      <IconHistory size={20} stroke={1.75} aria-hidden />
      <span dir="auto">
        <strong>{t('yearAgo.title')}</strong>
        {t('yearAgo.quote', { words: title ?? firstWords(text, 90) })}
      </span>
    </Link>
  );
}
