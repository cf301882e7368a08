import { endProfessionalGrant } from '#features/access/server/index.ts';
import type { Act } from '#features/audit/contract/audit.contract.ts';
import { recordAct } from '#features/audit/server/index.ts';
import { keepBroughtBack, keepDeleted, keepVersion } from '#features/content/server/index.ts';
import { type Caller, fail, type Problem } from '#packages/api/server/index.ts';
import { type Queryable, sqlState, UNIQUE_VIOLATION } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import {
  APPOINTMENTS_AHEAD,
  type Draft,
  ENTRY_IN_USE,
  type Managed,
  type ManagedCard,
  NOT_CHECKED,
  REASON_NEEDED,
  REGISTRY_TAKEN,
  STILL_PUBLISHED,
  type State,
  UNKNOWN_MUNICIPALITY,
} from '../contract/network.contract.ts';
import { isChecked, searchWords } from '../contract/network.rules.ts';
import { municipalityOf } from './municipalities.ts';
import {
  changeState,
  changeText,
  countManaged,
  deleteEntry,
  type EntryRow,
  findEntry,
  insertEntry,
  managedPage,
} from './network.queries.ts';
import { paged, todayOf } from './network.service.ts';
import { columnsOf, draftOf, managedCardOf, managedOf } from './network.view.ts';
import { appointmentsAhead, entryInUse, entryWithdrawn } from './plug-in-points.ts';

type FailOwn<Code extends string> = (code: Code, message: string) => Problem;
type FailDraft = FailOwn<typeof REGISTRY_TAKEN | typeof UNKNOWN_MUNICIPALITY>;

interface ManagedQuery {
  text: string;
  state?: State | undefined;
  due: boolean;
  after?: string | undefined;
  limit: number;
}

/** Entries of a state or all, drafts too, and how many in all. */
export async function listManaged(
  context: ServerContext,
  { text, state, due, after, limit }: ManagedQuery,
): Promise<{ items: ManagedCard[]; total: number; due: number; next: string | null }> {
  const today = todayOf(context);
  const wanted = { words: searchWords(text), state, due };
  const [rows, counts] = await Promise.all([
    managedPage(context.db, today, wanted, { after, limit: limit + 1 }),
    countManaged(context.db, today, wanted),
  ]);
  return { ...paged(rows, limit, managedCardOf), ...counts };
}

export async function getManaged({ db }: ServerContext, id: string): Promise<Managed> {
  return managedOf(await existing(db, id));
}

/**
 * Creates a draft. An id that exists already updates that draft with what is sent,
 * unless somebody has worked on it since.
 */
export async function addEntry(
  context: ServerContext,
  caller: Caller,
  { id, draft }: { id: string; draft: Draft },
  failOwn: FailDraft,
): Promise<Managed> {
  const { db, now } = context;
  assertPlace(draft, failOwn);
  const text = columnsOf(draft, now());
  return unlessTaken(failOwn, () =>
    db.transaction(async (tx) => {
      const isNew = await insertEntry(tx, { id, text });
      const row = await existing(tx, id, { lock: true });
      if (row.revision > 1 || row.publishedAt)
        throw fail('conflict', 'The entry has changed since');
      if (isNew) {
        await record(tx, caller, { act: 'network_created', row, at: now() });
        await keepBroughtBack(tx, { kind: 'network', id });
      }
      await keepVersion(context, tx, caller, written(id, draft));
      return managedOf(await changeText(tx, id, text, 1));
    }),
  );
}

/** Changes an entry, published or not; one that is published stays it only while its check holds. */
export async function changeEntry(
  context: ServerContext,
  caller: Caller,
  id: string,
  { draft, revision }: { draft: Draft; revision: number },
  failOwn: FailDraft & FailOwn<typeof APPOINTMENTS_AHEAD>,
): Promise<Managed> {
  const { db, now } = context;
  assertPlace(draft, failOwn);
  return unlessTaken(failOwn, () =>
    db.transaction(async (tx) => {
      const row = await existing(tx, id, { lock: true });
      assertRevision(row, revision);
      if (row.published && draft.check === null && (await countAhead(context, tx, id)) > 0) {
        throw failOwn(APPOINTMENTS_AHEAD, 'Withdraw the entry, with a reason');
      }
      await record(tx, caller, { act: 'network_changed', row, at: now() });
      await keepVersion(context, tx, caller, written(id, draft), written(id, draftOf(row)));
      if (row.published && draft.check === null) await changeState(tx, id, { published: false });
      return managedOf(await changeText(tx, id, columnsOf(draft, now()), revision + 1));
    }),
  );
}

