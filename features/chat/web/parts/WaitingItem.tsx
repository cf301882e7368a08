import { Anchor, CopyButton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames, useFailureText } from '#packages/ui/index.ts';
import { NOW_NOT_ALLOWED } from '../../contract/chat.contract.ts';
import { messageQueue, type WaitingMessage } from '../local/waiting.ts';
import { messageSenderOf } from '../send-messages.ts';
import type { Chat } from '../use-chat.ts';
import { useChatWords } from '../use-words.ts';
import classes from './thread.module.css';

interface WaitingItemProps {
  readonly change: WaitingMessage;
  readonly chat: Chat;
}

/** A message that only this device has: on its way, waiting for a connection, or refused, with why and what to do. */
export function WaitingItem({ change, chat }: WaitingItemProps) {
  const { userId, timeZone } = chat;
  const { t } = useChatWords(timeZone);
  const client = useQueryClient();
  const failureText = useFailureText('chat');
  const state = useSyncExternalStore(messageQueue.subscribe, () => stateOf(change));
  const isSending = state === 'sending';
  const hasFailed = !isSending && state !== 'device';
  const isRefused = hasFailed && messageQueue.isRefused(change);
  const advice = t(state === NOW_NOT_ALLOWED ? 'waiting.withoutNow' : 'waiting.refused');
  return (
    <li className={classNames(classes.item, classes.mine)}>
      <div className={classNames(classes.bubble, classes.waits)}>
        {change.text ? <p className={classes.text}>{change.text}</p> : null}
        {change.attachments.map(({ id, name }) => (
          <p key={id}>{name}</p>
        ))}
      </div>
      <p className={classes.small} role={hasFailed ? 'alert' : undefined}>
        {hasFailed
          ? [failureText({ code: state }), ...(isRefused ? [advice] : [])].join(' ')
          : t(isSending ? 'waiting.sending' : 'waiting.device')}
        {isSending ? null : (
          <>
            {isRefused ? (
              <CopyText text={change.text} />
            ) : (
              <>
                {' · '}
                <Anchor
                  component="button"
                  type="button"
                  inherit
                  onClick={() =>
                    void messageQueue.flush(
                      userId,
                      messageSenderOf(client, userId),
                      change.changeId,
                    )
                  }
                >
                  {t('waiting.again')}
                </Anchor>
              </>
            )}
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

/** Files alone have nothing to copy. */
function CopyText({ text }: { readonly text: string }) {
  const { t } = useTranslation('chat');
  if (!text) return null;
  return (
    <>
      {' · '}
      <CopyButton value={text}>
        {({ copied, copy }) => (
          <Anchor component="button" type="button" inherit onClick={copy}>
            {t(copied ? 'waiting.copied' : 'waiting.copy')}
          </Anchor>
        )}
      </CopyButton>
    </>
  );
}

/** On its way, waiting on the device for a connection, or the code of why the server has not taken it. */
function stateOf(change: WaitingMessage): string {
  if (messageQueue.sendingId === change.changeId) return 'sending';
  const code = messageQueue.failureOf(change);
  if (code && code !== 'offline') return code;
  return messageQueue.isHeldUp(change) ? 'device' : 'sending';
}
