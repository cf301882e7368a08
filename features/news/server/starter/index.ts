import { breaks } from './breaks.ts';
import { burnout } from './burnout.ts';
import { cvv } from './cvv.ts';
import { disconnect } from './disconnect.ts';
import { eating } from './eating.ts';
import { firstAppointment } from './first-appointment.ts';
import { focus } from './focus.ts';
import { heat } from './heat.ts';
import { holidays } from './holidays.ts';
import { law14831 } from './law-14831.ts';
import { lunchbox } from './lunchbox.ts';
import { moving } from './moving.ts';
import { nr1 } from './nr-1.ts';
import { sleep } from './sleep.ts';
import type { StarterNews } from './starter.ts';
import { films } from './videos.ts';

/** What comes with the product, at least one article in each category, the newest first. */
export const STARTER_NEWS: readonly StarterNews[] = [
  heat,
  ...films,
  burnout,
  disconnect,
  lunchbox,
  breaks,
  holidays,
  sleep,
  moving,
  firstAppointment,
  focus,
  eating,
  cvv,
  nr1,
  law14831,
];
