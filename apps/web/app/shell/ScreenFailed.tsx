import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedState, useOnline } from '#packages/ui/index.ts';
import { retryFailedScreens } from '#packages/ui/screens/index.ts';

// What browsers say when a file of an older build is gone from the server.
const STALE_CODE =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to load module/i;

/** A screen that threw: a retry, or a reload where its code no longer exists on the server. */
export function ScreenFailed({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('shell');
  const router = useRouter();
  useEffect(() => {
    console.error(error);
  }, [error]);
  const online = useOnline();
  const codeMissing = STALE_CODE.test(String(error));
  if (codeMissing && online) {
    return (
      <FailedState
        headingOrder={1}
        title={t('update.stale_title')}
        text={t('update.stale_text')}
        onRetry={() => window.location.reload()}
        retryLabel={t('common:action.reload')}
      />
    );
  }
  return (
    <FailedState
      headingOrder={1}
      {...(codeMissing && { title: t('offline.title'), text: t('offline.text') })}
      onRetry={() => {
        retryFailedScreens();
        reset();
        void router.invalidate();
      }}
    />
  );
}
