import type { Act } from '#features/audit/contract/audit.contract.ts';
import { recordAct } from '#features/audit/server/index.ts';
import {
  keepBroughtBack,
  keepDeleted,
  keepVersion,
  unschedule,
} from '#features/content/server/index.ts';
import {
  FEATURED_FULL,
  MAX_FEATURED,
  type ManagedCard,
  type ManagedNews,
  type NewsDraft,
  type NewsState,
  NOT_FEATURABLE,
  STILL_PUBLISHED,
} from '#features/news/contract/news.contract.ts';
import { type Caller, fail, type Problem } from '#packages/api/server/index.ts';
import type { Queryable, Transaction } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { wordsOf } from '#packages/kernel/words.ts';
import { picturesOf } from '#packages/kernel/written-text.ts';
import {
  countFeatured,
  countManaged,
  deleteNewsRow,
  findNews,
  insertNews,
  lockFeatured,
  managedPage,
  type NewsRow,
  updateNews,
} from './news.queries.ts';
import { paged } from './news.service.ts';
import { columnsOf, draftOf, managedCardOf, managedOf } from './news.view.ts';
import { STARTER_NEWS } from './starter/index.ts';

type FailOwn<Code extends string> = (code: Code, message: string) => Problem;

interface ManagedQuery {
  text: string;
  state?: NewsState | undefined;
  after?: string | undefined;
  limit: number;
}

/** Items of a state or all, drafts too, with every word of `text` in their title, and how many in all. */
export async function listManagedNews(
  { db }: ServerContext,
  { text, state, after, limit }: ManagedQuery,
): Promise<{ items: ManagedCard[]; total: number; next: string | null }> {
  const wanted = { state, words: wordsOf(text) };
  const [rows, total] = await Promise.all([
    managedPage(db, wanted, { after, limit: limit + 1 }),
    countManaged(db, wanted),
  ]);
  return { ...paged(rows, limit, managedCardOf), total };
}

export async function getManagedNews({ db }: ServerContext, id: string): Promise<ManagedNews> {
  return managedOf(await existing(db, id));
}

/**
 * Creates a draft. An id that exists already updates that draft with what is sent,
 * unless somebody has worked on it since.
 */
export async function addNews(
  context: ServerContext,
  caller: Caller,
  id: string,
  draft: NewsDraft,
): Promise<ManagedNews> {
  const { db } = context;
  return db.transaction((tx) => storeAdded(context, tx, caller, id, draft));
}

/** Adds a draft, or updates the one of this id that nobody has worked on. */
export async function storeAdded(
  context: ServerContext,
  tx: Transaction,
  caller: Caller,
  id: string,
  draft: NewsDraft,
): Promise<ManagedNews> {
  const { now } = context;
  const columns = columnsOf(draft, now());
  const isNew = await insertNews(tx, { id, ...columns });
  const row = await existing(tx, id, { lock: true });
  if (row.revision > 1 || row.publishedAt) throw fail('conflict', 'The item has changed since');
  if (isNew) {
    await record(tx, caller, { act: 'news_created', row, at: now() });
    await keepBroughtBack(tx, { kind: 'news', id });
  }
  await keepVersion(context, tx, caller, written(id, draft));
  return managedOf(await updateNews(tx, id, columns));
}

/** Changes an item, published or not; `conflict` where it is not `revision` any more. */
export async function changeNews(
  context: ServerContext,
  caller: Caller,
  id: string,
  { draft, revision }: { draft: NewsDraft; revision: number },
): Promise<ManagedNews> {
  return context.db.transaction(async (tx) => {
    const row = await existing(tx, id, { lock: true });
    assertRevision(row, revision);
    return storeChanged(context, tx, caller, row, draft);
  });
}

/** Changes an item that is locked. */
export async function storeChanged(
  context: ServerContext,
  tx: Transaction,
  caller: Caller,
  row: NewsRow,
  draft: NewsDraft,
): Promise<ManagedNews> {
  const { id, revision } = row;
  const at = context.now();
  await record(tx, caller, { act: 'news_changed', row, at });
  await keepVersion(context, tx, caller, written(id, draft), written(id, draftOf(row)));
  // An article cannot stand among the videos at the top.
  const featured = row.featured && draft.kind === 'video';
  const change = { ...columnsOf(draft, at), featured, revision: revision + 1 };
  return managedOf(await updateNews(tx, id, change));
}

