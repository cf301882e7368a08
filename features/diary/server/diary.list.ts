import type { DamagedEntry, Entry } from '#features/diary/contract/diary.contract.ts';
import type { Caller } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { type AnalysisRow, analysesOf, fullWith, listedOf, type Page } from './diary.queries.ts';
import { listedView, type OpenedEntry, openEach, openListed } from './diary.view.ts';

interface List {
  entries: Entry[];
  next: string | null;
  damaged?: DamagedEntry[];
}

/**
 * The caller's entries by their days, newest first; `next` continues the list. A page ends before its
 * limit with the entry that fills it. Entries that cannot be opened are told in `damaged`.
 */
export async function listEntries(
  context: ServerContext,
  { userId }: Caller,
  { after, limit }: Page,
): Promise<List> {
  const { db, vault } = context;
  const key = await vault.keyOf(userId);
  const rows = await listedOf(db, userId, { after, limit: limit + 1 });
  const shown = rows.slice(0, Math.min(limit, fullWith(rows))).map((entry) => ({ entry }));
  const opened = openEach(context, shown, ({ entry }) => openListed(key, entry));
  const analyses = await analysesBeside(context, userId, opened);
  const entries = openEach(context, opened, (one) =>
    listedView(key, one, analyses.get(one.entry.id)),
  );
  const isOpen = new Set(entries.map(({ id }) => id));
  const damaged = shown.flatMap(({ entry: { id, day, createdAt } }) =>
    isOpen.has(id) ? [] : [{ id, day, createdAt }],
  );
  const next = rows.length > shown.length ? (shown.at(-1)?.entry.id ?? null) : null;
  return { entries, next, ...(damaged.length > 0 ? { damaged } : {}) };
}

/** The analyses of entries that were sealed without their reading. */
async function analysesBeside(
  { db }: ServerContext,
  userId: string,
  opened: readonly OpenedEntry[],
): Promise<Map<string, AnalysisRow>> {
  const without = opened.filter(
    ({ entry, reading }) => reading === undefined && entry.status !== 'saved',
  );
  if (without.length === 0) return new Map();
  const ids = without.map(({ entry }) => entry.id);
  return analysesOf(db, userId, ids);
}
