import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { access, useAccessState } from '#features/access/web/index.ts';
import { useLiveStream } from '#features/live/web/index.ts';
import { useTappedReminder } from '#features/reminders/web/index.ts';
import { Note, Toaster } from '#packages/ui/index.ts';
import { useCompact } from '#packages/ui/screens/index.ts';
import { BottomBar } from './BottomBar.tsx';
import classes from './Frame.module.css';
import { RetryNote } from './RetryNote.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { useCurrentScreen } from './use-current-screen.ts';
import { usePageFocus } from './use-page-focus.ts';
import { Waiting } from './Waiting.tsx';

/** What surrounds every screen: menu, help, banners; side bar on wide windows, bars on narrow ones. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { state } = useLocation();
  const { failed } = useAccessState();
  useLiveStream();
  useTappedReminder();
  const { screen } = useCurrentScreen();
  const [main, setMain] = useState<HTMLElement | null>(null);
  const compact = useCompact();
  const narrow = compact ? screen?.narrow : undefined;

  const title = t(`screens.${screen?.name ?? 'not_found'}`);
  useEffect(() => {
    document.title = t('frame.page_title', { title });
  }, [t, title]);
  usePageFocus(main);
  useToastPlace(narrow ? 'alone' : compact ? 'compact' : 'wide');

  return (
    <div className={compact ? classes.compact : classes.wide}>
      <a className={classes.skip} href="#main">
        {t('frame.skip')}
      </a>
      {compact ? narrow === 'room' ? null : <TopBar /> : <Sidebar />}
      <main
        id="main"
        tabIndex={-1}
        ref={setMain}
        data-narrow={narrow}
        className={!compact && screen?.fills ? classes.filled : classes.main}
      >
        <Waiting />
        {state.denied ? (
          <div className={classes.notice}>
            <Note tone="sun" role="alert">
              {t('access.denied')}
            </Note>
          </div>
        ) : null}
        {failed ? <RetryNote text={t('access.load_failed')} onRetry={access.refresh} /> : null}
        {children}
      </main>
      {compact && !narrow ? <BottomBar /> : null}
      <Toaster />
    </div>
  );
}

/** Toasts float outside of the frame: its shape is told to the whole document. */
function useToastPlace(shape: 'alone' | 'compact' | 'wide'): void {
  useEffect(() => {
    document.documentElement.dataset.frame = shape;
    return () => {
      delete document.documentElement.dataset.frame;
    };
  }, [shape]);
}
