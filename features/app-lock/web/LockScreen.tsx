import { Anchor, Button, PasswordInput, Stack, Title } from '@mantine/core';
import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo, Note } from '#packages/ui/index.ts';
import classes from './app-lock.module.css';
import { MOST_TRIES, waitAfter } from './lock.rules.ts';
import { forgiveTries, lockOf, removeLock, subscribeToLock, tryPin } from './lock.store.ts';
import { askDeviceKey } from './lock-key.ts';

interface LockScreenProps {
  readonly userId: string;
  readonly leave: (userId: string) => Promise<boolean>;
  readonly onUnlocked: () => void;
}

/** Asks for the PIN, or for the device's key where it opens the lock too. Help is one tap away without it; whoever forgot it signs in anew. */
export default function LockScreen({ userId, leave, onUnlocked }: LockScreenProps) {
  const { t } = useTranslation('app-lock');
  const [pin, setPin] = useState('');
  const [busy, setBusy] = useState(false);
  const [isWrong, setIsWrong] = useState(false);
  const read = (name: 'tries' | 'waitUntil') => () => lockOf(userId)?.[name] ?? 0;
  const left = MOST_TRIES - useSyncExternalStore(subscribeToLock, read('tries'));
  const seconds = useSecondsUntil(useSyncExternalStore(subscribeToLock, read('waitUntil')));
  const keyId = lockOf(userId)?.keyId;
  const [keyFailed, setKeyFailed] = useState(false);
  const openByKey = async (id: string) => {
    setKeyFailed(false);
    setBusy(true);
    const known = await askDeviceKey(id);
    setBusy(false);
    if (!known) return setKeyFailed(true);
    forgiveTries(userId);
    onUnlocked();
  };
  const [asksToLeave, setAsksToLeave] = useState(false);
  const [leaveFailed, setLeaveFailed] = useState(false);
  const end = async () => {
    setLeaveFailed(false);
    setBusy(true);
    const left = await leave(userId).catch(() => false);
    setBusy(false);
    // Who signs in next has shown by the password what the PIN was to show.
    if (left) removeLock(userId);
    else setLeaveFailed(true);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || seconds > 0) return;
    setBusy(true);
    const outcome = await tryPin(userId, pin, { now: Date.now(), wait: waitAfter });
    setBusy(false);
    setPin('');
    if (outcome === 'right') return onUnlocked();
    setIsWrong(outcome === 'wrong');
    if (outcome === 'wrong' && (lockOf(userId)?.tries ?? 0) >= MOST_TRIES) await end();
  };
  return (
    <main className={classes.screen}>
      <Logo />
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <Title order={1} size="h2">
            {t('screen.title')}
          </Title>
          {keyId ? (
            <Button disabled={busy} onClick={() => void openByKey(keyId)}>
              {t('key.open')}
            </Button>
          ) : null}
          {keyFailed ? (
            <Note tone="sun" role="alert">
              {t('key.refused')}
            </Note>
          ) : null}
          <PasswordInput
            label={t('screen.pin')}
            inputMode="numeric"
            autoComplete="off"
            autoFocus={!keyId}
            maxLength={8}
            value={pin}
            onChange={(event) => setPin(event.currentTarget.value.replaceAll(/\D/g, ''))}
          />
          {isWrong && left > 0 ? (
            <Note tone="sun" role="alert">
              {t('screen.wrong', { count: left })}
            </Note>
          ) : null}
          <Button
            type="submit"
            variant={keyId ? 'default' : 'filled'}
            loading={busy}
            disabled={pin.length < 4 || seconds > 0}
          >
            {seconds > 0 ? t('screen.wait', { count: seconds }) : t('screen.open')}
          </Button>
          {leaveFailed ? (
            <Note tone="sun" role="alert">
              {t('screen.leaveFailed')}
            </Note>
          ) : null}
          {asksToLeave ? (
            <>
              <Note role="status">{t('screen.leaving')}</Note>
              <Button variant="default" disabled={busy} onClick={() => void end()}>
                {t('screen.leave')}
              </Button>
              <Button variant="subtle" disabled={busy} onClick={() => setAsksToLeave(false)}>
                {t('screen.stay')}
              </Button>
            </>
          ) : (
            <Button variant="subtle" onClick={() => setAsksToLeave(true)}>
              {t('screen.forgot')}
            </Button>
          )}
          <Anchor href="/ajuda">{t('screen.help')}</Anchor>
        </Stack>
      </form>
    </main>
  );
}

function useSecondsUntil(instant: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    if (instant <= Date.now()) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [instant]);
  return Math.max(0, Math.ceil((instant - now) / 1_000));
}
