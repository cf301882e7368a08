import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WaitingKind } from '#packages/offline-queue/index.ts';
import { classNames, Note, useFailureText } from '#packages/ui/index.ts';
import { ConfirmSheet } from '#packages/ui/parts/ConfirmSheet.tsx';
import classes from './Frame.module.css';
import { useCounts } from './use-counts.ts';

/**
 * Names what the server fails at time and again, or has no room for, with the ways to try now and to give
 * it up. What only lacks room is kept: its owner can make some.
 */
export function StuckNote({
  kinds: all,
  userId,
}: {
  kinds: readonly WaitingKind[];
  userId: string;
}) {
  const { t } = useTranslation('shell');
  const client = useQueryClient();
  const failureText = useFailureText('shell');
  const [trying, setTrying] = useState(false);
  const [asked, setAsked] = useState(false);
  const counted = (counts: readonly number[]) =>
    all.flatMap((kind, index) => {
      const count = counts[index] ?? 0;
      return count > 0 ? [{ kind, count }] : [];
    });
  const stuck = counted(useCounts(all, (kind) => kind.stuck(userId)));
  const full = counted(useCounts(all, (kind) => kind.full(userId)));
  const tryNow = async () => {
    setTrying(true);
    await Promise.allSettled([...stuck, ...full].map(({ kind }) => kind.send(client, userId)));
    setTrying(false);
  };
  const giveUp = async () => {
    for (const { kind } of stuck) kind.giveUp(userId);
  };
  if (stuck.length === 0 && full.length === 0) return null;
  return (
    <section className={classNames(classes.notice, classes.stuck)} aria-label={t('stuck.label')}>
      <Note tone="sun" role="status">
        <p>{t('stuck.lead')}</p>
        <ul>
          {[...stuck, ...full].map(({ kind: { name }, count }) => (
            <li key={name}>{t(`account.unsent.${name}`, { count })}</li>
          ))}
        </ul>
        <p>{t(full.length > 0 ? 'stuck.full' : 'stuck.kept')}</p>
        <Group gap="xs">
          <Button variant="subtle" size="sm" loading={trying} onClick={() => void tryNow()}>
            {t('common:action.retry')}
          </Button>
          {stuck.length > 0 ? (
            <Button variant="subtle" size="sm" onClick={() => setAsked(true)}>
              {t('stuck.give_up')}
            </Button>
          ) : null}
        </Group>
      </Note>
      <ConfirmSheet
        opened={asked}
        title={t('stuck.title')}
        text={t('stuck.text')}
        action={t('stuck.give_up')}
        run={giveUp}
        onClose={() => setAsked(false)}
        failureText={failureText}
      />
    </section>
  );
}
