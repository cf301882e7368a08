import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WordsHelpToTheEnd } from '#features/crisis/web/index.ts';
import { Note, showToast, useFailureText } from '#packages/ui/index.ts';
import { type Booking, MAX_NOTE } from '../../contract/booking.contract.ts';
import { useBookingChanges } from '../booking.api.ts';
import classes from './booking.module.css';

interface NoteFormProps {
  readonly booking: Booking;
  readonly onDone: () => void;
}

/** The word of one of the two to the other. */
export function NoteForm({ booking, onDone }: NoteFormProps) {
  const { t } = useTranslation('booking');
  const failureText = useFailureText('booking');
  const { note } = useBookingChanges();
  const isClient = booking.side === 'client';
  const [text, setText] = useState((isClient ? booking.note : booking.answer) ?? '');
  return (
    <form
      className={classes.stack}
      onSubmit={(event) => {
        event.preventDefault();
        note.mutate(
          { id: booking.id, text: text.trim() || null },
          {
            onSuccess: () => {
              showToast({ text: t('note.saved') });
              onDone();
            },
          },
        );
      }}
    >
      <Textarea
        label={t(isClient ? 'note.label' : 'note.answer')}
        description={t(isClient ? 'note.hint' : 'note.answerHint')}
        value={text}
        maxLength={MAX_NOTE}
        autosize
        minRows={3}
        maxRows={8}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      {isClient ? <WordsHelpToTheEnd text={text} /> : null}
      {note.error ? (
        <Note tone="sun" role="alert">
          {failureText(note.error)}
        </Note>
      ) : null}
      <div className={classes.actions}>
        <Button type="submit" loading={note.isPending}>
          {t('note.save')}
        </Button>
      </div>
    </form>
  );
}
