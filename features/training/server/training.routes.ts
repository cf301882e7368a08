import type { FastifyInstance } from 'fastify';
import { certificateCheckContract } from '#features/training/contract/certificate-check.contract.ts';
import { coursesAdminContract } from '#features/training/contract/courses-admin.contract.ts';
import { coursesSheetContract } from '#features/training/contract/courses-sheet.contract.ts';
import {
  legalTrainingContract,
  trainingContract,
} from '#features/training/contract/training.contract.ts';
import { mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import {
  checkCertificate,
  getCertificate,
  printCertificate,
  setCheckable,
} from './certificates.service.ts';
import { exportCourses, importCourses } from './course-sheet.service.ts';
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
import { listLegal } from './legal.ts';
import { answerQuestion } from './quiz.service.ts';
import {
  countForCompany,
  getCourse,
  listCourses,
  putRead,
  startCourse,
} from './training.service.ts';

export function mountTraining(app: FastifyInstance, context: ServerContext): void {
  mount(app, 'training', trainingContract, {
    listCourses: ({ caller }) => listCourses(context, caller),
    getCourse: ({ caller, params }) => getCourse(context, caller, params.id),
    startCourse: ({ caller, params, fail }) => startCourse(context, caller, params.id, fail),
    countForCompany: ({ caller, params, fail }) =>
      countForCompany(context, caller, params.id, fail),
    putRead: ({ caller, params, body, fail }) => putRead(context, caller, params, body, fail),
    answerQuestion: ({ caller, params, body, fail }) =>
      answerQuestion(context, caller, params, body, fail),
    getCertificate: ({ caller, params, fail }) => getCertificate(context, caller, params.id, fail),
    setCheckable: ({ caller, params, body, fail }) =>
      setCheckable(context, caller, params.id, body.checkable, fail),
    certificate: ({ caller, params, fail }) => printCertificate(context, caller, params.id, fail),
  });
  mount(app, 'training', certificateCheckContract, {
    checkCertificate: ({ body }) => checkCertificate(context, body.code),
  });
  mount(app, 'training', legalTrainingContract, {
    listLegal: ({ caller }) => listLegal(context, caller),
  });
  mount(app, 'training', coursesSheetContract, {
    exportCourses: () => exportCourses(context),
    importCourses: ({ caller, body, fail }) => importCourses(context, caller, body, fail),
  });
  mount(app, 'training', coursesAdminContract, {
    listManaged: () => listManaged(context),
    getManaged: ({ params }) => getManaged(context, params.id),
    addCourse: ({ caller, body, fail }) => addCourse(context, caller, body, fail),
    addStarterCourses: ({ caller, fail }) => addStarterCourses(context, caller, fail),
    orderCourses: ({ body }) => orderCourses(context, body.ids),
    changeCourse: ({ caller, params, body, fail }) =>
      changeCourse(context, caller, params.id, body, fail),
    setCourseState: ({ caller, params, body, fail }) =>
      setCourseState(context, caller, params.id, body, fail),
    deleteCourse: ({ caller, params, fail }) => deleteCourse(context, caller, params.id, fail),
  });
}
