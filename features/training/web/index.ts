import { type LazyPart, lazyPanel } from '#packages/ui/index.ts';

export { useCourses } from './training.api.ts';
export { COURSE_PATH, TRAINING_PATH } from './training.paths.ts';

/** The tab of the administration for courses, whose texts are `training`. */
export const CoursesAdmin: LazyPart<object> = lazyPanel(() => import('./admin/CoursesAdmin.tsx'));
