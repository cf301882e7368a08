import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import { newCode } from './certificate-code.ts';
import { certificates, courseLessons, courseProgress, courses } from './training.tables.ts';

export type CertificateRow = typeof certificates.$inferSelect;

/**
 * Writes the certificate of a person's completion as it is now, with the name that they go by; one that
 * is there already stays as it is.
 */
export async function issueCertificate(
  tx: Queryable,
  userId: string,
  courseId: string,
): Promise<void> {
  await tx.execute(sql`
    insert into ${certificates}
      (user_id, course_id, completed_at, code, name, title, hours, lessons, expires_at, company_id)
    select p.user_id, p.course_id, p.completed_at, ${newCode()},
           nullif(trim(u.user_metadata ->> 'full_name'), ''),
           coalesce(p.completed_title, c.title), coalesce(p.completed_hours, c.hours),
           (select count(*) from ${courseLessons} l where l.course_id = c.id),
           p.expires_at, p.company_id
      from ${courseProgress} p
      join ${courses} c on c.id = p.course_id
      join users u on u.id = p.user_id
     where p.user_id = ${userId} and p.course_id = ${courseId} and p.completed_at is not null
    on conflict do nothing`);
}

/** A person's certificate of a course, the latest of several. */
export async function certificateOf(
  db: Queryable,
  userId: string,
  courseId: string,
): Promise<CertificateRow | undefined> {
  const [row] = await db
    .select()
    .from(certificates)
    .where(and(eq(certificates.userId, userId), eq(certificates.courseId, courseId)))
    .orderBy(desc(certificates.completedAt))
    .limit(1);
  return row;
}

/** Whether the certificates of a person's course can be checked, all of them. */
export async function setCheckable(
  db: Queryable,
  userId: string,
  courseId: string,
  checkable: boolean,
): Promise<void> {
  await db
    .update(certificates)
    .set({ checkable })
    .where(and(eq(certificates.userId, userId), eq(certificates.courseId, courseId)));
}

/** Puts a name onto the certificates that were written before their person had said one. */
export async function nameCertificates(db: Queryable, userId: string, name: string): Promise<void> {
  await db
    .update(certificates)
    .set({ name })
    .where(and(eq(certificates.userId, userId), isNull(certificates.name)));
}

/** The certificate of a code, unless its person lets nobody check it. */
export async function checkableOf(
  db: Queryable,
  code: string,
): Promise<CertificateRow | undefined> {
  const [row] = await db
    .select()
    .from(certificates)
    .where(and(eq(certificates.code, code), certificates.checkable));
  return row;
}