/** Publishes what `revision` says, or withdraws it; doing it twice is doing it once. */
export async function publishNews(
  { db, now }: ServerContext,
  caller: Caller,
  id: string,
  { published, revision }: { published: boolean; revision: number },
): Promise<ManagedNews> {
  return db.transaction(async (tx) => {
    const row = await existing(tx, id, { lock: true });
    assertRevision(row, revision);
    if (row.published === published) return managedOf(row);
    const act = published ? 'news_published' : 'news_withdrawn';
    await record(tx, caller, { act, row, at: now() });
    await unschedule(tx, { kind: 'news', id });
    const change = published ? { published, publishedAt: now() } : { published, featured: false };
    return managedOf(await updateNews(tx, id, change));
  });
}

/** Puts a published video at the top of the page or takes it down, as long as there is room. */
export async function featureNews(
  { db, now }: ServerContext,
  caller: Caller,
  id: string,
  featured: boolean,
  failOwn: FailOwn<typeof NOT_FEATURABLE | typeof FEATURED_FULL>,
): Promise<ManagedNews> {
  return db.transaction(async (tx) => {
    await lockFeatured(tx);
    const row = await existing(tx, id, { lock: true });
    if (row.featured === featured) return managedOf(row);
    if (featured && (row.kind !== 'video' || !row.published)) {
      throw failOwn(NOT_FEATURABLE, 'Only published videos are featured');
    }
    if (featured && (await countFeatured(tx)) >= MAX_FEATURED) {
      throw failOwn(FEATURED_FULL, `At most ${MAX_FEATURED} videos are featured`);
    }
    await record(tx, caller, { act: 'news_changed', row, at: now() });
    return managedOf(await updateNews(tx, id, { featured }));
  });
}

/** Publishes an item whose time has come; one that is gone or published stays as it is. */
export async function publishDueNews(
  { now }: ServerContext,
  tx: Transaction,
  { id, actorId }: { id: string; actorId: string },
): Promise<void> {
  const row = await findNews(tx, id, { lock: true });
  if (!row || row.published) return;
  await record(tx, { userId: actorId }, { act: 'news_published', row, at: now() });
  await updateNews(tx, id, { published: true, publishedAt: now() });
}

/**
 * Deletes what is not published; what is published is withdrawn first, so that nobody does it by
 * mistake. It can be brought back for a while.
 */
export async function deleteNews(
  context: ServerContext,
  caller: Caller,
  id: string,
  failOwn: FailOwn<typeof STILL_PUBLISHED>,
): Promise<void> {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const row = await existing(tx, id, { lock: true });
    if (row.published) throw failOwn(STILL_PUBLISHED, 'Withdraw the item before deleting it');
    await record(tx, caller, { act: 'news_deleted', row, at: now() });
    await keepDeleted(context, tx, caller, written(id, draftOf(row)));
    await deleteNewsRow(tx, id);
  });
}

/** Adds the starter articles as drafts, so that somebody reads them before anybody else does. */
export async function bringStarterNews(
  { db, now }: ServerContext,
  caller: Caller,
): Promise<{ added: number }> {
  return db.transaction(async (tx) => {
    let added = 0;
    for (const { id, draft } of STARTER_NEWS) {
      if (!(await insertNews(tx, { id, ...columnsOf(draft, now()) }))) continue;
      await record(tx, caller, { act: 'news_created', row: { id, title: draft.title }, at: now() });
      added += 1;
    }
    return { added };
  });
}

function record(
  tx: Queryable,
  { userId }: Pick<Caller, 'userId'>,
  { act, row, at }: { act: Act; row: Pick<NewsRow, 'id' | 'title'>; at: Date },
): Promise<void> {
  const subject = { kind: 'content', id: row.id, title: row.title } as const;
  return recordAct(tx, { at, act, actorId: userId, subject });
}

const written = (id: string, draft: NewsDraft) => ({
  ...{ kind: 'news' as const, id, title: draft.title, draft },
  pictures: picturesOf(draft.blocks),
});

async function existing(db: Queryable, id: string, options?: { lock: boolean }): Promise<NewsRow> {
  const row = await findNews(db, id, options);
  if (!row) throw fail('not_found', 'No such item');
  return row;
}

function assertRevision(row: NewsRow, revision: number): void {
  if (row.revision !== revision) throw fail('conflict', 'The item has changed since');
}
