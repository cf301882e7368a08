import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Avatar, Note, Sheet, SheetFooter, showToast, useFailureText } from '#packages/ui/index.ts';
import {
  type ChatPerson,
  type Conversation,
  MAX_GROUP_NAME,
} from '../../contract/chat.contract.ts';
import type { Chat } from '../use-chat.ts';
import { useChatWords } from '../use-words.ts';
import { PeoplePicker } from './PeoplePicker.tsx';
import classes from './sheets.module.css';

interface GroupSheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly conversation: Conversation;
  readonly chat: Chat;
}

/** Who is in a group, its name, and taking colleagues in. */
export function GroupSheet({ opened, onClose, conversation, chat }: GroupSheetProps) {
  const { t } = useChatWords(chat.timeZone);
  return (
    <Sheet opened={opened} onClose={onClose} title={t('group.details')}>
      <GroupForm
        key={`${conversation.id} ${opened}`}
        conversation={conversation}
        chat={chat}
        onClose={onClose}
      />
    </Sheet>
  );
}

function GroupForm({ conversation, chat, onClose }: Omit<GroupSheetProps, 'opened'>) {
  const { timeZone, changes } = chat;
  const { id, people, gone, closed } = conversation;
  const { t, nameOf } = useChatWords(timeZone);
  const failureText = useFailureText('chat');
  const [name, setName] = useState(conversation.name ?? '');
  const [chosen, setChosen] = useState<readonly ChatPerson[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const { rename, addMembers } = changes;
  const save = async () => {
    if (name.trim() === '') return setProblem(t('new.nameMissing'));
    setProblem(null);
    try {
      if (name.trim() !== conversation.name) await rename.mutateAsync({ id, name: name.trim() });
      const memberIds = chosen.map((person) => person.id);
      if (memberIds.length > 0) await addMembers.mutateAsync({ id, memberIds });
      onClose();
      showToast({ text: t('group.saved') });
    } catch (error) {
      setProblem(failureText(error));
    }
  };
  return (
    <form
      className={classes.stack}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextInput
        label={t('new.name')}
        value={name}
        maxLength={MAX_GROUP_NAME}
        disabled={closed !== null}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <section aria-label={t('group.members')}>
        <h3 className={classes.heading}>{t('group.members')}</h3>
        <ul className={classes.people}>
          <li className={classes.person}>{t('group.you')}</li>
          {people.map((person) => (
            <li key={person.id} className={classes.person}>
              <Avatar id={person.id} size={36} />
              {nameOf(person)}
            </li>
          ))}
          {gone > 0 ? <li className={classes.person}>{t('group.gone', { count: gone })}</li> : null}
        </ul>
      </section>
      {closed ? null : (
        <section aria-label={t('group.add')}>
          <h3 className={classes.heading}>{t('group.add')}</h3>
          <p className={classes.hint}>{t('group.addHint')}</p>
          <PeoplePicker
            timeZone={timeZone}
            chosen={chosen}
            onChange={setChosen}
            without={people.map((person) => person.id)}
          />
        </section>
      )}
      {problem ? (
        <Note tone="sun" role="alert">
          {problem}
        </Note>
      ) : null}
      {closed ? null : (
        <SheetFooter>
          <Button type="submit" loading={rename.isPending || addMembers.isPending}>
            {t('common:action.save')}
          </Button>
        </SheetFooter>
      )}
    </form>
  );
}
