import { Anchor } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { classNames, useFailureText } from '#packages/ui/index.ts';
import { messageQueue, type WaitingMessage } from '../local/waiting.ts';
import { messageSenderOf } from '../send-messages.ts';
import type { Chat } from '../use-chat.ts';
import { useChatWords } from '../use-words.ts';
import classes from './thread.module.css';

interface WaitingItemProps {
  readonly change: WaitingMessage;
  readonly chat: Chat;
}

/** A message that only this device has: on its way, waiting for a connection, or refused with the reason. */
export function WaitingItem({ change, chat }: WaitingItemProps) {
  const { userId, timeZone } = chat;
  const { t } = useChatWords(timeZone);
  const client = useQueryClient();
  const failureText = useFailureText('chat');
  const state = useSyncExternalStore(messageQueue.subscribe, () => stateOf(change));
  const isSending = state === 'sending';
  const isRefused = !isSending && state !== 'device';
  return (
    <li className={classNames(classes.item, classes.mine)}>
      <div className={classNames(classes.bubble, classes.waits)}>
        {change.text ? <p className={classes.text}>{change.text}</p> : null}
        {change.attachments.map(({ id, name }) => (
          <p key={id}>{name}</p>
        ))}
      </div>
      <p className={classes.small} role={isRefused ? 'alert' : undefined}>
        {isRefused
          ? failureText({ code: state })
          : t(isSending ? 'waiting.sending' : 'waiting.device')}
        {isSending ? null : (
          <>
            {' · '}
            <Anchor
              component="button"
              type="button"
              inherit
              onClick={() =>
                void messageQueue.flush(userId, messageSenderOf(client, userId), change.changeId)
              }
            >
              {t('waiting.again')}
            </Anchor>
            {' · '}
            <Anchor
              component="button"
              type="button"
              inherit
              onClick={() => messageQueue.remove(userId, change)}
            >
              {t('waiting.remove')}
            </Anchor>
          </>
        )}
      </p>
    </li>
  );
}

/** On its way, waiting on the device for a connection, or the code of why the server has not taken it. */
function stateOf(change: WaitingMessage): string {
  if (messageQueue.sendingId === change.changeId) return 'sending';
  const code = messageQueue.failureOf(change);
  if (code && code !== 'offline') return code;
  return messageQueue.isHeldUp(change) ? 'device' : 'sending';
}
