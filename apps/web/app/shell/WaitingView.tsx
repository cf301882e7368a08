import { useAccessState } from '#features/access/web/index.ts';
import { useWaitingEntries } from '#features/diary/web/index.ts';
import { useSendEmotions, useWaitingEmotions } from '#features/emotions/web/index.ts';
import { useSendHealth, useWaitingHealth } from '#features/health/web/index.ts';
import { useSendTraining, useWaitingTraining } from '#features/training/web/index.ts';
import { OfflineBanner, WaitingTag } from '#packages/ui/index.ts';
import { StuckNote } from './StuckNote.tsx';

/** Sends what waits on this device whenever there is a connection, and says how much it is without one. */
export default function WaitingView() {
  const userId = useAccessState().person?.userId ?? '';
  useSendEmotions();
  useSendHealth();
  useSendTraining();
  const entries = useWaitingEntries(userId);
  return (
    <>
      <OfflineBanner>
        <Count userId={userId} entries={entries} />
      </OfflineBanner>
      <StuckNote userId={userId} />
    </>
  );
}

/** Only without a connection: with one, what a tap keeps is gone before it could be read. */
function Count({ userId, entries }: { userId: string; entries: number }) {
  const felt = useWaitingEmotions(userId);
  const health = useWaitingHealth(userId);
  return <WaitingTag count={entries + felt + health + useWaitingTraining(userId)} />;
}
