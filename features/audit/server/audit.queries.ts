import { and, count, eq, gte, lt, sql } from 'drizzle-orm';
import { containing, driverOf, type Queryable } from '#packages/db/index.ts';
import type { Act, SubjectKind } from '../contract/audit.contract.ts';
import { adminActs } from './audit.tables.ts';

export interface ActToRecord {
  at: Date;
  act: Act;
  /** Null for the operator's commands and the service key. */
  actorId: string | null;
  subject:
    | { kind: 'person' | 'company'; id: string }
    | { kind: 'content'; id: string; title: string };
  companyId?: string | null;
}

/** Writes an act down within the transaction that does it, so that neither exists without the other. */
export async function recordAct(
  tx: Queryable,
  { at, act, actorId, subject, companyId = null }: ActToRecord,
): Promise<void> {
  await tx.insert(adminActs).values({
    at,
    act,
    actorId,
    subjectKind: subject.kind,
    subjectId: subject.id,
    subjectTitle: subject.kind === 'content' ? subject.title : null,
    companyId,
  });
}

/** How often something was done to one subject, from an instant on and before another. */
export async function countActs(
  db: Queryable,
  { act, subjectId, from, to }: { act: Act; subjectId: string; from: Date; to?: Date | undefined },
): Promise<number> {
  const { at } = adminActs;
  const [row] = await db
    .select({ times: count() })
    .from(adminActs)
    .where(
      and(
        eq(adminActs.subjectId, subjectId),
        eq(adminActs.act, act),
        gte(at, from),
        to ? lt(at, to) : undefined,
      ),
    );
  return row?.times ?? 0;
}

/** Years for which an act is kept; the database refuses to forget one earlier. */
const KEEP_YEARS = 5;

/** Forgets acts of more than five years ago, by the clock of the database as well. */
export async function forgetOldActs(db: Queryable, now: Date): Promise<void> {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - KEEP_YEARS);
  const { at } = adminActs;
  await db.delete(adminActs).where(and(lt(at, limit), lt(at, sql`now() - interval '5 years'`)));
}

export interface ActRow {
  id: string;
  at: Date;
  act: Act;
  actorId: string | null;
  actorName: string | null;
  subjectKind: SubjectKind;
  subjectName: string | null;
  companyName: string | null;
}

const nameOf = (user: string) =>
  `coalesce(nullif(${user}.user_metadata ->> 'full_name', ''), ${user}.email)`;

const ACTS_PAGE = `
  select * from (
    select a.id, a.at, a.act, a.actor_id as "actorId", ${nameOf('actor')} as "actorName",
           a.subject_kind as "subjectKind",
           coalesce(a.subject_title, ${nameOf('subject')}, subject_company.name) as "subjectName",
           company.name as "companyName"
      from admin_acts a
      left join users actor on actor.id = a.actor_id and actor.deleted_at is null
      left join users subject
        on a.subject_kind = 'person' and subject.id = a.subject_id and subject.deleted_at is null
      left join companies subject_company
        on a.subject_kind = 'company' and subject_company.id = a.subject_id
      left join companies company on company.id = a.company_id
     where a.act = any($1)
       and ($2::timestamptz is null or a.at >= $2)
       and ($3::uuid is null or (a.at, a.id) < (select at, id from admin_acts where id = $3))
  ) acts
   where concat_ws(' ', "actorName", "subjectName", "companyName") ilike $4
   order by at desc, id desc
   limit $5`;

/** A page of acts, newest first, that are of these kinds and name the text somewhere. */
export async function pageOfActs(
  db: Queryable,
  wanted: {
    acts: readonly Act[];
    text: string;
    since: string | undefined;
    after: string | undefined;
    limit: number;
  },
): Promise<ActRow[]> {
  const { acts, text, since, after, limit } = wanted;
  const values = [acts, since ?? null, after ?? null, containing(text), limit];
  const { rows } = await driverOf(db).query<ActRow>(ACTS_PAGE, values);
  return rows;
}
