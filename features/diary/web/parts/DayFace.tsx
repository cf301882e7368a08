import { Popover, UnstyledButton } from '@mantine/core';
import { IconMoodPlus } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskedDay, LevelPicker, useCheckIn } from '#features/emotions/web/index.ts';
import { EmotionFace } from '#packages/ui/index.ts';
import classes from './PageHead.module.css';

/** The emotion recorded for a day, beside what was written about it; one tap records another. */
export const DayFace = memo(function DayFace({ day }: { day: string }) {
  const { t } = useTranslation(['diary', 'common']);
  const [opened, setOpened] = useState(false);
  const { level, record, settle } = useCheckIn(day);
  const word = level === null ? null : t(`common:emotion.${level}`);
  return (
    <>
      <AskedDay day={day} known={false} />
      <Popover
        opened={opened}
        onChange={setOpened}
        position="bottom-end"
        width={348}
        trapFocus
        returnFocus
        withinPortal={false}
      >
        <Popover.Target>
          <UnstyledButton
            className={classes.face}
            aria-label={word ? t('diary:head.faceIs', { level: word }) : t('diary:head.face')}
            onClick={() => setOpened(!opened)}
          >
            {level === null ? (
              <IconMoodPlus size={24} stroke={1.75} aria-hidden />
            ) : (
              <EmotionFace level={level} size={28} />
            )}
            <span className={classes.faceWord}>{word ?? t('diary:head.face')}</span>
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown className={classes.faces}>
          <LevelPicker
            label={t('diary:head.face')}
            value={level}
            onPick={(picked) => {
              record({ level: picked });
              settle();
              setOpened(false);
            }}
          />
        </Popover.Dropdown>
      </Popover>
    </>
  );
});
