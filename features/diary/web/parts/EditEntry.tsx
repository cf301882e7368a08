import { Button, Textarea, Title } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '#packages/api/client/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Note } from '#packages/ui/index.ts';
import { type Entry, MAX_ENTRY_LENGTH } from '../../contract/diary.contract.ts';
import { diaryApi, useEditEntry } from '../diary.api.ts';
import { problemWith } from '../diary.save.ts';
import type { UnsavedEdit } from '../local/edit.store.ts';
import { CharacterCount } from './CharacterCount.tsx';
import classes from './EditEntry.module.css';
import formClasses from './EntryForm.module.css';

interface EditEntryProps {
  entry: Entry;
  /** The text to begin with, and the version it came from: a newer one on the server is a conflict. */
  initial: UnsavedEdit;
  /** Told at each letter, so that a closed page loses nothing. */
  onChange: (edit: UnsavedEdit) => void;
  onDone: (entry: Entry) => void;
  onCancel: () => void;
}

/** Changing an entry. When it changed elsewhere meanwhile, both texts are shown and the person chooses. */
export function EditEntry({ entry, initial, onChange, onDone, onCancel }: EditEntryProps) {
  const { t } = useTranslation('diary');
  const format = useFormat();
  const [text, setText] = useState(initial.text);
  const [asked, setAsked] = useState(false);
  const [stored, setStored] = useState<Entry | null>(null);
  const [lost, setLost] = useState(false);
  const edit = useEditEntry(entry.id);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  const type = (next: string) => {
    setText(next);
    onChange({ text: next, version: stored?.version ?? initial.version });
  };
  const save = async (version: number) => {
    setAsked(true);
    setLost(false);
    if (problemWith(text)) return;
    try {
      onDone(await edit.mutateAsync({ text, version }));
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== 'conflict') return setLost(true);
      await diaryApi.getEntry({ params: { id: entry.id } }).then(setStored, () => setLost(true));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(stored?.version ?? initial.version);
  };

  const problem = asked ? problemWith(text) : null;
  const over = Math.max(0, text.length - MAX_ENTRY_LENGTH);
  const wrong =
    over > 0
      ? t('form.tooLong', { count: over, limit: format.number(MAX_ENTRY_LENGTH) })
      : problem === 'empty'
        ? t('form.empty')
        : null;
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {stored ? <Conflict stored={stored} onKeep={() => onDone(stored)} /> : null}
      <Textarea
        label={t('edit.label')}
        labelProps={{ className: formClasses.label }}
        classNames={{ input: formClasses.input }}
        dir="auto"
        value={text}
        minRows={6}
        maxRows={24}
        error={wrong}
        ref={field}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <div className={formClasses.under}>
        <span>{stored ? t('edit.conflictNote') : t('edit.note')}</span>
        <CharacterCount length={text.length} />
      </div>
      {lost ? (
        <Note tone="sun" role="alert">
          {t('edit.failed')}
        </Note>
      ) : null}
      <div className={formClasses.actions}>
        <Button type="submit" loading={edit.isPending}>
          {stored ? t('edit.keepMine') : t('edit.save')}
        </Button>
        <Button variant="subtle" disabled={edit.isPending} onClick={onCancel}>
          {t('edit.cancel')}
        </Button>
      </div>
    </form>
  );
}

function Conflict({ stored, onKeep }: { stored: Entry; onKeep: () => void }) {
  const { t } = useTranslation('diary');
  return (
    <section className={classes.conflict} role="alert" aria-labelledby="conflict-title">
      <Title order={3} id="conflict-title">
        {t('edit.conflictTitle')}
      </Title>
      <p>{t('edit.conflictText')}</p>
      <p className={classes.caption}>{t('edit.stored')}</p>
      <blockquote className={classes.stored} dir="auto">
        {stored.text}
      </blockquote>
      <Button variant="light" onClick={onKeep}>
        {t('edit.keepStored')}
      </Button>
    </section>
  );
}
