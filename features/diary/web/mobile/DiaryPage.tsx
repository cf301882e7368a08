import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#packages/ui/index.ts';
import { useListPlace } from '#packages/ui/parts/list-place.ts';
import { Composer } from '../parts/Composer.tsx';
import { DiaryList } from '../parts/DiaryList.tsx';
import { OpenEntry } from '../parts/OpenEntry.tsx';
import { WeekPart } from '../parts/WeekPart.tsx';
import { useDiary } from '../use-diary.ts';
import classes from './DiaryPage.module.css';

/** The diary in the hand: the page above the list; writing and reading have the screen to themselves. */
export default function DiaryPage() {
  const { t } = useTranslation('diary');
  const diary = useDiary();
  const { entry, write, startWriting, showAll } = diary.place;
  const alone = entry !== undefined || write === 1;
  useListPlace(!alone);
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          entry ? (
            <ActionIcon
              variant="filled"
              color="folha"
              aria-label={t('writeNew')}
              onClick={startWriting}
            >
              <IconPlus size={22} stroke={1.75} />
            </ActionIcon>
          ) : null
        }
      />
      {alone ? (
        <Button
          className={classes.back}
          variant="subtle"
          leftSection={<IconArrowLeft size={20} stroke={1.75} />}
          onClick={showAll}
        >
          {t('entry.back')}
        </Button>
      ) : null}
      <div className={alone ? classes.alone : classes.above}>
        {entry ? <OpenEntry id={entry} diary={diary} /> : <Composer diary={diary} />}
      </div>
      <div className={classes.list} hidden={alone}>
        <WeekPart timeZone={diary.timeZone} onAnswer={diary.answer} />
        <DiaryList diary={diary} />
      </div>
    </>
  );
}
