import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Note, Sheet, SheetFooter, useFailureText } from '#packages/ui/index.ts';
import { type ChatPerson, MAX_GROUP_NAME } from '../../contract/chat.contract.ts';
import type { Chat } from '../use-chat.ts';
import { useChatWords } from '../use-words.ts';
import { PeoplePicker } from './PeoplePicker.tsx';
import classes from './sheets.module.css';

interface NewSheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly chat: Chat;
}

/** Begins a conversation: with one colleague, or a group with a name as soon as there are two. */
export function NewSheet({ opened, onClose, chat }: NewSheetProps) {
  const { t } = useChatWords(chat.timeZone);
  return (
    <Sheet opened={opened} onClose={onClose} title={t('new.title')}>
      <NewForm key={String(opened)} chat={chat} onClose={onClose} />
    </Sheet>
  );
}

function NewForm({ chat, onClose }: Omit<NewSheetProps, 'opened'>) {
  const { timeZone, changes, place, setSheet } = chat;
  const { t } = useChatWords(timeZone);
  const failureText = useFailureText('chat');
  const [chosen, setChosen] = useState<readonly ChatPerson[]>([]);
  const [name, setName] = useState('');
  const [id] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState<string | null>(null);
  const [only] = chosen;
  const isGroup = chosen.length > 1;
  const { startDirect, createGroup } = changes;
  const begin = async () => {
    if (!only) return setProblem(t('new.choose'));
    if (isGroup && name.trim() === '') return setProblem(t('new.nameMissing'));
    setProblem(null);
    try {
      const memberIds = chosen.map((person) => person.id);
      const made = isGroup
        ? await createGroup.mutateAsync({ id, name: name.trim(), memberIds })
        : await startDirect.mutateAsync(only.id);
      onClose();
      place.open(made.id);
    } catch (error) {
      setProblem(failureText(error));
    }
  };
  return (
    <form
      className={classes.stack}
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <PeoplePicker timeZone={timeZone} chosen={chosen} onChange={setChosen} />
      {isGroup ? (
        <TextInput
          label={t('new.name')}
          value={name}
          maxLength={MAX_GROUP_NAME}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      ) : null}
      <Note>
        {t('new.privacy')}{' '}
        <button type="button" className={classes.link} onClick={() => setSheet('settings')}>
          {t('new.settings')}
        </button>
      </Note>
      {problem ? (
        <Note tone="sun" role="alert">
          {problem}
        </Note>
      ) : null}
      <SheetFooter>
        <Button type="submit" loading={startDirect.isPending || createGroup.isPending}>
          {t(isGroup ? 'new.beginGroup' : 'new.begin')}
        </Button>
      </SheetFooter>
    </form>
  );
}
