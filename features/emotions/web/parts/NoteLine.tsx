import { TextInput } from '@mantine/core';
import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useField } from '#features/crisis/web/index.ts';
import { MAX_NOTE_LENGTH } from '../../contract/emotions.contract.ts';
import type { CheckIn } from '../use-check-in.ts';

/** A pause in typing after which the words are kept, in ms. */
const PAUSE_MS = 600;

/**
 * The line beside a level. It has no button of its own, so its words are kept as they are written:
 * at each pause, and at the latest when the field, the sheet or the page is left.
 */
export function NoteLine({ note, record }: Pick<CheckIn, 'note' | 'record'>) {
  const { t } = useTranslation('emotions');
  const [text, setText] = useState(note ?? '');
  const [writing, setWriting] = useState(false);
  const [shown, setShown] = useState(note);
  const [isWritten, setIsWritten] = useState(false);
  useField(text, isWritten);
  const keep = useDebouncedCallback(
    (written: string) => {
      setWriting(false);
      const next = written.trim() === '' ? null : written;
      if (next !== note) record({ note: next });
    },
    { delay: PAUSE_MS, flushOnUnmount: true },
  );
  useWindowEvent('visibilitychange', keep.flush);
  // Taken back here, or changed on another device.
  if (note !== shown) {
    setShown(note);
    if (!writing) setText(note ?? '');
  }
  return (
    <TextInput
      size="md"
      maxLength={MAX_NOTE_LENGTH}
      aria-label={t('checkIn.note')}
      placeholder={t('checkIn.note')}
      value={text}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        setWriting(true);
        setIsWritten(true);
        keep(value);
      }}
      onBlur={keep.flush}
    />
  );
}
