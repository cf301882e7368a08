import { isDeepStrictEqual } from 'node:util';
import type { ReadingView } from '#features/burnout/contract/burnout.contract.ts';
import { recordReading } from '#features/burnout/server/index.ts';
import type { Help } from '#features/crisis/contract/danger.ts';
import { takesTheirPlace } from '#features/crisis/contract/help.rules.ts';
import type { Feedback } from '#features/diary/contract/diary.contract.ts';
import { type OwnerKey, type Slice, textOf } from '#packages/crypto/index.ts';
import { type Queryable, together } from '#packages/db/index.ts';
import type { EntryRow } from './diary.queries.ts';
import { type Memory, NOTHING_REMEMBERED } from './feedback/material.ts';

/**
 * What an entry keeps sealed. Its first line is what the author is shown, as the contract has it, so
 * that lists pass it on unread; the second is the program's own. The third is the entry's reading, for
 * lists too: opening the analysis beside each entry would cost as much again. Entries that were sealed
 * before it was kept have no third line.
 */
export interface SealedEntry {
  text: string;
  feedback: (Feedback & { memory: Memory }) | null;
  helpDismissed: boolean;
  /** As it was when the text was written; undefined for entries that were sealed before it was kept. */
  help: Help | null | undefined;
}

const place = (id: string) => ({ table: 'diary_entries', row: id });
const versionPlace = (id: string, version: number) => ({
  table: 'diary_entry_versions',
  row: `${id}:${version}`,
});

/** An entry to be stored, with the reading that it has from now on; null for one without analysis. */
interface ReadAnew extends SealedEntry {
  reading: ReadingView | null;
  /** The reading that is counted for it already: the same one is not recorded again. */
  counted?: ReadingView | null;
}

/**
 * Stores what an entry keeps sealed together with its reading, which is sealed with it for lists and
 * recorded for what is counted: the only way to seal an entry, so that the two never part. `store` is
 * given the bytes and issues its statement before it first waits: the record refers to the entry.
 */
export async function storeRead(
  tx: Queryable,
  key: OwnerKey,
  { userId, id, createdAt }: Pick<EntryRow, 'userId' | 'id' | 'createdAt'>,
  { reading, counted = null, ...entry }: ReadAnew,
  store: (sealed: Buffer) => Promise<unknown>,
): Promise<void> {
  const { text, helpDismissed, help } = entry;
  const helpFirst = help != null && takesTheirPlace(help);
  const read = { userId, entryId: id, at: createdAt, text, helpDismissed, helpFirst };
  const isCounted = isDeepStrictEqual(reading, counted);
  await together([
    store(sealEntry(key, id, entry, reading)),
    reading && !isCounted && recordReading(tx, key, read, reading),
  ]);
}

function sealEntry(
  key: OwnerKey,
  id: string,
  entry: SealedEntry,
  reading: ReadingView | null,
): Buffer {
  const { text, feedback, helpDismissed, help } = entry;
  const { memory, ...own } = feedback ?? { memory: null };
  const shown = { text, feedback: feedback && own, helpDismissed, help };
  return key.sealLines(place(id), [shown, { memory }, reading]);
}

export function openEntry(key: OwnerKey, id: string, sealed: Buffer): SealedEntry {
  const [shown, own] = key.openLines(place(id), sealed).map((line) => JSON.parse(textOf(line)));
  const { text, feedback, helpDismissed, help } = shown;
  // Entries that were sealed before anything was remembered of them have none.
  const memory = own.memory ?? NOTHING_REMEMBERED;
  return { text, feedback: feedback && { ...feedback, memory }, helpDismissed, help };
}

/** The JSON text of what an entry keeps sealed and shows; no reading where none was sealed with it. */
export function openShown(
  key: OwnerKey,
  id: string,
  sealed: Buffer,
): { shown: Slice; reading: Slice | undefined } {
  const [shown, , reading] = key.openLines(place(id), sealed);
  return { shown: shown as Slice, reading };
}

export function sealVersion(key: OwnerKey, id: string, version: number, text: string): Buffer {
  return key.seal(versionPlace(id, version), { text });
}

export function openVersion(key: OwnerKey, id: string, version: number, sealed: Buffer): string {
  return key.open<{ text: string }>(versionPlace(id, version), sealed).text;
}
