import * as z from 'zod';
import { defineContract, idSchema } from '#packages/api/contract/index.ts';
import { defineTopic } from '#packages/events/topic.ts';
import { hoursSchema, singleDaySchema, weekHoursSchema } from './hours.ts';

/** The words that both agree to before a first consultation; a new text is a new version. */
export const CONTRACT_VERSION = '2026-12';
export const MAX_NOTE = 500;
export const MAX_NAME = 120;
export const MAX_REASON = 1_000;
/** Consultations of one person that are still ahead, with one professional and with all. */
export const MOST_AHEAD = { one: 4, all: 12 } as const;
/** How often one consultation can be moved. */
export const MOST_MOVES = 3;
/** A request that nobody answers for so long ends, and its time is free again. */
export const ANSWER_HOURS = 48;

export const BOOKING_STATES = [
  'requested',
  'confirmed',
  'declined',
  'expired',
  'cancelled',
  'missed',
] as const;
export type BookingState = (typeof BOOKING_STATES)[number];
export const BOOKING_SIDES = ['client', 'professional'] as const;
export type BookingSide = (typeof BOOKING_SIDES)[number];
/** Where the two meet: in a room here, or at the professional’s address. */
export const BOOKING_MODES = ['online', 'inPerson'] as const;
export type BookingMode = (typeof BOOKING_MODES)[number];
/** Who called a consultation off: one of the two, or the administration of the network. */
export const CANCELLERS = [...BOOKING_SIDES, 'administration'] as const;
export type Canceller = (typeof CANCELLERS)[number];
/** What happened to a booking, as one of the two is told of it. */
export const BOOKING_NEWS = [
  'requested',
  'confirmed',
  'declined',
  'expired',
  'moved',
  'cancelled',
  'noted',
  'shared',
  'withdrawn',
  'handed',
  'unattended',
] as const;
/** What the professional judged of the form: by video as it is, with precautions, or rather in person. */
export const VERDICTS = ['fit', 'care', 'unfit'] as const;

/** What somebody who answers for a minor is to them. */
export const RELATIONSHIPS = ['mother', 'father', 'guardian', 'other'] as const;
export type Relationship = (typeof RELATIONSHIPS)[number];

const guardianSchema = z.object({
  name: z.string().trim().min(1).max(MAX_NAME),
  phone: z.string().trim().min(8).max(30),
  relationship: z.enum(RELATIONSHIPS),
  /** They have said that they authorize the consultation. */
  authorizes: z.literal(true),
});
export type Guardian = z.output<typeof guardianSchema>;
const shownGuardianSchema = z.object({
  name: z.string(),
  phone: z.string(),
  /** Both null in requests from before they were asked for. */
  relationship: z.enum(RELATIONSHIPS).nullable(),
  authorizedOn: z.iso.datetime().nullable(),
});
export type ShownGuardian = z.output<typeof shownGuardianSchema>;

const viabilitySchema = z.object({
  verdict: z.enum(VERDICTS),
  reason: z.string().trim().min(1).max(MAX_REASON),
});
export type Viability = z.output<typeof viabilitySchema>;

