import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import {
  memo,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { EmotionDay, EmotionLevel } from '#features/emotions/contract/emotions.contract.ts';
import {
  type CheckIn,
  CheckInSheet,
  LevelPicker,
  useCheckIn,
  useIsSettled,
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
  const day = useToday();
  const [opened, setOpened] = useAskedFor();
  const open = useCallback(() => setOpened(true), [setOpened]);
  const close = useCallback(() => setOpened(false), [setOpened]);
  return (
    <div className={classes.checkIn}>
      <TodayLevel day={day} known={known} onRecorded={onRecorded} onOpen={open} />
      {opened === null ? null : (
        <CheckInSheet day={day} known={known ?? undefined} opened={opened} onClose={close} />
      )}
    </div>
  );
}

interface TodayLevelProps extends TodayCheckInProps {
  day: string;
  /** Opens the sheet. */
  onOpen: () => void;
}

/** The question or the answer. */
function TodayLevel({ day, known, onRecorded, onOpen }: TodayLevelProps) {
  const checkIn = useCheckIn(day, known ?? undefined);
  useWhenRecorded(useIsSettled(day), checkIn.level, known, onRecorded);
  const { record } = checkIn;
  const level = useHeldLevel(checkIn);
  const [pickedHere, setPickedHere] = useState(false);
  if (pickedHere && level === null) setPickedHere(false);
  const pick = useCallback(
    (picked: EmotionLevel) => {
      record({ level: picked });
      setPickedHere(true);
      onOpen();
    },
    [record, onOpen],
  );
  return level === null ? (
    <Question onPick={pick} />
  ) : (
    <Answer level={level} takesFocus={pickedHere} onAgain={onOpen} />
  );
}

const Question = memo(function Question({ onPick }: { onPick: (level: EmotionLevel) => void }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <p className={classes.prompt} aria-hidden>
        {t('checkIn.question')}
      </p>
      <LevelPicker label={t('checkIn.question')} value={null} onPick={onPick} />
    </>
  );
});

interface AnswerProps {
  level: EmotionLevel;
  /** The face that was tapped has gone with its question: the sheet gives the focus back to here. */
  takesFocus: boolean;
  onAgain: () => void;
}

const Answer = memo(function Answer({ level, takesFocus, onAgain }: AnswerProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const again = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) again.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <p className={classes.prompt}>
      {t('dashboard:checkIn.recorded', { level: t(`common:emotion.${level}`) })}{' '}
      <Button ref={again} variant="subtle" onClick={onAgain}>
        {t('dashboard:checkIn.again')}
      </Button>
    </p>
  );
});

/** The level that the page shows: one that stands waits for the sheet above it to close. */
function useHeldLevel({ level, changed }: CheckIn): EmotionLevel | null {
  const [shown, setShown] = useState(level);
  if (shown === level || (changed && shown !== null)) return shown;
  setShown(level);
  return level;
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
  settled: boolean,
  level: EmotionLevel | null,
  known: EmotionDay | null,
  onRecorded: () => void,
): void {
  const isNews = settled && known !== null && level !== known.level;
  const tell = useEffectEvent(onRecorded);
  useEffect(() => {
    if (isNews) tell();
  }, [isNews]);
}
