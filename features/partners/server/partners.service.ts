import type { Act } from '#features/audit/contract/audit.contract.ts';
import { recordAct } from '#features/audit/server/index.ts';
import { keepBroughtBack, keepDeleted, keepVersion } from '#features/content/server/index.ts';
import { type Caller, fail, type Problem } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import {
  MAX_PARTNERS,
  type ManagedPartner,
  type Partner,
  type PartnerDraft,
  STILL_PUBLISHED,
  TOO_MANY_PARTNERS,
} from '../contract/partners.contract.ts';
import {
  countWhileAdding,
  deletePartnerRow,
  insertPartner,
  lockPartner,
  type PartnerRow,
  type PartnerText,
  partnersOf,
  updatePartner,
} from './partners.queries.ts';

type FailOwn<Code extends string> = (code: Code, message: string) => Problem;

export async function listPartners({ db }: ServerContext): Promise<{ partners: Partner[] }> {
  const rows = await partnersOf(db, { published: true });
  return { partners: rows.map(partnerOf) };
}

export async function listManagedPartners({
  db,
}: ServerContext): Promise<{ partners: ManagedPartner[] }> {
  const rows = await partnersOf(db, { published: false });
  return { partners: rows.map(managedOf) };
}

/** Creates a draft; an id that exists already returns that draft. */
export async function addPartner(
  context: ServerContext,
  caller: Caller,
  { id, draft }: { id: string; draft: PartnerDraft },
  failOwn: FailOwn<typeof TOO_MANY_PARTNERS>,
): Promise<ManagedPartner> {
  const { db, now } = context;
  const text = columnsOf(draft, now());
  return db.transaction(async (tx) => {
    const there = await countWhileAdding(tx);
    const isNew = await insertPartner(tx, { id, ...text });
    if (isNew && there >= MAX_PARTNERS) {
      throw failOwn(TOO_MANY_PARTNERS, `At most ${MAX_PARTNERS} partners`);
    }
    const row = await existing(tx, id);
    if (row.revision > 1 || row.publishedAt) throw changedSince();
    if (isNew) {
      await record(tx, caller, { act: 'partner_created', row, at: now() });
      await keepBroughtBack(tx, { kind: 'partner', id });
    }
    await keepVersion(context, tx, caller, written(id, draft));
    return managedOf(await updatePartner(tx, id, text));
  });
}

/** Changes a partner, published or not. */
export async function changePartner(
  context: ServerContext,
  caller: Caller,
  id: string,
  { draft, revision }: { draft: PartnerDraft; revision: number },
): Promise<ManagedPartner> {
  const { db, now } = context;
  return db.transaction(async (tx) => {
    const row = await existing(tx, id);
    assertRevision(row, revision);
    await record(tx, caller, { act: 'partner_changed', row, at: now() });
    await keepVersion(context, tx, caller, written(id, draft), written(id, draftOf(row)));
    const text = columnsOf(draft, now());
    return managedOf(await updatePartner(tx, id, { ...text, revision: revision + 1 }));
  });
}

/** Publishes what `revision` says, or withdraws it; doing it twice is doing it once. */
export async function publishPartner(
  { db, now }: ServerContext,
  caller: Caller,
  id: string,
  { published, revision }: { published: boolean; revision: number },
): Promise<ManagedPartner> {
  return db.transaction(async (tx) => {
    const row = await existing(tx, id);
    assertRevision(row, revision);
    if (row.published === published) return managedOf(row);
    const act = published ? 'partner_published' : 'partner_withdrawn';
    await record(tx, caller, { act, row, at: now() });
    const change = published ? { published, publishedAt: now() } : { published };
    return managedOf(await updatePartner(tx, id, change));
  });
}

/** Deletes what is not published; it can be brought back for a while. */
export async function deletePartner(
  context: ServerContext,
  caller: Caller,
  id: string,
  failOwn: FailOwn<typeof STILL_PUBLISHED>,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const row = await existing(tx, id);
    if (row.published) throw failOwn(STILL_PUBLISHED, 'Withdraw the partner before deleting it');
    await record(tx, caller, { act: 'partner_deleted', row, at: context.now() });
    await keepDeleted(context, tx, caller, written(id, draftOf(row)));
    await deletePartnerRow(tx, id);
  });
}

/** What a partner says, as a version keeps it. */
export const written = (id: string, draft: PartnerDraft) => ({
  ...{ kind: 'partner' as const, id, title: draft.name, draft },
  pictures: draft.logo ? [draft.logo.path] : [],
});

export function record(
  tx: Queryable,
  { userId }: Caller,
  { act, row, at }: { act: Act; row: Pick<PartnerRow, 'id' | 'name'>; at: Date },
): Promise<void> {
  const subject = { kind: 'content', id: row.id, title: row.name } as const;
  return recordAct(tx, { at, act, actorId: userId, subject });
}

async function existing(tx: Queryable, id: string): Promise<PartnerRow> {
  const row = await lockPartner(tx, id);
  if (!row) throw fail('not_found', 'No such partner');
  return row;
}

const changedSince = () => fail('conflict', 'The partner has changed since');

function assertRevision(row: PartnerRow, revision: number): void {
  if (row.revision !== revision) throw changedSince();
}

/** A draft as its columns, changed at `updatedAt`. */
export function columnsOf({ logo, ...text }: PartnerDraft, updatedAt: Date): PartnerText {
  return { ...text, logoPath: logo?.path ?? null, logoAlt: logo?.alt ?? null, updatedAt };
}

/** A partner as the administration writes it. */
export function draftOf(row: PartnerRow): PartnerDraft {
  const { name, category, link, description, logoPath, logoAlt } = row;
  const logo = logoPath && logoAlt ? { path: logoPath, alt: logoAlt } : null;
  return { name, category, link, description, logo };
}

const partnerOf = (row: PartnerRow): Partner => ({ id: row.id, ...draftOf(row) });

function managedOf(row: PartnerRow): ManagedPartner {
  return {
    ...partnerOf(row),
    state: row.published ? 'published' : row.publishedAt ? 'withdrawn' : 'draft',
    updatedAt: row.updatedAt.toISOString(),
    revision: row.revision,
  };
}
