import { Button } from '@mantine/core';
import { IconMoodSmile } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card, EmotionFace } from '#packages/ui/index.ts';
import type { EmotionDay } from '../../contract/emotions.contract.ts';
import { useCheckIn } from '../use-check-in.ts';
import classes from './moments.module.css';

interface DayRecordProps {
  day: string;
  known: EmotionDay;
  onOpen: () => void;
}

/** How the day as a whole was, with what waits on this device; it can be changed from here. */
export function DayRecord({ day, known, onOpen }: DayRecordProps) {
  const { t } = useTranslation(['emotions', 'common']);
  const { level, tags, note } = useCheckIn(day, known);
  return (
    <Card aria-labelledby="record-title">
      <div className={classes.head}>
        <div className={classes.record}>
          {level ? (
            <EmotionFace level={level} size={44} />
          ) : (
            <IconMoodSmile size={28} stroke={1.75} aria-hidden />
          )}
          <div className={classes.words}>
            <h2 id="record-title">{t('moments.record')}</h2>
            <p className={classes.note}>
              {level ? t(`common:emotion.${level}`) : t('moments.noRecord')}
            </p>
            {tags.length > 0 ? <p className={classes.note}>{tags.join(', ')}</p> : null}
            {note ? <p className={classes.note}>{note}</p> : null}
          </div>
        </div>
        <Button variant="light" onClick={onOpen}>
          {t(level ? 'moments.changeRecord' : 'moments.makeRecord')}
        </Button>
      </div>
    </Card>
  );
}
