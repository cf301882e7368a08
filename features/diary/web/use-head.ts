import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { stampChange, usePendingChanges } from '#packages/offline-queue/index.ts';
import type { Entry } from '../contract/diary.contract.ts';
import { type Head, type HeadChange, headQueue, withHead } from './local/head.ts';
import { headSenderOf } from './send-entries.ts';

/** Title, day and star of entries: shown as the person wants them at once, sent when there is a connection. */
export function useHeads(userId: string) {
  const client = useQueryClient();
  const waiting = usePendingChanges(headQueue, userId);
  const headOf = useCallback((entry: Entry) => withHead(entry, waiting), [waiting]);
  const changeHead = useCallback(
    (entryId: string, head: Head) => {
      const change: HeadChange = { ...stampChange(), entryId, ...head };
      const sender = headSenderOf(client, userId);
      // A device that keeps nothing still sends what it can.
      if (headQueue.keep(userId, change)) void headQueue.flush(userId, sender);
      else void sender.send(change).catch(() => undefined);
    },
    [client, userId],
  );
  return { headOf, changeHead };
}
