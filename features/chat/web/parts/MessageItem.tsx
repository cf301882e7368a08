import { ActionIcon, Anchor, Menu } from '@mantine/core';
import {
  IconClock,
  IconDots,
  IconFlag,
  IconPencil,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { Fragment } from 'react';
import { classNames, showToast, useFailureText } from '#packages/ui/index.ts';
import type { Conversation } from '../../contract/chat.contract.ts';
import type { Message } from '../../contract/messages.ts';
import type { Chat } from '../use-chat.ts';
import { useChatWords } from '../use-words.ts';
import { AnswerText } from './AnswerText.tsx';
import { FileOfMessage } from './FileOfMessage.tsx';
import classes from './thread.module.css';

interface MessageItemProps {
  readonly message: Message;
  readonly conversation: Conversation;
  readonly chat: Chat;
  readonly onEdit: () => void;
  readonly onReport: () => void;
}

/** One message: who, what and when, whether it was read, and what can be done with it. */
export function MessageItem({ message, conversation, chat, onEdit, onReport }: MessageItemProps) {
  const { userId, timeZone, changes } = chat;
  const { t, format, nameOf, firstName, momentOf } = useChatWords(timeZone);
  const failureText = useFailureText('chat');
  const { id, seq, authorId, text, answer, attachments, writtenAt, deliverAt, deleted } = message;
  const mine = authorId === userId;
  const author = conversation.people.find((one) => one.id === authorId);
  const failed = (error: unknown) => showToast({ kind: 'failed', text: failureText(error) });
  const place = { id: conversation.id, messageId: id };
  const waits = seq === null;
  const name = () => {
    if (conversation.kind !== 'group' || mine || answer) return null;
    return author ? firstName(nameOf(author)) : t('somebody');
  };
  const readers = conversation.people.filter(
    ({ readSeq }) => seq !== null && (readSeq ?? 0) >= seq,
  );
  const facts = [
    format.time(writtenAt),
    message.editedAt && !deleted ? t('message.edited') : null,
    mine && readers.length > 0 && conversation.kind === 'group'
      ? t('message.seen', { count: readers.length })
      : null,
    mine && readers.length > 0 && conversation.kind === 'direct' ? t('message.read') : null,
  ].filter(Boolean);
  const canEdit = mine && !deleted && !conversation.closed && conversation.kind !== 'assistant';
  // Who wrote and then left the group, too.
  const canReport = !mine && !answer && !deleted && authorId !== null;
  return (
    <li className={classNames(classes.item, mine && classes.mine)}>
      {name() ? (
        <p className={classes.small}>
          <b>{name()}</b> · {facts.join(' · ')}
        </p>
      ) : null}
      <div className={classes.withMenu}>
        <div
          className={classNames(
            classes.bubble,
            answer !== null && classes.answer,
            waits && classes.waits,
            deleted && classes.deleted,
          )}
        >
          {deleted ? <p>{t('message.deleted')}</p> : null}
          {!deleted && answer ? <AnswerText answer={answer} text={text ?? ''} /> : null}
          {!deleted && !answer && text ? <Words text={text} /> : null}
          {!deleted && text === null && attachments.length === 0 ? (
            <p>{t('message.damaged')}</p>
          ) : null}
          {attachments.map((file) => (
            <FileOfMessage key={file.id} conversationId={conversation.id} file={file} />
          ))}
        </div>
        {(mine && !deleted) || canReport ? (
          <Menu position="bottom-end" width={220} returnFocus styles={{ item: { minHeight: 44 } }}>
            <Menu.Target>
              <ActionIcon
                variant="subtle"
                size={44}
                className={classes.dots}
                aria-label={t('message.more')}
              >
                <IconDots size={20} stroke={1.75} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {canEdit ? (
                <Menu.Item leftSection={<IconPencil size={20} stroke={1.75} />} onClick={onEdit}>
                  {t('message.edit')}
                </Menu.Item>
              ) : null}
              {canEdit && waits && conversation.allowsNow ? (
                <Menu.Item
                  leftSection={<IconSend size={20} stroke={1.75} />}
                  onClick={() => changes.edit.mutate({ ...place, now: true }, { onError: failed })}
                >
                  {t('message.now')}
                </Menu.Item>
              ) : null}
              {mine ? (
                <Menu.Item
                  leftSection={<IconTrash size={20} stroke={1.75} />}
                  onClick={() => changes.remove.mutate(place, { onError: failed })}
                >
                  {t('message.delete')}
                </Menu.Item>
              ) : null}
              {canReport ? (
                <Menu.Item leftSection={<IconFlag size={20} stroke={1.75} />} onClick={onReport}>
                  {t('message.report')}
                </Menu.Item>
              ) : null}
            </Menu.Dropdown>
          </Menu>
        ) : null}
      </div>
      {waits ? (
        <p className={classes.held}>
          <IconClock size={16} stroke={1.75} aria-hidden />
          {deliverAt ? t('message.will', { when: momentOf(deliverAt) }) : t('message.never')}
        </p>
      ) : name() ? null : (
        <p className={classes.small}>{facts.join(' · ')}</p>
      )}
      {answer && answer.found.length > 0 ? (
        <details className={classes.source}>
          <summary>{t('answer.source')}</summary>
          <p>
            {t('answer.found', {
              words: format.list(answer.found.map((one) => t('answer.quoted', { one }))),
            })}
          </p>
        </details>
      ) : null}
    </li>
  );
}

const ADDRESS = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)])/;

/** A text with its line breaks, and its addresses as links. */
function Words({ text }: { readonly text: string }) {
  return (
    <p className={classes.text}>
      {text.split(ADDRESS).map((part, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
        <Fragment key={nth}>
          {ADDRESS.test(part) ? (
            <Anchor href={part} target="_blank" rel="noopener noreferrer nofollow">
              {part}
            </Anchor>
          ) : (
            part
          )}
        </Fragment>
      ))}
    </p>
  );
}
