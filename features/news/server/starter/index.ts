import { breaks } from './breaks.ts';
import { burnout } from './burnout.ts';
import { cvv } from './cvv.ts';
import { eating } from './eating.ts';
import { firstAppointment } from './first-appointment.ts';
import { focus } from './focus.ts';
import { law14831 } from './law-14831.ts';
import { moving } from './moving.ts';
import { nr1 } from './nr-1.ts';
import { sleep } from './sleep.ts';

/** The articles that come with the product, at least one in each category, the newest first. */
export const STARTER_NEWS = [
  burnout,
  breaks,
  sleep,
  moving,
  firstAppointment,
  focus,
  eating,
  cvv,
  nr1,
  law14831,
] as const;
