import { Button, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WordsHelp } from '#features/crisis/web/index.ts';
import { UnfinishedNote, useFailureText } from '#packages/ui/index.ts';
import { type EmotionMoment, MAX_NOTE_LENGTH } from '../../contract/emotions.contract.ts';
import { LevelPicker } from '../parts/LevelPicker.tsx';
import { TagPicker } from '../parts/TagPicker.tsx';
import { instantOf, timeOf } from '../rules/moment-time.rules.ts';
import classes from './moments.module.css';

/** What is typed and picked of a moment. */
export interface MomentDraft {
  time: string;
  level: EmotionMoment['level'];
  tags: readonly string[];
  note: string;
}

interface MomentFormProps {
  /** The moment as it was, or an empty one to begin with. */
  moment: EmotionMoment;
  /** What was typed into it before and not saved. */
  begun: MomentDraft | undefined;
  /** Each change, and what the form began with, so that closing loses nothing. */
  onWrite: (draft: MomentDraft, untouched: MomentDraft) => void;
  onDiscard: () => void;
  timeZone: string;
  saving: boolean;
  /** Rejects when it could not be saved; the form keeps what was written. */
  onSave: (moment: EmotionMoment) => Promise<void>;
}

type Problem = 'time' | 'future' | 'empty';

/** When it was, and at least one of: how it felt, what it had to do with, a few words. */
export function MomentForm(props: MomentFormProps) {
  const { moment, begun, onWrite, onDiscard, timeZone, saving, onSave } = props;
  const { t } = useTranslation(['emotions', 'common']);
  const failureText = useFailureText('emotions');
  const untouched: MomentDraft = {
    time: timeOf(moment.at, timeZone),
    level: moment.level,
    tags: moment.tags,
    note: moment.note ?? '',
  };
  const [start] = useState(begun);
  const [draft, setDraft] = useState(start ?? untouched);
  const { time, level, tags, note } = draft;
  const [problem, setProblem] = useState<Problem | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const first = useRef<HTMLInputElement>(null);
  // After what was typed is put away, the form is another one in the same dialog.
  useEffect(() => {
    if (document.activeElement === document.body) first.current?.focus();
  }, []);

  const set = (change: Partial<MomentDraft>) => {
    const next = { ...draft, ...change };
    setDraft(next);
    onWrite(next, untouched);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const at = time && instantOf(moment.day, time, timeZone);
    const text = note.trim() === '' ? null : note;
    const found = problemOf({ at, isEmpty: level === null && tags.length === 0 && text === null });
    setProblem(found);
    setFailure(null);
    if (found || !at) return;
    try {
      await onSave({ ...moment, at, level, tags: [...tags], note: text });
    } catch (error) {
      setFailure(error);
    }
  };

  const timeProblem = problem === 'time' || problem === 'future' ? problem : null;
  return (
    <form onSubmit={(event) => void submit(event)} className={classes.form} noValidate>
      {start ? <UnfinishedNote onDiscard={onDiscard} /> : null}
      <TextInput
        ref={first}
        type="time"
        size="md"
        label={t('moments.time')}
        value={time}
        error={timeProblem && t(`moments.problem.${timeProblem}`)}
        onChange={(event) => set({ time: event.currentTarget.value })}
        className={classes.time}
      />
      <div>
        <p className={classes.question} aria-hidden>
          {t('moments.level')}
        </p>
        <LevelPicker
          label={t('moments.level')}
          value={level}
          onPick={(picked) => set({ level: picked })}
        />
        {level === null ? null : (
          <Button variant="subtle" size="sm" onClick={() => set({ level: null })}>
            {t('moments.noLevel')}
          </Button>
        )}
      </div>
      <TagPicker tags={tags} onChange={(changed) => set({ tags: changed })} />
      <Textarea
        size="md"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={MAX_NOTE_LENGTH}
        label={t('moments.note')}
        value={note}
        onChange={(event) => set({ note: event.currentTarget.value })}
      />
      <WordsHelp text={note} />
      {problem === 'empty' ? <p role="alert">{t('moments.problem.empty')}</p> : null}
      {failure ? (
        <p role="alert">
          {failureText(failure)} {t('moments.kept')}
        </p>
      ) : null}
      <Button type="submit" size="lg" fullWidth loading={saving}>
        {t('common:action.save')}
      </Button>
    </form>
  );
}

function problemOf({ at, isEmpty }: { at: string; isEmpty: boolean }): Problem | null {
  if (!at) return 'time';
  if (Date.parse(at) > Date.now()) return 'future';
  return isEmpty ? 'empty' : null;
}
