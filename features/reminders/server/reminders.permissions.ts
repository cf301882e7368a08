import { definePermissions, eachTheirOwn, everybody } from '#packages/kernel/permission-rows.ts';

const today = () => new Date().toISOString().slice(0, 10);

export const permissions = definePermissions({
  'GET /api/reminders': { statuses: eachTheirOwn(200) },
  'PUT /api/reminders/plans/:reminder': {
    statuses: eachTheirOwn(200),
    params: () => ({ reminder: 'pause' }),
    body: () => ({ on: true, time: '15:00', days: [1, 2] }),
  },
  'PUT /api/reminders/rules': {
    statuses: eachTheirOwn(200),
    body: () => ({ quiet: null, holidays: 'national' }),
  },
  // Whoever holds the address of the mail; the token in it is the person's.
  'GET /api/reminders/unsubscribe': { statuses: everybody(400) },
  'POST /api/reminders/unsubscribe': { statuses: everybody(400) },
  'POST /api/reminders/taps': {
    statuses: eachTheirOwn(204),
    body: () => ({ reminder: 'pause', day: today() }),
  },
});