/** How many appointments with an entry are ahead, as those who keep them say. */
export async function appointmentsOf(
  context: ServerContext,
  id: string,
): Promise<{ ahead: number }> {
  await existing(context.db, id);
  return { ahead: await countAhead(context, context.db, id) };
}

async function countAhead(context: ServerContext, db: Queryable, id: string): Promise<number> {
  const counts = await Promise.all(appointmentsAhead.of(context).map((count) => count(db, id)));
  return counts.reduce((sum, one) => sum + one, 0);
}

/**
 * Publishes what `revision` says, or withdraws it; doing it twice is doing it once. A withdrawal calls
 * off what is ahead, and says why.
 */
export async function publishEntry(
  context: ServerContext,
  caller: Caller,
  id: string,
  { published, revision, reason }: { published: boolean; revision: number; reason: string },
  failOwn: FailOwn<typeof NOT_CHECKED | typeof REASON_NEEDED>,
): Promise<Managed> {
  const { db, now } = context;
  return db.transaction(async (tx) => {
    const row = await existing(tx, id, { lock: true });
    assertRevision(row, revision);
    if (row.published === published) return managedOf(row);
    if (published && !isChecked(draftOf(row).check, todayOf(context))) {
      throw failOwn(NOT_CHECKED, 'Look the registry up first');
    }
    if (!published) {
      if (reason === '' && (await countAhead(context, tx, id)) > 0) {
        throw failOwn(REASON_NEEDED, 'People have appointments ahead: say why');
      }
      for (const told of entryWithdrawn.of(context)) await told(tx, { entryId: id, reason });
    }
    const act = published ? 'network_published' : 'network_withdrawn';
    await record(tx, caller, { act, row, at: now() });
    return managedOf(
      await changeState(tx, id, published ? { published, publishedAt: now() } : { published }),
    );
  });
}

/**
 * Deletes what is not published; what is published is withdrawn first, so that nobody does it by mistake.
 * It can be brought back for a while, without its sign-in and without whom it was a favourite of. What
 * people have booked with stays withdrawn.
 */
export async function removeEntry(
  context: ServerContext,
  caller: Caller,
  id: string,
  failOwn: FailOwn<typeof STILL_PUBLISHED | typeof ENTRY_IN_USE>,
): Promise<void> {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const row = await existing(tx, id, { lock: true });
    if (row.published) throw failOwn(STILL_PUBLISHED, 'Withdraw the entry before deleting it');
    for (const asked of entryInUse.of(context)) {
      if (await asked(tx, id)) throw failOwn(ENTRY_IN_USE, 'People have booked with this entry');
    }
    await record(tx, caller, { act: 'network_deleted', row, at: now() });
    await keepDeleted(context, tx, caller, written(id, draftOf(row)));
    await endProfessionalGrant(tx, id);
    await deleteEntry(tx, id);
  });
}

/** What an entry says, as a version keeps it. */
export const written = (id: string, draft: Draft) => ({
  ...{ kind: 'network' as const, id, title: draft.name, draft, pictures: [] },
});

export function record(
  tx: Queryable,
  { userId }: Caller,
  { act, row, at }: { act: Act; row: Pick<EntryRow, 'id' | 'name'>; at: Date },
): Promise<void> {
  const subject = { kind: 'content', id: row.id, title: row.name } as const;
  return recordAct(tx, { at, act, actorId: userId, subject });
}

export async function existing(
  db: Queryable,
  id: string,
  options?: { lock: boolean },
): Promise<EntryRow> {
  const row = await findEntry(db, id, options);
  if (!row) throw fail('not_found', 'No such entry');
  return row;
}

function assertRevision(row: EntryRow, revision: number): void {
  if (row.revision !== revision) throw fail('conflict', 'The entry has changed since');
}

function assertPlace({ municipality }: Draft, failOwn: FailOwn<typeof UNKNOWN_MUNICIPALITY>): void {
  if (municipality !== null && !municipalityOf(municipality)) {
    throw failOwn(UNKNOWN_MUNICIPALITY, 'No municipality has this code');
  }
}

/** Two that are saved at once with the same registry: the second is told like one that comes later. */
async function unlessTaken<T>(
  failOwn: FailOwn<typeof REGISTRY_TAKEN>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    throw failOwn(REGISTRY_TAKEN, 'Another entry has this registry');
  }
}
