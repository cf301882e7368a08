import { ActionIcon } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#packages/ui/index.ts';
import { Composer } from '../parts/Composer.tsx';
import { DiaryList } from '../parts/DiaryList.tsx';
import { OpenEntry } from '../parts/OpenEntry.tsx';
import { WeekPart } from '../parts/WeekPart.tsx';
import { useDiary } from '../use-diary.ts';
import classes from './DiaryPage.module.css';

/** The diary on a desk: the list with a scroll of its own beside the page, written on or read. */
export default function DiaryPage() {
  const { t } = useTranslation('diary');
  const diary = useDiary();
  const { entry, startWriting } = diary.place;
  return (
    <div className={classes.desk}>
      <div className={classes.list} data-own-scroll>
        <PageHeader
          title={t('title')}
          actions={
            <ActionIcon
              size={44}
              variant={entry ? 'filled' : 'light'}
              color="folha"
              aria-label={t('writeNew')}
              onClick={startWriting}
            >
              <IconPlus size={22} stroke={1.75} />
            </ActionIcon>
          }
        />
        <WeekPart timeZone={diary.timeZone} onAnswer={diary.answer} />
        <DiaryList diary={diary} />
      </div>
      <div className={classes.page}>
        {entry ? <OpenEntry id={entry} diary={diary} /> : <Composer diary={diary} />}
      </div>
    </div>
  );
}
