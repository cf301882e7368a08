import { Button, Checkbox, NativeSelect, Stack, Textarea, TextInput, Title } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useAccessState, useMe } from '#features/access/web/index.ts';
import {
  Card,
  focusFirstProblem,
  Note,
  showToast,
  useFailureText,
  useOnline,
} from '#packages/ui/index.ts';
import { Choices } from '#packages/ui/parts/Choices.tsx';
import {
  attachmentFolder,
  MAX_MESSAGE_LENGTH,
  MAX_SUBJECT_LENGTH,
  TICKET_CATEGORIES,
  TICKET_PRIORITIES,
  type TicketCategory,
  type TicketPriority,
} from '../../contract/support.contract.ts';
import { useDesk, useOpenTicket } from '../support.api.ts';
import { type useDanger, usePreparedFor } from '../use-danger.tsx';
import { useWords } from '../use-words.ts';
import { type Attached, Attachments } from './Attachments.tsx';
import classes from './support.module.css';

interface Form {
  id: string;
  subject: string;
  category: TicketCategory;
  priority: TicketPriority;
  message: string;
  attachments: Attached[];
  byMail: boolean;
}
const fresh = (): Form => ({
  ...{ id: crypto.randomUUID(), subject: '', category: 'general', priority: 'medium' },
  ...{ message: '', attachments: [], byMail: false },
});

interface TicketFormProps {
  readonly danger: ReturnType<typeof useDanger>;
}

/** Asks the staff; what is written stays until it has arrived or lies on this device. */
export function TicketForm({ danger }: TicketFormProps) {
  const { t, when } = useWords();
  const failureText = useFailureText('support');
  const userId = useAccessState().person?.userId ?? '';
  const email = useMe()?.email;
  const online = useOnline();
  const { data: desk } = useDesk();
  const open = useOpenTicket();
  const [form, setForm] = useState(fresh);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const set = (change: Partial<Form>) => setForm((known) => ({ ...known, ...change }));
  usePreparedFor(form.message);
  const isMissing = (text: string) => asked && text.trim() === '';

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    setFailure(null);
    if (form.subject.trim() === '' || form.message.trim() === '') {
      focusFirstProblem(event.currentTarget);
      return;
    }
    if (busy || sending) return;
    setSending(true);
    const words = `${form.subject}\n${form.message}`;
    try {
      // Before it is sent: whoever writes of danger must not wait for an answer to see help.
      await danger.read(words);
      const opened = await open.mutateAsync({
        ...form,
        attachments: form.attachments.map(({ path, name }) => ({ path, name })),
      });
      danger.note(opened?.help ?? null, words);
      setForm(fresh());
      setAsked(false);
      const text = opened ? t('form.sent', { number: opened.ticket.number }) : t('form.kept');
      showToast({ text });
    } catch (error) {
      setFailure(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <Card aria-labelledby="new-ticket">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <div>
            <Title order={2} id="new-ticket">
              {t('form.title')}
            </Title>
            <p className={classes.small}>{t('form.lead')}</p>
          </div>
          <TextInput
            label={t('form.subject')}
            required
            withAsterisk={false}
            maxLength={MAX_SUBJECT_LENGTH}
            value={form.subject}
            error={isMissing(form.subject) ? t('form.subjectMissing') : null}
            onChange={(event) => set({ subject: event.currentTarget.value })}
          />
          <NativeSelect
            label={t('form.category')}
            value={form.category}
            data={TICKET_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
            onChange={({ currentTarget: { value } }) => {
              const category = TICKET_CATEGORIES.find((one) => one === value);
              if (category) set({ category });
            }}
          />
          <Choices
            legend={t('form.priority')}
            options={TICKET_PRIORITIES.map((value) => ({ value, label: t(`priority.${value}`) }))}
            value={form.priority}
            onChange={(priority) => priority && set({ priority })}
          />
          <Textarea
            label={t('form.message')}
            required
            withAsterisk={false}
            autosize
            minRows={4}
            maxRows={14}
            maxLength={MAX_MESSAGE_LENGTH}
            value={form.message}
            error={isMissing(form.message) ? t('form.messageMissing') : null}
            onChange={(event) => set({ message: event.currentTarget.value })}
          />
          <Attachments
            key={form.id}
            folder={attachmentFolder(userId, form.id)}
            value={form.attachments}
            onChange={(attachments) => set({ attachments })}
            onBusy={setBusy}
          />
          {email ? (
            <Checkbox
              label={t('form.byMail', { address: email })}
              description={t('form.byMailHint')}
              checked={form.byMail}
              onChange={(event) => set({ byMail: event.currentTarget.checked })}
            />
          ) : null}
          {online ? null : <Note tone="sky">{t('form.offline')}</Note>}
          {busy && asked ? <Note>{t('attach.wait')}</Note> : null}
          {failure ? (
            <Note tone="sun" role="alert">
              {failureText(failure)}
            </Note>
          ) : null}
          <div className={classes.sending}>
            <Button type="submit" size="md" loading={sending}>
              {t('form.send')}
            </Button>
            {desk && online ? (
              <p className={classes.small}>
                <strong className={classes.firm}>
                  {t('form.promise', { when: when(desk.answerBy) })}
                </strong>{' '}
                {t('form.promiseWhy')}
              </p>
            ) : null}
          </div>
          <Note icon={<IconEyeOff size={20} stroke={1.75} aria-hidden />}>{t('form.private')}</Note>
        </Stack>
      </form>
    </Card>
  );
}
