import { ActionIcon, Button, Title } from '@mantine/core';
import { IconPencil, IconPin, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WordsHelp } from '#features/crisis/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Note, Sheet, showToast, useUnfinished } from '#packages/ui/index.ts';
import type { BurnoutOverview, TrendNote } from '../../contract/burnout.contract.ts';
import { useDeleteNote, useNotes, usePutNote } from '../burnout.api.ts';
import { pinsOf } from '../rules/trend-chart.rules.ts';
import { type NoteDraft, NoteForm } from './NoteForm.tsx';
import classes from './Notes.module.css';

/** What the person pinned to days of the shown trend: add, change, take away, and undo of that. */
export function Notes({ overview }: { overview: BurnoutOverview }) {
  const { t } = useTranslation('burnout');
  const format = useFormat();
  const { data, isError } = useNotes();
  const put = usePutNote();
  const remove = useDeleteNote();
  const [edited, setEdited] = useState<TrendNote | null>(null);
  const [opened, setOpened] = useState(false);
  const [openings, setOpenings] = useState(0);
  /** What was pinned on this page: its form has closed. */
  const [written, setWritten] = useState<string | null>(null);
  const unfinished = useUnfinished<NoteDraft>();
  const about = edited?.id ?? 'new';
  const [failed, setFailed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const pins = pinsOf(overview.trend, data?.notes ?? []);
  const notes = pins.flatMap(({ id, number }) => {
    const note = data?.notes.find((one) => one.id === id);
    return note ? [{ note, number }] : [];
  });

  const open = (note: TrendNote | null) => {
    setEdited(note);
    setOpened(true);
    // Each opening begins with fields of its own.
    setOpenings((count) => count + 1);
  };
  const close = () => {
    setOpened(false);
    unfinished.tellClosed(about, () => open(edited));
  };
  const attempt = (work: Promise<unknown>, done?: () => void) => {
    setFailed(false);
    void work.then(done, () => setFailed(true));
  };
  const takeAway = (note: TrendNote) =>
    attempt(remove.mutateAsync(note.id), () => {
      // The row with the focus goes: the list is the place nearest to it.
      heading.current?.focus();
      showToast({
        text: t('notes.deleted', { text: note.text }),
        action: { label: t('notes.undo'), run: () => attempt(put.mutateAsync(note)) },
      });
    });

  return (
    <section className={classes.notes} aria-labelledby="notes-title">
      <Title order={3} id="notes-title" tabIndex={-1} ref={heading}>
        {t('notes.title')}
      </Title>
      <WordsHelp text={written} />
      <p className={classes.lead}>{t(notes.length === 0 ? 'notes.none' : 'notes.hint')}</p>
      {isError && !data ? <Note tone="sun">{t('notes.loadFailed')}</Note> : null}
      <ul className={classes.list}>
        {notes.map(({ note, number }) => (
          <li key={note.id}>
            <b aria-hidden className={classes.number}>
              {format.number(number)}
            </b>
            <p>
              <strong>{note.text}</strong>
              <Days note={note} />
            </p>
            <ActionIcon
              variant="subtle"
              size={44}
              aria-label={t('notes.editOf', { text: note.text })}
              onClick={() => open(note)}
            >
              <IconPencil size={20} stroke={1.75} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              size={44}
              aria-label={t('notes.deleteOf', { text: note.text })}
              loading={remove.isPending && remove.variables === note.id}
              onClick={() => takeAway(note)}
            >
              <IconTrash size={20} stroke={1.75} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {failed ? (
        <Note tone="sun" role="alert">
          {t('notes.failed')}
        </Note>
      ) : null}
      <Button
        variant="subtle"
        px={12}
        leftSection={<IconPin size={20} stroke={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => open(null)}
      >
        {t('notes.add')}
      </Button>
      <Sheet opened={opened} onClose={close} title={t(edited ? 'notes.edit' : 'notes.add')}>
        <NoteForm
          key={openings}
          overview={overview}
          note={edited}
          begun={unfinished.of(about)}
          onWrite={(draft, untouched) => unfinished.write(about, draft, untouched)}
          onDiscard={() => {
            unfinished.forget(about);
            open(edited);
          }}
          onSave={(note) =>
            put.mutateAsync(note).then(() => {
              unfinished.forget(about);
              setWritten(note.text);
              setOpened(false);
            })
          }
        />
      </Sheet>
    </section>
  );
}

function Days({ note: { from, to } }: { note: TrendNote }) {
  const { t } = useTranslation('burnout');
  const format = useFormat();
  return (
    <span>
      {from === to
        ? format.day(from)
        : t('notes.days', { from: format.day(from), to: format.day(to) })}
    </span>
  );
}
