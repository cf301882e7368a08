import { IconSend, IconX } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Formatter } from '#packages/i18n/format.ts';
import { classes as join } from '#packages/ui/plain/index.ts';
import styles from './call.module.css';
import { type CallSession, type ChatLine, MAX_CHAT_LENGTH } from './call-session.ts';

interface ChatPanelProps {
  readonly session: CallSession;
  readonly lines: readonly ChatLine[];
  readonly format: Formatter;
  readonly onClose: () => void;
}

/** What two people write to each other during a call; it goes from page to page and is gone with them. */
export function ChatPanel({ session, lines, format, onClose }: ChatPanelProps) {
  const { t } = useTranslation('meetings');
  const [text, setText] = useState('');
  const [failed, setFailed] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each line
  useEffect(() => {
    list.current?.scrollTo?.({ top: list.current.scrollHeight });
  }, [lines.length]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const line = text.trim();
    if (line === '') return;
    const sent = session.chat(line);
    setFailed(!sent);
    if (sent) setText('');
  };
  return (
    <section className={styles.drawer} aria-label={t('room.control.chat')}>
      <header>
        <h2>{t('room.control.chat')}</h2>
        <button
          type="button"
          className={styles.plainButton}
          aria-label={t('room.chat.close')}
          onClick={onClose}
        >
          <IconX size={22} stroke={1.75} aria-hidden />
        </button>
      </header>
      <p className={styles.dim}>{t('room.chat.lead')}</p>
      <ul ref={list} className={styles.lines} aria-live="polite">
        {lines.map(({ id, isMine, text: said, at }) => (
          <li key={id} className={join(styles.line, isMine && styles.mine)}>
            <span>{said}</span>
            <time className={styles.dim} dateTime={at.toISOString()}>
              {format.time(at)}
            </time>
          </li>
        ))}
      </ul>
      {failed ? (
        <p role="alert" className={styles.dim}>
          {t('room.chat.failed')}
        </p>
      ) : null}
      <form className={styles.compose} onSubmit={send}>
        <input
          ref={field}
          aria-label={t('room.chat.write')}
          placeholder={t('room.chat.write')}
          autoComplete="off"
          maxLength={MAX_CHAT_LENGTH}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" className={styles.sendButton} aria-label={t('room.chat.send')}>
          <IconSend size={22} stroke={1.75} aria-hidden />
        </button>
      </form>
    </section>
  );
}
