import { Button, Stack, Textarea } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useAccessState } from '#features/access/web/index.ts';
import {
  Card,
  focusFirstProblem,
  Note,
  showToast,
  useFailureText,
  useOnline,
} from '#packages/ui/index.ts';
import {
  attachmentFolder,
  MAX_MESSAGE_LENGTH,
  type Ticket,
} from '../../contract/support.contract.ts';
import { useTicketChanges } from '../support.api.ts';
import { type useDanger, usePreparedFor } from '../use-danger.tsx';
import { useWords } from '../use-words.ts';
import { type Attached, Attachments } from './Attachments.tsx';
import classes from './support.module.css';

interface ReplyFormProps {
  readonly ticket: Ticket;
  readonly danger: ReturnType<typeof useDanger>;
}

/** Writes on a ticket, or says that it is settled. */
export function ReplyForm({ ticket: { id, state }, danger }: ReplyFormProps) {
  const { t } = useWords();
  const failureText = useFailureText('support');
  const userId = useAccessState().person?.userId ?? '';
  const online = useOnline();
  const { write, close } = useTicketChanges(id);
  const [messageId, setMessageId] = useState(() => crypto.randomUUID());
  const [text, setText] = useState('');
  const [attachments, setAttachments] = useState<Attached[]>([]);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  usePreparedFor(text);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    setFailure(null);
    if (text.trim() === '') {
      focusFirstProblem(event.currentTarget);
      return;
    }
    if (busy || sending) return;
    setSending(true);
    try {
      await danger.read(text);
      const named = attachments.map(({ path, name }) => ({ path, name }));
      const { help } = await write.mutateAsync({ id: messageId, text, attachments: named });
      danger.note(help, text);
      setText('');
      setAttachments([]);
      setAsked(false);
      setMessageId(crypto.randomUUID());
      showToast({ text: t('ticket.sent') });
    } catch (error) {
      setFailure(error);
    } finally {
      setSending(false);
    }
  };
  const settle = async () => {
    setFailure(null);
    try {
      await close.mutateAsync();
      showToast({ text: t('ticket.closedNow') });
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <Card as="div">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="sm">
          <Textarea
            label={t('ticket.reply')}
            autosize
            minRows={3}
            maxRows={14}
            maxLength={MAX_MESSAGE_LENGTH}
            value={text}
            error={asked && text.trim() === '' ? t('form.messageMissing') : null}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Attachments
            key={messageId}
            folder={attachmentFolder(userId, id)}
            value={attachments}
            onChange={setAttachments}
            onBusy={setBusy}
          />
          {online ? null : <Note tone="sky">{t('ticket.offline')}</Note>}
          {busy && asked ? <Note>{t('attach.wait')}</Note> : null}
          {failure ? (
            <Note tone="sun" role="alert">
              {failureText(failure)}
            </Note>
          ) : null}
          <div className={classes.sending}>
            <Button type="submit" loading={sending}>
              {t('ticket.send')}
            </Button>
            {state === 'closed' ? null : (
              <Button
                variant="subtle"
                leftSection={<IconCheck size={20} stroke={1.75} aria-hidden />}
                loading={close.isPending}
                onClick={() => void settle()}
              >
                {t('ticket.close')}
              </Button>
            )}
          </div>
        </Stack>
      </form>
    </Card>
  );
}
