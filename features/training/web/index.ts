import { type LazyPart, lazyPanel } from '#packages/ui/index.ts';

export { useCourses } from './training.api.ts';
export { COURSE_PATH, TRAINING_PATH } from './training.paths.ts';

/** The tab of who looks after a company: who completed what a law asks for. */
export const LegalTraining: LazyPart<object> = lazyPanel(
  () => import('./company/LegalTraining.tsx'),
);

/** The tab of the administration for courses, whose texts are `training` and `content`. */
export const CoursesAdmin: LazyPart<object> = lazyPanel(() => import('./admin/CoursesAdmin.tsx'));
