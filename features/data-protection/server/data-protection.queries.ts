import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import type { CaseKind } from '../contract/cases.ts';
import { dataCases } from './data-protection.tables.ts';

export type CaseRow = typeof dataCases.$inferSelect;
interface Case {
  kind: CaseKind;
  id: string;
}
const of = ({ kind, id }: Case) => and(eq(dataCases.kind, kind), eq(dataCases.id, id));

const newestOf = (db: Queryable) =>
  db
    .selectDistinctOn([dataCases.kind, dataCases.id])
    .from(dataCases)
    .orderBy(dataCases.kind, dataCases.id, desc(dataCases.version))
    .as('newest');

/** The newest version of each case, the one begun last first. */
export async function newestCases(db: Queryable): Promise<CaseRow[]> {
  const newest = newestOf(db);
  return db.select().from(newest).orderBy(desc(newest.id), newest.kind);
}

export const versionsOf = (db: Queryable, which: Case): Promise<CaseRow[]> =>
  db.select().from(dataCases).where(of(which)).orderBy(desc(dataCases.version));

export const everyVersion = (db: Queryable): Promise<CaseRow[]> =>
  db.select().from(dataCases).orderBy(dataCases.kind, dataCases.id, dataCases.version);

/** False where the case has this version already. */
export async function addVersion(tx: Queryable, row: CaseRow): Promise<boolean> {
  const added = await tx.insert(dataCases).values(row).onConflictDoNothing().returning();
  return added.length > 0;
}

/**
 * Cases that ended, and were last written, before a moment. The day of the end is typed and may lie
 * years back; the law counts from the record (Resolution CD/ANPD 15/2024, article 10).
 */
export async function endedBefore(db: Queryable, moment: Date, limit: number): Promise<Case[]> {
  const newest = newestOf(db);
  return db
    .select({ kind: newest.kind, id: newest.id })
    .from(newest)
    .where(and(lt(newest.endedOn, sql`${moment.toISOString()}::date`), lt(newest.at, moment)))
    .limit(limit);
}

export async function eraseCase(tx: Queryable, which: Case): Promise<void> {
  await tx.delete(dataCases).where(of(which));
}
