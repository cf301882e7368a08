import i18next from 'i18next';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useMe } from '#features/access/web/index.ts';
import { lazyPanel } from '#packages/ui/index.ts';
import './lock-gate.module.css';
import { locksAfter } from './lock.rules.ts';
import { deviceLock, subscribeToLock } from './lock.store.ts';

const LockScreen = lazyPanel(async () => {
  await i18next.loadNamespaces('app-lock');
  return import('./LockScreen.tsx');
});

interface LockGateProps {
  readonly children: ReactNode;
  /** Ends the session and takes from this device what the server has, too; false where it could not. */
  readonly leave: (userId: string) => Promise<boolean>;
}

/**
 * Covers the app with the PIN of this device, where there is one: when it is opened, and after a time away.
 * What was typed stays as it is underneath, out of sight and out of reach.
 */
export function LockGate({ children, leave }: LockGateProps) {
  const userId = useMe()?.id;
  // Before it is known who is here, the lock holds: a page from before must not show for a moment.
  const owner = useSyncExternalStore(subscribeToLock, () => {
    const id = deviceLock()?.userId ?? null;
    return userId === undefined || id === userId ? id : null;
  });
  const [isLocked, setIsLocked] = useState(() => deviceLock() !== null);
  const awaySince = useRef<number | null>(null);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') {
        awaySince.current = Date.now();
        return;
      }
      const lock = deviceLock();
      if (lock && locksAfter(awaySince.current, Date.now(), lock.minutes)) setIsLocked(true);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const covered = owner !== null && isLocked;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-locked', covered);
    return () => document.documentElement.removeAttribute('data-locked');
  }, [covered]);
  return (
    <>
      <div hidden={covered} inert={covered}>
        {children}
      </div>
      {covered ? (
        <LockScreen userId={owner} leave={leave} onUnlocked={() => setIsLocked(false)} />
      ) : null}
    </>
  );
}
