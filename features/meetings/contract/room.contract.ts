import * as z from 'zod';
import { wallClockSchema } from '#features/calendar/contract/calendar.contract.ts';
import { defineContract } from '#packages/api/contract/index.ts';
import { MEETING_STATES, SIDES } from './meetings.contract.ts';

/** The words that somebody agrees to before they enter; a new text is a new version. */
export const CONSENT_VERSION = '2026-11';
/** How often a seat says that it is there; three times as much without a word is away. */
export const ALIVE_EVERY_MS = 10_000;
export const AWAY_AFTER_MS = 35_000;
/** What two browsers may tell each other at a time, to find a way between them. */
export const MAX_SIGNAL_LENGTH = 40_000;
export const MOST_SIGNALS = 40;
export const MAX_NAME_LENGTH = 60;
export const MAX_SAFETY_LENGTH = 200;

const secret = z.string().regex(/^[\w-]{43}$/);

/** Where somebody is and whom to call; sealed, erased with the meeting’s end, shown in an emergency only. */
export const safetySchema = z.object({
  place: z.string().trim().max(MAX_SAFETY_LENGTH),
  contact: z.string().trim().max(MAX_SAFETY_LENGTH),
});
export type Safety = z.output<typeof safetySchema>;

/** A professional’s entry in the register of their council, and the day on which it was looked up. */
export const registrySchema = z.object({ number: z.string(), checkedOn: z.iso.date() });
export type Registry = z.output<typeof registrySchema>;

const roomSchema = z.object({
  state: z.enum(MEETING_STATES),
  side: z.enum(SIDES),
  title: z.string().nullable(),
  start: wallClockSchema,
  minutes: z.int(),
  timeZone: z.string(),
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  /** The name of the other one; null where nobody gave any. */
  other: z.string().nullable(),
  /** Of the professional, for the person whom they see; null in a meeting that was not booked in the network. */
  registry: registrySchema.nullable(),
  /** The other one’s seat; null while they are away. Another one is another page: the call begins anew. */
  otherSeat: z.uuid().nullable(),
  /** Since when both are, or were, there. */
  bothSince: z.iso.datetime().nullable(),
  talked: z.int().nullable(),
  /** The other one left word for an emergency. */
  otherSafety: z.boolean(),
  /** When the other one looked at what was left for an emergency. */
  safetySeenAt: z.iso.datetime().nullable(),
});
export type Room = z.output<typeof roomSchema>;

const iceServerSchema = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
});
const entranceSchema = z.object({
  seat: z.string(),
  seatId: z.uuid(),
  room: roomSchema,
  iceServers: z.array(iceServerSchema),
  /** The room on the operator’s Jitsi, where the instance uses one in place of its own calls. */
  jitsi: z.url().nullable(),
});
export type Entrance = z.output<typeof entranceSchema>;

/** Code of a link whose meeting is finished, called off or over. */
export const LINK_OVER = 'link_over';
/** Code of a room that is not open yet; `opensAt` says when. */
export const ROOM_CLOSED = 'room_closed';
/** Code of a seat that another device holds: `takeOver` takes it. */
export const SEAT_OCCUPIED = 'seat_occupied';
/** Code of a seat that another device has taken meanwhile. */
export const SEAT_TAKEN = 'seat_taken';

const holders =
  'Who holds a key to the room: the mailed link, or a member’s own. It travels in the body.';
const seated = 'Who holds the seat, which entering gives; another device that enters takes it.';
const seatBody = z.object({ seat: secret });
const taken = { [SEAT_TAKEN]: 410 } as const;

export const roomContract = defineContract({
  lookIntoRoom: {
    method: 'POST',
    path: '/api/meetings/room/look',
    permission: 'public',
    policy: holders,
    summary: 'What the door of a room says, before anybody enters.',
    body: z.object({ key: secret }),
    out: roomSchema,
    errors: { [LINK_OVER]: 410 },
  },
  enterRoom: {
    method: 'POST',
    path: '/api/meetings/room/enter',
    permission: 'public',
    policy: `${holders} One device a side: a second one has to take the seat over.`,
    summary: 'Takes the holder’s seat, with their consent; the meeting is under way from then on.',
    body: z.object({
      key: secret,
      consent: z.literal(CONSENT_VERSION),
      /** How a guest wants to be called. */
      name: z.string().trim().max(MAX_NAME_LENGTH).nullable(),
      safety: safetySchema.nullable(),
      /** The seat that this page had before it was loaded anew. */
      seat: secret.nullable(),
      takeOver: z.boolean(),
    }),
    out: entranceSchema,
    errors: { [LINK_OVER]: 410, [ROOM_CLOSED]: 409, [SEAT_OCCUPIED]: 409 },
  },
  hearRoom: {
    method: 'POST',
    path: '/api/meetings/room/events',
    permission: 'public',
    policy: seated,
    summary: 'Tells when to look again: at the room, or for signals. Carries nothing else.',
    body: seatBody,
    events: z.object({ type: z.enum(['changed', 'signals', 'taken']) }),
    errors: taken,
  },
  roomNow: {
    method: 'POST',
    path: '/api/meetings/room/now',
    permission: 'public',
    policy: seated,
    summary: 'The room as it is now; says at once that the seat is alive.',
    body: seatBody,
    out: roomSchema,
    errors: taken,
  },
  sendSignals: {
    method: 'POST',
    path: '/api/meetings/room/signals',
    permission: 'public',
    policy: `${seated} Signals reach the other seat of the same meeting alone.`,
    summary:
      'Hands descriptions and candidates to the other browser; those to a seat that is gone are dropped.',
    body: z.object({
      seat: secret,
      to: z.uuid(),
      signals: z.array(z.string().max(MAX_SIGNAL_LENGTH)).min(1).max(MOST_SIGNALS),
    }),
    bodyLimit: 200_000,
    errors: taken,
  },
  takeSignals: {
    method: 'POST',
    path: '/api/meetings/room/signals/taken',
    permission: 'public',
    policy: seated,
    summary:
      'The signals to this seat after one that is known, oldest first; those up to it are erased.',
    body: z.object({ seat: secret, after: z.int().min(0) }),
    out: z.object({
      signals: z.array(z.object({ id: z.int(), from: z.uuid(), signal: z.string() })),
    }),
    errors: taken,
  },
  seeSafety: {
    method: 'POST',
    path: '/api/meetings/room/emergency',
    permission: 'public',
    policy: `${seated} The one who left it is told.`,
    summary: 'What the other one left for an emergency.',
    body: seatBody,
    out: safetySchema.nullable(),
    errors: taken,
  },
  leaveRoom: {
    method: 'POST',
    path: '/api/meetings/room/leave',
    permission: 'public',
    policy: seated,
    summary: 'Leaves the seat; the meeting goes on and one can come back.',
    body: seatBody,
  },
  endMeeting: {
    method: 'POST',
    path: '/api/meetings/room/end',
    permission: 'public',
    policy: seated,
    summary: 'Ends the meeting for both, once both were there; before that it leaves the seat.',
    body: seatBody,
    out: roomSchema,
    errors: taken,
  },
});
