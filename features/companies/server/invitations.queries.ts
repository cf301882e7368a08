import { and, count, desc, eq, gt, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { driverOf, type Queryable } from '#packages/db/index.ts';
import type { InvitationState } from '../contract/invitations.contract.ts';
import { companies, companyInvitations } from './companies.tables.ts';

export type InvitationRow = typeof companyInvitations.$inferSelect;
const { id, companyId, state, addressMark, tokenHash, sentAt, expiresAt, endedAt } =
  companyInvitations;

const isOpenAt = (now: Date) => and(eq(state, 'open'), gt(expiresAt, now));

/** Those of some addresses that belong to people of a company. */
export async function membersAmong(
  db: Queryable,
  company: string,
  emails: readonly string[],
): Promise<Set<string>> {
  const { rows } = await driverOf(db).query<{ email: string }>(
    `select u.email from users u
       join company_members m on m.user_id = u.id
      where m.company_id = $1 and u.email = any($2)
        and u.email_confirmed_at is not null and u.deleted_at is null`,
    [company, emails],
  );
  return new Set(rows.map(({ email }) => email));
}

/** Those of some marks that an open invitation of a company has, as base64. */
export async function openMarksAmong(
  db: Queryable,
  company: string,
  marks: readonly Buffer[],
): Promise<Set<string>> {
  const { rows } = await driverOf(db).query<{ mark: Buffer }>(
    `select address_mark as mark from company_invitations
      where company_id = $1 and state = 'open' and address_mark = any($2)`,
    [company, marks],
  );
  return new Set(rows.map(({ mark }) => mark.toString('base64')));
}

export async function insertInvitations(
  tx: Queryable,
  rows: readonly (typeof companyInvitations.$inferInsert)[],
): Promise<void> {
  await tx.insert(companyInvitations).values([...rows]);
}

export async function pageOfInvitations(
  db: Queryable,
  asked: { companyId: string; state: InvitationState; after: string | undefined; limit: number },
): Promise<InvitationRow[]> {
  return db
    .select()
    .from(companyInvitations)
    .where(
      and(
        eq(companyId, asked.companyId),
        eq(state, asked.state),
        asked.after ? lt(id, asked.after) : undefined,
      ),
    )
    .orderBy(desc(id))
    .limit(asked.limit);
}

/** How many invitations to a place in a company are open; each holds one. */
export async function countOpenInvitations(
  db: Queryable,
  { companyId, now }: { companyId: string; now: Date },
): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(companyInvitations)
    .where(
      and(
        eq(companyInvitations.companyId, companyId),
        eq(companyInvitations.state, 'open'),
        gt(companyInvitations.expiresAt, now),
        isNull(companyInvitations.grantKind),
      ),
    );
  return row?.open ?? 0;
}

/** How many invitations of each state a company has, and how many mails wait. */
export async function countInvitations(db: Queryable, company: string) {
  const rows = await db
    .select({
      state,
      all: count(),
      unsent: sql<number>`count(*) filter (where ${sentAt} is null)::int`,
    })
    .from(companyInvitations)
    .where(eq(companyId, company))
    .groupBy(state);
  const of = (wanted: InvitationState) => rows.find((row) => row.state === wanted);
  const all = (wanted: InvitationState) => of(wanted)?.all ?? 0;
  return {
    counts: {
      open: all('open'),
      accepted: all('accepted'),
      expired: all('expired'),
      withdrawn: all('withdrawn'),
    },
    unsent: of('open')?.unsent ?? 0,
  };
}

/** An invitation of a company, held until the transaction ends. */
export async function lockInvitation(
  tx: Queryable,
  wanted: { id: string; companyId: string },
): Promise<InvitationRow | undefined> {
  const [row] = await tx
    .select()
    .from(companyInvitations)
    .where(and(eq(id, wanted.id), eq(companyId, wanted.companyId)))
    .for('update');
  return row;
}

export async function findByToken(db: Queryable, hash: Buffer) {
  const [row] = await db
    .select({ invitation: companyInvitations, company: companies.name })
    .from(companyInvitations)
    .innerJoin(companies, eq(companies.id, companyId))
    .where(eq(tokenHash, hash));
  return row;
}

/** The open invitations to an address, of whatever companies. */
export async function findByAddress(db: Queryable, mark: Buffer, now: Date) {
  return db
    .select({ invitation: companyInvitations, company: companies.name })
    .from(companyInvitations)
    .innerJoin(companies, eq(companies.id, companyId))
    .where(and(eq(addressMark, mark), eq(companyInvitations.declined, false), isOpenAt(now)))
    .orderBy(desc(id));
}

/** An invitation whoever it is to; its company is held by whoever changes it. */
export async function findInvitation(
  db: Queryable,
  wanted: string,
): Promise<InvitationRow | undefined> {
  const [row] = await db.select().from(companyInvitations).where(eq(id, wanted));
  return row;
}

/** Holds companies in one order, so that two who move between them do not wait for each other. */
export async function lockCompanies(tx: Queryable, ids: readonly string[]): Promise<string[]> {
  const { rows } = await driverOf(tx).query<{ id: string }>(
    'select id from companies where id = any($1) order by id for update',
    [ids],
  );
  return rows.map((row) => row.id);
}

/** Ends an invitation and erases whom it was to; the hint stays unless it was accepted. */
export async function endInvitation(
  tx: Queryable,
  wanted: string,
  ending: { state: Exclude<InvitationState, 'open'>; now: Date },
): Promise<void> {
  await tx.update(companyInvitations).set(ended(ending)).where(eq(id, wanted));
}

/** The invited person said no; their company sees what it saw before. */
export async function noteDeclined(tx: Queryable, wanted: string): Promise<void> {
  await tx.update(companyInvitations).set({ declined: true }).where(eq(id, wanted));
}

export async function renewInvitation(
  tx: Queryable,
  wanted: string,
  change: { mails: number; tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  await tx
    .update(companyInvitations)
    .set({ ...change, sentAt: null })
    .where(eq(id, wanted));
}

/** Ends what nobody accepted in time and forgets what ended long ago. Safe to repeat. */
export async function sweepInvitations(
  db: Queryable,
  { now, forgetBefore }: { now: Date; forgetBefore: Date },
): Promise<void> {
  await db
    .update(companyInvitations)
    .set(ended({ state: 'expired', now }))
    .where(and(eq(state, 'open'), lte(expiresAt, now)));
  await db.delete(companyInvitations).where(lt(endedAt, forgetBefore));
}

/** Marks some unsent invitations of a company as handed over and gives them; rows that others hold are passed over. */
export async function takeUnsent(
  tx: Queryable,
  { company, now, limit }: { company: string; now: Date; limit: number },
): Promise<{ id: string; mails: number }[]> {
  const found = tx
    .select({ id })
    .from(companyInvitations)
    .where(and(eq(companyId, company), eq(state, 'open'), isNull(sentAt)) as SQL)
    .orderBy(id)
    .limit(limit)
    .for('update', { skipLocked: true });
  return tx
    .update(companyInvitations)
    .set({ sentAt: now })
    .where(sql`${id} in ${found}`)
    .returning({ id, mails: companyInvitations.mails });
}

function ended({ state: how, now }: { state: Exclude<InvitationState, 'open'>; now: Date }) {
  return {
    state: how,
    endedAt: now,
    sealedAddress: null,
    addressMark: null,
    ...(how === 'accepted' ? { addressHint: null } : {}),
  };
}
