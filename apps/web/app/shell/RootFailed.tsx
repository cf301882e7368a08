import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedState } from '#packages/ui/index.ts';
import { HELP } from './home.ts';

/** When the frame itself threw: what is safe, a way to load the page anew, and help. */
export function RootFailed({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('common');
  const router = useRouter();
  useEffect(() => {
    console.error(error);
  }, [error]);
  const retry = () => {
    // Without a connection a reload might find nothing; drawing it again needs nothing new.
    if (navigator.onLine) return window.location.reload();
    reset();
    void router.invalidate();
  };
  return (
    <main id="main">
      <FailedState headingOrder={1} onRetry={retry}>
        <a href={HELP}>{t('help')}</a>
      </FailedState>
    </main>
  );
}
