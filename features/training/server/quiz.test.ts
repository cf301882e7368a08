import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { companyMembers } from '#features/companies/server/companies.tables.ts';
import type {
  CourseDraft,
  ManagedCourse,
} from '#features/training/contract/courses-admin.contract.ts';
import type { Quiz } from '#features/training/contract/quiz.ts';
import type {
  Certificate,
  Course,
  CourseCard,
  LegalCourse,
} from '#features/training/contract/training.contract.ts';
import {
  signIn,
  signInNewPerson,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import { tellExpiring } from './expiry.ts';
import { tallyLegal } from './legal.ts';

let world: TestApp;
let ana: TestPerson;
let bruno: TestPerson;
let carla: TestPerson;
let now = new Date('2026-11-18T15:00:00Z');
beforeAll(async () => {
  world = await startTestApp({ now: () => now });
  ({ ana, bruno, carla } = world.people);
});
beforeEach(() => {
  now = new Date('2026-11-18T15:00:00Z');
});
afterAll(() => world.stop());

async function call<T>(person: TestPerson | null, method: string, path: string, json?: unknown) {
  const sent = json === undefined ? { method } : { method, json };
  const response = person
    ? await world.fetchAs(person, path, sent)
    : await fetch(`${world.url}${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(json ?? {}),
      });
  const text = await response.text();
  const body = (text ? JSON.parse(text) : {}) as T & { code?: string };
  return { status: response.status, body };
}

/** Sets the clock, and signs a person in anew: their session has ended by then. */
async function later(day: string, person: TestPerson): Promise<TestPerson> {
  now = new Date(day);
  return { ...person, ...(await signIn(world.url, person.email)) };
}

const question = (text: string) => {
  const [right, wrong] = [randomUUID(), randomUUID()];
  return {
    ...{ id: randomUUID(), text, right, explanation: `Porque ${text}`, source: null },
    options: [
      { id: wrong, text: 'Não' },
      { id: right, text: 'Sim' },
    ],
  };
};
const quizOf = (more: Partial<Quiz> = {}): Quiz => ({
  ...{ passMark: 50, tries: null, questions: [question('uma'), question('outra')] },
  ...more,
});
/** A lesson to read, without questions. */
const bare = (title: string): CourseDraft['lessons'][number] => ({
  ...{ id: randomUUID(), title, body: [{ kind: 'paragraph', text: 'Leia.' }] },
  ...{ video: null, quiz: null },
});
const ADMIN = '/api/admin/courses';
async function publish(quiz: Quiz, more: Partial<CourseDraft> = {}): Promise<ManagedCourse> {
  const id = randomUUID();
  const body = [{ kind: 'paragraph' as const, text: 'Leia.' }];
  const draft: CourseDraft = {
    ...{ title: 'Pausas', description: 'Curtas.', hours: 0.5, language: 'pt-BR', premium: false },
    ...{ cover: 'pausas', legal: null, validMonths: null, translations: {}, sources: [] },
    review: null,
    lessons: [
      { id: randomUUID(), title: 'Um', body, video: null, quiz: null },
      { id: randomUUID(), title: 'Perguntas', body, video: null, quiz },
    ],
    ...more,
  };
  const added = await call<ManagedCourse>(carla, 'POST', ADMIN, { id, ...draft });
  const state = { revision: added.body.revision, state: 'published' };
  return (await call<ManagedCourse>(carla, 'PUT', `${ADMIN}/${id}/state`, state)).body;
}
const start = (person: TestPerson, { id }: { id: string }) =>
  call<Course>(person, 'POST', `/api/courses/${id}/start`);
const get = async (person: TestPerson, { id }: { id: string }) =>
  (await call<Course>(person, 'GET', `/api/courses/${id}`)).body;
const read = (person: TestPerson, { id, lessons }: ManagedCourse, index = 0) =>
  call<Course>(person, 'PUT', `/api/courses/${id}/lessons/${lessons[index]?.id}/read`, {
    ...{ read: true, changeId: randomUUID(), recordedAt: now.toISOString() },
  });
const taken = (course: Course, place = 1) => {
  const quiz = course.lessons[place]?.quiz;
  if (!quiz) throw new Error('The course has no questions');
  return quiz;
};
interface Given {
  nth: number;
  right: boolean;
  attempt?: number;
  version?: string;
}
async function answer(person: TestPerson, course: ManagedCourse, given: Given, place = 1) {
  const { nth, right, attempt = 1 } = given;
  const { id, lessons } = course;
  const asked = lessons[place]?.quiz?.questions[nth];
  const version = given.version ?? taken(await get(person, course), place).version;
  const option = asked?.options.find((one) => (one.id === asked.right) === right);
  const path = `/api/courses/${id}/lessons/${lessons[place]?.id}/answers/${asked?.id}`;
  return call<Course>(person, 'PUT', path, { optionId: option?.id, attempt, version });
}
async function complete(person: TestPerson, course: ManagedCourse): Promise<void> {
  await start(person, course);
  await read(person, course);
  for (const nth of [0, 1]) await answer(person, course, { nth, right: true });
}
const certificate = (person: TestPerson, { id }: { id: string }) =>
  call<Certificate>(person, 'GET', `/api/courses/${id}/certificate`);
const check = (code: string) =>
  call<{ name: string; expired: boolean }>(null, 'POST', '/api/certificates/check', { code });

describe('questions', () => {
  test('tell what is right once they are answered, and complete the course when they are passed', async () => {
    const course = await publish(quizOf());
    await start(ana, course);
    const seen = await get(ana, course);
    expect(JSON.stringify(seen)).not.toContain('Porque');
    expect(JSON.stringify(seen)).not.toContain('"right"');
    expect((await read(ana, course, 1)).body.code).toBe('quiz_needed');
    await read(ana, course);

    const first = await answer(ana, course, { nth: 0, right: false });
    expect(taken(first.body)).toMatchObject({
      answers: [{ isRight: false, explanation: 'Porque uma' }],
      result: null,
    });
    const last = await answer(ana, course, { nth: 1, right: true });
    expect(taken(last.body).result).toMatchObject({ right: 1, questions: 2, passed: true });
    expect(last.body.progress.state).toBe('completed');
    expect((await get(bruno, course)).progress.state).toBe('pending');
  });

  test('answered twice, at once or with another option, have one result: the first', async () => {
    const course = await publish(quizOf());
    await start(ana, course);
    const both = await Promise.all([
      answer(ana, course, { nth: 0, right: true }),
      answer(ana, course, { nth: 0, right: true }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const again = await answer(ana, course, { nth: 0, right: false });
    expect(taken(again.body).answers.map(({ isRight }) => isRight)).toEqual([true]);
    await answer(ana, course, { nth: 1, right: true });
    // After the end too, and no further attempt follows what was passed.
    expect(taken((await answer(ana, course, { nth: 0, right: false })).body).result?.right).toBe(2);
    const more = await answer(ana, course, { nth: 0, right: false, attempt: 2 });
    expect(more.body.code).toBe('quiz_changed');
  });

  test('that changed while somebody answers are told, and spend no attempt', async () => {
    const course = await publish(quizOf({ tries: 1 }));
    await start(ana, course);
    const before = await get(ana, course);
    await answer(ana, course, { nth: 0, right: true });
    const [text, asked] = course.lessons;
    if (!text || !asked) throw new Error('Two lessons');
    const { id, state: _, ...written } = course;
    const lessons = [text, { ...asked, quiz: quizOf({ tries: 1 }) }];
    const changed = await call<ManagedCourse>(carla, 'PUT', `${ADMIN}/${id}`, {
      ...written,
      lessons,
    });
    const stale = await answer(ana, course, {
      nth: 1,
      right: true,
      version: taken(before).version,
    });
    expect(stale).toMatchObject({ status: 409, body: { code: 'quiz_changed' } });
    const after = await get(ana, course);
    expect(after.revision).not.toBe(before.revision);
    expect(taken(after)).toMatchObject({ attempt: 2, answers: [], triesLeft: 1 });
    const anew = await answer(ana, changed.body, { nth: 0, right: true, attempt: 2 });
    expect(anew.status).toBe(200);
  });

  test('that a lesson is given after it was read are to be passed, by whoever has not completed the course', async () => {
    const [first, second] = [bare('Um'), bare('Dois')];
    const course = await publish(quizOf(), { legal: 'nr_1', lessons: [first, second] });
    const seen = async () => {
      const path = '/api/companies/own/legal-courses';
      const { body } = await call<{ courses: LegalCourse[] }>(bruno, 'GET', path);
      return body.courses.find(({ id }) => id === course.id)?.completions.map(({ name }) => name);
    };
    const told = async (person: TestPerson) => {
      const { progress, lessons } = await get(person, course);
      const list = await call<{ courses: CourseCard[] }>(person, 'GET', '/api/courses');
      return {
        state: progress.state,
        lessons: lessons.map(({ read: done, asksNow }) => [done, asksNow]),
        read: list.body.courses.find(({ id }) => id === course.id)?.read,
      };
    };
    // Ana is through before; Bruno has read the first lesson alone.
    for (const person of [ana, bruno]) await start(person, course);
    for (const nth of [0, 1]) await read(ana, course, nth);
    await read(bruno, course, 0);
    const quiz = quizOf({ passMark: 100 });
    const { id, state: _, ...written } = course;
    const edit = async (revision: string, lessons: unknown) =>
      (await call<ManagedCourse>(carla, 'PUT', `${ADMIN}/${id}`, { ...written, revision, lessons }))
        .body;
    const asking = await edit(course.revision, [{ ...first, quiz }, second]);

    const done = [true, false];
    expect(await told(ana)).toEqual({ state: 'completed', lessons: [done, done], read: 2 });
    expect(await told(bruno)).toMatchObject({
      lessons: [
        [false, true],
        [false, false],
      ],
      read: 0,
    });
    expect((await read(bruno, course, 1)).body.progress.state).toBe('inProgress');
    expect(await told(bruno)).toMatchObject({ lessons: [[false, true], done], read: 1 });
    expect(await seen()).toEqual([ana.name]);

    for (const nth of [0, 1]) await answer(bruno, asking, { nth, right: nth === 0 }, 0);
    expect(await told(bruno)).toMatchObject({
      state: 'inProgress',
      lessons: [[false, true], done],
    });
    for (const nth of [0, 1]) await answer(bruno, asking, { nth, right: true, attempt: 2 }, 0);
    expect(await told(bruno)).toEqual({ state: 'completed', lessons: [done, done], read: 2 });
    expect((await seen())?.toSorted()).toEqual([ana.name, bruno.name]);
  });

  test('that are taken out again leave the marks of before, which complete the course', async () => {
    const [first, second] = [bare('Um'), bare('Dois')];
    const course = await publish(quizOf(), { lessons: [first, second] });
    await start(bruno, course);
    await read(bruno, course, 0);
    const { id, state: _, ...written } = course;
    const edit = async (revision: string, lessons: unknown) =>
      (await call<ManagedCourse>(carla, 'PUT', `${ADMIN}/${id}`, { ...written, revision, lessons }))
        .body;
    const asking = await edit(course.revision, [{ ...first, quiz: quizOf() }, second]);
    await read(bruno, course, 1);
    expect((await get(bruno, course)).progress.state).toBe('inProgress');
    await edit(asking.revision, [first, second]);
    expect((await get(bruno, course)).progress.state).toBe('completed');
  });

  test('are tried as often as the makers allow, and again a day later', async () => {
    const course = await publish(quizOf({ passMark: 100, tries: 1 }));
    await start(ana, course);
    for (const nth of [0, 1]) await answer(ana, course, { nth, right: false });
    expect(taken(await get(ana, course))).toMatchObject({
      triesLeft: 0,
      againAt: '2026-11-19T15:00:00.000Z',
      result: { passed: false },
    });
    const second = { nth: 0, right: true, attempt: 2 };
    expect((await answer(ana, course, second)).body.code).toBe('no_tries_left');
    const again = await later('2026-11-19T15:00:01Z', ana);
    expect((await answer(again, course, second)).status).toBe(200);
  });

  test('are refused where the course was not started, and for what is no question of it', async () => {
    const [course, other] = [await publish(quizOf()), await publish(quizOf())];
    const { version } = taken(await get(ana, course));
    expect((await answer(ana, course, { nth: 0, right: true })).body.code).toBe(
      'course_not_started',
    );
    await start(ana, course);
    const asked = other.lessons[1]?.quiz?.questions[0];
    const path = `/api/courses/${course.id}/lessons/${course.lessons[1]?.id}/answers/${asked?.id}`;
    const foreign = { optionId: asked?.right, attempt: 1, version };
    expect((await call(ana, 'PUT', path, foreign)).status).toBe(404);
    const skipped = await answer(ana, course, { nth: 0, right: true, attempt: 3 });
    expect(skipped.body.code).toBe('quiz_changed');
  });

  test.each([
    ['without a right option', { right: randomUUID() }],
    ['with one option', { options: [{ id: randomUUID(), text: 'Só' }] }],
    ['without an explanation', { explanation: ' ' }],
  ])('%s are not saved', async (_, more) => {
    const quiz = quizOf({ questions: [{ ...question('uma'), ...more }] });
    const { id, state: __, revision: ___, ...written } = await publish(quizOf());
    const lessons = written.lessons.map((one) => (one.quiz ? { ...one, quiz } : one));
    const sent = { ...written, id: randomUUID(), lessons };
    expect((await call(carla, 'POST', ADMIN, sent)).body.code).toBe('invalid');
    expect(id).toBeTruthy();
  });
});

describe('a certificate', () => {
  test('is checked by whoever has its code, until its person closes it', async () => {
    const course = await publish(quizOf());
    expect((await certificate(ana, course)).body.code).toBe('course_not_completed');
    await complete(ana, course);
    const own = (await certificate(ana, course)).body;
    expect(own).toMatchObject({ name: ana.name, title: 'Pausas', lessons: 2, checkable: true });
    const checked = await check(own.code.toLowerCase());
    expect(checked.status).toBe(200);
    expect(Object.keys(checked.body).sort()).toEqual(
      ['code', 'completedAt', 'expired', 'expiresAt', 'hours', 'lessons', 'name', 'title'].sort(),
    );
    expect(checked.body).toMatchObject({ name: ana.name, expired: false });

    const closed = await call<Certificate>(
      ana,
      'PUT',
      `/api/courses/${course.id}/certificate/checkable`,
      { checkable: false },
    );
    expect(closed.body.checkable).toBe(false);
    expect((await check(own.code)).status).toBe(404);
    for (const wrong of ['FLR-0000-0000-0000', 'x']) expect((await check(wrong)).status).toBe(404);
    expect((await certificate(bruno, course)).body.code).toBe('course_not_completed');
    const file = await world.fetchAs(ana, `/api/courses/${course.id}/certificate.pdf`);
    expect((await file.text()).slice(0, 5)).toBe('%PDF-');
  });

  test('that ends is renewed by taking the course once more; the former one stays what it was', async () => {
    const course = await publish(quizOf(), { validMonths: 12 });
    await complete(ana, course);
    const first = (await certificate(ana, course)).body;
    expect(first.expiresAt).toBe('2027-11-18T15:00:00.000Z');
    expect((await start(ana, course)).body.code).toBe('course_completed');

    const ana2 = await later('2027-10-01T15:00:00Z', ana);
    expect((await get(ana2, course)).progress.renewable).toBe(true);
    const again = (await start(ana2, course)).body;
    expect(again.progress.state).toBe('inProgress');
    expect(again.lessons.map((lesson) => lesson.read)).toEqual([false, false]);
    expect((await certificate(ana2, course)).body.code).toBe(first.code);
    // A mark of the first time, arriving late, says nothing of this one.
    const late = `/api/courses/${course.id}/lessons/${course.lessons[0]?.id}/read`;
    const mark = { read: true, changeId: randomUUID(), recordedAt: '2026-11-18T15:00:00.000Z' };
    expect((await call<Course>(ana2, 'PUT', late, mark)).body.lessons[0]?.read).toBe(false);
    // A device whose clock is ten minutes slow marks in this one.
    const slow = { ...mark, changeId: randomUUID(), recordedAt: '2027-10-01T14:50:00.000Z' };
    expect((await call<Course>(ana2, 'PUT', late, slow)).body.lessons[0]?.read).toBe(true);

    await complete(ana2, course);
    const second = (await certificate(ana2, course)).body;
    expect(second.expiresAt).toBe('2028-10-01T15:00:00.000Z');
    now = new Date('2027-12-01T15:00:00Z');
    expect((await check(first.code)).body.expired).toBe(true);
    expect((await check(second.code)).body.expired).toBe(false);
  });

  test('that soon ends is told of once a step', async () => {
    const course = await publish(quizOf(), { validMonths: 1 });
    const eva = await signInNewPerson(world.url, world.context, 'Eva Lima');
    await complete(eva, course);
    const told = async (person: TestPerson) =>
      (
        await call<{ notifications: { kind: string; params: { course?: string } }[] }>(
          person,
          'GET',
          '/api/notifications',
        )
      ).body.notifications.filter(({ params }) => params.course === course.id).length;
    const look = async (day: string) => {
      const person = await later(`${day}T15:00:00Z`, eva);
      await tellExpiring(world.context);
      await tellExpiring(world.context);
      return told(person);
    };
    expect(await look('2026-11-17')).toBe(0);
    expect(await look('2026-11-18')).toBe(1);
    expect(await look('2026-12-12')).toBe(2);
    expect(await look('2026-12-19')).toBe(2);
  });
});

test('a company sees who completed what a law asks for, of those who were told before they began', async () => {
  const [legal, own] = [
    await publish(quizOf(), { legal: 'lei_14457', validMonths: 12 }),
    await publish(quizOf()),
  ];
  const { duda, companyA } = world.people;
  const early = await signInNewPerson(world.url, world.context, 'Cedo Alves');
  // Completed before there was a company to be told of.
  await complete(early, legal);
  const member = { userId: early.userId, companyId: companyA.id };
  await world.context.db.insert(companyMembers).values(member);
  await complete(ana, legal);
  await complete(ana, own);
  await start(early, own);
  const seenBy = async (person: TestPerson) => {
    const { body } = await call<{ courses: LegalCourse[] }>(
      person,
      'GET',
      '/api/companies/own/legal-courses',
    );
    expect(body.courses.some(({ id }) => id === own.id)).toBe(false);
    return body.courses.find(({ id }) => id === legal.id)?.completions.map(({ name }) => name);
  };
  expect(await seenBy(bruno)).toEqual([ana.name]);
  expect(await seenBy(duda)).toEqual([]);
  expect((await call(ana, 'GET', '/api/companies/own/legal-courses')).status).toBe(403);
});

test('what was begun before the company could see it counts for it when its person wants that', async () => {
  const [legal, own] = [
    await publish(quizOf(), { legal: 'nr_1', validMonths: 12 }),
    await publish(quizOf()),
  ];
  const { companyA, companyB } = world.people;
  const [antes, meio] = [
    await signInNewPerson(world.url, world.context, 'Antes Lima'),
    await signInNewPerson(world.url, world.context, 'Meio Rocha'),
  ];
  await complete(antes, legal);
  await start(meio, legal);
  await complete(meio, own);
  const count = (person: TestPerson, { id }: { id: string } = legal) =>
    call<Course & { code?: string }>(person, 'POST', `/api/courses/${id}/company`);
  expect(await count(antes)).toMatchObject({ status: 409, body: { code: 'no_company' } });
  for (const { userId } of [antes, meio]) {
    await world.context.db.insert(companyMembers).values({ userId, companyId: companyA.id });
  }
  const seenBy = async (person: TestPerson) => {
    const path = '/api/companies/own/legal-courses';
    const { body } = await call<{ courses: LegalCourse[] }>(person, 'GET', path);
    return body.courses.find(({ id }) => id === legal.id)?.completions.map(({ name }) => name);
  };
  const done = async () => {
    const tallies = await tallyLegal(
      world.context.db,
      { companyId: companyA.id, language: 'pt-BR' },
      world.context.now(),
    );
    return tallies
      .filter(({ legal: duty }) => duty === 'nr_1')
      .reduce((sum, one) => sum + one.done, 0);
  };
  const before = await done();
  expect((await get(antes, legal)).progress).toMatchObject({ state: 'completed', company: 'asks' });
  expect((await get(meio, legal)).progress).toMatchObject({ state: 'inProgress', company: 'asks' });
  expect((await get(ana, legal)).progress).toMatchObject({ state: 'pending', company: 'sees' });
  expect((await get(meio, own)).progress.company).toBeNull();
  expect(await seenBy(bruno)).toEqual([]);

  expect((await count(ana)).body.code).toBe('course_not_started');
  expect((await count(meio, own)).status).toBe(404);
  for (const person of [antes, antes, meio]) {
    const counted = await count(person);
    expect(counted).toMatchObject({ status: 200, body: { progress: { company: 'sees' } } });
  }
  expect(await seenBy(bruno)).toEqual([antes.name]);
  await complete(meio, legal);
  expect((await seenBy(bruno))?.toSorted()).toEqual([antes.name, meio.name]);
  expect(await done()).toBe(before + 2);

  // Another company sees nothing of it, and is asked for again.
  await world.context.db
    .update(companyMembers)
    .set({ companyId: companyB.id })
    .where(eq(companyMembers.userId, antes.userId));
  expect((await get(antes, legal)).progress.company).toBe('asks');
  expect(await seenBy(world.people.duda)).toEqual([]);
  expect(await seenBy(bruno)).toEqual([meio.name]);
});

test('title and description are told in the reader’s language where the makers wrote them', async () => {
  const words = { title: 'Breaks', description: 'Short ones.' };
  const course = await publish(quizOf(), { translations: { 'en-US': words } });
  await call(bruno, 'PATCH', '/api/me/preferences', { language: 'en-US' });
  expect(await get(bruno, course)).toMatchObject({ ...words, shownIn: 'en-US', language: 'pt-BR' });
  await call(bruno, 'PATCH', '/api/me/preferences', { language: 'fr-FR' });
  expect(await get(bruno, course)).toMatchObject({ title: 'Pausas', shownIn: 'pt-BR' });
});

test('the language of the screen goes before the saved one, which stays what it was', async () => {
  const course = await publish(quizOf(), {
    translations: {
      'en-US': { title: 'Breaks', description: 'Short ones.' },
      'fr-FR': { title: 'Pauses', description: 'Courtes.' },
    },
  });
  await call(ana, 'PATCH', '/api/me/preferences', { language: 'fr-FR' });
  const titleIn = async (tags: string) => {
    const headers = { 'accept-language': tags };
    const answer = await world.fetchAs(ana, `/api/courses/${course.id}`, { headers });
    return ((await answer.json()) as Course).title;
  };
  expect(await titleIn('en-US')).toBe('Breaks');
  expect(await titleIn('es-ES')).toBe('Pausas');
  expect(await titleIn('de-DE')).toBe('Pauses');
  const own = await world.fetchAs(ana, '/api/me', { headers: { 'accept-language': 'en-US' } });
  expect(await own.json()).toMatchObject({ language: 'fr-FR' });
  const ofBruno = await world.fetchAs(bruno, `/api/courses/${course.id}`, {
    headers: { 'accept-language': 'de-DE' },
  });
  expect(await ofBruno.json()).toMatchObject({ title: 'Pauses' });
});
