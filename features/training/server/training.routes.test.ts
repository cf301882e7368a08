import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userSubscriptions } from '#features/access/server/access.tables.ts';
import type { DashboardView } from '#features/dashboard/contract/dashboard.contract.ts';
import type {
  CourseDraft,
  ManagedCard,
  ManagedCourse,
} from '#features/training/contract/courses-admin.contract.ts';
import type {
  Course,
  CourseCard,
  ReadChange,
} from '#features/training/contract/training.contract.ts';
import {
  givePlan,
  signInNewPerson,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import { starterCourses } from './starter/index.ts';

let world: TestApp;
let ana: TestPerson;
let bruno: TestPerson;
let carla: TestPerson;
/** Wednesday, 18 November 2026, noon in São Paulo. */
let now = new Date('2026-11-18T15:00:00Z');
beforeAll(async () => {
  world = await startTestApp({ now: () => now });
  ({ ana, bruno, carla } = world.people);
});
afterAll(() => world.stop());

type Answer<T> = { status: number; body: T & { code?: string } };
async function call<T>(
  person: TestPerson,
  method: string,
  path: string,
  json?: unknown,
): Promise<Answer<T>> {
  const sent = json === undefined ? { method } : { method, json };
  const response = await world.fetchAs(person, path, sent);
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : undefined };
}
const lesson = (title: string) => ({
  id: randomUUID(),
  title,
  body: [{ kind: 'paragraph' as const, text: `O texto de ${title}.` }],
  video: null,
  quiz: null,
});
const draft = (more: Partial<CourseDraft> = {}): CourseDraft => ({
  title: 'Pausas que funcionam',
  description: 'Curtas e reais.',
  hours: 0.5,
  language: 'pt-BR',
  premium: false,
  cover: 'pausas',
  legal: null,
  validMonths: null,
  translations: {},
  sources: [],
  review: null,
  lessons: [lesson('Um'), lesson('Dois')],
  ...more,
});
const ADMIN = '/api/admin/courses';
async function publish(more: Partial<CourseDraft> = {}): Promise<ManagedCourse> {
  const id = randomUUID();
  const added = await call<ManagedCourse>(carla, 'POST', ADMIN, { id, ...draft(more) });
  const { revision } = added.body;
  const state = { revision, state: 'published' };
  return (await call<ManagedCourse>(carla, 'PUT', `${ADMIN}/${id}/state`, state)).body;
}
const change = (course: ManagedCourse, more: Partial<ManagedCourse>) => {
  const { id, state: _, ...written } = { ...course, ...more };
  return call<ManagedCourse>(carla, 'PUT', `${ADMIN}/${id}`, written);
};
const get = (person: TestPerson, { id }: { id: string }) =>
  call<Course>(person, 'GET', `/api/courses/${id}`);
const start = (person: TestPerson, { id }: { id: string }) =>
  call<Course>(person, 'POST', `/api/courses/${id}/start`);
let tap = Date.parse('2026-11-18T14:30:00Z');
/** Sends a change of a lesson's mark, made after those before it. */
const put = (
  person: TestPerson,
  course: ManagedCourse,
  index: number,
  change: Partial<ReadChange> = {},
) => {
  tap += 1;
  const recordedAt = new Date(tap).toISOString();
  const sent = { read: true, changeId: randomUUID(), recordedAt, ...change };
  const lessonId = course.lessons[index]?.id ?? randomUUID();
  return call<Course>(person, 'PUT', `/api/courses/${course.id}/lessons/${lessonId}/read`, sent);
};
const mark = (person: TestPerson, course: ManagedCourse, index: number) =>
  put(person, course, index);
const unmark = (person: TestPerson, course: ManagedCourse, index: number) =>
  put(person, course, index, { read: false });
const listed = async (person: TestPerson, { id }: { id: string }) =>
  (await call<{ courses: CourseCard[] }>(person, 'GET', '/api/courses')).body.courses.find(
    (course) => course.id === id,
  );
const readOf = (course: Course) => course.lessons.map(({ read }) => read);
const completedBy = async (person: TestPerson) =>
  (await call<DashboardView>(person, 'GET', '/api/dashboard')).body.completedCourses;

