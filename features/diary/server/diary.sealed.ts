import type { ReadingView } from '#features/burnout/contract/burnout.contract.ts';
import type { Feedback } from '#features/diary/contract/diary.contract.ts';
import { type OwnerKey, type Slice, textOf } from '#packages/crypto/index.ts';

/** Ids of the templates that a feedback was made of, so that the next ones differ. */
export type VariantIds = readonly string[];

/**
 * What an entry keeps sealed. Its first line is what the author is shown, as the contract has it, so
 * that lists pass it on unread; the second is the program's own. The third is the entry's reading, for
 * lists too: opening the analysis beside each entry would cost as much again. Entries that were sealed
 * before it was kept have no third line.
 */
export interface SealedEntry {
  text: string;
  feedback: (Feedback & { variants: VariantIds }) | null;
  helpDismissed: boolean;
}

const place = (id: string) => ({ table: 'diary_entries', row: id });
const versionPlace = (id: string, version: number) => ({
  table: 'diary_entry_versions',
  row: `${id}:${version}`,
});

/** `reading` is what the entry's analysis says from now on; null where it has none. */
export function sealEntry(
  key: OwnerKey,
  id: string,
  entry: SealedEntry,
  reading: ReadingView | null,
): Buffer {
  const { text, feedback, helpDismissed } = entry;
  const { variants, ...own } = feedback ?? { variants: [] };
  const shown = { text, feedback: feedback && own, helpDismissed };
  return key.sealLines(place(id), [shown, { variants }, reading]);
}

export function openEntry(key: OwnerKey, id: string, sealed: Buffer): SealedEntry {
  const [shown, own] = key.openLines(place(id), sealed).map((line) => JSON.parse(textOf(line)));
  const { text, feedback, helpDismissed } = shown;
  return { text, feedback: feedback && { ...feedback, ...own }, helpDismissed };
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
