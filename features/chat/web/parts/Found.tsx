import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Note, useFailureText } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { linkTo } from '#packages/ui/screens/index.ts';
import { CHAT_PATH } from '../../contract/address.ts';
import { chatApi } from '../chat.client.ts';
import type { Chat } from '../use-chat.ts';
import { useChatWords } from '../use-words.ts';
import classes from './chat.module.css';

interface FoundProps {
  readonly words: string;
  readonly chat: Chat;
  readonly onCount: (count: number | null) => void;
}

/** Own messages with the words, newest first; each leads to its conversation. */
export function Found({ words, chat, onCount }: FoundProps) {
  const { conversations, timeZone } = chat;
  const { t, titleOf, previewOf, shortTimeOf } = useChatWords(timeZone);
  const failureText = useFailureText('chat');
  const query = useInfiniteQuery({
    // Kept in memory only, as all of the cache is.
    queryKey: ['chat', 'search', words],
    queryFn: ({ pageParam, signal }) =>
      chatApi.searchMessages(
        { body: { text: words, ...(pageParam ? { after: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    gcTime: 0,
  });
  const found = query.data?.pages.flatMap((page) => page.found);
  const count = found?.length ?? null;
  useEffect(() => onCount(count), [count, onCount]);
  if (!found) {
    return (
      <InPlace
        query={query}
        loading={t('search.loading')}
        title={t('search.failed')}
        text={failureText(query.error ?? { code: 'offline' })}
      />
    );
  }
  return (
    <div className={classes.rows}>
      {found.length === 0 ? <Note>{t('search.none')}</Note> : null}
      <ul aria-label={t('search.results')} className={classes.plain}>
        {found.map(({ conversationId, message }) => {
          const conversation = conversations.data?.find(({ id }) => id === conversationId);
          return (
            <li key={`${conversationId} ${message.id}`}>
              <Link
                {...linkTo(CHAT_PATH, { search: { conversation: conversationId } })}
                className={classes.row}
              >
                <span className={classes.words}>
                  <span className={classes.line}>
                    <b className={classes.cut}>{conversation ? titleOf(conversation) : ''}</b>
                    <span className={classes.time}>{shortTimeOf(message.writtenAt)}</span>
                  </span>
                  <span className={classes.preview}>{previewOf(message).slice(0, 200)}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      {query.hasNextPage ? (
        <Button
          variant="subtle"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('search.more')}
        </Button>
      ) : null}
    </div>
  );
}
