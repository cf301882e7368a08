import { and, asc, desc, eq, getTableColumns, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { known } from '#features/access/server/index.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import type { Queryable, Transaction } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import {
  type ContentKind,
  DELETED_DAYS,
  type DeletedItem,
  MOST_VERSIONS,
  type Version,
} from '../contract/versions.contract.ts';
import { contentSchedules, contentVersions } from './content.tables.ts';

const DAY_MS = 86_400_000;
/** Items that are erased in one sweep. */
const MOST_A_SWEEP = 500;

interface Item {
  kind: ContentKind;
  id: string;
}

/** An item as it is written, with all of its text. */
export interface Written extends Item {
  title: string;
  draft: object;
  /** Paths of the pictures in it. */
  pictures: readonly string[];
}

const { draft: _draft, pictures: _pictures, ...WITHOUT_TEXT } = getTableColumns(contentVersions);

const of = ({ kind, id }: Item) =>
  and(eq(contentVersions.kind, kind), eq(contentVersions.itemId, id));

/**
 * Keeps what an item says now as its newest version, within the caller's transaction. `former` is what
 * it said before: of an item from before there were versions, that is kept first.
 */
export async function keepVersion(
  { now }: Pick<ServerContext, 'now'>,
  tx: Transaction,
  caller: Caller,
  written: Written,
  former?: Written,
): Promise<void> {
  const newest = await newestOf(tx, written);
  const begin = newest ?? 0;
  const author = authorOf(caller);
  const [at, first] = [now(), newest === null && former ? former : null];
  if (first) await insert(tx, first, { version: 1, at, author: '' });
  await insert(tx, written, { version: begin + (first ? 2 : 1), at, author });
  await trim(tx, written);
}

/** Keeps what an item said last, so that it can be brought back; what was to publish it ends. */
export async function keepDeleted(
  { now }: Pick<ServerContext, 'now'>,
  tx: Transaction,
  caller: Caller,
  written: Written,
): Promise<void> {
  const at = now();
  const version = ((await newestOf(tx, written)) ?? 0) + 1;
  await insert(tx, written, { version, at, author: authorOf(caller), deletedAt: at });
  await unschedule(tx, written);
}

/** What was deleted is there again: it is not among the deleted any more. */
export async function keepBroughtBack(tx: Queryable, item: Item): Promise<void> {
  await tx.update(contentVersions).set({ deletedAt: null }).where(of(item));
}

export async function unschedule(tx: Queryable, { kind, id }: Item): Promise<void> {
  await tx
    .delete(contentSchedules)
    .where(and(eq(contentSchedules.kind, kind), eq(contentSchedules.itemId, id)));
}

export async function listVersions({ db }: ServerContext, item: Item): Promise<Version[]> {
  const rows = await db
    .select(WITHOUT_TEXT)
    .from(contentVersions)
    .where(of(item))
    .orderBy(desc(contentVersions.version));
  return rows.map(({ version, at, authorName, title }) => ({
    ...{ version, at: at.toISOString(), by: authorName, title },
  }));
}

export async function readVersion(
  { db }: ServerContext,
  { version, ...item }: Item & { version: number },
): Promise<{ draft: Record<string, unknown> }> {
  const [row] = await db
    .select({ draft: contentVersions.draft })
    .from(contentVersions)
    .where(and(of(item), eq(contentVersions.version, version)));
  if (!row) throw fail('not_found', 'No such version');
  return row;
}

export async function listDeleted(
  { db }: ServerContext,
  kind: ContentKind,
): Promise<DeletedItem[]> {
  const rows = await db
    .select(WITHOUT_TEXT)
    .from(contentVersions)
    .where(and(eq(contentVersions.kind, kind), isNotNull(contentVersions.deletedAt)))
    .orderBy(desc(contentVersions.deletedAt), asc(contentVersions.itemId));
  return rows.map(({ itemId, version, at, authorName, title, deletedAt }) => ({
    ...{ id: itemId, version, at: at.toISOString(), by: authorName, title },
    until: new Date((deletedAt ?? at).getTime() + DELETED_DAYS * DAY_MS).toISOString(),
  }));
}

/** Erases what was deleted so long ago that nobody brings it back any more. */
export async function eraseDeleted(context: ServerContext): Promise<void> {
  const limit = new Date(context.now().getTime() - DELETED_DAYS * DAY_MS);
  await context.db.transaction(async (tx) => {
    const gone = await tx
      .select({ kind: contentVersions.kind, id: contentVersions.itemId })
      .from(contentVersions)
      .where(lt(contentVersions.deletedAt, limit))
      .limit(MOST_A_SWEEP);
    for (const item of gone) await tx.delete(contentVersions).where(of(item));
  });
}

async function newestOf(tx: Queryable, item: Item): Promise<number | null> {
  const [row] = await tx
    .select({ version: sql<number | null>`max(${contentVersions.version})` })
    .from(contentVersions)
    .where(of(item));
  return row?.version ?? null;
}

async function insert(
  tx: Queryable,
  { kind, id, title, draft, pictures }: Written,
  made: { version: number; at: Date; author: string; deletedAt?: Date },
): Promise<void> {
  await tx.insert(contentVersions).values({
    ...{ kind, itemId: id, title, draft: { ...draft }, pictures: unique(pictures) },
    ...{ version: made.version, at: made.at, authorName: made.author },
    deletedAt: made.deletedAt ?? null,
  });
}

/** Lets the oldest versions go. */
async function trim(tx: Transaction, item: Item): Promise<void> {
  const newest = await newestOf(tx, item);
  const oldest = (newest ?? 0) - MOST_VERSIONS;
  await tx.delete(contentVersions).where(and(of(item), lte(contentVersions.version, oldest)));
}

const unique = (paths: readonly string[]) => [...new Set(paths)];

const authorOf = (caller: Caller) => {
  const { fullName, email } = known(caller);
  return fullName || email;
};
