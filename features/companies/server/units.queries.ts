import { and, count, eq } from 'drizzle-orm';
import { among, driverOf, type Queryable } from '#packages/db/index.ts';
import { tidyUnit, type UnitKind, unitKey } from '../contract/unit-name.rules.ts';
import { companyMembers, companyUnits } from './companies.tables.ts';

export interface Unit {
  id: string;
  kind: UnitKind;
  name: string;
}

const shape = { id: companyUnits.id, kind: companyUnits.kind, name: companyUnits.name };
const ofKind = (companyId: string, kind: UnitKind) =>
  and(eq(companyUnits.companyId, companyId), eq(companyUnits.kind, kind));

export function unitsOf(db: Queryable, companyId: string, kind: UnitKind): Promise<Unit[]> {
  return db.select(shape).from(companyUnits).where(ofKind(companyId, kind));
}

/** Those of some ids that are units of a company. */
export function unitsAmong(
  db: Queryable,
  companyId: string,
  ids: readonly string[],
): Promise<Unit[]> {
  return db
    .select(shape)
    .from(companyUnits)
    .where(and(eq(companyUnits.companyId, companyId), among(companyUnits.id, ids)));
}

export async function countUnits(
  db: Queryable,
  companyId: string,
  kind: UnitKind,
): Promise<number> {
  const [row] = await db.select({ all: count() }).from(companyUnits).where(ofKind(companyId, kind));
  return row?.all ?? 0;
}

/** Adds those of some names that are not there yet, however they are written; gives what was added. */
export async function insertUnits(
  tx: Queryable,
  companyId: string,
  kind: UnitKind,
  names: readonly string[],
): Promise<Unit[]> {
  if (names.length === 0) return [];
  const rows = names.map((name) => ({ companyId, kind, name: tidyUnit(name), key: unitKey(name) }));
  return tx.insert(companyUnits).values(rows).onConflictDoNothing().returning(shape);
}

/** The name that a company knows a site or sector by; one that it does not know is added. */
export async function unitNamed(
  tx: Queryable,
  companyId: string,
  kind: UnitKind,
  name: string | null,
): Promise<string | null> {
  if (name === null) return null;
  const [added] = await insertUnits(tx, companyId, kind, [name]);
  if (added) return added.name;
  const [there] = await tx
    .select(shape)
    .from(companyUnits)
    .where(and(ofKind(companyId, kind), eq(companyUnits.key, unitKey(name))));
  return there?.name ?? null;
}

/** Renames a unit; false where the company has the name already. */
export async function renameUnitRow(
  tx: Queryable,
  companyId: string,
  { id, kind }: Unit,
  name: string,
): Promise<boolean> {
  const key = unitKey(name);
  const [there] = await tx
    .select({ id: companyUnits.id })
    .from(companyUnits)
    .where(and(ofKind(companyId, kind), eq(companyUnits.key, key)));
  if (there && there.id !== id) return false;
  await tx.update(companyUnits).set({ name, key }).where(eq(companyUnits.id, id));
  return true;
}

export async function deleteUnit(tx: Queryable, id: string): Promise<void> {
  await tx.delete(companyUnits).where(eq(companyUnits.id, id));
}

/** Lets everybody who is in a unit or invited to it, be in another one, or in none. */
export async function moveUnit(
  tx: Queryable,
  companyId: string,
  { kind, name }: Unit,
  into: string | null,
): Promise<void> {
  const column = kind === 'site' ? 'site' : 'sector';
  const values = [companyId, name, into];
  await driverOf(tx).query(
    `update company_members set ${column} = $3 where company_id = $1 and ${column} = $2`,
    values,
  );
  await driverOf(tx).query(
    `update company_invitations set ${column} = $3
      where company_id = $1 and ${column} = $2 and state = 'open'`,
    values,
  );
}

export async function placePerson(
  tx: Queryable,
  { userId, companyId }: { userId: string; companyId: string },
  place: { site: string | null; sector: string | null },
): Promise<void> {
  await tx
    .update(companyMembers)
    .set(place)
    .where(and(eq(companyMembers.userId, userId), eq(companyMembers.companyId, companyId)));
}
