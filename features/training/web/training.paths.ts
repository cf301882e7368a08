/** Address of the courses (specification section 2). */
export const TRAINING_PATH = '/training';
/**
 * One course; `?lesson=` names the lesson that is open, or `next` for the first one not read yet. Without
 * it the course tells what it holds.
 */
export const COURSE_PATH = '/training/$courseId';
/** The certificate of a completed course. */
export const COURSE_CERTIFICATE_PATH = '/training/$courseId/certificate';
