import { ActionIcon, Anchor, Checkbox, Textarea } from '@mantine/core';
import { IconPaperclip, IconSend, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { stampChange } from '#packages/offline-queue/index.ts';
import { Note, useFailureText, useOnline } from '#packages/ui/index.ts';
import { useLayout } from '#packages/ui/screens/index.ts';
import { ATTACHMENT_TYPES } from '../../contract/attachments.ts';
import type { Conversation } from '../../contract/chat.contract.ts';
import {
  type Attachment,
  MAX_ATTACHMENTS,
  MAX_MESSAGE_LENGTH,
  type Message,
} from '../../contract/messages.ts';
import { attach } from '../attach.ts';
import { joined, letGo, takeBack } from '../local/given-back.ts';
import { messageQueue } from '../local/waiting.ts';
import { messageSenderOf } from '../send-messages.ts';
import type { Chat } from '../use-chat.ts';
import { useChatWords } from '../use-words.ts';
import classes from './thread.module.css';

interface ComposerProps {
  readonly conversation: Conversation;
  readonly chat: Chat;
  /** An own message that is being changed. */
  readonly edited: Message | null;
  readonly onDone: () => void;
}

/** The place to write: Enter sends on a desk, and nothing that was typed is lost while it cannot be sent. */
export function Composer({ conversation, chat, edited, onDone }: ComposerProps) {
  const { userId, timeZone, changes } = chat;
  const { id, kind, people, quietUntil, allowsNow } = conversation;
  const { t, nameOf, firstName } = useChatWords(timeZone);
  const client = useQueryClient();
  const failureText = useFailureText('chat');
  const online = useOnline();
  const mobile = useLayout() === 'mobile';
  const [text, setText] = useState(edited?.text ?? '');
  const [files, setFiles] = useState<readonly Attachment[]>([]);
  const [isNow, setIsNow] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  /** Ids of messages that came back unsent, whose texts the field has. */
  const back = useRef(new Set<string>());
  useEffect(() => {
    if (edited) return undefined;
    return takeBack(userId, id, (messages) => {
      const unsent = messages.filter(({ changeId }) => !back.current.has(changeId));
      for (const { changeId } of unsent) back.current.add(changeId);
      setText((typed) => joined(...unsent.map((one) => one.text), typed));
    });
  }, [userId, id, edited]);
  /** Sent again, or erased: the device need not hold it any more. */
  const letGoOfBack = () => {
    const taken = back.current;
    if (taken.size > 0) letGo(userId, id, ({ changeId }) => taken.has(changeId));
    back.current = new Set();
  };
  const isEmpty = text.trim() === '' && files.length === 0;
  const [other] = people;
  const placeholder = () => {
    if (kind === 'assistant') return t('composer.assistant');
    if (kind === 'group') return t('composer.group');
    return t('composer.direct', { name: other ? firstName(nameOf(other)) : '' });
  };

  const send = async () => {
    if (busy || isEmpty) return;
    setProblem(null);
    if (edited) {
      setBusy(true);
      try {
        await changes.edit.mutateAsync({ id, messageId: edited.id, text });
        onDone();
      } catch (error) {
        setProblem(failureText(error));
        setBusy(false);
      }
      return;
    }
    const change = { ...stampChange(), conversationId: id, text, attachments: files, now: isNow };
    if (!messageQueue.keep(userId, change)) {
      setProblem(t('composer.deviceFull'));
      return;
    }
    letGoOfBack();
    setText('');
    setFiles([]);
    setIsNow(false);
    void messageQueue.flush(userId, messageSenderOf(client, userId));
  };

  const add = async (chosen: FileList | null) => {
    setProblem(null);
    setBusy(true);
    try {
      const all = [...(chosen ?? [])].slice(0, MAX_ATTACHMENTS - files.length);
      for (const one of all) {
        const added = await attach(id, one);
        if (typeof added === 'string') setProblem(t(`file.${added}`));
        else setFiles((before) => [...before, added]);
      }
    } catch (error) {
      setProblem(failureText(error));
    } finally {
      setBusy(false);
      if (picker.current) picker.current.value = '';
    }
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && edited) onDone();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || mobile) return;
    event.preventDefault();
    void send();
  };

  return (
    <div className={classes.foot}>
      {problem ? (
        <Note tone="sun" role="alert">
          {problem}
        </Note>
      ) : null}
      {edited ? (
        <p className={classes.small}>
          {t('composer.editing')}{' '}
          <Anchor component="button" type="button" inherit onClick={onDone}>
            {t('common:action.cancel')}
          </Anchor>
        </p>
      ) : null}
      {files.length > 0 ? (
        <ul className={classes.chosen} aria-label={t('file.chosen')}>
          {files.map((file) => (
            <li key={file.id}>
              <span>{file.name}</span>
              <ActionIcon
                variant="subtle"
                size={36}
                aria-label={t('file.remove', { name: file.name })}
                onClick={() => setFiles((before) => before.filter((one) => one.id !== file.id))}
              >
                <IconX size={18} stroke={1.75} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      ) : null}
      {quietUntil && allowsNow && !edited ? (
        <Checkbox
          label={t('composer.now')}
          checked={isNow}
          onChange={(event) => setIsNow(event.currentTarget.checked)}
        />
      ) : null}
      <form
        className={classes.composer}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {kind === 'assistant' || edited ? null : (
          <>
            <input
              ref={picker}
              type="file"
              hidden
              multiple
              accept={ATTACHMENT_TYPES.join(',')}
              onChange={(event) => void add(event.currentTarget.files)}
            />
            <ActionIcon
              variant="subtle"
              size={48}
              aria-label={t('file.add')}
              disabled={!online || busy || files.length >= MAX_ATTACHMENTS}
              onClick={() => picker.current?.click()}
            >
              <IconPaperclip size={22} stroke={1.75} aria-hidden />
            </ActionIcon>
          </>
        )}
        <Textarea
          className={classes.field}
          aria-label={placeholder()}
          placeholder={placeholder()}
          value={text}
          rows={Math.min(6, Math.max(1, text.split('\n').length))}
          maxLength={MAX_MESSAGE_LENGTH}
          // The field closes with the answer: what is typed meanwhile would go with it.
          readOnly={busy && edited !== null}
          radius="xl"
          onChange={(event) => {
            const { value } = event.currentTarget;
            if (value.trim() === '') letGoOfBack();
            setText(value);
          }}
          onKeyDown={onKey}
        />
        <ActionIcon
          type="submit"
          variant="filled"
          color="folha"
          size={48}
          aria-label={t(edited ? 'composer.save' : 'composer.send')}
          loading={busy}
          aria-disabled={isEmpty}
        >
          <IconSend size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </form>
    </div>
  );
}
