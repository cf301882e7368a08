import { Button } from '@mantine/core';
import { IconClockHour4, IconMoon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo, type ReactNode, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { silencesBrightWords } from '#features/crisis/contract/danger.ts';
import { useHelpAfter, useWordsHelp, WordsHelpCard } from '#features/crisis/web/index.ts';
import { RhythmGarden, useRhythm } from '#features/rhythm/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Sheet, SheetFooter } from '#packages/ui/index.ts';
import { linkTo } from '#packages/ui/screens/index.ts';
import type { EmotionDay, EmotionLevel } from '../../contract/emotions.contract.ts';
import { settleDay } from '../check-in.store.ts';
import { MOMENTS_PATH } from '../emotions.paths.ts';
import { AskedDay, useCheckIn, useToday } from '../use-check-in.ts';
import { CheckInDetails } from './CheckInDetails.tsx';
import classes from './CheckInSheet.module.css';
import { Company } from './Company.tsx';
import { LevelPicker } from './LevelPicker.tsx';
import { Saved } from './Saved.tsx';

export interface CheckInSheetProps {
  /** Day of the person's own calendar, `2026-11-18`. */
  readonly day: string;
  /** The day's record where it is known already: then nobody asks for it. */
  readonly known?: EmotionDay | undefined;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** What else can be done from here. */
  readonly children?: ReactNode;
}

/**
 * One tap is the whole record; tags and a line are there for whoever wants them. The sheet itself
 * knows nothing of the record, so that a tap draws its contents and not the sheet.
 */
export default function CheckInSheetView(props: CheckInSheetProps) {
  const { known, opened, onClose, children } = props;
  const day = useDayOfOpening(props.day, opened);
  const { t } = useTranslation('emotions');
  const format = useFormat();
  const today = useToday();
  const title =
    day === today ? t('checkIn.today') : t('checkIn.day', { day: format.day(day, 'day') });
  const close = useCallback(() => {
    // What is being written counts, however the sheet is closed.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    settleDay(day);
    onClose();
  }, [day, onClose]);
  return (
    <Sheet opened={opened} onClose={close} title={title}>
      <Contents day={day} known={known} title={title} onClose={close}>
        {children}
      </Contents>
    </Sheet>
  );
}

/** A day that closes while somebody is writing about it stays the one they write about. */
function useDayOfOpening(day: string, opened: boolean): string {
  const [held, setHeld] = useState(day);
  if (opened || held === day) return held;
  setHeld(day);
  return day;
}

interface ContentsProps extends Omit<CheckInSheetProps, 'opened'> {
  readonly title: string;
}

function Contents({ day, known, title, onClose, children }: ContentsProps) {
  const { level, tags, note, changed, record, undo } = useCheckIn(day, known);
  const today = useToday();
  const help = useWordsHelp(note);
  useHelpAfter(note, help);
  // Once it stands beside the line it stays there: a card that moves takes the field along.
  const hasCome = useRef(false);
  hasCome.current ||= help.news !== undefined;
  const isBeside = level !== null && hasCome.current;
  const card = <WordsHelpCard help={help} old={day !== today && !changed} />;
  const isDark = silencesBrightWords(help.danger);
  const pick = useCallback((picked: EmotionLevel) => record({ level: picked }), [record]);
  return (
    <div className={classes.stack}>
      <AskedDay day={day} known={known !== undefined} />
      {isBeside ? null : card}
      <Lead />
      <LevelPicker label={title} value={level} onPick={pick} autoFocus />
      {changed && !isDark ? <Company level={level} /> : null}
      {level === null ? null : (
        <>
          {isDark ? null : <GrownGarden weather={level} />}
          <CheckInDetails tags={tags} note={note} record={record} />
          {isBeside ? card : null}
        </>
      )}
      <div className={level === null ? classes.unsaved : undefined}>
        <Saved day={day} level={level} changed={changed} quiet={isDark} undo={undo} />
      </div>
      <WaysOut day={day} recorded={level !== null} onClose={onClose}>
        {children}
      </WaysOut>
    </div>
  );
}

const Lead = memo(function Lead() {
  const { t } = useTranslation('emotions');
  return <p className={classes.lead}>{t('checkIn.lead')}</p>;
});

/** What the record adds to; left out while it cannot be told. */
function GrownGarden({ weather }: { weather: EmotionLevel }) {
  const { data } = useRhythm();
  if (!data) return null;
  return (
    <div className={classes.garden}>
      <RhythmGarden rhythm={data} weather={weather} className={classes.drawing} />
    </div>
  );
}

interface WaysOutProps extends Pick<CheckInSheetProps, 'day' | 'onClose' | 'children'> {
  readonly recorded: boolean;
}

const WaysOut = memo(function WaysOut(props: WaysOutProps) {
  const { day, recorded, onClose, children } = props;
  const { t } = useTranslation('emotions');
  return (
    <>
      <Button
        variant="subtle"
        fullWidth
        leftSection={<IconClockHour4 size={20} stroke={1.75} aria-hidden />}
        onClick={onClose}
        renderRoot={(props) => <Link {...linkTo(MOMENTS_PATH, { search: { day } })} {...props} />}
      >
        {t('moments.open')}
      </Button>
      <Button
        variant="subtle"
        fullWidth
        leftSection={<IconMoon size={20} stroke={1.75} aria-hidden />}
        onClick={onClose}
        renderRoot={(props) => (
          <Link {...linkTo('/health-monitoring', { search: { tab: 'sleep' } })} {...props} />
        )}
      >
        {t('checkIn.sleep')}
      </Button>
      {children}
      <SheetFooter>
        <Button size="lg" fullWidth variant={recorded ? 'filled' : 'default'} onClick={onClose}>
          {t(recorded ? 'checkIn.done' : 'checkIn.later')}
        </Button>
      </SheetFooter>
    </>
  );
});