const bookingSchema = z.object({
  id: z.uuid(),
  side: z.enum(BOOKING_SIDES),
  entryId: z.uuid(),
  /** The professional’s name for the person; their first name and initial for the professional. */
  with: z.string().nullable(),
  state: z.enum(BOOKING_STATES),
  mode: z.enum(BOOKING_MODES),
  /** The address of one in person. */
  place: z.string().nullable(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** Until when the request waits. */
  answerBy: z.iso.datetime(),
  /** Until when it can be moved, and called off without being late. */
  changeBy: z.iso.datetime(),
  note: z.string().nullable(),
  /** What the professional wrote back. */
  answer: z.string().nullable(),
  guardian: shownGuardianSchema.nullable(),
  /** Why it was declined or called off, where somebody said so. */
  reason: z.string().nullable(),
  cancelledBy: z.enum(CANCELLERS).nullable(),
  /** Called off after `changeBy`. */
  late: z.boolean(),
  moves: z.int(),
  /** Still to come, with nobody who would be there; the person may call it off at any time. */
  unattended: z.boolean(),
  /** The professional’s own record, for nobody else; `on` is its day. */
  viability: viabilitySchema.extend({ on: z.iso.datetime() }).nullable(),
  /** The meeting, with its room, of a confirmed one by video. */
  meetingId: z.uuid().nullable(),
});
export type Booking = z.output<typeof bookingSchema>;

const offerSchema = z.object({
  /** Null for who takes no bookings here. */
  offer: z
    .object({
      minutes: z.int(),
      modes: z.array(z.enum(BOOKING_MODES)).min(1),
      /** Where one in person takes place. */
      place: z.string().nullable(),
      noticeHours: z.int(),
      cancelHours: z.int(),
      /** Instants at which a free time begins, in order. */
      starts: z.array(z.iso.datetime()),
      /** The caller has agreed to today’s contract with this professional. */
      agreed: z.boolean(),
      /** The caller’s plan lets them ask for a time. */
      inPlan: z.boolean(),
    })
    .nullable(),
});
export type Offer = NonNullable<z.output<typeof offerSchema>['offer']>;

export const bookingTopic = defineTopic('booking', z.object({}));

/** Code of a time that somebody else has, or that is not offered any more. */
export const SLOT_TAKEN = 'slot_taken';
/** Code of a time at which the caller has something else here. */
export const TIME_TAKEN = 'time_taken';
/** Code of who takes no bookings. */
export const NOT_BOOKABLE = 'not_bookable';
/** Code of a way to meet that the professional does not offer. */
export const MODE_NOT_OFFERED = 'mode_not_offered';
/** Code of a request by video that is confirmed without a record of its viability. */
export const VIABILITY_NEEDED = 'viability_needed';
/** Code of a single day of an agenda that has no hours yet. */
export const HOURS_NEEDED = 'hours_needed';
/** Code of a contract that is not today’s. */
export const CONTRACT_NEEDED = 'contract_needed';
/** Code of a caller without a confirmed address. */
export const ADDRESS_NEEDED = 'address_needed';
/** Code of a caller on the free plan. */
export const PLAN_NEEDED = 'plan_needed';
/** Code of a professional who books themselves. */
export const OWN_AGENDA = 'own_agenda';
/** Code of more consultations ahead than one person takes. */
export const BOOKINGS_FULL = 'bookings_full';
/** Code of a booking that is over, answered or begun. */
export const BOOKING_SETTLED = 'booking_settled';
/** Code of a move after `changeBy`, or of one too many. */
export const MOVE_REFUSED = 'move_refused';

const PATH = '/api/booking';
const params = z.object({ id: idSchema });
const members =
  'The person who booked and the professional who is booked; 404 for everybody else. No company query reads these tables.';
const professional = 'The agenda of the entry that the caller signs in for.';
const timeErrors = { [SLOT_TAKEN]: 409, [TIME_TAKEN]: 409 } as const;

export const bookingContract = defineContract({
  offerOf: {
    method: 'GET',
    path: `${PATH}/offers/:id`,
    permission: 'signedIn',
    summary: 'When a professional of the network is free, in the next four weeks.',
    params,
    out: offerSchema,
  },
  listBookings: {
    method: 'GET',
    path: PATH,
    permission: 'signedIn',
    policy: members,
    summary: 'Consultations that the caller has booked: those ahead, then the last fifty.',
    out: z.object({ bookings: z.array(bookingSchema) }),
  },
  requestBooking: {
    method: 'POST',
    path: PATH,
    permission: 'signedIn',
    status: 201,
    policy: members,
    summary:
      'Requests a time under a client-generated id and holds it at once, on a plan that is paid for; repeating the call returns the same booking.',
    body: z.object({
      id: idSchema,
      entryId: z.uuid(),
      startsAt: z.iso.datetime(),
      mode: z.enum(BOOKING_MODES).default('online'),
      note: z.string().trim().max(MAX_NOTE).nullable(),
      /** Of a minor: who answers for them and agrees. */
      guardian: guardianSchema.nullable(),
      contract: z.string().max(20),
    }),
    out: bookingSchema,
    errors: {
      ...timeErrors,
      [NOT_BOOKABLE]: 409,
      [MODE_NOT_OFFERED]: 409,
      [CONTRACT_NEEDED]: 422,
      [PLAN_NEEDED]: 403,
      [ADDRESS_NEEDED]: 422,
      [OWN_AGENDA]: 422,
      [BOOKINGS_FULL]: 422,
    },
  },
  moveBooking: {
    method: 'POST',
    path: `${PATH}/:id/time`,
    permission: 'signedIn',
    policy: members,
    summary: 'Moves a consultation to another free time; the other one is told.',
    params,
    body: z.object({ startsAt: z.iso.datetime() }),
    out: bookingSchema,
    errors: { ...timeErrors, [BOOKING_SETTLED]: 409, [MOVE_REFUSED]: 422 },
  },
  cancelBooking: {
    method: 'POST',
    path: `${PATH}/:id/cancel`,
    permission: 'signedIn',
    policy: members,
    summary: 'Calls a consultation off, late or not; once it is called off, again changes nothing.',
    params,
    body: z.object({ reason: z.string().trim().max(MAX_REASON).nullable() }),
    out: bookingSchema,
    errors: { [BOOKING_SETTLED]: 409 },
  },
  writeNote: {
    method: 'PUT',
    path: `${PATH}/:id/note`,
    permission: 'signedIn',
    policy: members,
    summary:
      'The caller’s word to the other one about a consultation: the person’s note, or the professional’s answer.',
    params,
    body: z.object({ text: z.string().trim().max(MAX_NOTE).nullable() }),
    out: bookingSchema,
    errors: { [BOOKING_SETTLED]: 409 },
  },
  contractPdf: {
    method: 'GET',
    path: `${PATH}/:id/contract`,
    permission: 'signedIn',
    policy: members,
    summary: 'What both agreed to, with when, as PDF in the caller’s language.',
    params,
    file: 'application/pdf',
  },
  readAgenda: {
    method: 'GET',
    path: `${PATH}/agenda`,
    permission: 'signedIn',
    policy: professional,
    summary: 'The professional’s hours and the consultations of some days.',
    query: z.object({
      from: z.iso.date(),
      days: z.coerce.number().int().min(1).max(31).default(7),
    }),
    out: z.object({
      hours: hoursSchema.nullable(),
      agreed: z.boolean(),
      /** Free times of these days. */
      starts: z.array(z.iso.datetime()),
      bookings: z.array(bookingSchema),
      /** Requests of any day that wait for an answer. */
      waiting: z.array(bookingSchema),
    }),
  },
  saveHours: {
    method: 'PUT',
    path: `${PATH}/agenda/hours`,
    permission: 'signedIn',
    policy: professional,
    summary:
      'When the professional can be booked every week; single days and what is booked already stay.',
    body: z.object({ hours: weekHoursSchema, contract: z.string().max(20) }),
    errors: { [CONTRACT_NEEDED]: 422 },
  },
  saveDay: {
    method: 'PUT',
    path: `${PATH}/agenda/days/:day`,
    permission: 'signedIn',
    policy: professional,
    summary:
      'Opens extra hours on one date, also on a holiday, or closes it; neither makes it a day like others.',
    params: z.object({ day: z.iso.date() }),
    body: singleDaySchema,
    errors: { [HOURS_NEEDED]: 409 },
  },
  confirmBooking: {
    method: 'POST',
    path: `${PATH}/:id/confirm`,
    permission: 'signedIn',
    policy: professional,
    summary:
      'Takes a request on; one by video with the professional’s record of its viability. The mails, and the room, come with it.',
    params,
    body: z.object({ viability: viabilitySchema.nullable() }),
    out: bookingSchema,
    errors: { [BOOKING_SETTLED]: 409, [TIME_TAKEN]: 409, [VIABILITY_NEEDED]: 422 },
  },
  declineBooking: {
    method: 'POST',
    path: `${PATH}/:id/decline`,
    permission: 'signedIn',
    policy: professional,
    summary: 'Does not take a request on; its time is free again.',
    params,
    body: z.object({ reason: z.string().trim().max(MAX_REASON).nullable() }),
    out: bookingSchema,
    errors: { [BOOKING_SETTLED]: 409 },
  },
  markMissed: {
    method: 'POST',
    path: `${PATH}/:id/missed`,
    permission: 'signedIn',
    policy: professional,
    summary: 'Notes that the person did not come, once the time has begun.',
    params,
    out: bookingSchema,
    errors: { [BOOKING_SETTLED]: 409 },
  },
});
