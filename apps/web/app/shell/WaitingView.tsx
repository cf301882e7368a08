import { useAccessState } from '#features/access/web/index.ts';
import { useWaitingEntries } from '#features/diary/web/index.ts';
import { useSendEmotions, useWaitingEmotions } from '#features/emotions/web/index.ts';
import { useSendHealth, useWaitingHealth } from '#features/health/web/index.ts';
import { OfflineBanner } from '#packages/ui/index.ts';

/** Sends what waits on this device whenever there is a connection, and says how much it is without one. */
export default function WaitingView() {
  const userId = useAccessState().person?.userId ?? '';
  useSendEmotions();
  useSendHealth();
  const waiting = useWaitingEntries(userId) + useWaitingEmotions(userId) + useWaitingHealth(userId);
  return <OfflineBanner waiting={waiting} />;
}
