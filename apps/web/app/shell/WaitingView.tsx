import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAccessState } from '#features/access/web/index.ts';
import { type DevicePart, deviceParts, type WaitingKind } from '#packages/offline-queue/index.ts';
import { OfflineBanner, WaitingTag } from '#packages/ui/index.ts';
import { StuckNote } from './StuckNote.tsx';
import { useCounts } from './use-counts.ts';

/** Sends what waits on this device whenever there is a connection, and says how much it is without one. */
export function WaitingView({ kinds }: { kinds: readonly WaitingKind[] }) {
  const client = useQueryClient();
  const userId = useAccessState().person?.userId;
  useEffect(() => {
    if (userId === undefined) return undefined;
    const ends = kinds.map((kind) => kind.start(client, userId));
    return () => {
      for (const end of ends) end();
    };
  }, [kinds, client, userId]);
  return (
    <>
      <OfflineBanner>
        <Count kinds={kinds} userId={userId ?? ''} />
      </OfflineBanner>
      <StuckNote kinds={kinds} userId={userId ?? ''} />
    </>
  );
}

/** Only without a connection: with one, what a tap keeps is gone before it could be read. */
function Count({ kinds, userId }: { kinds: readonly WaitingKind[]; userId: string }) {
  const counts = useCounts(kinds, (kind) => kind.waiting(userId));
  return <WaitingTag count={counts.reduce((sum, one) => sum + one, 0)} />;
}

/** The view with the kinds of all features. */
export async function loadWaitingView() {
  const parts: readonly DevicePart[] = await deviceParts();
  const kinds = parts.flatMap(({ waiting }) => waiting ?? []);
  return { default: () => <WaitingView kinds={kinds} /> };
}
