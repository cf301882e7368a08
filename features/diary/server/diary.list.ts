import type { DamagedEntry, Entry } from '#features/diary/contract/diary.contract.ts';
import { type Caller, EncodedJson } from '#packages/api/server/index.ts';
import type { OwnerKey } from '#packages/crypto/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import {
  type AnalysisRow,
  analysesOf,
  fullWith,
  type ListedEntry,
  listedOf,
  listedStateOf,
  type Page,
} from './diary.queries.ts';
import { encodeEntry, type OpenedEntry, openEach, openListed } from './diary.view.ts';
import { sealedPagesOf } from './sealed-pages.ts';

type List = EncodedJson<{ entries: Entry[]; next: string | null; damaged?: DamagedEntry[] }>;

/**
 * The caller's entries by their days, newest first; `next` continues the list. A page ends before its limit with the
 * entry that fills it. One that was answered before is answered again from memory, sealed until then,
 * while the database says that its rows are the same.
 */
export async function listEntries(
  context: ServerContext,
  { userId }: Caller,
  { after, limit }: Page,
): Promise<List> {
  const { db, vault } = context;
  const key = await vault.keyOf(userId);
  const kept = sealedPagesOf(db.$client);
  const row = `${userId}:${after ?? ''}:${limit}`;
  const known = kept.get(row);
  if (known && (await listedStateOf(db, userId, { after, limit: known.rows })) === known.state) {
    return new EncodedJson(key.openBytes(place(row), known.sealed));
  }
  const { entries, state } = await listedOf(db, userId, { after, limit: limit + 1 });
  const shown = Math.min(limit, fullWith(entries));
  const { page, whole } = await answerOf(context, key, { userId, entries, limit: shown });
  if (whole) {
    const sealed = key.sealBytes(place(row), page.bytes);
    kept.set(row, { state, rows: shown + 1, sealed });
  }
  return page;
}

/** Where a kept page stands: bound into its seal, so that it is nobody else's and no other page. */
const place = (row: string) => ({ table: 'diary_pages', row });

/** The page, and whether these rows say all of it and can be opened. */
async function answerOf(
  context: ServerContext,
  key: OwnerKey,
  { userId, entries: rows, limit }: { userId: string; entries: ListedEntry[]; limit: number },
): Promise<{ page: List; whole: boolean }> {
  const shown = rows.slice(0, limit).map((entry) => ({ entry }));
  const opened = openEach(context, shown, ({ entry }) => openListed(key, entry));
  const analyses = await analysesBeside(context, userId, opened);
  const entries = openEach(context, opened, (one) => ({
    id: one.entry.id,
    parts: encodeEntry(key, one, analyses?.get(one.entry.id)),
  }));
  const isOpen = new Set(entries.map(({ id }) => id));
  const damaged: DamagedEntry[] = shown.flatMap(({ entry: { id, day, createdAt } }) =>
    isOpen.has(id) ? [] : [{ id, day, createdAt }],
  );
  const next = rows.length > limit ? (shown.at(-1)?.entry.id ?? null) : null;
  const page: List = EncodedJson.of([
    '{"entries":[',
    ...entries.flatMap(({ parts }, index) => (index === 0 ? parts : [',', ...parts])),
    `],"next":${JSON.stringify(next)}${damaged.length > 0 ? `,"damaged":${JSON.stringify(damaged)}` : ''}}`,
  ]);
  return { page, whole: analyses === null && damaged.length === 0 };
}

/** The analyses of entries that were sealed without their reading; null where there are none. */
async function analysesBeside(
  { db }: ServerContext,
  userId: string,
  opened: readonly OpenedEntry[],
): Promise<Map<string, AnalysisRow> | null> {
  const without = opened.filter(({ entry, reading }) => !reading && entry.status !== 'saved');
  if (without.length === 0) return null;
  const ids = without.map(({ entry }) => entry.id);
  return analysesOf(db, userId, ids);
}
