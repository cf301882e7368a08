import { burnout } from './burnout.ts';
import { colleague } from './colleague.ts';
import { harassment } from './harassment.ts';
import { rest } from './rest.ts';
import { sleep } from './sleep.ts';
import { type StarterCourse, starterCourse } from './starter-course.ts';
import { workload } from './workload.ts';

/** The courses that come with the product, in the order in which they are offered. */
export const starterCourses: readonly StarterCourse[] = [
  burnout,
  rest,
  sleep,
  colleague,
  harassment,
  workload,
].map(starterCourse);
