import type { Feedback } from '#features/diary/contract/diary.contract.ts';
import type { OwnerKey } from '#packages/crypto/index.ts';

/** Ids of the templates that a feedback was made of, so that the next ones differ. */
export type VariantIds = readonly string[];

/** What an entry keeps sealed. */
export interface SealedEntry {
  text: string;
  feedback: (Feedback & { variants: VariantIds }) | null;
}

const place = (id: string) => ({ table: 'diary_entries', row: id });
const versionPlace = (id: string, version: number) => ({
  table: 'diary_entry_versions',
  row: `${id}:${version}`,
});

export function sealEntry(key: OwnerKey, id: string, value: SealedEntry): Buffer {
  return key.seal(place(id), value);
}

export function openEntry(key: OwnerKey, id: string, sealed: Buffer): SealedEntry {
  return key.open<SealedEntry>(place(id), sealed);
}

export function sealVersion(key: OwnerKey, id: string, version: number, text: string): Buffer {
  return key.seal(versionPlace(id, version), { text });
}

export function openVersion(key: OwnerKey, id: string, version: number, sealed: Buffer): string {
  return key.open<{ text: string }>(versionPlace(id, version), sealed).text;
}
