import { IconFile } from '@tabler/icons-react';
import { useSize } from '#features/files/web/index.ts';
import type { TicketMessage } from '../../contract/support.contract.ts';
import { useWords } from '../use-words.ts';
import classes from './support.module.css';

interface ConversationProps {
  readonly messages: readonly TicketMessage[];
  /** Whose side of it stands on the right. */
  readonly mine: TicketMessage['from'];
  /** How the person is called, where it is not the reader. */
  readonly person?: string;
}

/** What was written on a ticket, oldest first. */
export function Conversation({ messages, mine, person }: ConversationProps) {
  const { t, format, when } = useWords();
  const nameOf = ({ from, author }: TicketMessage) => {
    if (from === 'person') return person ?? t('ticket.you');
    return author ? t('ticket.staff', { name: author }) : t('ticket.staffGone');
  };
  return (
    <ol className={classes.messages} aria-label={t('ticket.conversation')}>
      {messages.map((message) => (
        <li
          key={message.id}
          className={classes.message}
          data-mine={message.from === mine || undefined}
        >
          <p className={classes.small}>
            <strong>{nameOf(message)}</strong> ·{' '}
            <time dateTime={message.at}>{when(message.at)}</time>
            {message.byMail ? ` · ${t('ticket.byMail')}` : ''}
          </p>
          <div className={classes.bubble}>
            <p className={classes.text}>{message.text ?? t('ticket.damaged')}</p>
            <Files message={message} />
            {message.leftOut.length > 0 ? (
              <p className={classes.small}>
                {t('ticket.leftOut', { names: format.list(message.leftOut) })}
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Files({ message: { attachments } }: { readonly message: TicketMessage }) {
  const sizeText = useSize();
  if (attachments.length === 0) return null;
  return (
    <ul className={classes.files}>
      {attachments.map(({ path, name, size, address }) => (
        <li key={path}>
          <a className={classes.file} href={address} target="_blank" rel="noreferrer">
            <IconFile size={18} stroke={1.75} aria-hidden />
            <span className={classes.fileName}>{name}</span>
            <span className={classes.small}>{sizeText(size)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
