import { OfflineQueue, type QueuedChange, queueStore } from '#packages/offline-queue/index.ts';
import type { TicketDraft } from '../../contract/support.contract.ts';

/** A ticket that the server has not taken yet. */
export interface WaitingTicket extends QueuedChange {
  draft: TicketDraft;
}

/** The tickets that wait on this device; one that is refused waits for its person. */
export const ticketQueue = new OfflineQueue(
  queueStore<WaitingTicket>({
    prefix: 'florescer.support.ticket.',
    recordOf: ({ draft }) => draft.id,
    isChange: isWaiting,
    // A ticket is written once: the same one kept again is the same one.
    replaces: (next, standing) => next.recordedAt > standing.recordedAt,
    keepsRefused: true,
  }),
);

function isWaiting(value: unknown): value is WaitingTicket {
  if (typeof value !== 'object' || value === null) return false;
  const { changeId, recordedAt, draft } = value as Partial<WaitingTicket>;
  return (
    typeof changeId === 'string' &&
    typeof recordedAt === 'string' &&
    typeof draft?.id === 'string' &&
    typeof draft.subject === 'string' &&
    typeof draft.message === 'string'
  );
}
