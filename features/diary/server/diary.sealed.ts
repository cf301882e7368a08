import type { Feedback } from '#features/diary/contract/diary.contract.ts';
import type { OwnerKey } from '#packages/crypto/index.ts';

/** Ids of the templates that a feedback was made of, so that the next ones differ. */
export type VariantIds = readonly string[];

/**
 * What an entry keeps sealed. Its first line is what the author is shown, as the contract has it, so
 * that lists pass it on unread; the second is the program's own.
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

export function sealEntry(key: OwnerKey, id: string, entry: SealedEntry): Buffer {
  const { text, feedback, helpDismissed } = entry;
  const { variants, ...own } = feedback ?? { variants: [] };
  const shown = { text, feedback: feedback && own, helpDismissed };
  return key.sealLines(place(id), [shown, { variants }]);
}

export function openEntry(key: OwnerKey, id: string, sealed: Buffer): SealedEntry {
  const [shown, own] = key.openLines(place(id), sealed).map((line) => JSON.parse(line.toString()));
  const { text, feedback, helpDismissed } = shown;
  return { text, feedback: feedback && { ...feedback, ...own }, helpDismissed };
}

/** The JSON text of what an entry keeps sealed and shows. */
export function openShown(key: OwnerKey, id: string, sealed: Buffer): Buffer {
  const [shown] = key.openLines(place(id), sealed);
  return shown as Buffer;
}

export function sealVersion(key: OwnerKey, id: string, version: number, text: string): Buffer {
  return key.seal(versionPlace(id, version), { text });
}

export function openVersion(key: OwnerKey, id: string, version: number, sealed: Buffer): string {
  return key.open<{ text: string }>(versionPlace(id, version), sealed).text;
}
