import type { FastifyInstance } from 'fastify';
import { coursesAdminContract } from '#features/training/contract/courses-admin.contract.ts';
import { trainingContract } from '#features/training/contract/training.contract.ts';
import { mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import {
  addCourse,
  addStarterCourses,
  changeCourse,
  deleteCourse,
  getManaged,
  listManaged,
  orderCourses,
  setCourseState,
} from './courses-admin.service.ts';
import { certificate, getCourse, listCourses, putRead, startCourse } from './training.service.ts';

export function mountTraining(app: FastifyInstance, context: ServerContext): void {
  mount(app, 'training', trainingContract, {
    listCourses: ({ caller }) => listCourses(context, caller),
    getCourse: ({ caller, params }) => getCourse(context, caller, params.id),
    startCourse: ({ caller, params, fail }) => startCourse(context, caller, params.id, fail),
    putRead: ({ caller, params, body, fail }) => putRead(context, caller, params, body, fail),
    certificate: ({ caller, params, fail }) => certificate(context, caller, params.id, fail),
  });
  mount(app, 'training', coursesAdminContract, {
    listManaged: () => listManaged(context),
    getManaged: ({ params }) => getManaged(context, params.id),
    addCourse: ({ body, fail }) => addCourse(context, body, fail),
    addStarterCourses: ({ fail }) => addStarterCourses(context, fail),
    orderCourses: ({ body }) => orderCourses(context, body.ids),
    changeCourse: ({ params, body, fail }) => changeCourse(context, params.id, body, fail),
    setCourseState: ({ params, body, fail }) => setCourseState(context, params.id, body, fail),
    deleteCourse: ({ params, fail }) => deleteCourse(context, params.id, fail),
  });
}
