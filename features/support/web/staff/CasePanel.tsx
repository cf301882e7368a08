import { Button, NativeSelect, Stack, Title } from '@mantine/core';
import { IconArrowLeft, IconEyeOff } from '@tabler/icons-react';
import { Note, showToast, useFailureText, useOnline } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import type { Staff } from '../../contract/staff.contract.ts';
import { TICKET_STATES } from '../../contract/support.contract.ts';
import { Conversation } from '../parts/Conversation.tsx';
import classes from '../parts/support.module.css';
import { useWords } from '../use-words.ts';
import { AnswerForm } from './AnswerForm.tsx';
import queue from './queue.module.css';
import { useCase, useStaffChanges } from './staff.api.ts';

interface CasePanelProps {
  readonly number: number;
  readonly staff: readonly Staff[];
  readonly onClose: () => void;
}

/** One ticket as the staff works on it. */
export function CasePanel({ number, staff, onClose }: CasePanelProps) {
  const { t, when } = useWords();
  const failureText = useFailureText('support');
  const online = useOnline();
  const query = useCase(number);
  const { assign, setState } = useStaffChanges();
  const failed = (error: unknown) => showToast({ kind: 'failed', text: failureText(error) });
  const back = (
    <Button
      className={queue.back}
      variant="subtle"
      leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden />}
      onClick={onClose}
    >
      {t('case.back')}
    </Button>
  );
  if (!query.data) {
    return (
      <>
        {back}
        <InPlace
          query={query}
          loading={t('case.loading')}
          title={t('case.failed')}
          text={failureText(online ? query.error : { code: 'offline' })}
        />
      </>
    );
  }
  const { subject, person, category, dueAt, state, assignee, messages } = query.data;
  return (
    <Stack gap="md">
      {back}
      <div>
        <p className={classes.small}>
          {t('tickets.number', { number })} · {t(`category.${category}`)}
          {dueAt ? ` · ${t('tickets.due', { when: when(dueAt) })}` : ''}
        </p>
        <Title order={2}>{subject ?? t('tickets.damaged')}</Title>
      </div>
      <Conversation messages={messages} mine="staff" person={person} />
      <div className={queue.fields}>
        <NativeSelect
          label={t('case.assignee')}
          value={assignee?.id ?? ''}
          data={[
            { value: '', label: t('case.nobody') },
            ...staff.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            assign.mutate({ number, staffId: value || null }, { onError: failed })
          }
        />
        <NativeSelect
          label={t('case.state')}
          value={state}
          data={TICKET_STATES.map((value) => ({ value, label: t(`case.stateOf.${value}`) }))}
          onChange={({ currentTarget: { value } }) => {
            const next = TICKET_STATES.find((one) => one === value);
            if (next) setState.mutate({ number, state: next }, { onError: failed });
          }}
        />
      </div>
      <AnswerForm ticket={query.data} />
      <Note icon={<IconEyeOff size={20} stroke={1.75} aria-hidden />}>{t('case.blind')}</Note>
    </Stack>
  );
}
