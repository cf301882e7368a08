export { CoursesAdmin } from './admin/LazyCoursesAdmin.tsx';
export { TRAINING_PATH } from './training.paths.ts';
