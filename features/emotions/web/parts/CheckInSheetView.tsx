import { Button, TextInput } from '@mantine/core';
import { IconCircleCheck, IconClockHour4, IconCloudOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RhythmGarden, useRhythm } from '#features/rhythm/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Sheet } from '#packages/ui/index.ts';
import { type EmotionLevel, MAX_NOTE_LENGTH } from '../../contract/emotions.contract.ts';
import { MOMENTS_PATH } from '../emotions.paths.ts';
import { type CheckIn, useCheckIn, useToday } from '../use-check-in.ts';
import classes from './CheckInSheet.module.css';
import { LevelPicker } from './LevelPicker.tsx';
import { TagPicker } from './TagPicker.tsx';

export interface CheckInSheetProps {
  /** Day of the person's own calendar, `2026-11-18`. */
  readonly day: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** What else can be done from here. */
  readonly children?: ReactNode;
}

/** One tap is the whole record; tags and a line are there for whoever wants them. */
export default function CheckInSheetView({ day, opened, onClose, children }: CheckInSheetProps) {
  const { t } = useTranslation('emotions');
  const format = useFormat();
  const today = useToday();
  const checkIn = useCheckIn(day);
  const title =
    day === today ? t('checkIn.today') : t('checkIn.day', { day: format.day(day, 'day') });
  const close = () => {
    checkIn.settle();
    onClose();
  };
  return (
    <Sheet opened={opened} onClose={close} title={title}>
      <div className={classes.stack}>
        <p className={classes.lead}>{t('checkIn.lead')}</p>
        <LevelPicker
          label={title}
          value={checkIn.level}
          onPick={(level) => checkIn.record({ level })}
          autoFocus
        />
        {checkIn.level === null ? null : (
          <>
            <GrownGarden weather={checkIn.level} />
            <Details checkIn={checkIn} />
          </>
        )}
        <Saved checkIn={checkIn} />
        <Button size="lg" fullWidth onClick={close}>
          {t(checkIn.level === null ? 'checkIn.later' : 'checkIn.done')}
        </Button>
        <Button
          variant="subtle"
          fullWidth
          leftSection={<IconClockHour4 size={20} stroke={1.75} aria-hidden />}
          onClick={close}
          renderRoot={(props) => <Link to={MOMENTS_PATH} search={{ day } as never} {...props} />}
        >
          {t('moments.open')}
        </Button>
        {children}
      </div>
    </Sheet>
  );
}

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

function Details({ checkIn }: { checkIn: CheckIn }) {
  const { t } = useTranslation('emotions');
  const [note, setNote] = useState(checkIn.note ?? '');
  return (
    <>
      <TagPicker tags={checkIn.tags} onChange={(tags) => checkIn.record({ tags })} />
      <TextInput
        size="md"
        maxLength={MAX_NOTE_LENGTH}
        aria-label={t('checkIn.note')}
        placeholder={t('checkIn.note')}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        onBlur={() => {
          const text = note.trim() === '' ? null : note;
          if (text !== checkIn.note) checkIn.record({ note: text });
        }}
      />
    </>
  );
}

/** Told where it happened, and politely to screen readers: saved, or kept here until there is a connection. */
function Saved({ checkIn }: { checkIn: CheckIn }) {
  const { t } = useTranslation(['emotions', 'common']);
  const { level, waiting, changed, undo } = checkIn;
  return (
    <div className={classes.saved}>
      <div role="status" className={classes.status}>
        {level === null ? null : waiting ? (
          <>
            <IconCloudOff size={20} stroke={1.75} aria-hidden />
            {t('checkIn.waiting')}
          </>
        ) : (
          <>
            <IconCircleCheck size={20} stroke={1.75} aria-hidden />
            <span>
              <b>{t('checkIn.saved')}</b> {t('checkIn.private')}
            </span>
          </>
        )}
      </div>
      {changed ? (
        <Button variant="subtle" onClick={undo}>
          {t('common:action.undo')}
        </Button>
      ) : null}
    </div>
  );
}
