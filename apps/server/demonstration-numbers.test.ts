import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMONSTRATION_PEOPLE } from '#features/accounts/server/index.ts';
import type { PlatformReport } from '#features/admin-reports/contract/admin-reports.contract.ts';
import type { CourseCard, LegalCourse } from '#features/training/contract/training.contract.ts';
import {
  signIn,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import { seedDemonstration } from './app.ts';

/** What one of the demonstration people reads is what the others read. */

const LEGAL = '/api/companies/own/legal-courses';
const TITLES = {
  'pt-BR': 'Prevenir o assédio no trabalho',
  'en-US': 'Preventing harassment at work',
  'fr-FR': 'Prévenir le harcèlement au travail',
};

type Demonstrated = (typeof DEMONSTRATION_PEOPLE)['ana' | 'bruno' | 'carla'];

let world: TestApp;
let [ana, bruno, carla]: TestPerson[] = [];
beforeAll(async () => {
  world = await startTestApp({ now: () => new Date('2026-11-18T15:00:00Z') });
  await seedDemonstration(world.context);
  const password = 'florescer-demo';
  const enter = async ({ id: userId, email, fullName: name }: Demonstrated) => ({
    ...{ userId, email, name, password },
    ...(await signIn(world.url, email, password)),
  });
  ana = await enter(DEMONSTRATION_PEOPLE.ana);
  bruno = await enter(DEMONSTRATION_PEOPLE.bruno);
  carla = await enter(DEMONSTRATION_PEOPLE.carla);
});
afterAll(() => world?.stop());

const read = async <T>(
  who: TestPerson | undefined,
  path: string,
  language = 'pt-BR',
): Promise<T> => {
  const headers = { 'accept-language': language };
  const answer = await world.fetchAs(who ?? null, path, { headers });
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
};

it('a course that Bruno sees as completed is completed for Ana', async () => {
  const { courses: seen } = await read<{ courses: LegalCourse[] }>(bruno, LEGAL);
  const { courses } = await read<{ courses: CourseCard[] }>(ana, '/api/courses');
  expect(seen.map(({ legal }) => legal)).toEqual(['lei_14457', 'nr_1', 'lei_14831']);
  for (const { id, completions } of seen) {
    expect(completions.length).toBeGreaterThan(20);
    const { completedAt, expiresAt } =
      completions.find(({ userId }) => userId === ana?.userId) ?? {};
    expect(courses.find((course) => course.id === id)?.progress).toMatchObject({
      ...{ state: 'completed', completedAt, expiresAt },
    });
  }
  const { rows } = await world.context.connection.pool.query(
    `select 1 from certificates c where c.company_id is not null and not exists (
       select 1 from course_progress p where p.user_id = c.user_id and p.course_id = c.course_id
         and p.completed_at = c.completed_at and p.company_id = c.company_id)`,
  );
  expect(rows).toEqual([]);
});

it.each(Object.entries(TITLES))('reports in %s name courses as %s', async (language, title) => {
  const named = expect.arrayContaining([expect.objectContaining({ title })]);
  expect(await read(bruno, LEGAL, language)).toMatchObject({ courses: named });
  expect(await read(bruno, '/api/company-report', language)).toMatchObject({
    closed: { courses: named },
  });
  expect(await read(ana, '/api/privacy/company-report', language)).toMatchObject({
    closed: { courses: named },
  });
  expect(await read(carla, '/api/admin/reports', language)).toMatchObject({
    now: { courses: named },
  });
  const headers = { 'accept-language': language };
  const sheet = await world.fetchAs(bruno ?? null, '/api/company-report/report.csv', { headers });
  expect(await sheet.text()).toContain(title);
});

it('accounts are as many as the plans add up to', async () => {
  const { closed, now } = await read<PlatformReport>(carla, '/api/admin/reports');
  const { free, individual, business } = now.plans;
  expect(closed?.accounts).toBe((free ?? 0) + (individual ?? 0) + (business ?? 0));
});
