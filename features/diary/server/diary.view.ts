import type { ReadingView } from '#features/burnout/contract/burnout.contract.ts';
import { openReading } from '#features/burnout/server/index.ts';
import type { Entry } from '#features/diary/contract/diary.contract.ts';
import { type OwnerKey, SealBroken } from '#packages/crypto/index.ts';
import { type ServerContext, tryUnseal } from '#packages/kernel/index.ts';
import type { ListedEntry, ListedRow } from './diary.queries.ts';
import { openEntry, openShown, type SealedEntry, type ShownEntry } from './diary.sealed.ts';

/** What leaves the server of an entry, for its author only. */
export function entryView(key: OwnerKey, row: ListedRow, opened?: SealedEntry): Entry {
  const { entry, analysis } = row;
  const { feedback, ...shown } = opened ?? openRow(key, row);
  const { createdAt, updatedAt } = entry;
  return view(
    { ...entry, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() },
    { ...shown, feedback: feedback && feedbackView(feedback) },
    analysis ? openReading(key, analysis) : null,
  );
}

/** An entry of the list with what was sealed of it. */
export interface OpenedEntry {
  entry: ListedEntry;
  shown: ShownEntry;
  /** Undefined for entries that were sealed without it: then their analysis has it. */
  reading: ReadingView | null | undefined;
}

/** Opens what a list shows of an entry. */
export function openListed(key: OwnerKey, entry: ListedEntry): OpenedEntry {
  return { entry, ...openShown(key, entry.id, entry.sealed) };
}

/**
 * What `entryView` gives, from what the list has read. `analysis` counts only for an entry that was
 * sealed without its reading.
 */
export function listedView(
  key: OwnerKey,
  { entry, shown, reading: sealedWith }: OpenedEntry,
  analysis: ListedRow['analysis'] | undefined,
): Entry {
  if (sealedWith !== undefined) return view(entry, shown, sealedWith);
  return view(entry, shown, analysis ? openReading(key, analysis) : null);
}

function view(
  entry: Omit<ListedEntry, 'sealed'>,
  { text, title, feedback, helpDismissed, help, unreadLanguage }: ShownEntry,
  reading: ReadingView | null,
): Entry {
  return {
    id: entry.id,
    text,
    ...(title === undefined ? {} : { title }),
    day: entry.day,
    favourite: entry.favourite,
    words: entry.words,
    status: entry.status,
    ...(unreadLanguage ? { unreadLanguage: true as const } : {}),
    version: entry.version,
    createdAt: entry.createdAt,
    updatedAt: entry.updatedAt,
    reading,
    feedback,
    helpDismissed,
    ...(help === undefined ? {} : { help }),
  };
}

/** Opens what a row that is not erased keeps sealed. */
export function openRow(
  key: OwnerKey,
  { entry }: { entry: Pick<ListedRow['entry'], 'id' | 'sealed'> },
): SealedEntry {
  return openEntry(key, entry.id, sealedOf(entry));
}

function sealedOf({ sealed }: Pick<ListedRow['entry'], 'sealed'>): Buffer {
  if (!sealed) throw new SealBroken();
  return sealed;
}

/** What `open` makes of each row that can be opened. */
export function openEach<R extends { entry: { id: string } }, T extends object>(
  context: Pick<ServerContext, 'log'>,
  rows: readonly R[],
  open: (row: R) => T,
): T[] {
  return rows.flatMap((row) => {
    const opened = tryUnseal(context, row.entry.id, () => open(row));
    return opened ? [opened] : [];
  });
}

function feedbackView(feedback: NonNullable<SealedEntry['feedback']>): Entry['feedback'] {
  const { memory: _memory, ...view } = feedback;
  return view;
}
