import { Anchor, Button, Title, VisuallyHidden } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DIRECTORY_URL } from '#features/crisis/contract/contacts.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { dayOf } from '#packages/kernel/day.ts';
import { Card, Note, Tag } from '#packages/ui/index.ts';
import { type Entry, FEW_WORDS } from '../../contract/diary.contract.ts';
import { useAnalyseEntry } from '../diary.api.ts';
import type { Head } from '../local/head.ts';
import type { Days } from '../use-days.ts';
import { useEdit } from '../use-edit.ts';
import { useEntryActions } from '../use-entry-actions.ts';
import type { Help } from '../use-help.ts';
import { EditEntry } from './EditEntry.tsx';
import { EntryHelp } from './EntryHelp.tsx';
import { EntryMenu } from './EntryMenu.tsx';
import { EntryText } from './EntryText.tsx';
import classes from './EntryView.module.css';
import { FeedbackCard } from './FeedbackCard.tsx';
import { Legend } from './Legend.tsx';
import pageClasses from './Page.module.css';
import { PageHead } from './PageHead.tsx';
import { Photos } from './Photos.tsx';
import { VersionsSheet } from './VersionsSheet.tsx';

interface EntryViewProps {
  userId: string;
  entry: Entry;
  help: Help;
  days: Days;
  timeZone: string;
  onHead: (head: Head) => void;
  onAnswer: (question: string) => void;
  onDeleted: () => void;
  onRestored: (id: string) => void;
}

/** One entry: help first where there is a reason, the text with its marks, and what the program read. */
export function EntryView({
  userId,
  entry,
  help,
  days,
  timeZone,
  onHead,
  onAnswer,
  onDeleted,
  onRestored,
}: EntryViewProps) {
  const format = useFormat(timeZone);
  const edit = useEdit(userId, entry);
  const [versionsOpen, setVersionsOpen] = useState(false);
  const { copy, remove, dismiss, recount } = useEntryActions(entry, { onDeleted, onRestored });
  const plain = help.place === 'instead' || entry.reading === null;
  const day = format.day(entry.day, 'weekday');
  const heading = useRef<HTMLHeadingElement>(null);
  const helpHeading = useRef<HTMLHeadingElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const editing = edit.current !== null;
  // What had the focus is gone now (the form, the list on mobile, the change, the help): it must not
  // be lost, and goes to help first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a help card that goes takes the focus along
  useEffect(() => {
    if (editing || document.activeElement !== document.body) return;
    const first = help.folded === 'old' ? null : helpHeading.current;
    (first ?? heading.current)?.focus({ preventScroll: true });
  }, [editing, help.place]);
  return (
    <article
      className={`${pageClasses.page} ${pageClasses.column}`}
      data-page="reading"
      aria-label={entry.title ? `${day}, ${entry.title}` : day}
    >
      <EntryHelp help={help} timeZone={timeZone} headingRef={helpHeading} />
      <div data-keep-clear={help.place !== 'none' || undefined}>
        <PageHead
          day={entry.day}
          days={days}
          favourite={entry.favourite}
          onChange={onHead}
          menu={
            <EntryMenu
              buttonRef={menuButton}
              onEdit={() => edit.begin(entry.text)}
              onCopy={copy}
              onVersions={() => setVersionsOpen(true)}
              onDelete={remove}
              onHelp={help.bringBack}
            />
          }
        >
          <Written entry={entry} timeZone={timeZone} />
        </PageHead>
        <Title
          order={2}
          ref={heading}
          tabIndex={-1}
          className={entry.title && !editing ? pageClasses.title : classes.untitled}
          dir="auto"
        >
          {entry.title && !editing ? entry.title : <VisuallyHidden>{day}</VisuallyHidden>}
        </Title>
        {edit.current === null ? (
          <>
            <EntryText
              text={entry.text}
              mentions={plain ? [] : (entry.reading?.mentions ?? [])}
              onDismiss={dismiss}
              onRecount={recount}
            />
            {plain || !entry.reading ? null : <Legend text={entry.text} reading={entry.reading} />}
            <Photos entryId={entry.id} />
          </>
        ) : (
          <EditEntry
            entry={entry}
            initial={edit.current}
            onChange={edit.keep}
            onTitle={(title) => onHead({ title })}
            onDone={edit.end}
            onCancel={edit.end}
          />
        )}
      </div>
      {edit.current === null ? <Reading entry={entry} help={help} onAnswer={onAnswer} /> : null}
      <VersionsSheet
        entryId={entry.id}
        opened={versionsOpen}
        timeZone={timeZone}
        onClose={() => {
          setVersionsOpen(false);
          // The menu's line that opened the sheet is gone.
          menuButton.current?.focus({ preventScroll: true });
        }}
        onUse={(text) => {
          setVersionsOpen(false);
          edit.begin(text);
        }}
      />
    </article>
  );
}

/** When it was written, and how much. */
function Written({ entry, timeZone }: Pick<EntryViewProps, 'entry' | 'timeZone'>) {
  const { t } = useTranslation('diary');
  const format = useFormat(timeZone);
  const { createdAt, day, words, version } = entry;
  const isSameDay = dayOf(new Date(createdAt), timeZone) === day;
  const when = isSameDay
    ? format.time(createdAt)
    : t('head.writtenOn', { date: format.dateTime(createdAt, 'day') });
  const parts = [when, t('entry.words', { count: words })];
  if (version > 1) parts.push(t('entry.edited'));
  return (
    <>
      <span>{parts.join(' · ')}</span>
      {words < FEW_WORDS ? <Tag>{t('entry.fewWords')}</Tag> : null}
    </>
  );
}

/** What follows the text, by the state of its analysis; nothing where help takes its place. */
function Reading({ entry, help, onAnswer }: Pick<EntryViewProps, 'entry' | 'help' | 'onAnswer'>) {
  const { t } = useTranslation('diary');
  if (help.place === 'instead') return null;
  if (entry.status === 'processing') {
    return (
      <Card as="div" role="status" className={classes.state}>
        <IconClock size={22} stroke={1.75} aria-hidden />
        <p>
          <strong>{t('entry.processingTitle')}</strong> {t('entry.processingText')}
        </p>
      </Card>
    );
  }
  if (entry.unreadLanguage) return <Unread />;
  if (entry.status === 'saved') return <SavedOnly entry={entry} />;
  return (
    <>
      {entry.words < FEW_WORDS && !entry.feedback ? <Note>{t('entry.fewWordsText')}</Note> : null}
      <FeedbackCard entry={entry} onAnswer={onAnswer} />
    </>
  );
}

/** A text whose language is not read here: nothing is said of it, and help is where it always is. */
function Unread() {
  const { t } = useTranslation(['diary', 'crisis']);
  return (
    <Card as="div">
      <p className={classes.savedText}>
        <strong>{t('entry.unreadTitle')}</strong> {t('entry.unreadText')}
      </p>
      <p>
        <Anchor inherit href={DIRECTORY_URL} rel="noreferrer">
          {t('crisis:call.directory')}
        </Anchor>
      </p>
    </Card>
  );
}

function SavedOnly({ entry }: { entry: Entry }) {
  const { t } = useTranslation('diary');
  const analyse = useAnalyseEntry();
  return (
    <Card as="div">
      <p className={classes.savedText}>
        <strong>{t('entry.savedTitle')}</strong> {t('entry.savedText')}
      </p>
      <Button variant="light" loading={analyse.isPending} onClick={() => analyse.mutate(entry.id)}>
        {t('entry.analyse')}
      </Button>
      {analyse.isError ? <p role="alert">{t('entry.analyseFailed')}</p> : null}
    </Card>
  );
}
