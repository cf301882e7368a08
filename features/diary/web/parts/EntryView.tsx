import { Button, Title } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Card, Note, Tag } from '#packages/ui/index.ts';
import { type Entry, FEW_WORDS } from '../../contract/diary.contract.ts';
import { useAnalyseEntry } from '../diary.api.ts';
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
import { VersionsSheet } from './VersionsSheet.tsx';

interface EntryViewProps {
  userId: string;
  entry: Entry;
  help: Help;
  timeZone: string;
  onAnswer: (question: string) => void;
  onDeleted: () => void;
  onRestored: (id: string) => void;
}

/** One entry: help first where there is a reason, the text with its marks, and what the program read. */
export function EntryView({
  userId,
  entry,
  help,
  timeZone,
  onAnswer,
  onDeleted,
  onRestored,
}: EntryViewProps) {
  const { t } = useTranslation('diary');
  const format = useFormat(timeZone);
  const edit = useEdit(userId, entry);
  const [versionsOpen, setVersionsOpen] = useState(false);
  const { copy, remove, dismiss, recount } = useEntryActions(entry, { onDeleted, onRestored });
  const plain = help.place === 'instead' || entry.reading === null;
  const date = format.dateTime(entry.createdAt);
  const heading = useRef<HTMLHeadingElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const editing = edit.current !== null;
  // What had the focus is gone now (the form, the list on mobile, the change, the help): it must not
  // be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a help card that goes takes the focus along
  useEffect(() => {
    if (editing || document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
  }, [editing, help.place]);
  return (
    <article className={classes.entry} aria-label={date}>
      <EntryHelp help={help} timeZone={timeZone} />
      <Card as="div">
        <header className={classes.head}>
          <div>
            <Title order={2} ref={heading} tabIndex={-1} className={classes.title}>
              {date}
            </Title>
            <p className={classes.meta}>
              {t('entry.words', { count: entry.words })}
              {entry.version > 1 ? ` · ${t('entry.edited')}` : null}{' '}
              {entry.words < FEW_WORDS ? <Tag>{t('entry.fewWords')}</Tag> : null}
            </p>
          </div>
          <EntryMenu
            buttonRef={menuButton}
            onEdit={() => edit.begin(entry.text)}
            onCopy={copy}
            onVersions={() => setVersionsOpen(true)}
            onDelete={remove}
            onHelp={help.bringBack}
          />
        </header>
        {edit.current === null ? (
          <>
            <EntryText
              text={entry.text}
              mentions={plain ? [] : (entry.reading?.mentions ?? [])}
              onDismiss={dismiss}
              onRecount={recount}
            />
            {plain || !entry.reading ? null : <Legend text={entry.text} reading={entry.reading} />}
          </>
        ) : (
          <EditEntry
            entry={entry}
            initial={edit.current}
            onChange={edit.keep}
            onDone={edit.end}
            onCancel={edit.end}
          />
        )}
      </Card>
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
  if (entry.status === 'saved') return <SavedOnly entry={entry} />;
  return (
    <>
      {entry.words < FEW_WORDS && !entry.feedback ? <Note>{t('entry.fewWordsText')}</Note> : null}
      <FeedbackCard entry={entry} onAnswer={onAnswer} />
    </>
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
