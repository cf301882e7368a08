import * as z from 'zod';
import { wallClockSchema } from '#features/calendar/contract/calendar.contract.ts';
import { defineContract, idSchema } from '#packages/api/contract/index.ts';
import { defineTopic } from '#packages/events/topic.ts';
import { isTimeZone } from '#packages/kernel/day.ts';

export const MEETING_STATES = [
  'scheduled',
  'in_progress',
  'finished',
  'cancelled',
  'missed',
] as const;
export type MeetingState = (typeof MEETING_STATES)[number];
/** Who a person is in a meeting: who made it, or who was invited to it. */
export const SIDES = ['organizer', 'participant'] as const;
export type Side = (typeof SIDES)[number];

export const MAX_TITLE_LENGTH = 120;
export const MAX_DESCRIPTION_LENGTH = 1_000;
/** How long a meeting may last, and what the form begins with. */
export const MINUTES = { least: 10, most: 240, usual: 50 } as const;
/** How long before its start a room opens, and how long after its end it closes. */
export const OPENS_BEFORE_MINUTES = 10;
export const CLOSES_AFTER_MINUTES = 60;
/** Meetings of one person that are still ahead. */
export const MOST_OPEN_MEETINGS = 100;
/** How often one meeting can be moved: each change is a mail to somebody. */
export const MOST_CHANGES = 10;
/** Meetings that are over and still shown. */
export const MOST_PAST_MEETINGS = 50;

const when = {
  start: wallClockSchema,
  minutes: z.int().min(MINUTES.least).max(MINUTES.most),
  /** The IANA zone whose clock `start` is. */
  timeZone: z.string().max(64).refine(isTimeZone, { error: 'not a time zone' }),
};
const words = {
  title: z.string().trim().min(1).max(MAX_TITLE_LENGTH),
  description: z.string().trim().max(MAX_DESCRIPTION_LENGTH).nullable(),
};
export const meetingDraftSchema = z.object({
  ...words,
  ...when,
  /** Who is invited, with or without an account. */
  email: z.email().max(254),
});
export const meetingChangeSchema = z.object({ ...words, ...when });

export const meetingSchema = z.object({
  id: idSchema,
  side: z.enum(SIDES),
  state: z.enum(MEETING_STATES),
  /** Null once the account of who wrote them is gone. */
  title: z.string().nullable(),
  description: z.string().nullable(),
  /**
   * The organizer’s name for the invited; for the organizer the address that they invited, or `Ana B.` of who
   * booked. Null once that is gone.
   */
  with: z.string().nullable(),
  start: wallClockSchema,
  minutes: z.int(),
  timeZone: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  /** Whole minutes that both were there, once it is finished. */
  talked: z.int().nullable(),
  /** Booked in a professional’s agenda: it is moved and called off there alone. */
  booked: z.boolean(),
  /** At an address, without a room; `place` says where, while its words are there. */
  inPerson: z.boolean(),
  place: z.string().nullable(),
  /** The other one is in the room now. */
  otherIsHere: z.boolean(),
});
export type Meeting = z.output<typeof meetingSchema>;
export type MeetingDraft = z.output<typeof meetingDraftSchema>;
export type MeetingChange = z.output<typeof meetingChangeSchema>;

export const meetingsTopic = defineTopic(
  'meetings',
  z.object({ type: z.enum(['changed', 'signals', 'taken']), meetingId: z.uuid() }),
);

/** Code of a time that is over. */
export const ALREADY_PAST = 'already_past';
/** Code of a time at which another meeting of the caller’s is. */
export const TIME_TAKEN = 'time_taken';
/** Code of an invitation to oneself. */
export const OWN_ADDRESS = 'own_address';
/** Code of a caller without a confirmed address: invitations come from somebody. */
export const ADDRESS_NEEDED = 'address_needed';
/** Code of more invitations than a person can mean. */
export const INVITATIONS_FULL = 'invitations_full';
/** Code of a meeting that cannot be changed any more, since it has begun or is over. */
export const MEETING_SETTLED = 'meeting_settled';

/** Code of a meeting that was booked in an agenda: it is changed there. */
export const MEETING_BOOKED = 'meeting_booked';

const own = 'Only meetings that the caller takes part in; no company query reads this table.';
const ownOnes = 'Only meetings that the caller has made; the invited one changes nothing.';
const params = z.object({ id: idSchema });
const timeRefusals = { [ALREADY_PAST]: 422, [TIME_TAKEN]: 409, [INVITATIONS_FULL]: 422 } as const;

export const meetingsContract = defineContract({
  listMeetings: {
    method: 'GET',
    path: '/api/meetings',
    permission: 'signedIn',
    policy: own,
    summary: `The caller’s meetings: all that are ahead, and the ${MOST_PAST_MEETINGS} that were last.`,
    out: z.object({ meetings: z.array(meetingSchema) }),
  },
  scheduleMeeting: {
    method: 'POST',
    path: '/api/meetings',
    permission: 'signedIn',
    policy: own,
    status: 201,
    summary:
      'Creates a meeting under a client-generated id and mails the invitation; repeating the call returns the same meeting.',
    body: meetingDraftSchema.extend({ id: idSchema }),
    out: meetingSchema,
    errors: { ...timeRefusals, [OWN_ADDRESS]: 422, [ADDRESS_NEEDED]: 422 },
  },
  changeMeeting: {
    method: 'PATCH',
    path: '/api/meetings/:id',
    permission: 'signedIn',
    policy: ownOnes,
    summary: 'Moves a meeting that has not begun, or changes its words, and mails what changed.',
    params,
    body: meetingChangeSchema,
    out: meetingSchema,
    errors: { ...timeRefusals, [MEETING_SETTLED]: 409, [MEETING_BOOKED]: 409 },
  },
  cancelMeeting: {
    method: 'POST',
    path: '/api/meetings/:id/cancel',
    permission: 'signedIn',
    policy: ownOnes,
    summary: 'Calls a meeting off and mails it; once it is called off, again changes nothing.',
    params,
    out: meetingSchema,
    errors: { [MEETING_SETTLED]: 409, [MEETING_BOOKED]: 409 },
  },
  forgetMeeting: {
    method: 'DELETE',
    path: '/api/meetings/:id',
    permission: 'signedIn',
    policy: own,
    summary:
      'Takes a meeting that is over out of the caller’s list; with the last one it is erased.',
    params,
    errors: { [MEETING_SETTLED]: 409 },
  },
  meetingLink: {
    method: 'POST',
    path: '/api/meetings/:id/link',
    permission: 'signedIn',
    policy: ownOnes,
    summary: 'The link that the invited one was mailed, for who would rather send it otherwise.',
    params,
    out: z.object({ link: z.url() }),
    errors: { [MEETING_SETTLED]: 409 },
  },
  roomKey: {
    method: 'POST',
    path: '/api/meetings/:id/key',
    permission: 'signedIn',
    policy: own,
    summary: 'A key of the caller’s own to the meeting’s room; the former one ends.',
    params,
    out: z.object({ key: z.string() }),
    errors: { [MEETING_SETTLED]: 409 },
  },
  keepMeeting: {
    method: 'POST',
    path: '/api/meetings/kept',
    permission: 'signedIn',
    policy: 'Who holds the link of the invitation.',
    summary: 'Puts a meeting that the caller was invited to among their own.',
    body: z.object({ key: z.string().max(64) }),
    errors: { [MEETING_SETTLED]: 409 },
  },
});
