import { Button, Checkbox, Radio } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Note, Sheet, SheetFooter, showToast, useFailureText } from '#packages/ui/index.ts';
import type { Conversation } from '../../contract/chat.contract.ts';
import type { Message } from '../../contract/messages.ts';
import { MAX_REPORTED_MESSAGES, REPORT_REASONS } from '../../contract/reports.ts';
import { chatApi } from '../chat.client.ts';
import classes from './sheets.module.css';

interface ReportSheetProps {
  readonly conversation: Conversation;
  /** The message that it is about. */
  readonly message: Message;
  readonly messages: readonly Message[];
  readonly userId: string;
  readonly onBlock: (personId: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Messages before the reported one that are offered to go along. */
const BEFORE = 5;

/** Shows chosen messages to the operator’s team: the one it is about, and those before it that are ticked. */
export function ReportSheet(props: ReportSheetProps) {
  const { conversation, message, messages, userId, onBlock, onClose } = props;
  const { t } = useTranslation('chat');
  const failureText = useFailureText('chat');
  const [reason, setReason] = useState<(typeof REPORT_REASONS)[number]>('threat');
  const [along, setAlong] = useState<readonly string[]>([]);
  const [alsoBlock, setAlsoBlock] = useState(true);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [id] = useState(() => crypto.randomUUID());
  const { authorId } = message;
  // Who has left the group is not among its people any more.
  const author = conversation.people.find((one) => one.id === authorId);
  const name = author?.name.split(' ')[0] || t('somebody');
  const before = messages
    .filter(({ seq, text, answer }) => (seq ?? 0) < (message.seq ?? 0) && text && !answer)
    .slice(-BEFORE);
  const run = async (withReport: boolean) => {
    if (!authorId) return;
    setSending(true);
    setProblem(null);
    try {
      if (withReport) {
        const messageIds = [message.id, ...along].slice(0, MAX_REPORTED_MESSAGES);
        const body = { id, reportedId: authorId, reason, messageIds };
        await chatApi.report({ params: { id: conversation.id }, body });
      }
      if (alsoBlock || !withReport) await onBlock(authorId);
      showToast({ text: t(withReport ? 'report.sent' : 'block.done', { name }) });
      onClose();
    } catch (error) {
      setProblem(error);
      setSending(false);
    }
  };
  const quoted = (one: Message) =>
    t('report.quoted', { text: one.text || one.attachments[0]?.name });
  return (
    <Sheet opened onClose={onClose} title={t('report.title')}>
      <form
        className={classes.stack}
        onSubmit={(event) => {
          event.preventDefault();
          void run(true);
        }}
      >
        <blockquote className={classes.quote}>{quoted(message)}</blockquote>
        <Radio.Group
          label={t('report.reason')}
          value={reason}
          onChange={(value) => setReason(REPORT_REASONS.find((one) => one === value) ?? 'other')}
        >
          <div className={classes.reasons}>
            {REPORT_REASONS.map((value) => (
              <Radio key={value} value={value} label={t(`report.reasons.${value}`)} />
            ))}
          </div>
        </Radio.Group>
        {before.length > 0 ? (
          <Checkbox.Group
            label={t('report.along')}
            value={[...along]}
            onChange={(value) => setAlong(value)}
          >
            <div className={classes.reasons}>
              {before.map((one) => (
                <Checkbox
                  key={one.id}
                  value={one.id}
                  label={`${one.authorId === userId ? t('report.you') : name}: ${one.text?.slice(0, 80)}`}
                />
              ))}
            </div>
          </Checkbox.Group>
        ) : null}
        <Checkbox
          label={t('report.block', { name })}
          checked={alsoBlock}
          onChange={(event) => setAlsoBlock(event.currentTarget.checked)}
        />
        <Note icon={<IconEyeOff size={20} stroke={1.75} aria-hidden />}>{t('report.who')}</Note>
        {problem ? (
          <Note tone="sun" role="alert">
            {failureText(problem)}
          </Note>
        ) : null}
        <SheetFooter>
          <Button type="submit" loading={sending}>
            {t('report.send')}
          </Button>
          <Button variant="subtle" disabled={sending} onClick={() => void run(false)}>
            {t('report.onlyBlock')}
          </Button>
        </SheetFooter>
      </form>
    </Sheet>
  );
}
