import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { driverOf, type Queryable } from '#packages/db/index.ts';
import type { RecordKind } from '../contract/records.ts';
import type { KeptRecord } from '../contract/working-conditions.contract.ts';
import { workingConditionsRecords } from './working-conditions.tables.ts';

const records = workingConditionsRecords;
type Row = typeof records.$inferSelect;

export interface CompanyName {
  id: string;
  name: string;
  cnpj: string | null;
}

/** Name and CNPJ of a company; as it was last known where its account has ended. */
export async function companyNamed(db: Queryable, id: string): Promise<CompanyName | undefined> {
  const { rows } = await driverOf(db).query<CompanyName>(
    `select $1::uuid as id, coalesce(c.name, f.name) as name, coalesce(c.cnpj, f.cnpj) as cnpj
       from (select $1::uuid as id) asked
       left join companies c on c.id = asked.id
       left join working_conditions_files f on f.company_id = asked.id
      where c.id is not null or f.company_id is not null`,
    [id],
  );
  return rows[0];
}

/** Holds a company's records until the transaction ends, so that their versions follow each other. */
export async function lockRecords(tx: Queryable, companyId: string): Promise<void> {
  await driverOf(tx).query(
    `insert into working_conditions_files (company_id, name, cnpj)
     select id, name, cnpj from companies where id = $1
     on conflict (company_id) do update set name = excluded.name, cnpj = excluded.cnpj`,
    [companyId],
  );
}

/** The newest version of each record, in the order in which records were begun. */
export async function newestRecords(
  db: Queryable,
  companyId: string,
  kind?: RecordKind,
): Promise<KeptRecord[]> {
  const newest = await db
    .selectDistinctOn([records.kind, records.id])
    .from(records)
    .where(and(eq(records.companyId, companyId), kind ? eq(records.kind, kind) : undefined))
    .orderBy(records.kind, records.id, desc(records.version));
  return newest.toSorted((a, b) => a.at.getTime() - b.at.getTime()).map(present);
}

export async function newestVersion(
  db: Queryable,
  { companyId, kind, id }: Pick<Row, 'companyId' | 'kind' | 'id'>,
): Promise<KeptRecord | undefined> {
  const [row] = await db
    .select()
    .from(records)
    .where(and(eq(records.companyId, companyId), eq(records.kind, kind), eq(records.id, id)))
    .orderBy(desc(records.version))
    .limit(1);
  return row && present(row);
}

/** Whether any version of a record names a file. */
export async function isNamedAsEvidence(db: Queryable, path: string): Promise<boolean> {
  const named = JSON.stringify([{ file: { path } }]);
  const [row] = await db
    .select({ id: records.id })
    .from(records)
    .where(and(eq(records.kind, 'action'), sql`${records.content}->'evidence' @> ${named}::jsonb`))
    .limit(1);
  return row !== undefined;
}

/** Adds a version; the records are held. */
export async function addVersion(tx: Queryable, row: Omit<Row, 'place'>): Promise<KeptRecord> {
  const place = sql`(select coalesce(max(place), 0) + 1 from working_conditions_records
                      where company_id = ${row.companyId})`;
  const [added] = await tx
    .insert(records)
    .values({ ...row, place })
    .returning();
  if (!added) throw new Error('A record was not added');
  return present(added);
}

/** Versions before a place of the history, newest first. */
export async function pageOfHistory(
  db: Queryable,
  companyId: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<{ records: KeptRecord[]; next: string | null }> {
  const rows = await db
    .select()
    .from(records)
    .where(
      and(
        eq(records.companyId, companyId),
        before === null ? undefined : lt(records.place, before),
      ),
    )
    .orderBy(desc(records.place))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const next = rows.length > limit ? String(page.at(-1)?.place) : null;
  return { records: page.map(present), next };
}

function present({ kind, id, version, at, authorName, content }: Row): KeptRecord {
  return { kind, id, version, at: at.toISOString(), by: authorName, content };
}

/** Companies of some ids, by name. */
export async function companiesNamed(
  db: Queryable,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const { rows } = await driverOf(db).query<{ id: string; name: string }>(
    'select id, name from companies where id = any($1::uuid[]) order by name, id',
    [ids],
  );
  return rows;
}

/** Names of the sites or sectors of a company. */
export async function unitNames(
  db: Queryable,
  companyId: string,
  kind: 'site' | 'sector',
): Promise<string[]> {
  const { rows } = await driverOf(db).query<{ name: string }>(
    'select name from company_units where company_id = $1 and kind = $2 order by key',
    [companyId, kind],
  );
  return rows.map(({ name }) => name);
}

/** Names of the sites or sectors in which a company has people. */
export async function unitsWithPeople(
  db: Queryable,
  companyId: string,
  kind: 'site' | 'sector',
): Promise<string[]> {
  const { rows } = await driverOf(db).query<{ name: string }>(
    `select name from company_units u
      where u.company_id = $1 and u.kind = $2 and exists (
        select 1 from company_members m where m.company_id = $1 and m.${kind} = u.name)
      order by u.key`,
    [companyId, kind],
  );
  return rows.map(({ name }) => name);
}

export async function countPeople(db: Queryable, companyId: string): Promise<number> {
  const { rows } = await driverOf(db).query<{ people: number }>(
    'select count(*)::int as people from company_members where company_id = $1',
    [companyId],
  );
  return rows[0]?.people ?? 0;
}
