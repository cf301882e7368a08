import { randomUUID } from 'node:crypto';
import {
  adminsOnly,
  definePermissions,
  eachTheirOwn,
  type PermissionWorld,
} from '#packages/kernel/permission-rows.ts';

interface Course {
  id: string;
  lessonId: string;
  revision: string;
}

const ofCourse = { params: ({ course }: { course: Course }) => ({ id: course.id }) };
const ofCompletedLesson = {
  params: ({ completed: { id, lessonId } }: { completed: Course }) => ({ id, lessonId }),
};
const aCourse = () => ({
  title: 'Pausas',
  description: 'Pausas que cabem no dia.',
  hours: 0.5,
  language: 'pt-BR',
  premium: false,
  cover: 'pausas',
  legal: null,
  validMonths: null,
  translations: {},
  sources: [],
  review: null,
  lessons: [
    {
      ...{ id: randomUUID(), title: 'Um', video: null, quiz: null },
      body: [{ kind: 'paragraph', text: 'Uma pausa por hora.' }],
    },
  ],
});

async function publishCourse({ ask }: PermissionWorld): Promise<Course> {
  const draft = { id: randomUUID(), ...aCourse() };
  const added = await ask<Course>('generalAdmin', 'POST', '/api/admin/courses', draft);
  const { revision } = await ask<Course>(
    'generalAdmin',
    'PUT',
    `/api/admin/courses/${draft.id}/state`,
    { revision: added.revision, state: 'published' },
  );
  return { id: draft.id, lessonId: draft.lessons[0]?.id ?? '', revision };
}

export const permissions = definePermissions(
  /** A course that nobody started, and one that the owner completed, each with its only lesson. */
  async (world: PermissionWorld) => {
    const [course, completed] = [await publishCourse(world), await publishCourse(world)];
    const ofIt = `/api/courses/${completed.id}`;
    await world.ask('owner', 'POST', `${ofIt}/start`);
    await world.ask('owner', 'PUT', `${ofIt}/lessons/${completed.lessonId}/read`, {
      read: true,
      changeId: randomUUID(),
      recordedAt: new Date().toISOString(),
    });
    const { code } = await world.ask<{ code: string }>('owner', 'GET', `${ofIt}/certificate`);
    return { course, completed, code };
  },
  {
    'GET /api/courses': { statuses: eachTheirOwn(200) },
    'GET /api/courses/:id': { statuses: eachTheirOwn(200), ...ofCourse },
    'POST /api/courses/:id/start': { statuses: eachTheirOwn(200), ...ofCourse },
    // No law asks for this course, and whoever has no company has nobody to let see it.
    'POST /api/courses/:id/company': {
      statuses: { ...eachTheirOwn(409), owner: 404, ownCompanyAdmin: 404, otherCompanyAdmin: 404 },
      ...ofCourse,
    },
    // The owner has completed it; the others never started it.
    'PUT /api/courses/:id/lessons/:lessonId/read': {
      statuses: { ...eachTheirOwn(409), owner: 200 },
      ...ofCompletedLesson,
      body: () => ({
        read: true,
        changeId: randomUUID(),
        recordedAt: '2026-11-18T12:00:00.000Z',
      }),
    },
    'GET /api/courses/:id/certificate.pdf': {
      statuses: { ...eachTheirOwn(409), owner: 200 },
      ...ofCompletedLesson,
    },
    // No lesson of this course has questions.
    'PUT /api/courses/:id/lessons/:lessonId/answers/:questionId': {
      statuses: { ...eachTheirOwn(409), owner: 404 },
      params: ({ completed: { id, lessonId } }) => ({ id, lessonId, questionId: randomUUID() }),
      body: () => ({ optionId: randomUUID(), attempt: 1, version: 'x' }),
    },
    'GET /api/courses/:id/certificate': {
      statuses: { ...eachTheirOwn(409), owner: 200 },
      ...ofCompletedLesson,
    },
    'PUT /api/courses/:id/certificate/checkable': {
      statuses: { ...eachTheirOwn(409), owner: 200 },
      ...ofCompletedLesson,
      body: () => ({ checkable: true }),
    },
    'POST /api/certificates/check': {
      // Whoever has the code, signed in or not.
      statuses: { ...eachTheirOwn(200), visitor: 200 },
      body: ({ code }) => ({ code }),
    },
    'GET /api/companies/own/legal-courses': {
      statuses: { ...adminsOnly(200), ownCompanyAdmin: 200, otherCompanyAdmin: 200 },
    },
    'GET /api/admin/courses': { statuses: adminsOnly(200) },
    'GET /api/admin/courses/:id': { statuses: adminsOnly(200), ...ofCourse },
    'POST /api/admin/courses': {
      statuses: adminsOnly(201),
      body: () => ({ id: randomUUID(), ...aCourse() }),
    },
    // There are courses already.
    'POST /api/admin/courses/starter': { statuses: adminsOnly(409) },
    'PUT /api/admin/courses/order': { statuses: adminsOnly(200), body: () => ({ ids: [] }) },
    'PUT /api/admin/courses/:id': {
      statuses: adminsOnly(200),
      ...ofCourse,
      body: ({ course }) => ({ ...aCourse(), revision: course.revision }),
    },
    'PUT /api/admin/courses/:id/state': {
      statuses: adminsOnly(200),
      ...ofCourse,
      body: ({ course }) => ({ revision: course.revision, state: 'withdrawn' }),
    },
    'GET /api/admin/courses/sheet.csv': { statuses: adminsOnly(200) },
    'POST /api/admin/courses/sheet': {
      statuses: adminsOnly(200),
      body: () => ({ text: 'curso;aula\r\n', dryRun: true }),
    },
    'DELETE /api/admin/courses/:id': { statuses: adminsOnly(204), ...ofCourse },
  },
);
