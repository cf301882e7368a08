import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { NewsCategory, NewsState } from '#features/news/contract/news.contract.ts';
import type { Queryable } from '#packages/db/index.ts';
import { newsItems } from './news.tables.ts';
import { indexNews } from './search.queries.ts';

export type NewsRow = typeof newsItems.$inferSelect;
/** What an item says, as its columns. */
export type NewsText = Omit<
  NewsRow,
  'id' | 'published' | 'publishedAt' | 'featured' | 'revision' | 'createdAt'
>;

// Lists show neither the article nor what is searched in it.
const { blocks: _, sources: __, searched: ___, ...cardColumns } = getTableColumns(newsItems);
export type CardRow = Omit<NewsRow, 'blocks' | 'sources' | 'searched'>;

interface Page {
  after: string | undefined;
  limit: number;
}
interface Wanted {
  category?: NewsCategory | undefined;
  featured?: boolean;
  kind?: NewsRow['kind'];
  language?: NewsRow['language'];
}

const readable = ({ category, featured, kind, language }: Wanted) =>
  and(
    newsItems.published,
    category && eq(newsItems.category, category),
    featured === undefined ? undefined : eq(newsItems.featured, featured),
    kind && eq(newsItems.kind, kind),
    language && eq(newsItems.language, language),
  );

/** Published items, newest first, after one that was seen. */
export function publishedPage(
  db: Queryable,
  wanted: Wanted,
  { after, limit }: Page,
): Promise<CardRow[]> {
  const key = sql`(${newsItems.publishedAt}, ${newsItems.id})`;
  return db
    .select(cardColumns)
    .from(newsItems)
    .where(and(readable(wanted), after ? isBehind(key, sql`published_at`, after) : undefined))
    .orderBy(desc(newsItems.publishedAt), desc(newsItems.id))
    .limit(limit);
}

/** Published items of these ids, in their order. */
export async function publishedOf(db: Queryable, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(cardColumns)
    .from(newsItems)
    .where(and(newsItems.published, inArray(newsItems.id, [...ids])));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** How many published items there are of what is wanted. */
export async function countPublished(db: Queryable, wanted: Wanted): Promise<number> {
  const [row] = await db.select({ items: count() }).from(newsItems).where(readable(wanted));
  return row?.items ?? 0;
}

/** One published item. */
export async function findPublished(db: Queryable, id: string): Promise<NewsRow | undefined> {
  const [row] = await db
    .select()
    .from(newsItems)
    .where(and(newsItems.published, eq(newsItems.id, id)));
  return row;
}

interface Managed {
  state?: NewsState | undefined;
  /** Folded words, all of which must occur in the title. */
  words: readonly string[];
}

const STATES: Record<NewsState, SQL | undefined> = {
  draft: and(not(newsItems.published), isNull(newsItems.publishedAt)),
  published: eq(newsItems.published, true),
  withdrawn: and(not(newsItems.published), isNotNull(newsItems.publishedAt)),
};

// The first line of what is searched is the title.
const ofManaged = ({ state, words }: Managed) =>
  and(
    state && STATES[state],
    ...words.map((word) => sql`strpos(split_part(${newsItems.searched}, ${'\n'}, 1), ${word}) > 0`),
  );

/** Items of what is wanted, the one begun last first, after one that was seen. */
export function managedPage(
  db: Queryable,
  wanted: Managed,
  { after, limit }: Page,
): Promise<CardRow[]> {
  const key = sql`(${newsItems.createdAt}, ${newsItems.id})`;
  return db
    .select(cardColumns)
    .from(newsItems)
    .where(and(ofManaged(wanted), after ? isBehind(key, sql`created_at`, after) : undefined))
    .orderBy(desc(newsItems.createdAt), desc(newsItems.id))
    .limit(limit);
}

/** How many items there are of what is wanted. */
export function countManaged(db: Queryable, wanted: Managed): Promise<number> {
  return db.$count(newsItems, ofManaged(wanted));
}

function isBehind(key: SQL, time: SQL, after: string): SQL {
  return sql`${key} < (select ${time}, id from news_items where id = ${after})`;
}

/** An item as it stands; with `lock` kept from other changes until the transaction ends. */
export async function findNews(
  db: Queryable,
  id: string,
  { lock = false } = {},
): Promise<NewsRow | undefined> {
  const query = db.select().from(newsItems).where(eq(newsItems.id, id));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

/** Items by their id, whole, after one that was seen. */
export function newsAfter(db: Queryable, { after, limit }: Page): Promise<NewsRow[]> {
  return db
    .select()
    .from(newsItems)
    .where(after ? gt(newsItems.id, after) : undefined)
    .orderBy(newsItems.id)
    .limit(limit);
}

/** Items of these ids or folded titles, kept from other changes until the transaction ends. */
export function newsNamed(
  tx: Queryable,
  { ids, titles }: { ids: readonly string[]; titles: readonly string[] },
): Promise<NewsRow[]> {
  const title = sql`split_part(${newsItems.searched}, ${'\n'}, 1)`;
  return tx
    .select()
    .from(newsItems)
    .where(or(inArray(sql`${newsItems.id}::text`, [...ids]), inArray(title, [...titles])))
    .orderBy(newsItems.id)
    .for('update');
}

/** Adds an item; false where its id is there already. */
export async function insertNews(
  db: Queryable,
  row: typeof newsItems.$inferInsert,
): Promise<boolean> {
  const added = await db
    .insert(newsItems)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: newsItems.id });
  if (row.published) await indexNews(db, row.id);
  return added.length > 0;
}

export async function updateNews(
  tx: Queryable,
  id: string,
  change: Partial<Omit<NewsRow, 'id'>>,
): Promise<NewsRow> {
  const [row] = await tx.update(newsItems).set(change).where(eq(newsItems.id, id)).returning();
  if (!row) throw new Error('The item is gone although it is locked');
  await indexNews(tx, id);
  return row;
}

export async function deleteNewsRow(tx: Queryable, id: string): Promise<void> {
  await tx.delete(newsItems).where(eq(newsItems.id, id));
}

/** One change of what stands at the top at a time: each must see the others before it is full. */
export async function lockFeatured(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('news featured', 0))`);
}

export function countFeatured(tx: Queryable): Promise<number> {
  return countPublished(tx, { featured: true });
}

export async function hasNews(db: Queryable): Promise<boolean> {
  const rows = await db.select({ id: newsItems.id }).from(newsItems).limit(1);
  return rows.length > 0;
}
