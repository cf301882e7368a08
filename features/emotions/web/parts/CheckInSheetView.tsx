import { Button, Chip, TextInput } from '@mantine/core';
import { IconCircleCheck, IconCloudOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RhythmGarden, useRhythm } from '#features/rhythm/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Sheet } from '#packages/ui/index.ts';
import {
  type EmotionLevel,
  MAX_NOTE_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
} from '../../contract/emotions.contract.ts';
import { type CheckIn, useCheckIn, useToday } from '../use-check-in.ts';
import classes from './CheckInSheet.module.css';
import { LevelPicker } from './LevelPicker.tsx';

export interface CheckInSheetProps {
  /** Day of the person's own calendar, `2026-11-18`. */
  readonly day: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** What else can be done from here. */
  readonly children?: ReactNode;
}

/** Tags that are offered; whoever wants others writes them. Stored as the words that were read. */
const TAG_KEYS = [
  'work',
  'family',
  'sleep',
  'friends',
  'health',
  'money',
  'rest',
  'exercise',
] as const;

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
  const [own, setOwn] = useState('');
  const { tags } = checkIn;
  const offered = TAG_KEYS.map((key) => t(`tag.${key}`));
  const shown = [...offered, ...tags.filter((tag) => !offered.includes(tag))];
  const full = tags.length >= MAX_TAGS;
  const addOwn = () => {
    const tag = own.trim();
    setOwn('');
    if (tag && !full && !tags.includes(tag)) checkIn.record({ tags: [...tags, tag] });
  };
  return (
    <>
      <fieldset className={classes.group}>
        <legend className={classes.question}>
          {t('checkIn.tags')} <span className={classes.optional}>{t('checkIn.optional')}</span>
        </legend>
        <div className={classes.tags}>
          {shown.map((tag) => (
            <Chip
              key={tag}
              size="md"
              radius="xl"
              checked={tags.includes(tag)}
              disabled={full && !tags.includes(tag)}
              onChange={(checked) =>
                checkIn.record({
                  tags: checked ? [...tags, tag] : tags.filter((other) => other !== tag),
                })
              }
            >
              {tag}
            </Chip>
          ))}
        </div>
        <TextInput
          mt={10}
          size="md"
          maxLength={MAX_TAG_LENGTH}
          aria-label={t('checkIn.ownTag')}
          placeholder={t('checkIn.ownTag')}
          value={own}
          disabled={full}
          onChange={(event) => setOwn(event.currentTarget.value)}
          onBlur={addOwn}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            addOwn();
          }}
        />
      </fieldset>
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
