import { Anchor, Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Conversation } from '../../contract/chat.contract.ts';
import type { Message } from '../../contract/messages.ts';
import { useOlder } from '../chat.api.ts';
import { chatApi, chatKeys } from '../chat.client.ts';
import { dayIn, lastSeqOf, type Thread } from '../thread.rules.ts';
import type { Chat } from '../use-chat.ts';
import { useChatWords } from '../use-words.ts';
import { MessageItem } from './MessageItem.tsx';
import classes from './thread.module.css';
import { WaitingItem } from './WaitingItem.tsx';

/** Room left above what is scrolled to, in pixels. */
const EDGE = 8;

interface MessagesProps {
  readonly conversation: Conversation;
  readonly thread: Thread;
  readonly chat: Chat;
  readonly onEdit: (message: Message) => void;
  readonly onReport: (message: Message) => void;
}

/** What was said, by days, with what is new, what waits for the other’s hours and what waits on this device. */
export function Messages({ conversation, thread, chat, onEdit, onReport }: MessagesProps) {
  const { userId, timeZone, waiting } = chat;
  const { t, dayOf } = useChatWords(timeZone);
  const { id, readSeq } = conversation;
  const older = useOlder(id);
  const list = useRef<HTMLElement>(null);
  // Where the person had read up to when they came: the line stays there while they are here.
  const [start] = useState(readSeq);
  const last = lastSeqOf(thread);
  const own = waiting.filter(({ conversationId }) => conversationId === id);
  const end = `${last} ${thread.held.length} ${own.length}`;
  useReading(conversation, last);
  useLayoutEffect(() => {
    const element = list.current;
    const item = element?.querySelector('ol')?.lastElementChild;
    // What is longer than the room, such as help, is read from its beginning.
    const top = item instanceof HTMLElement ? item.offsetTop - EDGE : 0;
    if (element && end) element.scrollTop = Math.min(element.scrollHeight, top);
  }, [end]);
  const fresh = thread.messages.filter(
    ({ seq, authorId, answer }) => (seq ?? 0) > start && authorId !== userId && !answer,
  );
  const [firstFresh] = fresh;
  let day = '';
  const dayBefore = (instant: string) => {
    const own = dayIn(timeZone, instant);
    if (own === day) return null;
    day = own;
    return (
      <li className={classes.day}>
        <span>{dayOf(own)}</span>
      </li>
    );
  };
  const item = (message: Message) => (
    <MessageItem
      message={message}
      conversation={conversation}
      chat={chat}
      onEdit={() => onEdit(message)}
      onReport={() => onReport(message)}
    />
  );
  const isEmpty = thread.messages.length + thread.held.length + own.length === 0;
  return (
    <section
      ref={list}
      className={classes.messages}
      aria-label={t('thread.label')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
    >
      {thread.more ? (
        <Button
          variant="subtle"
          loading={older.isPending}
          onClick={() => older.mutate()}
          className={classes.older}
        >
          {t('thread.older')}
        </Button>
      ) : null}
      {isEmpty ? (
        <div className={classes.empty}>
          <p>{t(conversation.kind === 'assistant' ? 'assistant.empty' : 'thread.empty')}</p>
          {conversation.kind === 'assistant' && chat.isFree ? (
            <p>
              {t('assistant.ofPlan')}{' '}
              <Anchor component={Link} to="/payment">
                {t('answer.plan.link')}
              </Anchor>
            </p>
          ) : null}
        </div>
      ) : null}
      <ol className={classes.list} aria-live="polite" aria-relevant="additions">
        {thread.messages.map((message) => (
          <Fragment key={message.id}>
            {dayBefore(message.writtenAt)}
            {message.id === firstFresh?.id ? (
              <li className={classes.fresh}>
                <span>{t('thread.fresh', { count: fresh.length })}</span>
              </li>
            ) : null}
            {item(message)}
          </Fragment>
        ))}
        {thread.held.map((message) => (
          <Fragment key={message.id}>
            {dayBefore(message.writtenAt)}
            {item(message)}
          </Fragment>
        ))}
        {own.map((change) => (
          <WaitingItem key={change.changeId} change={change} chat={chat} />
        ))}
      </ol>
    </section>
  );
}

/** Marks as read what is on the screen of who looks at it. */
function useReading({ id, readSeq }: Conversation, last: number): void {
  const client = useQueryClient();
  useEffect(() => {
    if (last <= readSeq) return undefined;
    const read = () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return;
      chatApi
        .readConversation({ params: { id }, body: { seq: last } })
        .then(() => client.invalidateQueries({ queryKey: chatKeys.list }))
        .catch(() => undefined);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [client, id, last, readSeq]);
}