describe('a course', () => {
  test('is started, read with an undo, completed by its last lesson, and told on the start page', async () => {
    const course = await publish();
    expect((await get(ana, course)).body.progress.state).toBe('pending');
    expect((await mark(ana, course, 0)).body.code).toBe('course_not_started');

    const began = await start(ana, course);
    expect(began.body.progress).toEqual({
      state: 'inProgress',
      startedAt: '2026-11-18T15:00:00.000Z',
      completedAt: null,
      expiresAt: null,
      renewable: false,
      company: null,
    });
    expect((await start(ana, course)).body.progress).toEqual(began.body.progress);

    await mark(ana, course, 0);
    expect(readOf((await mark(ana, course, 0)).body)).toEqual([true, false]);
    expect(readOf((await unmark(ana, course, 0)).body)).toEqual([false, false]);
    await mark(ana, course, 1);
    expect(await listed(ana, course)).toMatchObject({ read: 1, lessons: 2 });
    expect(await completedBy(ana)).toBe(0);

    now = new Date('2026-11-18T15:30:00Z');
    const done = await mark(ana, course, 0);
    expect(done.body.progress).toMatchObject({
      state: 'completed',
      completedAt: '2026-11-18T15:30:00.000Z',
    });
    expect(await completedBy(ana)).toBe(1);
    // What one person did is nobody else's.
    expect((await get(bruno, course)).body.progress.state).toBe('pending');
    expect(await completedBy(bruno)).toBe(0);

    expect((await start(ana, course)).body).toMatchObject({
      code: 'course_completed',
      message: 'Course already completed',
    });
    expect(readOf((await unmark(ana, course, 0)).body)).toEqual([true, true]);
    expect((await get(ana, course)).body.progress).toEqual(done.body.progress);
  });

  test('whose two last lessons are read at once is completed', async () => {
    const course = await publish();
    await start(ana, course);
    await Promise.all([mark(ana, course, 0), mark(ana, course, 1)]);
    expect((await get(ana, course)).body.progress.state).toBe('completed');
  });

  test('stands the same in whatever order marks arrive, or twice, whatever clock they carry', async () => {
    const course = await publish();
    await start(ana, course);
    const at = (minute: number) => ({ recordedAt: `2026-11-18T14:0${minute}:00.000Z` });
    const [marked, taken] = [
      { read: true, changeId: randomUUID(), ...at(1) },
      { read: false, changeId: randomUUID(), ...at(2) },
    ];
    await put(ana, course, 0, taken);
    for (const _ of [1, 2]) {
      expect(readOf((await put(ana, course, 0, marked)).body)).toEqual([false, false]);
    }
    // It does not count for the completion, nor in the list.
    expect((await mark(ana, course, 1)).body.progress.state).toBe('inProgress');
    expect(await listed(ana, course)).toMatchObject({ read: 1 });
    // A clock far ahead counts as now, so that what is done afterwards stands.
    await put(ana, course, 1, { read: false, recordedAt: '2031-01-01T00:00:00.000Z' });
    now = new Date(now.getTime() + 1);
    const later = { recordedAt: now.toISOString() };
    expect(readOf((await put(ana, course, 1, later)).body)).toEqual([false, true]);
  });

  test('does not take a lesson of another one', async () => {
    const [one, other] = [await publish(), await publish()];
    await start(ana, one);
    const foreign = { ...one, lessons: other.lessons };
    expect((await mark(ana, foreign, 0)).status).toBe(404);
    expect(readOf((await get(ana, one)).body)).toEqual([false, false]);
  });

  test('in the person’s language comes first, what is in progress before what is done', async () => {
    const english = await publish({ language: 'en-US' });
    const [done, pending, begun] = [await publish(), await publish(), await publish()];
    await start(ana, begun);
    await start(ana, done);
    for (const index of [0, 1]) await mark(ana, done, index);
    const { courses } = (await call<{ courses: CourseCard[] }>(ana, 'GET', '/api/courses')).body;
    const expected = [begun, pending, done, english].map(({ id }) => id);
    expect(courses.map(({ id }) => id).filter((id) => expected.includes(id))).toEqual(expected);
  });
});

test('a premium course is seen by all, started on a plan, and kept after it', async () => {
  const course = await publish({ premium: true });
  const gil = await signInNewPerson(world.url, world.context, 'Gil Prado');
  const closed = await get(gil, course);
  expect(closed.body.lessons.map(({ title, body }) => [title, body])).toEqual([
    ['Um', null],
    ['Dois', null],
  ]);
  expect(await start(gil, course)).toMatchObject({ status: 403, body: { code: 'premium_needed' } });

  await givePlan(world.context, gil, 'individual');
  await start(gil, course);
  await mark(gil, course, 0);
  const { db } = world.context;
  await db.delete(userSubscriptions).where(eq(userSubscriptions.userId, gil.userId));
  const kept = (await get(gil, course)).body;
  expect([readOf(kept), kept.lessons[1]?.body]).toEqual([[true, false], course.lessons[1]?.body]);
  expect((await mark(gil, course, 1)).body.progress.state).toBe('completed');
});

describe('the certificate', () => {
  test('is for those who completed the course alone', async () => {
    const course = await publish();
    await start(ana, course);
    await mark(ana, course, 0);
    const path = `/api/courses/${course.id}/certificate.pdf`;
    expect((await call(ana, 'GET', path)).body.code).toBe('course_not_completed');
    await mark(ana, course, 1);
    const file = await world.fetchAs(ana, path);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect((await file.text()).slice(0, 5)).toBe('%PDF-');
    expect((await call(bruno, 'GET', path)).body.code).toBe('course_not_completed');
  });
});

