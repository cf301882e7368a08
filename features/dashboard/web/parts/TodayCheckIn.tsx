import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmotionDay } from '#features/emotions/contract/emotions.contract.ts';
import {
  type CheckIn,
  CheckInSheet,
  LevelPicker,
  useCheckIn,
  useToday,
} from '#features/emotions/web/index.ts';
import classes from './Hero.module.css';

interface TodayCheckInProps {
  /** Today's record as the start page knows it; null while it is not there. */
  known: EmotionDay | null;
  /** The record has changed at the server. */
  onRecorded: () => void;
}

/**
 * Today's emotion in one tap, saved at once; the sheet that follows is for whoever wants to say more
 * or undo. `?checkin=1` (the installed app's shortcut) opens it right away.
 */
export function TodayCheckIn({ known, onRecorded }: TodayCheckInProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const day = useToday();
  const checkIn = useCheckIn(day, known ?? undefined);
  const [opened, setOpened] = useAskedFor();
  useWhenRecorded(checkIn, known, onRecorded);
  return (
    <div className={classes.checkIn}>
      {checkIn.level === null ? (
        <>
          <p className={classes.prompt} aria-hidden>
            {t('dashboard:checkIn.question')}
          </p>
          <LevelPicker
            label={t('dashboard:checkIn.question')}
            value={null}
            onPick={(level) => {
              checkIn.record({ level });
              setOpened(true);
            }}
          />
        </>
      ) : (
        <p className={classes.prompt}>
          {t('dashboard:checkIn.recorded', { level: t(`common:emotion.${checkIn.level}`) })}{' '}
          <Button variant="subtle" onClick={() => setOpened(true)}>
            {t('dashboard:checkIn.again')}
          </Button>
        </p>
      )}
      {opened === null ? null : (
        <CheckInSheet day={day} opened={opened} onClose={() => setOpened(false)} />
      )}
    </div>
  );
}

/** Whether the sheet is open, null while nobody asked for it; the address can ask, once. */
function useAskedFor(): [boolean | null, (opened: boolean) => void] {
  const { checkin }: { checkin?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [opened, setOpened] = useState<boolean | null>(null);
  useEffect(() => {
    if (checkin === undefined) return;
    setOpened(true);
    void navigate({ to: '.', search: {}, replace: true });
  }, [checkin, navigate]);
  return [opened, setOpened];
}

/** Tells once the server has a level other than the one the page knows, from whichever sheet it came. */
function useWhenRecorded(
  { level, waiting }: CheckIn,
  known: EmotionDay | null,
  onRecorded: () => void,
): void {
  const isNews = known !== null && !waiting && level !== known.level;
  const tell = useEffectEvent(onRecorded);
  useEffect(() => {
    if (isNews) tell();
  }, [isNews]);
}
