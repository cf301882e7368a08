import { VisuallyHidden } from '@mantine/core';
import { IconClock, IconNotebook, IconStarFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { EmotionLevel } from '#features/emotions/contract/emotions.contract.ts';
import { useLanguage } from '#packages/i18n/web/index.ts';
import { EmotionFace } from '#packages/ui/index.ts';
import { linkTo } from '#packages/ui/screens/index.ts';
import type { Entry } from '../../contract/diary.contract.ts';
import { rowDay } from '../list.rules.ts';
import { excerptOf, marked, type Piece } from '../reading/excerpt.rules.ts';
import { afterFirstWords, firstWords } from '../reading/segments.rules.ts';
import classes from './EntryList.module.css';

interface EntryRowProps {
  entry: Entry;
  current: boolean;
  /** The emotion recorded for its day. */
  face: EmotionLevel | undefined;
  today: string;
  /** Folded words that were searched; none where nothing is. */
  words: readonly string[];
}

/** One entry in the list: the face of its day, title or first words, and the sentence that was searched for. */
export function EntryRow({ entry, current, face, today, words }: EntryRowProps) {
  const { t } = useTranslation(['diary', 'common']);
  const [language] = useLanguage();
  const { title, text, day, status, favourite } = entry;
  const first = title ?? firstWords(text);
  const excerpt = words.length > 0 ? excerptOf(text, words, language) : null;
  const state =
    status === 'processing'
      ? t('diary:row.processing')
      : status === 'saved'
        ? t('diary:row.saved')
        : title
          ? firstWords(text)
          : afterFirstWords(text);
  const when = (
    <span className={classes.day}>
      {day === today ? t('diary:row.today') : rowDay(day, today, language)}
    </span>
  );
  return (
    <Link
      {...linkTo('.', { search: { entry: entry.id } })}
      className={classes.row}
      aria-current={current ? 'page' : undefined}
    >
      <span className={classes.icon}>
        <RowIcon status={status} face={face} />
      </span>
      <span className={classes.words}>
        <span className={classes.firstLine}>
          <span className={classes.first} dir="auto">
            <Marked pieces={marked(first, words)} />
          </span>
          {favourite ? (
            <span className={classes.star}>
              <IconStarFilled size={14} aria-hidden />
              <VisuallyHidden>{t('diary:head.favourite')}</VisuallyHidden>
            </span>
          ) : null}
          {excerpt ? when : null}
        </span>
        {excerpt ? (
          <span className={classes.excerpt} dir="auto">
            <Marked pieces={excerpt} />
          </span>
        ) : (
          <span className={classes.state}>
            <span dir="auto">{state}</span>
            {when}
          </span>
        )}
        {face ? <VisuallyHidden>{t(`common:emotion.${face}`)}</VisuallyHidden> : null}
      </span>
    </Link>
  );
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  let at = 0;
  return pieces.map(({ text, found }) => {
    at += text.length;
    return found ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>;
  });
}

function RowIcon({ status, face }: { status: Entry['status']; face: EmotionLevel | undefined }) {
  if (face) return <EmotionFace level={face} size={32} />;
  const Icon = status === 'processing' ? IconClock : IconNotebook;
  return <Icon size={20} stroke={1.75} aria-hidden />;
}
