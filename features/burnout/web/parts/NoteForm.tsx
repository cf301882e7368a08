import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WordsHelp } from '#features/crisis/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Note, SheetFooter, UnfinishedNote, useFailureText } from '#packages/ui/index.ts';
import {
  type BurnoutOverview,
  MAX_NOTE_LENGTH,
  type TrendNote,
} from '../../contract/burnout.contract.ts';
import classes from './Notes.module.css';
import { periodLabel } from './TrendChart.tsx';

/** What is typed of a note. */
export interface NoteDraft {
  text: string;
  /** First and last day, `2026-11-01/2026-11-07`. */
  days: string;
}

interface NoteFormProps {
  overview: BurnoutOverview;
  /** The note that is changed; null for a new one. */
  note: TrendNote | null;
  /** What was typed into it before and not saved. */
  begun: NoteDraft | undefined;
  /** Each change, and what the form began with, so that closing loses nothing. */
  onWrite: (draft: NoteDraft, untouched: NoteDraft) => void;
  onDiscard: () => void;
  /** Rejects where it could not be kept: the form stays as it is. */
  onSave: (note: TrendNote) => Promise<unknown>;
}

/** Words for a day, week or month of the shown trend. */
export function NoteForm(props: NoteFormProps) {
  const { overview, note, begun, onWrite, onDiscard, onSave } = props;
  const { t } = useTranslation('burnout');
  const format = useFormat();
  const failureText = useFailureText('burnout');
  const { trend, period } = overview;
  const newest = trend.at(-1);
  const untouched = { text: note?.text ?? '', days: daysOf(note ?? newest) };
  const [start] = useState(begun);
  const [{ text, days }, setDraft] = useState(start ?? untouched);
  const [empty, setEmpty] = useState(false);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const field = useRef<HTMLInputElement>(null);
  // After what was typed is put away, the form is another one in the same dialog.
  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus();
  }, []);

  const options = trend.toReversed().map((span) => ({
    value: daysOf(span),
    label: t(`notes.span.${period}`, { from: periodLabel(span.from, period, format, 'long') }),
  }));
  // A note that was pinned to days of another period keeps them unless others are chosen.
  if (note && !options.some(({ value }) => value === daysOf(note))) {
    const label = t('notes.days', { from: format.day(note.from), to: format.day(note.to) });
    options.unshift({ value: daysOf(note), label });
  }

  const set = (change: Partial<NoteDraft>) => {
    const next = { text, days, ...change };
    setDraft(next);
    onWrite(next, untouched);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const [from = '', to = ''] = days.split('/');
    setEmpty(text.trim() === '');
    if (text.trim() === '') {
      field.current?.focus();
      return;
    }
    setSaving(true);
    setFailure(null);
    onSave({ id: note?.id ?? crypto.randomUUID(), from, to, text: text.trim() })
      .catch(setFailure)
      .finally(() => setSaving(false));
  };

  return (
    <form className={classes.form} onSubmit={save} noValidate>
      {start ? <UnfinishedNote onDiscard={onDiscard} /> : null}
      <TextInput
        ref={field}
        label={t('notes.text')}
        description={t('notes.private')}
        placeholder={t('notes.example')}
        maxLength={MAX_NOTE_LENGTH}
        value={text}
        error={empty ? t('notes.empty') : undefined}
        onChange={(event) => set({ text: event.currentTarget.value })}
        data-autofocus
      />
      <WordsHelp text={text} />
      <NativeSelect
        label={t('notes.when')}
        data={options}
        value={days}
        onChange={(event) => set({ days: event.currentTarget.value })}
      />
      {failure ? (
        <Note tone="sun" role="alert">
          {failureText(failure)}
        </Note>
      ) : null}
      <SheetFooter>
        <Button type="submit" loading={saving}>
          {t('notes.save')}
        </Button>
      </SheetFooter>
    </form>
  );
}

function daysOf(span: { from: string; to: string } | undefined): string {
  return span ? `${span.from}/${span.to}` : '';
}
