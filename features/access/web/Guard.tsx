import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedState, PageSpinner } from '#packages/ui/parts/states.tsx';
import type { ScreenGuard } from '#packages/ui/screens/define-screen.ts';
import { REDIRECT_DELAY_MS } from './access.constants.ts';
import { access } from './session.ts';
import { type Permissions, useAccessState, usePermissions } from './use-access.ts';

interface GuardProps {
  readonly need: ScreenGuard;
  /**
   * Leads to the sign-in or to the public start page (`/`), replacing history. `loginAgain` is the
   * sign-in after a session that ended by itself: it leads back here. After leaving by choice
   * (`login`) it does not, since the next one at this computer may be somebody else. `secondFactor`
   * is the sign-in too, which asks for what is missing and leads back.
   */
  readonly onSignedOut: (target: 'login' | 'loginAgain' | 'secondFactor' | 'start') => void;
  /** Leads to the dashboard, replacing history; the refusal is told there. */
  readonly onDenied: () => void;
  readonly failure: { readonly title: string; readonly text: string };
  readonly children: ReactNode;
}

/** Whether a person with these permissions may open a screen (specification sections 4 and 5). */
export function allows(need: ScreenGuard, permissions: Permissions): boolean {
  switch (need) {
    case 'signedIn':
      return true;
    case 'premium':
      return permissions.hasPremiumAccess;
    case 'companyAdmin':
      return permissions.isCompanyAdmin;
    case 'admin':
      return permissions.isAdmin;
  }
}

/** Shows its children to those who may see them, and leads the others away (specification section 2). */
export function Guard({ need, onSignedOut, onDenied, failure, children }: GuardProps) {
  const { t } = useTranslation('common');
  const { phase, data, failed } = useAccessState();
  const permissions = usePermissions();
  const gated = need !== 'signedIn';
  const decided = phase === 'signedIn' && (!gated || data !== null);
  const [openedAt] = useState(Date.now);
  const refused = decided && !allows(need, permissions);
  // A kept "no" may be from before somebody was given the role: it is asked again once.
  const isOld = refused && data !== null && data.timestamp < openedAt;
  const denied = refused && !isOld;

  useEffect(() => {
    if (phase === 'secondFactor') onSignedOut('secondFactor');
    if (phase !== 'signedOut') return;
    if (gated) {
      onSignedOut('start');
      return;
    }
    const leave = () => onSignedOut(access.wasLeft() ? 'login' : 'loginAgain');
    const timer = setTimeout(leave, REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [phase, gated, onSignedOut]);

  useEffect(() => {
    if (isOld) access.refresh();
  }, [isOld]);

  useEffect(() => {
    if (denied) onDenied();
  }, [denied, onDenied]);

  if (phase === 'signedIn' && gated && failed) {
    return <FailedState {...failure} headingOrder={1} onRetry={access.refresh} />;
  }
  if (!decided || refused) {
    return <PageSpinner label={gated ? t('loading.permissions') : t('loading.page')} />;
  }
  return children;
}
