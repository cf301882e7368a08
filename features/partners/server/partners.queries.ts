import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import { partners } from './partners.tables.ts';

export type PartnerRow = typeof partners.$inferSelect;
export type PartnerText = Pick<
  PartnerRow,
  'name' | 'category' | 'link' | 'description' | 'logoPath' | 'logoAlt' | 'updatedAt'
>;

/** Partners by name: those that are published, or all. */
export function partnersOf(
  db: Queryable,
  { published }: { published: boolean },
): Promise<PartnerRow[]> {
  return db
    .select()
    .from(partners)
    .where(published ? eq(partners.published, true) : undefined)
    .orderBy(asc(sql`lower(${partners.name})`), asc(partners.id));
}

/** A partner as it stands, kept from other changes until the transaction ends. */
export async function lockPartner(tx: Queryable, id: string): Promise<PartnerRow | undefined> {
  const [row] = await tx.select().from(partners).where(eq(partners.id, id)).for('update');
  return row;
}

/** Adds a partner; false where its id is there already. */
export async function insertPartner(
  tx: Queryable,
  row: typeof partners.$inferInsert,
): Promise<boolean> {
  const added = await tx
    .insert(partners)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: partners.id });
  return added.length > 0;
}

export async function updatePartner(
  tx: Queryable,
  id: string,
  change: Partial<Omit<PartnerRow, 'id'>>,
): Promise<PartnerRow> {
  const [row] = await tx.update(partners).set(change).where(eq(partners.id, id)).returning();
  if (!row) throw new Error('The partner is gone although it is locked');
  return row;
}

export async function deletePartnerRow(tx: Queryable, id: string): Promise<void> {
  await tx.delete(partners).where(eq(partners.id, id));
}

/** Counts them; one that is added at the same time waits, so that the limit holds. */
export async function countWhileAdding(tx: Queryable): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('partners', 0))`);
  return tx.$count(partners);
}

/** Those of some paths that are a partner's logo. */
export async function logosAmong(tx: Queryable, paths: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ path: partners.logoPath })
    .from(partners)
    .where(inArray(partners.logoPath, [...paths]));
  return rows.flatMap(({ path }) => path ?? []);
}
