import { bookingScene } from './booking.ts';
import { calendarScene } from './calendar.ts';
import { chatScene } from './chat.ts';
import { companyScene } from './company.ts';
import { coursesScene } from './courses.ts';
import { diaryScene } from './diary.ts';
import { networkScene } from './network.ts';
import { newsScene } from './news.ts';
import { partnersScene } from './partners.ts';
import { reportingScene } from './reporting.ts';
import { supportScene } from './support.ts';
import { workingConditionsScene } from './working-conditions.ts';

export const SCENES = [
  ...[chatScene, supportScene, reportingScene, workingConditionsScene, calendarScene],
  ...[diaryScene, networkScene, partnersScene, coursesScene, companyScene],
  ...[newsScene, bookingScene],
] as const;
