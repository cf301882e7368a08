import { and, asc, isNotNull, ne } from 'drizzle-orm';
import type { LegalCourse } from '#features/training/contract/training.contract.ts';
import type { Caller } from '#packages/api/server/index.ts';
import { driverOf, type Queryable } from '#packages/db/index.ts';
import type { Language } from '#packages/i18n/languages.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import type { LegalDuty } from '../contract/course.schemas.ts';
import { courses } from './training.tables.ts';
import { translatedTitles } from './translated-titles.ts';

/**
 * Courses that a law asks for, with who of the caller's company completed them: people who are there
 * now and who were told, before they began, that this company sees the completion, or let it see it since.
 */
export async function listLegal(
  { db }: Pick<ServerContext, 'db'>,
  { companyId, language }: Pick<Caller, 'companyId' | 'language'>,
): Promise<{ courses: LegalCourse[] }> {
  const [all, completions] = await Promise.all([
    legalCourses(db, language),
    companyId === null ? [] : completionsSeen(db, companyId),
  ]);
  return {
    courses: all.map(({ id, title, legal }) => {
      const people = new Map<string, LegalCourse['completions'][number]>();
      for (const { courseId, userId, name, completedAt, expiresAt } of completions) {
        // The latest one comes first.
        if (courseId !== id || people.has(userId)) continue;
        people.set(userId, {
          userId,
          name: name ?? '',
          completedAt: completedAt.toISOString(),
          expiresAt: expiresAt?.toISOString() ?? null,
        });
      }
      return { id, title, legal: legal ?? 'nr_1', completions: [...people.values()] };
    }),
  };
}

async function legalCourses(db: Queryable, language: Language) {
  const [all, translated] = await Promise.all([
    db
      .select({ id: courses.id, title: courses.title, legal: courses.legal })
      .from(courses)
      .where(and(isNotNull(courses.legal), ne(courses.state, 'draft')))
      .orderBy(asc(courses.place), asc(courses.id)),
    translatedTitles(db, language),
  ]);
  return all.map((course) => ({ ...course, title: translated.get(course.id) ?? course.title }));
}

interface SeenCompletion {
  userId: string;
  courseId: string;
  name: string | null;
  completedAt: Date;
  expiresAt: Date | null;
}

const SEEN = `
  select c.user_id as "userId", c.course_id as "courseId", c.name,
         c.completed_at as "completedAt", c.expires_at as "expiresAt"
    from certificates c
    join company_members m on m.user_id = c.user_id and m.company_id = c.company_id
    join users u on u.id = c.user_id and u.deleted_at is null
   where c.company_id = $1
   order by c.completed_at desc, c.user_id`;

async function completionsSeen(db: Queryable, companyId: string): Promise<SeenCompletion[]> {
  return (await driverOf(db).query<SeenCompletion>(SEEN, [companyId])).rows;
}

/** How a company stands with a course that a law asks for. */
export interface LegalTally {
  title: string;
  legal: LegalDuty;
  /** People of the company today, and those of them whose completion holds and is seen by it. */
  people: number;
  done: number;
}

/** Counts, without names, of the completions that `listLegal` names. */
export async function tallyLegal(
  db: Queryable,
  { companyId, language }: { companyId: string; language: Language },
  now: Date,
): Promise<LegalTally[]> {
  const [all, completions, people] = await Promise.all([
    legalCourses(db, language),
    completionsSeen(db, companyId),
    driverOf(db).query<{ count: number }>(PEOPLE, [companyId]),
  ]);
  return all.map(({ id, title, legal }) => {
    const valid = completions.filter(
      ({ courseId, expiresAt }) => courseId === id && (expiresAt === null || expiresAt > now),
    );
    return {
      title,
      legal: legal ?? 'nr_1',
      people: people.rows[0]?.count ?? 0,
      done: new Set(valid.map(({ userId }) => userId)).size,
    };
  });
}

const PEOPLE = `
  select count(*)::int as count
    from company_members m join users u on u.id = m.user_id and u.deleted_at is null
   where m.company_id = $1`;
