import { and, asc, count, eq, max, sql } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import type { Tool } from '../contract/corporate-tools.contract.ts';
import { companyTools, toolShortcuts } from './corporate-tools.tables.ts';

/** What a company pinned, in its order. */
export function toolsOfCompany(db: Queryable, companyId: string): Promise<Tool[]> {
  const { id, kind, name, address, place } = companyTools;
  return db
    .select({ id, kind, name, address })
    .from(companyTools)
    .where(eq(companyTools.companyId, companyId))
    .orderBy(asc(place), asc(id));
}

/** One change of a company's links, or of a person's, at a time: each counts what is there. */
export async function lockTools(tx: Queryable, ownerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tools ${ownerId}`}, 0))`);
}

/** How many links a company has apart from one, and the place behind the last. */
export async function roomOfCompany(
  tx: Queryable,
  companyId: string,
  id: string,
): Promise<{ others: number; nextPlace: number }> {
  const [row] = await tx
    .select({
      others: count(sql`nullif(${companyTools.id}, ${id})`),
      last: max(companyTools.place),
    })
    .from(companyTools)
    .where(eq(companyTools.companyId, companyId));
  return { others: row?.others ?? 0, nextPlace: (row?.last ?? -1) + 1 };
}

export async function upsertCompanyTool(
  tx: Queryable,
  companyId: string,
  { id, ...draft }: Tool,
  place: number,
): Promise<void> {
  await tx
    .insert(companyTools)
    .values({ companyId, id, ...draft, place })
    .onConflictDoUpdate({ target: [companyTools.companyId, companyTools.id], set: draft });
}

/** True where the link was there. */
export async function deleteCompanyToolRow(
  tx: Queryable,
  companyId: string,
  id: string,
): Promise<boolean> {
  const rows = await tx
    .delete(companyTools)
    .where(and(eq(companyTools.companyId, companyId), eq(companyTools.id, id)))
    .returning({ id: companyTools.id });
  return rows.length > 0;
}

export async function placeCompanyTool(
  tx: Queryable,
  companyId: string,
  id: string,
  place: number,
): Promise<void> {
  await tx
    .update(companyTools)
    .set({ place })
    .where(and(eq(companyTools.companyId, companyId), eq(companyTools.id, id)));
}

export function shortcutsOf(db: Queryable, userId: string) {
  return db
    .select({ id: toolShortcuts.id, sealed: toolShortcuts.sealed })
    .from(toolShortcuts)
    .where(eq(toolShortcuts.userId, userId))
    .orderBy(asc(toolShortcuts.createdAt), asc(toolShortcuts.id));
}

/** How many shortcuts a person has apart from one. */
export async function otherShortcuts(tx: Queryable, userId: string, id: string): Promise<number> {
  const [row] = await tx
    .select({ others: count(sql`nullif(${toolShortcuts.id}, ${id})`) })
    .from(toolShortcuts)
    .where(eq(toolShortcuts.userId, userId));
  return row?.others ?? 0;
}

export async function upsertShortcut(
  tx: Queryable,
  row: { userId: string; id: string; sealed: Buffer },
): Promise<void> {
  const { sealed } = row;
  await tx
    .insert(toolShortcuts)
    .values(row)
    .onConflictDoUpdate({ target: [toolShortcuts.userId, toolShortcuts.id], set: { sealed } });
}

export async function deleteShortcutRow(db: Queryable, userId: string, id: string): Promise<void> {
  await db
    .delete(toolShortcuts)
    .where(and(eq(toolShortcuts.userId, userId), eq(toolShortcuts.id, id)));
}
