import { ActionIcon, Anchor } from '@mantine/core';
import { IconMoon, IconPencil } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { Note, PageHeader, useFailureText } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { useRowInSight } from '#packages/ui/parts/list-place.ts';
import { SearchField } from '#packages/ui/parts/SearchField.tsx';
import { useChatSettings } from '../chat.api.ts';
import type { Chat } from '../use-chat.ts';
import { useChatWords } from '../use-words.ts';
import { ConversationRow } from './ConversationRow.tsx';
import classes from './chat.module.css';
import { Found } from './Found.tsx';
import { SupportRow } from './SupportRow.tsx';

/** All conversations, what was searched in their place, and the own hours below. */
export function ConversationList({ chat }: { readonly chat: Chat }) {
  const { conversations, timeZone, place, waiting, setSheet } = chat;
  const { t, momentOf } = useChatWords(timeZone);
  const failureText = useFailureText('chat');
  const settings = useChatSettings();
  const [search, setSearch] = useState('');
  const [count, setCount] = useState<number | null>(null);
  const words = useDeferredValue(search.trim());
  const quietUntil = settings.data?.quietUntil;
  const rows = conversations.data;
  const list = useRowInSight<HTMLUListElement>(place.id, rows !== undefined);
  return (
    <div className={classes.side}>
      <PageHeader
        title={t('title')}
        actions={
          <ActionIcon
            variant="filled"
            color="folha"
            size={44}
            aria-label={t('new.title')}
            onClick={() => setSheet('new')}
          >
            <IconPencil size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        }
      />
      <SearchField
        label={t('search.label')}
        clearLabel={t('search.clear')}
        value={search}
        onChange={setSearch}
        found={words.length < 2 || count === null ? '' : t('search.found', { count })}
      />
      {words.length >= 2 ? (
        <Found words={words} chat={chat} onCount={setCount} />
      ) : rows ? (
        <ul ref={list} className={classes.rows} aria-label={t('list')} data-own-scroll>
          {rows.map((conversation) => (
            <li key={conversation.id}>
              <ConversationRow
                conversation={conversation}
                userId={chat.userId}
                timeZone={timeZone}
                isFree={chat.isFree}
                current={conversation.id === place.id}
                waiting={waiting.findLast(
                  ({ conversationId }) => conversationId === conversation.id,
                )}
              />
            </li>
          ))}
          <li>
            <SupportRow timeZone={timeZone} />
          </li>
        </ul>
      ) : (
        <InPlace
          query={conversations}
          loading={t('loading')}
          title={t('failed')}
          text={failureText(conversations.error ?? { code: 'offline' })}
        />
      )}
      {settings.data ? (
        <Note icon={<IconMoon size={20} stroke={1.75} aria-hidden />}>
          {quietUntil ? t('quiet.mine', { when: momentOf(quietUntil) }) : t('quiet.none')}{' '}
          <Anchor component="button" type="button" onClick={() => setSheet('settings')}>
            {t('quiet.change')}
          </Anchor>
        </Note>
      ) : null}
    </div>
  );
}
