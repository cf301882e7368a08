import { Button, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#packages/ui/index.ts';
import { type EmotionMoment, MAX_NOTE_LENGTH } from '../../contract/emotions.contract.ts';
import { LevelPicker } from '../parts/LevelPicker.tsx';
import { TagPicker } from '../parts/TagPicker.tsx';
import { instantOf, timeOf } from '../rules/moment-time.rules.ts';
import classes from './moments.module.css';

interface MomentFormProps {
  /** The moment as it was, or an empty one to begin with. */
  moment: EmotionMoment;
  timeZone: string;
  saving: boolean;
  /** Rejects when it could not be saved; the form keeps what was written. */
  onSave: (moment: EmotionMoment) => Promise<void>;
}

type Problem = 'time' | 'future' | 'empty';

/** When it was, and at least one of: how it felt, what it had to do with, a few words. */
export function MomentForm({ moment, timeZone, saving, onSave }: MomentFormProps) {
  const { t } = useTranslation(['emotions', 'common']);
  const failureText = useFailureText('emotions');
  const [time, setTime] = useState(timeOf(moment.at, timeZone));
  const [{ level, tags }, setFelt] = useState({ level: moment.level, tags: moment.tags });
  const [note, setNote] = useState(moment.note ?? '');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

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
      <TextInput
        type="time"
        size="md"
        label={t('moments.time')}
        value={time}
        error={timeProblem && t(`moments.problem.${timeProblem}`)}
        onChange={(event) => setTime(event.currentTarget.value)}
        className={classes.time}
      />
      <div>
        <p className={classes.question} aria-hidden>
          {t('moments.level')}
        </p>
        <LevelPicker
          label={t('moments.level')}
          value={level}
          onPick={(picked) => setFelt({ level: picked, tags })}
        />
        {level === null ? null : (
          <Button variant="subtle" size="sm" onClick={() => setFelt({ level: null, tags })}>
            {t('moments.noLevel')}
          </Button>
        )}
      </div>
      <TagPicker tags={tags} onChange={(changed) => setFelt({ level, tags: changed })} />
      <Textarea
        size="md"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={MAX_NOTE_LENGTH}
        label={t('moments.note')}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
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
