import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  giveUpEmotions,
  sendEmotions,
  useFullRoomOfEmotions,
  useStuckEmotions,
} from '#features/emotions/web/index.ts';
import {
  giveUpHealth,
  sendHealth,
  useFullRoomOfHealth,
  useStuckHealth,
} from '#features/health/web/index.ts';
import { giveUpTraining, sendTraining, useStuckTraining } from '#features/training/web/index.ts';
import { classNames, Note, useFailureText } from '#packages/ui/index.ts';
import { ConfirmSheet } from '#packages/ui/parts/ConfirmSheet.tsx';
import classes from './Frame.module.css';

/** Names what the server fails at time and again, with the ways to try now and to give it up. */
export function StuckNote({ userId }: { userId: string }) {
  const { t } = useTranslation('shell');
  const client = useQueryClient();
  const failureText = useFailureText('shell');
  const [trying, setTrying] = useState(false);
  const [asked, setAsked] = useState(false);
  const stuck = {
    ...useStuckEmotions(userId),
    health: useStuckHealth(userId),
    training: useStuckTraining(userId),
  };
  const fullRooms = [useFullRoomOfEmotions(userId), useFullRoomOfHealth(userId)];
  const kinds = (['days', 'moments', 'health', 'training'] as const).filter((kind) => stuck[kind]);
  const tryNow = async () => {
    setTrying(true);
    const sends = [sendEmotions, sendHealth, sendTraining];
    await Promise.allSettled(sends.map((send) => send(client, userId)));
    setTrying(false);
  };
  const giveUp = async () => {
    for (const one of [giveUpEmotions, giveUpHealth, giveUpTraining]) one(userId);
  };
  if (kinds.length === 0) return null;
  return (
    <section className={classNames(classes.notice, classes.stuck)} aria-label={t('stuck.label')}>
      <Note tone="sun" role="status">
        <p>{t('stuck.lead')}</p>
        <ul>
          {kinds.map((kind) => (
            <li key={kind}>{t(`account.unsent.${kind}`, { count: stuck[kind] })}</li>
          ))}
        </ul>
        <p>{t(fullRooms.includes(true) ? 'stuck.full' : 'stuck.kept')}</p>
        <Group gap="xs">
          <Button variant="subtle" size="sm" loading={trying} onClick={() => void tryNow()}>
            {t('common:action.retry')}
          </Button>
          <Button variant="subtle" size="sm" onClick={() => setAsked(true)}>
            {t('stuck.give_up')}
          </Button>
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
