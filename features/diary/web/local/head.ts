import { replaces } from '#packages/kernel/change.ts';
import { OfflineQueue, type QueuedChange, queueStore } from '#packages/offline-queue/index.ts';
import type { Entry } from '../../contract/diary.contract.ts';
import { DIARY_PREFIX } from './diary-storage.ts';

/** One thing that stands above an entry's text, as the person wants it. */
export type Head = { title: string } | { day: string } | { favourite: boolean };

/** A change of it that the server has not confirmed yet. */
export type HeadChange = QueuedChange & { entryId: string } & Head;

/** What waits of titles, days and stars: of each entry and thing the last tap stands. */
export const headQueue = new OfflineQueue(
  queueStore<HeadChange>({
    prefix: `${DIARY_PREFIX}head.`,
    recordOf: (change) => `${change.entryId}.${nameOf(change)}`,
    isChange: isHeadChange,
    replaces,
  }),
);

function nameOf(head: Head): 'title' | 'day' | 'favourite' {
  if ('title' in head) return 'title';
  return 'day' in head ? 'day' : 'favourite';
}

/** The entry as its author wants it: with what waits on this device in place. */
export function withHead(entry: Entry, waiting: readonly HeadChange[]): Entry {
  const own = waiting.filter(({ entryId }) => entryId === entry.id);
  if (own.length === 0) return entry;
  const shown = { ...entry };
  for (const change of own) {
    if ('title' in change) shown.title = change.title || undefined;
    else if ('day' in change) shown.day = change.day;
    else shown.favourite = change.favourite;
  }
  return shown;
}

function isHeadChange(value: unknown): value is HeadChange {
  if (typeof value !== 'object' || value === null) return false;
  const { changeId, recordedAt, entryId, title, day, favourite } = value as Record<string, unknown>;
  return (
    [changeId, recordedAt, entryId].every((one) => typeof one === 'string') &&
    (typeof title === 'string' || typeof day === 'string' || typeof favourite === 'boolean')
  );
}
