import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '#packages/api/client/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import {
  Card,
  EmptyState,
  focusFirstProblem,
  Note,
  PageHeader,
  showToast,
  Tag,
  useFailureText,
  useOnline,
} from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { MAX_ABOUT, MAX_LINE, type Managed } from '../contract/network.contract.ts';
import type { SentProposal } from '../contract/own-entry.contract.ts';
import { useOwnEntry, useProposing } from './network.api.ts';
import { draftOf, type EntryForm, type Field, formOf, problemsOf } from './rules/form.rules.ts';

const TEXTS = ['topics', 'sessions', 'access', 'plans', 'email', 'phone', 'site'] as const;

/** What a professional keeps of their own entry: texts and contact, as far as the administration agrees. */
export default function OwnEntryPage() {
  const { t } = useTranslation('network');
  const online = useOnline();
  const query = useOwnEntry();
  const { data, error } = query;
  if (data) return <Own key={data.sent?.sentAt ?? ''} entry={data.entry} sent={data.sent} />;
  if (error instanceof ApiFailure && error.status === 404) {
    return <EmptyState headingOrder={1} title={t('own.none.title')} text={t('own.none.text')} />;
  }
  const state = online ? 'failed' : 'offline';
  return (
    <InPlace
      query={query}
      loading={t('loading')}
      headingOrder={1}
      title={t(`${state}.title`)}
      text={t(`${state}.text`)}
    />
  );
}

function Own({ entry, sent }: { entry: Managed; sent: SentProposal | null }) {
  const { t } = useTranslation('network');
  const format = useFormat();
  const failureText = useFailureText('network');
  const { send, withdraw } = useProposing();
  const [form, setForm] = useState(() => formOf({ ...entry, ...sent?.proposal }));
  const [asked, setAsked] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  // What the administration keeps is not theirs to mend here.
  const problems = asked ? ownProblems(form) : {};
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    setFailure(null);
    try {
      await work();
      showToast({ text: done });
    } catch (error) {
      setFailure(error);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (Object.keys(ownProblems(form)).length > 0) {
      focusFirstProblem(event.currentTarget);
      return;
    }
    const { topics, languages, plans, about, sessions, access, contact } = draftOf(form);
    const proposal = { topics, languages, plans, about, sessions, access, contact };
    void attempt(() => send.mutateAsync(proposal), t('own.sent'));
  };
  const field = (name: (typeof TEXTS)[number] | 'about') => {
    const problem = problems[name];
    return {
      label: t(`admin.field.${name}`),
      value: form[name],
      error: problem ? t(`admin.problem.${problem}`) : undefined,
      onChange: (event: { currentTarget: { value: string } }) =>
        setForm({ ...form, [name]: event.currentTarget.value }),
    };
  };
  const date = sent ? format.dateTime(sent.sentAt, 'long') : '';
  return (
    <>
      <PageHeader title={t('own.title')} lead={t('own.lead')} />
      <Card as="div">
        <form noValidate onSubmit={submit}>
          <Stack gap="md">
            <Group gap="xs">
              <b>{entry.name}</b>
              <Tag>{entry.registry}</Tag>
              <Tag tone={entry.state === 'published' ? 'leaf' : 'mist'}>
                {t(`admin.state.${entry.state}`)}
              </Tag>
            </Group>
            <p style={{ margin: 0, color: 'var(--muted)' }}>{t('own.fixed')}</p>
            {sent ? (
              <Note tone={sent.declined === null ? 'sky' : 'sun'}>
                {t(sent.declined === null ? 'own.waiting' : 'own.declined', { date })}{' '}
                {sent.declined}
              </Note>
            ) : null}
            <Textarea
              {...field('about')}
              description={t('admin.aboutHint')}
              autosize
              minRows={4}
              maxRows={14}
              maxLength={MAX_ABOUT}
            />
            {TEXTS.map((name) => (
              <TextInput
                key={name}
                {...field(name)}
                description={name === 'topics' || name === 'plans' ? t('admin.commas') : undefined}
                maxLength={name === 'plans' || name === 'topics' ? undefined : MAX_LINE}
              />
            ))}
            <div role="alert">
              {failure ? <Note tone="sun">{failureText(failure)}</Note> : null}
            </div>
            <Group gap="xs">
              <Button type="submit" loading={send.isPending}>
                {t('own.send')}
              </Button>
              {sent ? (
                <Button
                  variant="default"
                  loading={withdraw.isPending}
                  onClick={() => void attempt(() => withdraw.mutateAsync(), t('own.withdrawn'))}
                >
                  {t('own.withdraw')}
                </Button>
              ) : null}
            </Group>
          </Stack>
        </form>
      </Card>
    </>
  );
}

const OWN: readonly Field[] = [...TEXTS, 'about'];

function ownProblems(form: EntryForm) {
  const found = problemsOf(form, '9999-12-31');
  return Object.fromEntries(OWN.flatMap((name) => (found[name] ? [[name, found[name]]] : [])));
}
