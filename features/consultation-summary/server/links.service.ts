import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
} from 'drizzle-orm';
import * as z from 'zod';
import {
  type ConsultationLink,
  type LinkHours,
  MOST_FAILURES,
  MOST_OPEN_LINKS,
  OPENINGS_AN_HOUR,
} from '#features/consultation-summary/contract/consultation-summary.contract.ts';
import { type Caller, fail, type Problem } from '#packages/api/server/index.ts';
import { type Sealed, sealed } from '#packages/crypto/index.ts';
import { lockOwn, type Queryable } from '#packages/db/index.ts';
import { type ServerContext, tryUnseal } from '#packages/kernel/index.ts';
import { consultationLinks, consultationOpenings } from './consultation-summary.tables.ts';
import { stateOf } from './links.rules.ts';

const HOUR_MS = 3_600_000;
/** Times of openings that the owner is shown. */
const SHOWN_OPENINGS = 50;
/** How long the owner still sees a link that is over. */
const REMEMBERED_DAYS = 90;

type LinkRow = typeof consultationLinks.$inferSelect;
/** What only the owner reads of a link. */
export interface SealedLink {
  label: string | null;
  hasPin: boolean;
}
export const LINK: Sealed<SealedLink> = sealed(
  z.object({ label: z.string().nullable(), hasPin: z.boolean() }),
);

/** Where a link's label is sealed for. */
export const placeOfLink = (id: string) => ({ table: 'consultation_links', row: id });

export interface NewLink {
  content: string;
  verifier: string;
  hasPin: boolean;
  hours: LinkHours;
  label: string | null;
}

/** Keeps what the caller's browser sealed, for the chosen hours; throws `full` while as many are open as may be. */
export async function createLink(
  context: ServerContext,
  { userId }: Caller,
  { content, verifier, hasPin, hours, label }: NewLink,
  full: () => Problem,
): Promise<ConsultationLink> {
  const { db, vault } = context;
  const now = context.now();
  const id = randomUUID();
  const key = await vault.keyOf(userId);
  const sealed: SealedLink = { label: label || null, hasPin };
  const row: LinkRow = {
    userId,
    id,
    verifier: Buffer.from(verifier, 'base64url'),
    content: Buffer.from(content, 'base64url'),
    sealed: key.seal(placeOfLink(id), sealed),
    createdAt: now,
    expiresAt: new Date(now.getTime() + hours * HOUR_MS),
    revokedAt: null,
    failures: 0,
  };
  await db.transaction(async (tx) => {
    await lockOwn(tx, 'links', userId);
    const [open] = await tx
      .select({ links: count() })
      .from(consultationLinks)
      .where(
        and(
          eq(consultationLinks.userId, userId),
          isNotNull(consultationLinks.content),
          gt(consultationLinks.expiresAt, now),
        ),
      );
    if (open && open.links >= MOST_OPEN_LINKS) throw full();
    await tx.insert(consultationLinks).values(row);
  });
  return linkView(row, sealed, [], now);
}

/** The caller's links, newest first, those that are over too for a while. */
export async function listLinks(
  context: ServerContext,
  { userId }: Caller,
): Promise<{ links: ConsultationLink[] }> {
  const { db, vault } = context;
  const key = await vault.keyOf(userId);
  const { content: _content, verifier: _verifier, ...columns } = getTableColumns(consultationLinks);
  const [rows, openings] = await Promise.all([
    db
      .select(columns)
      .from(consultationLinks)
      .where(eq(consultationLinks.userId, userId))
      .orderBy(desc(consultationLinks.createdAt)),
    db
      .select()
      .from(consultationOpenings)
      .where(eq(consultationOpenings.userId, userId))
      .orderBy(desc(consultationOpenings.at)),
  ]);
  return {
    links: rows.flatMap((row) => {
      const words = tryUnseal(context, row.id, () =>
        key.open(placeOfLink(row.id), row.sealed, LINK),
      );
      const times = openings.filter(({ linkId }) => linkId === row.id).map(({ at }) => at);
      return words ? [linkView(row, words, times, context.now())] : [];
    }),
  };
}

