import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { memo, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmotionDay, EmotionLevel } from '#features/emotions/contract/emotions.contract.ts';
import {
  AskedDay,
  CheckInSheet,
  Company,
  LevelPicker,
  Saved,
  useCheckIn,
  useToday,
  useWhenArrived,
} from '#features/emotions/web/index.ts';
import classes from './Hero.module.css';

interface TodayCheckInProps {
  /** Today's record as the start page knows it; null while it is not there. */
  known: EmotionDay | null;
  /** The record has changed at the server. */
  onRecorded: () => void;
}

/**
 * Today's emotion in one tap, saved and told where it was tapped; the sheet is for whoever wants to say
 * more. `?checkin=1` (the installed app's shortcut) opens it right away.
 */
export function TodayCheckIn({ known, onRecorded }: TodayCheckInProps) {
  const day = useToday();
  const [opened, setOpened] = useAskedFor();
  const open = useCallback(() => setOpened(true), [setOpened]);
  const close = useCallback(() => setOpened(false), [setOpened]);
  return (
    <div className={classes.checkIn}>
      <AskedDay day={day} known={known !== null} />
      <TodayLevel
        day={day}
        known={known}
        onRecorded={onRecorded}
        covered={opened === true}
        onOpen={open}
      />
      {opened === null ? null : (
        <CheckInSheet day={day} known={known ?? undefined} opened={opened} onClose={close} />
      )}
    </div>
  );
}

interface TodayLevelProps extends TodayCheckInProps {
  day: string;
  /** Whether the sheet stands above the page. */
  covered: boolean;
  /** Opens the sheet. */
  onOpen: () => void;
}

/** The question with its faces; for a day that was recorded before, the answer. */
function TodayLevel({ day, known, covered, onRecorded, onOpen }: TodayLevelProps) {
  const checkIn = useCheckIn(day, known ?? undefined);
  const { level, changed, record, undo, settle } = checkIn;
  const [pickedHere, setPickedHere] = useState(false);
  const shown = useHeldLevel(level, changed && !pickedHere);
  const rests = pickedHere ? !covered : !changed;
  const isNews = rests && known !== null && level !== known.level;
  useWhenArrived(day, isNews ? level : undefined, onRecorded);
  const leave = useEffectEvent(settle);
  useEffect(() => (pickedHere ? () => leave() : undefined), [pickedHere]);
  const pick = useCallback(
    (picked: EmotionLevel) => {
      record({ level: picked });
      setPickedHere(true);
    },
    [record],
  );
  if (shown !== null && !pickedHere) return <Answer level={shown} onAgain={onOpen} />;
  return (
    <>
      <Question value={shown} onPick={pick} />
      {/* Both made before they are needed, in one place: the first tap has enough to do, and moves nothing. */}
      <div className={classes.told} data-untold={shown === null || undefined}>
        <Hint />
        <div className={classes.recorded}>
          <Company level={shown} />
          <Saved day={day} level={shown} changed={changed || shown === null} undo={undo}>
            <More onMore={onOpen} />
          </Saved>
        </div>
      </div>
    </>
  );
}

interface QuestionProps {
  value: EmotionLevel | null;
  onPick: (level: EmotionLevel) => void;
}

const Question = memo(function Question({ value, onPick }: QuestionProps) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <p className={classes.prompt} aria-hidden>
        {t('checkIn.question')}
      </p>
      <LevelPicker label={t('checkIn.question')} value={value} onPick={onPick} />
    </>
  );
});

/** Who sees it, said before the tap. */
const Hint = memo(function Hint() {
  const { t } = useTranslation('dashboard');
  return <p className={classes.hint}>{t('checkIn.hint')}</p>;
});

const More = memo(function More({ onMore }: { onMore: () => void }) {
  const { t } = useTranslation('dashboard');
  return (
    <Button variant="subtle" aria-haspopup="dialog" onClick={onMore}>
      {t('checkIn.more')}
    </Button>
  );
});

interface AnswerProps {
  level: EmotionLevel;
  onAgain: () => void;
}

const Answer = memo(function Answer({ level, onAgain }: AnswerProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  return (
    <p className={classes.prompt}>
      {t('dashboard:checkIn.recorded', { level: t(`common:emotion.${level}`) })}{' '}
      <Button variant="subtle" aria-haspopup="dialog" onClick={onAgain}>
        {t('dashboard:checkIn.again')}
      </Button>
    </p>
  );
});

/** The level that the page shows: one that stands waits for the sheet above it to close. */
function useHeldLevel(level: EmotionLevel | null, held: boolean): EmotionLevel | null {
  const [shown, setShown] = useState(level);
  if (shown === level || (held && shown !== null)) return shown;
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
