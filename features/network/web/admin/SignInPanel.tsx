import { Button, Group, Stack, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Card, Note, showToast, useFailureText } from '#packages/ui/index.ts';
import type { Managed } from '../../contract/network.contract.ts';
import type { SentProposal } from '../../contract/own-entry.contract.ts';
import { formOf } from '../rules/form.rules.ts';
import { useSignIn, useSignInChanges } from './admin.api.ts';
import classes from './admin.module.css';

interface SignInPanelProps {
  readonly entry: Managed;
  /** What the form holds is of yesterday: the proposal stands in the entry now. */
  readonly onTaken: () => void;
}

/** Who signs in for an entry, and what they propose of it. */
export function SignInPanel({ entry, onTaken }: SignInPanelProps) {
  const { t } = useTranslation('network');
  const failureText = useFailureText('network');
  const { data } = useSignIn(entry.id);
  const { give, end, decide } = useSignInChanges(entry.id);
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  if (!data) return null;
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    setProblem(undefined);
    try {
      await work();
      showToast({ text: done });
      return true;
    } catch (error) {
      setProblem(failureText(error));
      return false;
    }
  };
  const grant = () => {
    if (!/^\S+@\S+\.\S+$/.test(email.trim())) return setProblem(t('signIn.bad'));
    void attempt(() => give.mutateAsync(email.trim()), t('signIn.given'));
  };
  const settle = async (sent: SentProposal, accept: boolean, reason: string) => {
    const decision = { sentAt: sent.sentAt, accept, reason };
    const done = t(accept ? 'signIn.accepted' : 'signIn.declined');
    if ((await attempt(() => decide.mutateAsync(decision), done)) && accept) onTaken();
  };
  const { sent } = data;
  return (
    <Card aria-labelledby="network-sign-in">
      <Stack gap="md">
        <Title order={3} id="network-sign-in">
          {t('signIn.title')}
        </Title>
        <p className={classes.text}>{t('signIn.text')}</p>
        {data.email === null ? (
          <Group align="flex-end" gap="xs">
            <TextInput
              type="email"
              label={t('signIn.email')}
              value={email}
              error={problem}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
            <Button variant="light" loading={give.isPending} onClick={grant}>
              {t('signIn.give')}
            </Button>
          </Group>
        ) : (
          <Group gap="xs">
            <span>{t('signIn.holder', { email: data.email })}</span>
            <Button
              variant="default"
              loading={end.isPending}
              onClick={() => void attempt(() => end.mutateAsync(), t('signIn.ended'))}
            >
              {t('signIn.end')}
            </Button>
          </Group>
        )}
        <div role="alert">
          {problem && data.email !== null ? <Note tone="sun">{problem}</Note> : null}
        </div>
        {sent && sent.declined === null ? (
          <Proposed
            entry={entry}
            sent={sent}
            deciding={decide.isPending}
            onDecide={(accept, reason) => void settle(sent, accept, reason)}
          />
        ) : null}
      </Stack>
    </Card>
  );
}

const COMPARED = [
  ...(['about', 'topics', 'sessions', 'access', 'plans', 'email', 'phone', 'site'] as const),
];

interface ProposedProps {
  readonly entry: Managed;
  readonly sent: SentProposal;
  readonly deciding: boolean;
  readonly onDecide: (accept: boolean, reason: string) => void;
}

/** What would change, before and after, and the decision on it. */
function Proposed({ entry, sent, deciding, onDecide }: ProposedProps) {
  const { t } = useTranslation('network');
  const format = useFormat();
  const [reason, setReason] = useState('');
  const before = formOf(entry);
  const after = formOf({ ...entry, ...sent.proposal });
  const changed = COMPARED.filter((name) => before[name] !== after[name]);
  return (
    <Stack gap="sm">
      <Title order={4}>{t('signIn.changes', { date: format.dateTime(sent.sentAt, 'long') })}</Title>
      <dl className={classes.changes}>
        {changed.map((name) => (
          <div key={name}>
            <dt>{t(`admin.field.${name}`)}</dt>
            <dd>
              <del>{before[name]}</del>
            </dd>
            <dd>
              <ins>{after[name]}</ins>
            </dd>
          </div>
        ))}
      </dl>
      <TextInput
        label={t('signIn.reason')}
        value={reason}
        maxLength={400}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Group gap="xs">
        <Button loading={deciding} onClick={() => onDecide(true, '')}>
          {t('signIn.accept')}
        </Button>
        <Button variant="default" loading={deciding} onClick={() => onDecide(false, reason.trim())}>
          {t('signIn.decline')}
        </Button>
      </Group>
    </Stack>
  );
}
