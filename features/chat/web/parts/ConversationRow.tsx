import { VisuallyHidden } from '@mantine/core';
import { IconBellOff, IconClock, IconLeaf, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Avatar, classNames } from '#packages/ui/index.ts';
import { linkTo } from '#packages/ui/screens/index.ts';
import { CHAT_PATH } from '../../contract/address.ts';
import type { Conversation } from '../../contract/chat.contract.ts';
import type { WaitingMessage } from '../local/waiting.ts';
import { useChatWords } from '../use-words.ts';
import classes from './chat.module.css';

interface ConversationRowProps {
  readonly conversation: Conversation;
  readonly userId: string;
  readonly timeZone: string;
  readonly isFree: boolean;
  readonly current: boolean;
  /** The last message that waits on this device. */
  readonly waiting: WaitingMessage | undefined;
}

/** One conversation of the list: who, what was said last, when, and what was not read. */
export function ConversationRow(props: ConversationRowProps) {
  const { conversation, userId, timeZone, isFree, current, waiting } = props;
  const { t, titleOf, previewOf, shortTimeOf, firstName, nameOf } = useChatWords(timeZone);
  const { id, kind, last, unread, muted, people } = conversation;
  const at = waiting?.recordedAt ?? last?.writtenAt;
  const preview = () => {
    // What was said to the assistant stays off a list that others may see in passing.
    if (kind === 'assistant') return t(isFree ? 'assistant.leadFree' : 'assistant.lead');
    if (waiting) return t('preview.mine', { text: waiting.text || waiting.attachments[0]?.name });
    if (!last) return t('preview.none');
    if (last.authorId === userId) return t('preview.mine', { text: previewOf(last) });
    const author = people.find((one) => one.id === last.authorId);
    if (kind !== 'group' || !author) return previewOf(last);
    return t('preview.by', { name: firstName(nameOf(author)), text: previewOf(last) });
  };
  const isHeld = waiting !== undefined || last?.seq === null;
  return (
    <Link
      {...linkTo(CHAT_PATH, { search: { conversation: id } })}
      className={classNames(classes.row, current && classes.current)}
      aria-current={current ? 'page' : undefined}
    >
      <Face conversation={conversation} />
      <span className={classes.words}>
        <span className={classes.line}>
          <b className={classes.cut}>{titleOf(conversation)}</b>
          {at ? <span className={classes.time}>{shortTimeOf(at)}</span> : null}
        </span>
        <span className={classes.line}>
          <span className={classNames(classes.preview, classes.cut)}>{preview()}</span>
          {isHeld ? (
            <span className={classes.mark}>
              <IconClock size={18} stroke={1.75} aria-hidden />
              <VisuallyHidden>{t('preview.waits')}</VisuallyHidden>
            </span>
          ) : null}
          {muted ? (
            <span className={classes.mark}>
              <IconBellOff size={18} stroke={1.75} aria-hidden />
              <VisuallyHidden>{t('muted')}</VisuallyHidden>
            </span>
          ) : null}
          {unread > 0 ? (
            <span className={classes.unread}>
              <span aria-hidden>{unread}</span>
              <VisuallyHidden>{t('unread', { count: unread })}</VisuallyHidden>
            </span>
          ) : null}
        </span>
      </span>
    </Link>
  );
}

/** The plant of a person, or the sign of a group or the assistant. */
export function Face({ conversation }: { readonly conversation: Conversation }) {
  const { kind, people, id } = conversation;
  if (kind === 'direct') return <Avatar id={people[0]?.id ?? id} size={48} />;
  return (
    <span className={classNames(classes.face, kind === 'group' && classes.group)} aria-hidden>
      {kind === 'group' ? (
        <IconUsers size={22} stroke={1.75} />
      ) : (
        <IconLeaf size={22} stroke={1.75} />
      )}
    </span>
  );
}
