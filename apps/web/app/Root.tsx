import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Guard } from '#features/access/web/index.ts';
import { ProofProvider } from '#features/accounts/web/index.ts';
import { LockGate } from '#features/app-lock/web/index.ts';
import { Agreements } from '#features/privacy/web/index.ts';
import { useOnline } from '#packages/ui/index.ts';
import { ForcedLayout } from '#packages/ui/screens/index.ts';
import { Frame } from './shell/Frame.tsx';
import { HOME } from './shell/home.ts';
import { leaveLocked } from './shell/leaving.ts';
import { SignedOutOffline } from './shell/SignedOutOffline.tsx';
import { useCurrentScreen } from './shell/use-current-screen.ts';

/** Everything behind the sign-in: the guard of the current screen, then the frame with the screen. */
export function Root() {
  const { t } = useTranslation('shell');
  const router = useRouter();
  const { href } = useLocation();
  const { screen, forceMobile } = useCurrentScreen();
  const online = useOnline();
  const [leavingFor, setLeavingFor] = useState<string | null>(null);
  const [halfway, setHalfway] = useState(false);
  // Without a connection there is no page to lead to: it is said here, and done once there is one.
  useEffect(() => {
    if (leavingFor !== null && online) window.location.replace(leavingFor);
  }, [leavingFor, online]);
  const onSignedOut = useCallback(
    (target: 'login' | 'loginAgain' | 'secondFactor' | 'start') => {
      const back = (target === 'loginAgain' || target === 'secondFactor') && href !== HOME;
      const next = back ? `?next=${encodeURIComponent(href)}` : '';
      setHalfway(target === 'secondFactor');
      setLeavingFor(target === 'start' ? '/' : `/login${next}`);
    },
    [href],
  );
  const onDenied = useCallback(
    () => void router.navigate({ to: HOME, replace: true, state: { denied: true } }),
    [router],
  );
  if (leavingFor !== null && !online) return <SignedOutOffline halfway={halfway} />;
  return (
    <Guard
      need={screen?.guard ?? 'signedIn'}
      onSignedOut={onSignedOut}
      onDenied={onDenied}
      failure={{ title: t('access.load_failed'), text: t('access.load_failed_text') }}
    >
      <ForcedLayout value={forceMobile ? 'mobile' : null}>
        <LockGate leave={leaveLocked}>
          <ProofProvider>
            <Frame>
              <Outlet />
            </Frame>
          </ProofProvider>
        </LockGate>
        <Agreements />
      </ForcedLayout>
    </Guard>
  );
}
