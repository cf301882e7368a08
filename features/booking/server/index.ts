import * as z from 'zod';
import { accountDeleted } from '#features/accounts/server/index.ts';
import {
  appointmentsAhead,
  entryInUse,
  entryWithdrawn,
  signInChanged,
} from '#features/network/server/index.ts';
import { defineJob, worker } from '#packages/jobs/index.ts';
import type { ServerFeature } from '#packages/kernel/index.ts';
import { bookingTopic } from '../contract/booking.contract.ts';
import { leaveBookings, sweepBookings } from './agenda.service.ts';
import { bookingMailJob, sendBookingMail } from './booking.mail.ts';
import { bookingPersonalData } from './booking.personal.ts';
import { countAheadOf, isBooked } from './booking.queries.ts';
import { mountBooking } from './booking.routes.ts';
import { seedBooking } from './booking.seed.ts';
import { followHolder } from './holder.service.ts';
import { endAppointments } from './withdrawal.service.ts';

export {
  consultationOf,
  consultationsAhead,
  consultationsOver,
  tellOfSummary,
} from './consultations.ts';

const sweepJob = defineJob({
  name: 'booking.sweep',
  payload: z.looseObject({}),
  cron: '*/10 * * * *',
  retries: 0,
});

/** Consultations by video or in person with the professionals of the network, from the free time to the room. */
export const bookingFeature: ServerFeature = {
  name: 'booking',
  permissions: () => import('./booking.permissions.ts'),
  personalData: bookingPersonalData,
  topics: [bookingTopic],
  routes: mountBooking,
  plugIns: [
    accountDeleted.with((context) => (tx, userId) => leaveBookings(context, tx, userId)),
    entryInUse.with(() => isBooked),
    appointmentsAhead.with(
      ({ now }) =>
        (db, entryId) =>
          countAheadOf(db, entryId, now()),
    ),
    signInChanged.with((context) => (tx, entryId) => followHolder(context, tx, entryId)),
    entryWithdrawn.with((context) => (tx, withdrawn) => endAppointments(context, tx, withdrawn)),
  ],
  workers: (context) => [
    worker(bookingMailJob, ({ payload }) => sendBookingMail(context, payload)),
    worker(sweepJob, () => sweepBookings(context)),
  ],
  seed: async (context) => {
    if (context.settings.development) await seedBooking(context);
  },
};
