import { OfflineQueue, type QueuedChange, queueStore } from '#packages/offline-queue/index.ts';
import type { EventDraft } from '../../contract/calendar.contract.ts';
import type { Scope } from '../../contract/repeat.contract.ts';
import type { ShownEvent } from '../rules/events.rules.ts';

/** A change of the calendar that the server has not taken yet. */
export interface WaitingEvent extends QueuedChange {
  /** The event’s, or the series’ of which something is meant. */
  id: string;
  /** What it is to be; null where it is to go. */
  draft: EventDraft | null;
  /** What its person had before them; null for a new event. */
  before: ShownEvent | null;
  /** Of a series: what of it is meant, and under which id that becomes an event of its own. */
  scope: Scope;
  newId: string;
  /** Its person saw that the event was changed elsewhere, and wants theirs all the same. */
  anyway?: boolean;
}

/** Which record it is about: of a series one time, what follows a time, or the whole. */
export function recordOf({ id, before, scope }: WaitingEvent): string {
  if (!before?.occurrence) return id;
  return scope === 'all' ? `${id} all` : `${id} ${scope} ${before.occurrence.at}`;
}

/** What waits on this device: once under its ids, those of one event in their order. */
export const eventQueue = new OfflineQueue(
  queueStore<WaitingEvent>({
    prefix: 'florescer.calendar.outbox.',
    recordOf,
    thingOf: ({ id }) => id,
    isChange: isWaitingEvent,
    replaces: (next, standing) =>
      next.recordedAt > standing.recordedAt ||
      (next.recordedAt === standing.recordedAt && next.changeId > standing.changeId),
    // What meets a change from elsewhere waits for its person, who says which one stands.
    keepsRefused: true,
    refusals: [404, 409, 410],
  }),
);

/** A change as it is kept beside those that wait: it goes back to what was there before the first of them. */
export function afterWaiting(next: WaitingEvent, waiting: readonly WaitingEvent[]): WaitingEvent {
  const isNew = waiting.some(({ id, before }) => id === next.id && before === null);
  if (isNew) return { ...next, before: null };
  const standing = waiting.find((one) => recordOf(one) === recordOf(next));
  if (!standing) return next;
  const { before, newId, anyway } = standing;
  return { ...next, before, newId, ...(anyway ? { anyway } : {}) };
}

function isWaitingEvent(value: unknown): value is WaitingEvent {
  if (typeof value !== 'object' || value === null) return false;
  const { changeId, recordedAt, id, newId, scope, draft, before } = value as Record<
    string,
    unknown
  >;
  return (
    [changeId, recordedAt, id, newId, scope].every((one) => typeof one === 'string') &&
    typeof draft === 'object' &&
    typeof before === 'object'
  );
}
