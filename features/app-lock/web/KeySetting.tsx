import { Switch } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '#packages/ui/index.ts';
import { lockOf, setKey, subscribeToLock } from './lock.store.ts';
import { hasDeviceKey, makeDeviceKey } from './lock-key.ts';

/** Whether the lock opens by face, finger or code of the device as well; nothing where it has none. */
export function KeySetting({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('app-lock');
  const keyId = useSyncExternalStore(subscribeToLock, () => lockOf(userId)?.keyId ?? null);
  const [isPossible, setIsPossible] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isHere = true;
    void hasDeviceKey().then((has) => {
      if (isHere) setIsPossible(has);
    });
    return () => {
      isHere = false;
    };
  }, []);
  if (!isPossible && keyId === null) return null;
  const change = async (on: boolean) => {
    setFailed(false);
    if (!on) return setKey(userId, null);
    setIsAsking(true);
    const made = await makeDeviceKey(t('key.name'));
    setIsAsking(false);
    if (made) setKey(userId, made);
    else setFailed(true);
  };
  return (
    <>
      <Switch
        label={t('key.label')}
        description={t('key.text')}
        checked={keyId !== null}
        disabled={isAsking}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
      {failed ? (
        <Note tone="sun" role="alert">
          {t('key.failed')}
        </Note>
      ) : null}
    </>
  );
}
