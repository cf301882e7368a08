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
  lessons: [
    { id: randomUUID(), title: 'Um', body: [{ kind: 'paragraph', text: 'Uma pausa por hora.' }] },
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
    return { course, completed };
  },
  {
    'GET /api/courses': { statuses: eachTheirOwn(200) },
    'GET /api/courses/:id': { statuses: eachTheirOwn(200), ...ofCourse },
    'POST /api/courses/:id/start': { statuses: eachTheirOwn(200), ...ofCourse },
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
    'DELETE /api/admin/courses/:id': { statuses: adminsOnly(204), ...ofCourse },
  },
);
