import { IconClock, IconWifiOff } from '@tabler/icons-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './OfflineBanner.module.css';
import { Tag } from './surfaces.tsx';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the device says that it has a connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Says that there is no connection and what goes on; `children` are shown with it. */
export function OfflineBanner({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('common');
  const online = useOnline();
  return (
    <div role="status">
      {online ? null : (
        <div className={classes.banner}>
          <IconWifiOff size={20} stroke={1.75} aria-hidden />
          <p>
            <strong>{t('offline.title')}</strong> {t('offline.text')}
          </p>
          {children}
        </div>
      )}
    </div>
  );
}

/** How many items wait to be sent; nothing where none do. */
export function WaitingTag({ count }: { count: number }) {
  const { t } = useTranslation('common');
  return count > 0 ? (
    <Tag>
      <IconClock size={15} stroke={1.75} aria-hidden />
      {t('offline.waiting', { count })}
    </Tag>
  ) : null;
}
