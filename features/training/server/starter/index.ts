import { body } from './body.ts';
import { burnout } from './burnout.ts';
import { colleague } from './colleague.ts';
import { harassment } from './harassment.ts';
import { homeOffice } from './home-office.ts';
import { leaders } from './leaders.ts';
import { meetings } from './meetings.ts';
import { nr1 } from './nr-1.ts';
import { rest } from './rest.ts';
import { returning } from './returning.ts';
import { sleep } from './sleep.ts';
import { type StarterCourse, starterCourse } from './starter-course.ts';
import { workload } from './workload.ts';

/** The courses that come with the product, in the order in which they are offered. */
export const starterCourses: readonly StarterCourse[] = [
  burnout,
  harassment,
  nr1,
  rest,
  sleep,
  body,
  colleague,
  meetings,
  leaders,
  homeOffice,
  returning,
  workload,
].map(starterCourse);
