import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#packages/ui/index.ts';
import { Composer } from '../parts/Composer.tsx';
import { DiaryList } from '../parts/DiaryList.tsx';
import { OpenEntry } from '../parts/OpenEntry.tsx';
import { WeekPart } from '../parts/WeekPart.tsx';
import { useDiary } from '../use-diary.ts';
import classes from './DiaryPage.module.css';

/** The diary on a desk: the list beside the form or the open entry; one column where it is narrow. */
export default function DiaryPage() {
  const { t } = useTranslation('diary');
  const diary = useDiary();
  const { entry, startWriting } = diary.place;
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('subtitle')}
        actions={
          entry ? (
            <Button leftSection={<IconPencil size={20} stroke={1.75} />} onClick={startWriting}>
              {t('write')}
            </Button>
          ) : null
        }
      />
      <div className={classes.columns}>
        <div className={classes.main}>
          {entry ? <OpenEntry id={entry} diary={diary} /> : <Composer diary={diary} />}
        </div>
        <div className={classes.list}>
          <WeekPart timeZone={diary.timeZone} onAnswer={diary.answer} />
          <DiaryList diary={diary} />
        </div>
      </div>
    </>
  );
}
