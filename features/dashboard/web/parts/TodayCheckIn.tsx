import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmotionDay, EmotionLevel } from '#features/emotions/contract/emotions.contract.ts';
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
  const { t } = useTranslation('dashboard');
  const day = useToday();
  const [opened, setOpened] = useAskedFor();
  const open = useCallback(() => setOpened(true), [setOpened]);
  const close = useCallback(() => setOpened(false), [setOpened]);
  return (
    <div className={classes.checkIn}>
      <TodayLevel
        day={day}
        known={known}
        onRecorded={onRecorded}
        onPicked={open}
        again={
          <Button variant="subtle" onClick={open}>
            {t('checkIn.again')}
          </Button>
        }
      />
      {opened === null ? null : (
        <CheckInSheet day={day} known={known ?? undefined} opened={opened} onClose={close} />
      )}
    </div>
  );
}

interface TodayLevelProps extends TodayCheckInProps {
  day: string;
  onPicked: () => void;
  /** The way to the sheet beside a level that stands. */
  again: ReactNode;
}

/** The question or the answer. Drawn anew by each tap in the sheet, which itself is not. */
function TodayLevel({ day, known, onRecorded, onPicked, again }: TodayLevelProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const checkIn = useCheckIn(day, known ?? undefined);
  useWhenRecorded(checkIn, known, onRecorded);
  const { level, record } = checkIn;
  const pick = useCallback(
    (picked: EmotionLevel) => {
      record({ level: picked });
      onPicked();
    },
    [record, onPicked],
  );
  if (level !== null) {
    return (
      <p className={classes.prompt}>
        {t('dashboard:checkIn.recorded', { level: t(`common:emotion.${level}`) })} {again}
      </p>
    );
  }
  return (
    <>
      <p className={classes.prompt} aria-hidden>
        {t('dashboard:checkIn.question')}
      </p>
      <LevelPicker label={t('dashboard:checkIn.question')} value={null} onPick={pick} />
    </>
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

/**
 * Tells once the server has a level other than the one the page knows, from whichever sheet it came, and
 * not before that sheet has closed: whoever tries several faces makes the page ask once.
 */
function useWhenRecorded(
  { level, waiting, changed }: CheckIn,
  known: EmotionDay | null,
  onRecorded: () => void,
): void {
  const isNews = known !== null && !waiting && !changed && level !== known.level;
  const tell = useEffectEvent(onRecorded);
  useEffect(() => {
    if (isNews) tell();
  }, [isNews]);
}
