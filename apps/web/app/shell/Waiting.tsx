import { useEffect, useState } from 'react';
import { lazyPart, OfflineBanner, whenIdle } from '#packages/ui/index.ts';

const WaitingView = lazyPart<object>(
  async () => (await import('./WaitingView.tsx')).loadWaitingView(),
  {
    waiting: <OfflineBanner />,
    failed: (retry) => <AgainOnline retry={retry} />,
  },
);

/** Fetches the code before it is shown. */
export const preloadWaiting = WaitingView.preload;

/**
 * What waits on this device, on every screen. It needs what every feature keeps here, and nothing is lost
 * by sending a moment later: its code comes when nothing else happens.
 */
export function Waiting() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  return wanted ? <WaitingView /> : <OfflineBanner />;
}

function AgainOnline({ retry }: { retry: () => void }) {
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return <OfflineBanner />;
}
