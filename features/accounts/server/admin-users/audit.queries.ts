import { and, count, desc, eq, gte, ilike, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { containing, type Queryable } from '#packages/db/index.ts';
import type { SecurityEventDetails } from '../../contract/security-events.ts';
import { users } from '../accounts.tables.ts';
import { auditEvents } from '../audit.tables.ts';
import { securityEvents } from '../security-events.tables.ts';
import type { Page } from './admin-page.rules.ts';
import { type AuditedKind, type AuditFilter, type AuditRow, OPERATOR } from './audit.rules.ts';

/** Writes down what became of an account, within the transaction of it. */
export async function insertAuditEvent(
  tx: Queryable,
  values: Omit<typeof auditEvents.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(auditEvents).values(values);
}

/** A page of everybody's events for the operator, newest first, and how many there are in all. */
export async function pageOfAudit(
  db: Queryable,
  { page, perPage }: Page,
  filter: AuditFilter,
): Promise<{ rows: AuditRow[]; total: number }> {
  const events = allEvents(db);
  const wanted = conditionOf(filter, events);
  const rows = await db
    .select({
      id: events.id,
      kind: events.kind,
      subjectId: events.subjectId,
      byOperator: events.byOperator,
      details: events.details,
      at: events.at,
      person: { email: users.email, phone: users.phone, isSsoUser: users.isSsoUser },
    })
    .from(events)
    .leftJoin(users, eq(users.id, events.subjectId))
    .where(wanted)
    .orderBy(desc(events.at), desc(events.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counted] = await db
    .select({ total: count() })
    .from(events)
    .leftJoin(users, eq(users.id, events.subjectId))
    .where(wanted);
  return { rows, total: counted?.total ?? 0 };
}

export async function deleteAuditBefore(db: Queryable, limit: Date): Promise<void> {
  await db.delete(auditEvents).where(lt(auditEvents.at, limit));
}

function allEvents(db: Queryable) {
  return unionAll(
    db
      .select({
        id: securityEvents.id,
        kind: sql<AuditedKind>`${securityEvents.kind}`.as('kind'),
        subjectId: sql<string>`${securityEvents.userId}`.as('subject_id'),
        byOperator:
          sql<boolean>`${securityEvents.details}->>'because' is not distinct from 'operator'`.as(
            'by_operator',
          ),
        details: securityEvents.details,
        at: securityEvents.at,
      })
      .from(securityEvents),
    db
      .select({
        id: auditEvents.id,
        kind: sql<AuditedKind>`${auditEvents.action}`.as('kind'),
        subjectId: sql<string>`${auditEvents.subjectId}`.as('subject_id'),
        byOperator: sql<boolean>`${auditEvents.byOperator}`.as('by_operator'),
        details: sql<SecurityEventDetails>`'{}'::jsonb`.as('details'),
        at: auditEvents.at,
      })
      .from(auditEvents),
  ).as('events');
}

function conditionOf(filter: AuditFilter, events: ReturnType<typeof allEvents>): SQL | undefined {
  if (!filter) return undefined;
  if ('kinds' in filter) return inArray(events.kind, filter.kinds);
  const author = sql`case when ${events.byOperator} then ${OPERATOR.name}
    else coalesce(${users.email}, ${users.phone}, '') end`;
  return and(ilike(author, containing(filter.author)));
}

/** Accounts that were deleted from a time on. */
export async function deletionsSince(
  db: Queryable,
  since: Date,
): Promise<{ userId: string; at: Date }[]> {
  return db
    .select({ userId: auditEvents.subjectId, at: auditEvents.at })
    .from(auditEvents)
    .where(and(eq(auditEvents.action, 'user_deleted'), gte(auditEvents.at, since)));
}
