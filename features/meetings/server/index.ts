import * as z from 'zod';
import { accountDeleted } from '#features/accounts/server/index.ts';
import { drawnInCalendar } from '#features/calendar/server/index.ts';
import { defineJob, worker } from '#packages/jobs/index.ts';
import type { ServerFeature } from '#packages/kernel/index.ts';
import { meetingsTopic } from '../contract/meetings.contract.ts';
import { drawMeetings } from './drawn-in.ts';
import { leaveMeetings } from './leave-meetings.ts';
import { lastMailJob, sendLastMail } from './mails/last-mail.ts';
import { meetingMailJob, sendMeetingMail } from './mails/meeting-mail.ts';
import { meetingsPersonalData } from './meetings.personal.ts';
import { mountMeetings } from './meetings.routes.ts';
import { seedMeetings } from './meetings.seed.ts';
import { meetingsSettings } from './meetings.settings.ts';
import { sweepMeetings } from './sweep-meetings.ts';

export {
  callOffMeeting,
  changeOrganizer,
  dropMeeting,
  moveMeeting,
  placeMeeting,
} from './booked.service.ts';
export { addressOf, openTimesOf, upcomingMeetings } from './meetings.queries.ts';

/** Closes meetings whose room has closed. */
const sweepJob = defineJob({
  name: 'meetings.sweep',
  payload: z.looseObject({}),
  cron: '*/5 * * * *',
  retries: 0,
});

/** Meetings of two people by video or voice, with or without an account. */
export const meetingsFeature: ServerFeature = {
  name: 'meetings',
  settings: meetingsSettings,
  permissions: () => import('./meetings.permissions.ts'),
  personalData: meetingsPersonalData,
  topics: [meetingsTopic],
  routes: mountMeetings,
  plugIns: [
    drawnInCalendar.with(drawMeetings),
    accountDeleted.with((context) => (tx, userId) => leaveMeetings(context, tx, userId)),
  ],
  workers: (context) => [
    worker(meetingMailJob, ({ payload }) => sendMeetingMail(context, payload)),
    worker(lastMailJob, (run) => sendLastMail(context, run)),
    worker(sweepJob, () => sweepMeetings(context)),
  ],
  seed: async (context) => {
    if (context.settings.development) await seedMeetings(context);
  },
};