/** Ends a link and destroys its content; ending it again changes nothing. */
export async function revokeLink(
  { db, now }: ServerContext,
  { userId }: Caller,
  id: string,
): Promise<void> {
  const mine = and(eq(consultationLinks.userId, userId), eq(consultationLinks.id, id));
  const [row] = await db.select({ id: consultationLinks.id }).from(consultationLinks).where(mine);
  if (!row) throw fail('not_found', 'There is no such link');
  await db
    .update(consultationLinks)
    .set({ content: null, revokedAt: now() })
    .where(and(mine, isNull(consultationLinks.revokedAt)));
}

type Opened =
  | { kind: 'content'; content: Buffer; expiresAt: Date }
  | { kind: 'unknown' | 'over' | 'busy' };

/**
 * The sealed content for whoever proves to hold the link, and a line for its owner. A wrong proof
 * answers like an id that does not exist, and counts: at the tenth the link is over for good.
 */
export async function openLink(
  context: ServerContext,
  { id, proof }: { id: string; proof: string },
  over: () => Problem,
): Promise<{ content: string; expiresAt: string }> {
  // Refusals are thrown outside: what a wrong try changed must stay.
  const opened = await context.db.transaction((tx) => tryLink(tx, id, proof, context.now()));
  switch (opened.kind) {
    case 'content':
      return {
        content: opened.content.toString('base64url'),
        expiresAt: opened.expiresAt.toISOString(),
      };
    case 'over':
      throw over();
    case 'busy':
      throw fail('too_many', 'Opened too often; try again later');
    case 'unknown':
      throw fail('not_found', 'There is no such link, or its PIN is another');
  }
}

async function tryLink(tx: Queryable, id: string, proof: string, now: Date): Promise<Opened> {
  const [link] = await tx
    .select()
    .from(consultationLinks)
    .where(eq(consultationLinks.id, id))
    .for('update');
  if (!link) return { kind: 'unknown' };
  const { userId, content, expiresAt } = link;
  const thisLink = and(eq(consultationLinks.userId, userId), eq(consultationLinks.id, id));
  const state = stateOf(link, now);
  const hash = createHash('sha256').update(Buffer.from(proof, 'base64url')).digest();
  if (!timingSafeEqual(hash, link.verifier)) {
    if (state !== 'open') return { kind: 'unknown' };
    const failures = link.failures + 1;
    const last = failures >= MOST_FAILURES;
    await tx
      .update(consultationLinks)
      .set({ failures, ...(last && { content: null }) })
      .where(thisLink);
    return { kind: 'unknown' };
  }
  if (state !== 'open' || !content) return { kind: 'over' };
  const [recent] = await tx
    .select({ openings: count() })
    .from(consultationOpenings)
    .where(
      and(
        eq(consultationOpenings.userId, userId),
        eq(consultationOpenings.linkId, id),
        gt(consultationOpenings.at, new Date(now.getTime() - HOUR_MS)),
      ),
    );
  if (recent && recent.openings >= OPENINGS_AN_HOUR) return { kind: 'busy' };
  await tx.insert(consultationOpenings).values({ userId, linkId: id, at: now });
  return { kind: 'content', content, expiresAt };
}

/** Destroys what is behind links that are over, and forgets the links after a while. Safe to repeat. */
export async function sweepLinks({ db, now }: ServerContext): Promise<void> {
  const at = now();
  await db
    .update(consultationLinks)
    .set({ content: null })
    .where(and(lte(consultationLinks.expiresAt, at), isNotNull(consultationLinks.content)));
  const forgotten = new Date(at.getTime() - REMEMBERED_DAYS * 24 * HOUR_MS);
  await db
    .delete(consultationLinks)
    .where(
      or(lt(consultationLinks.expiresAt, forgotten), lt(consultationLinks.revokedAt, forgotten)),
    );
}

function linkView(
  row: Pick<LinkRow, 'id' | 'createdAt' | 'expiresAt' | 'revokedAt' | 'failures'>,
  { label, hasPin }: SealedLink,
  times: readonly Date[],
  now: Date,
): ConsultationLink {
  return {
    id: row.id,
    label,
    state: stateOf(row, now),
    hasPin,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    openings: times.length,
    openedAt: times.slice(0, SHOWN_OPENINGS).map((at) => at.toISOString()),
  };
}
