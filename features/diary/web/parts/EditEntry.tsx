import { Button, Title } from '@mantine/core';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '#packages/api/client/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Note } from '#packages/ui/index.ts';
import { type Entry, MAX_ENTRY_LENGTH, MAX_TITLE_LENGTH } from '../../contract/diary.contract.ts';
import { diaryApi, useEditEntry } from '../diary.api.ts';
import { problemWith } from '../local/draft.rules.ts';
import type { UnsavedEdit } from '../local/edit.store.ts';
import { CharacterCount } from './CharacterCount.tsx';
import classes from './EditEntry.module.css';
import pageClasses from './Page.module.css';

interface EditEntryProps {
  entry: Entry;
  /** The text to begin with, and the version it came from: a newer one on the server is a conflict. */
  initial: UnsavedEdit;
  /** Told at each letter, so that a closed page loses nothing. */
  onChange: (edit: UnsavedEdit) => void;
  /** Told once of a title that is another now. */
  onTitle: (title: string) => void;
  onDone: (entry: Entry) => void;
  onCancel: () => void;
}

/** Changing an entry. When it changed elsewhere meanwhile, both texts are shown and the person chooses. */
export function EditEntry(props: EditEntryProps) {
  const { entry, initial, onChange, onTitle, onDone, onCancel } = props;
  const { t } = useTranslation('diary');
  const format = useFormat();
  const [text, setText] = useState(initial.text);
  const [title, setTitle] = useState(initial.title ?? entry.title ?? '');
  const [asked, setAsked] = useState(false);
  const [stored, setStored] = useState<Entry | null>(null);
  const [lost, setLost] = useState(false);
  const edit = useEditEntry(entry.id);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  const wrongs = useId();
  const keep = (next: { text: string; title: string }) => {
    setText(next.text);
    setTitle(next.title);
    onChange({ ...next, version: stored?.version ?? initial.version });
  };
  const save = async (version: number) => {
    setAsked(true);
    setLost(false);
    if (problemWith({ text, title })) return;
    if (title.trim() !== (entry.title ?? '')) onTitle(title.trim());
    if (text === entry.text) return onDone(entry);
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

  const problem = problemWith({ text, title });
  const limits = (limit: number, length: number) => ({
    count: length - limit,
    limit: format.number(limit),
  });
  const titleWrong =
    problem === 'titleTooLong'
      ? t('head.titleTooLong', limits(MAX_TITLE_LENGTH, title.trim().length))
      : null;
  const empty = asked && problem === 'empty' ? t('form.empty') : null;
  const textWrong =
    problem === 'tooLong' ? t('form.tooLong', limits(MAX_ENTRY_LENGTH, text.length)) : empty;
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {stored ? <Conflict stored={stored} onKeep={() => onDone(stored)} /> : null}
      <input
        className={pageClasses.titleField}
        aria-label={t('head.title')}
        placeholder={t('head.titlePlaceholder')}
        dir="auto"
        autoComplete="off"
        value={title}
        aria-invalid={titleWrong !== null}
        aria-describedby={titleWrong ? wrongs : undefined}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          field.current?.focus();
        }}
        onChange={(event) => keep({ text, title: event.currentTarget.value })}
      />
      <textarea
        className={`${pageClasses.textField} ${classes.field}`}
        aria-label={t('edit.label')}
        dir="auto"
        value={text}
        aria-invalid={textWrong !== null}
        aria-describedby={textWrong ? wrongs : undefined}
        ref={field}
        onChange={(event) => keep({ title, text: event.currentTarget.value })}
      />
      {titleWrong || textWrong ? (
        <p className={pageClasses.wrong} id={wrongs} role="alert">
          {titleWrong ?? textWrong}
        </p>
      ) : null}
      <div className={classes.under}>
        <span>{stored ? t('edit.conflictNote') : t('edit.note')}</span>
        <CharacterCount length={text.length} />
      </div>
      {lost ? (
        <Note tone="sun" role="alert">
          {t('edit.failed')}
        </Note>
      ) : null}
      <div className={classes.actions}>
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
