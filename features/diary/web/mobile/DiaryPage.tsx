import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#packages/ui/index.ts';
import { Composer } from '../parts/Composer.tsx';
import { DiaryList } from '../parts/DiaryList.tsx';
import { OpenEntry } from '../parts/OpenEntry.tsx';
import { WeekPart } from '../parts/WeekPart.tsx';
import { useDiary } from '../use-diary.ts';
import classes from './DiaryPage.module.css';

/** The diary in the hand: the form above the list, or one entry with the way back. */
export default function DiaryPage() {
  const { t } = useTranslation('diary');
  const diary = useDiary();
  const { entry, startWriting, showAll } = diary.place;
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('subtitle')}
        actions={
          entry ? (
            <ActionIcon
              variant="filled"
              color="folha"
              aria-label={t('writeNew')}
              onClick={startWriting}
            >
              <IconPencil size={22} stroke={1.75} />
            </ActionIcon>
          ) : null
        }
      />
      {entry ? (
        <div className={classes.stack}>
          <Button
            className={classes.back}
            variant="subtle"
            leftSection={<IconArrowLeft size={20} stroke={1.75} />}
            onClick={showAll}
          >
            {t('entry.back')}
          </Button>
          <OpenEntry id={entry} diary={diary} />
        </div>
      ) : (
        <div className={classes.stack}>
          <Composer diary={diary} />
          <WeekPart timeZone={diary.timeZone} onAnswer={diary.answer} />
          <DiaryList diary={diary} />
        </div>
      )}
    </>
  );
}
