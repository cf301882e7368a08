import { encodeReading, openReading } from '#features/burnout/server/index.ts';
import type { Entry } from '#features/diary/contract/diary.contract.ts';
import { type OwnerKey, SealBroken, type Slice } from '#packages/crypto/index.ts';
import { type ServerContext, tryUnseal } from '#packages/kernel/index.ts';
import type { ListedEntry, ListedRow } from './diary.queries.ts';
import { openEntry, openShown, type SealedEntry } from './diary.sealed.ts';

/** What leaves the server of an entry, for its author only. */
export function entryView(key: OwnerKey, row: ListedRow, opened?: SealedEntry): Entry {
  const { entry, analysis } = row;
  const { text, title, feedback, helpDismissed, help } = opened ?? openRow(key, row);
  return {
    id: entry.id,
    text,
    ...(title === undefined ? {} : { title }),
    day: entry.day,
    favourite: entry.favourite,
    words: entry.words,
    status: entry.status,
    version: entry.version,
    createdAt: entry.createdAt.toISOString(),
    updatedAt: entry.updatedAt.toISOString(),
    reading: analysis ? openReading(key, analysis) : null,
    feedback: feedback && feedbackView(feedback),
    helpDismissed,
    ...(help === undefined ? {} : { help }),
  };
}

/** An entry with the JSON text of what is sealed of it. */
export interface OpenedEntry {
  entry: ListedEntry;
  shown: Slice;
  /** Undefined for entries that were sealed without it: then their analysis has it. */
  reading: Slice | undefined;
}

/** Opens what a list shows of an entry. */
export function openListed(key: OwnerKey, entry: ListedEntry): OpenedEntry {
  return { entry, ...openShown(key, entry.id, entry.sealed) };
}

/**
 * The JSON text of what `entryView` gives, in parts: the list is asked for at every visit. `analysis`
 * counts for an entry only that was sealed without its reading.
 */
export function encodeEntry(
  key: OwnerKey,
  { entry, shown, reading: sealedWith }: OpenedEntry,
  analysis: ListedRow['analysis'] | undefined,
): (string | Slice)[] {
  const { id, day, favourite, words, status, version, createdAt, updatedAt } = entry;
  const head =
    `{"id":"${id}","day":"${day}","favourite":${favourite},"words":${words},"status":"${status}",` +
    `"version":${version},"createdAt":"${createdAt}","updatedAt":"${updatedAt}","reading":`;
  // What is shown is an object too: it goes on where its opening brace was.
  const rest = { ...shown, start: shown.start + 1 };
  if (sealedWith) return [head, sealedWith, ',', rest];
  return [head, ...(analysis ? encodeReading(key, analysis) : ['null']), ',', rest];
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
