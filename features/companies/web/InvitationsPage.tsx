import { Button, Stack, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { access, useMe } from '#features/access/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Card, EmptyState, Note, PageHeader, showToast, useOnline } from '#packages/ui/index.ts';
import { ConfirmSheet } from '#packages/ui/parts/ConfirmSheet.tsx';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import type { Invitation } from '../contract/invitations.contract.ts';
import classes from './companies.module.css';
import { useInvitationFailure } from './invitation-failure.ts';
import { useAnswers, useOwnInvitations } from './invitations.api.ts';
import { JoinByCode } from './JoinByCode.tsx';
import { OwnGrants } from './OwnGrants.tsx';
import { WhatCompanySees } from './WhatCompanySees.tsx';

type Question = {
  readonly what: 'accept' | 'move' | 'take' | 'decline';
  readonly invitation: Invitation;
};

/** The invitations to the person's own address, each with what its company will see. */
export default function InvitationsPage() {
  const { t } = useTranslation('companies');
  const me = useMe();
  const online = useOnline();
  const navigate = useNavigate();
  const format = useFormat(me?.timeZone);
  const failureText = useInvitationFailure();
  const query = useOwnInvitations();
  const { accept, decline } = useAnswers();
  const [question, setQuestion] = useState<Question | null>(null);
  const invitations = query.data?.invitations ?? [];
  const words = question && {
    company: question.invitation.company,
    former: me?.company?.name ?? '',
  };
  const run = async ({ what, invitation }: Question) => {
    const { id, company } = invitation;
    if (what === 'decline') {
      await decline.mutateAsync(id);
      showToast({ text: t('own.decline.done', { company }), kind: 'done' });
      return;
    }
    await accept.mutateAsync({ id, leave: what === 'move' });
    const done = what === 'take' ? 'own.take.done' : 'own.accept.done';
    showToast({ text: t(done, { company }), kind: 'done' });
    access.refresh();
    if (what !== 'take') await navigate({ to: '/dashboard' });
  };
  return (
    <Stack gap="lg">
      <PageHeader title={t('own.title')} />
      {query.data ? null : (
        <InPlace
          query={query}
          loading={t('own.loading')}
          title={t('own.failed')}
          text={failureText(query.error ?? { code: 'offline' })}
        />
      )}
      {query.data && invitations.length === 0 ? (
        <EmptyState title={t('own.none')} text={t('own.noneText', { address: me?.email ?? '' })} />
      ) : null}
      {invitations.map((invitation) => {
        const { id, company, site, sector, grant, expiresAt } = invitation;
        const joins = me?.company ? 'move' : 'accept';
        const way = grant ? 'take' : joins;
        const place = [site, sector].filter(Boolean).join(' · ');
        return (
          <Card key={id} aria-labelledby={id}>
            <Stack gap="md">
              <Title order={2} id={id}>
                {t('invitation.title', { company })}
              </Title>
              {place ? <p>{t('invitation.place', { place })}</p> : null}
              {grant ? (
                <p>
                  {t(`invitation.grant.${grant.kind}`, {
                    company,
                    until: grant.until ? format.day(grant.until) : '',
                  })}
                </p>
              ) : (
                <WhatCompanySees />
              )}
              <p className={classes.facts}>
                {t(grant ? 'own.takeUntil' : 'own.until', { date: format.date(expiresAt) })}
              </p>
              {me?.company && !grant ? (
                <Note tone="sun">{t('own.elsewhere', { former: me.company.name, company })}</Note>
              ) : null}
              <div className={classes.actions}>
                <Button
                  disabled={!online || !me}
                  onClick={() => setQuestion({ what: way, invitation })}
                >
                  {t(`own.${way}.action`)}
                </Button>
                <Button
                  variant="default"
                  disabled={!online}
                  onClick={() => setQuestion({ what: 'decline', invitation })}
                >
                  {t('own.decline.action')}
                </Button>
              </div>
            </Stack>
          </Card>
        );
      })}
      <OwnGrants timeZone={me?.timeZone} />
      {me && !me.company ? <JoinByCode timeZone={me.timeZone} /> : null}
      {question && words ? (
        <ConfirmSheet
          opened
          title={t(`own.${question.what}.title`, words)}
          text={t(`own.${question.what}.text`, words)}
          action={t(`own.${question.what}.action`)}
          run={() => run(question)}
          onClose={() => setQuestion(null)}
          failureText={failureText}
        />
      ) : null}
    </Stack>
  );
}