describe('the makers of courses', () => {
  test('keep drafts to themselves, publish, change and withdraw', async () => {
    const id = randomUUID();
    const sent = { id, ...draft() };
    const [added, again] = [
      await call<ManagedCourse>(carla, 'POST', ADMIN, sent),
      await call<ManagedCourse>(carla, 'POST', ADMIN, sent),
    ];
    expect([added.status, again.body]).toEqual([201, added.body]);
    expect((await get(ana, { id })).status).toBe(404);
    expect((await start(ana, { id })).status).toBe(404);

    const course = await publish();
    await start(ana, course);
    const withdrawn = { revision: course.revision, state: 'withdrawn' };
    expect((await call(carla, 'PUT', `${ADMIN}/${course.id}/state`, withdrawn)).status).toBe(200);
    // Who started it keeps it; for the others there is no such course.
    expect(await listed(ana, course)).toMatchObject({ withdrawn: true });
    expect((await mark(ana, course, 0)).status).toBe(200);
    expect([await listed(bruno, course), (await get(bruno, course)).status]).toEqual([
      undefined,
      404,
    ]);
    expect((await call(carla, 'DELETE', `${ADMIN}/${course.id}`)).body.code).toBe('course_started');
    expect((await call(carla, 'DELETE', `${ADMIN}/${id}`)).status).toBe(204);
  });

  test('do not overwrite each other', async () => {
    const course = await publish();
    expect((await change(course, { title: 'Primeira' })).body.title).toBe('Primeira');
    expect((await change(course, { title: 'Segunda' })).body.code).toBe('course_changed');
    const now = await call<ManagedCourse>(carla, 'GET', `${ADMIN}/${course.id}`);
    expect(now.body.title).toBe('Primeira');
  });

  test('keep readings when they edit, and complete whoever had only a removed lesson left', async () => {
    const course = await publish();
    const [first, second] = course.lessons;
    if (!first || !second) throw new Error('Two lessons');
    await start(ana, course);
    await mark(ana, course, 0);
    await start(bruno, course);
    const moved = await change(course, { lessons: [second, { ...first, title: 'Outro nome' }] });
    expect(readOf((await get(ana, course)).body)).toEqual([false, true]);
    expect((await change(moved.body, { lessons: [] })).body.code).toBe('no_lessons');
    await change(moved.body, { lessons: [first] });
    expect((await get(ana, course)).body.progress.state).toBe('completed');
    expect((await get(bruno, course)).body.progress.state).toBe('inProgress');
  });

  test('learn of five people and more, never of fewer', async () => {
    const course = await publish({ lessons: [lesson('Um')] });
    const told = async () => {
      const { courses } = (await call<{ courses: ManagedCard[] }>(carla, 'GET', ADMIN)).body;
      const { started, completed } = courses.find(({ id }) => id === course.id) ?? {};
      return { started, completed };
    };
    const people = [ana, bruno, carla, world.people.duda];
    for (const person of people) {
      await start(person, course);
      await mark(person, course, 0);
    }
    expect(await told()).toEqual({ started: null, completed: null });
    await start(await signInNewPerson(world.url, world.context, 'Ivo Sá'), course);
    expect(await told()).toEqual({ started: 5, completed: null });
  });

  test('order the courses, and cannot bring in the starters where there are some', async () => {
    const [one, two] = [await publish(), await publish()];
    const ids = [two.id, one.id];
    const { courses } = (
      await call<{ courses: ManagedCard[] }>(carla, 'PUT', `${ADMIN}/order`, { ids })
    ).body;
    expect(courses.slice(0, 2).map(({ id }) => id)).toEqual(ids);
    expect((await call(carla, 'POST', `${ADMIN}/starter`)).body.code).toBe('courses_exist');
  });

  test.each([
    ['an empty title', { title: '  ' }],
    ['no time at all', { hours: 0 }],
    ['an odd part of an hour', { hours: 0.3 }],
    ['a lesson without text', { lessons: [{ ...lesson('Um'), body: [] }] }],
  ])('are refused %s', async (_, more) => {
    const sent = { id: randomUUID(), ...draft(more) };
    expect((await call(carla, 'POST', ADMIN, sent)).body.code).toBe('invalid');
  });
});

test('a new installation gets the starter courses by one request, as drafts to be read first', async () => {
  const fresh = await startTestApp();
  try {
    const { people } = fresh;
    const answer = await fresh.fetchAs(people.carla, `${ADMIN}/starter`, { method: 'POST' });
    expect(answer.status).toBe(201);
    const managed = ((await answer.json()) as { courses: ManagedCard[] }).courses;
    expect(managed.map(({ title, state, lessons }) => [title, state, lessons])).toEqual(
      starterCourses.map(({ title, lessons }) => [title, 'draft', lessons.length]),
    );
    expect(managed.filter(({ premium }) => premium)).toHaveLength(1);
    const list = await fresh.fetchAs(people.ana, '/api/courses');
    expect(((await list.json()) as { courses: CourseCard[] }).courses).toEqual([]);
  } finally {
    await fresh.stop();
  }
});
