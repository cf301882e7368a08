import { lockOwn, type Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import type { MeetingDraft } from '../contract/meetings.contract.ts';
import type { Registry } from '../contract/room.contract.ts';
import type { CalledOffBy } from './mails/meeting-letter.ts';
import { isOpen, stateAt } from './meeting-state.rules.ts';
import {
  addressOf,
  deleteMeeting,
  isTaken,
  lockMeeting,
  type MeetingRow,
  membersOf,
  replaceOrganizer,
  updateMeeting,
} from './meetings.queries.ts';
import { hashOf, roomKeyOf } from './meetings.sealed.ts';
import { addMeeting, callOff, mail, rowOf, tell } from './meetings.service.ts';
import { meetingMembers } from './meetings.tables.ts';
import { emptyRoom } from './room/seats.queries.ts';

/** A meeting that was booked elsewhere, of two people with accounts. */
export interface BookedMeeting {
  organizerId: string;
  participantId: string;
  title: string;
  /** At an address, without a room. */
  inPerson: boolean;
  place: string | null;
  /** Of the organizer, shown at the door. */
  registry: Registry | null;
  start: string;
  minutes: number;
  timeZone: string;
}

/**
 * Makes a meeting of a booking within the caller's transaction, among those of both, and mails the
 * invitation; false where one of them has another meeting then, or the participant no confirmed address.
 */
export async function placeMeeting(
  context: ServerContext,
  tx: Queryable,
  id: string,
  { organizerId, participantId, title, inPerson, place, registry, ...when }: BookedMeeting,
): Promise<boolean> {
  const row = { ...rowOf(id, when, context.now()), booked: true, inPerson };
  if (!(await addressOf(tx, participantId))) return false;
  if (await anyIsTaken(tx, [organizerId, participantId], row)) return false;
  await addMeeting(context, tx, {
    row,
    userId: organizerId,
    words: { title, description: null, place, registry },
  });
  await tx
    .insert(meetingMembers)
    .values({ meetingId: id, userId: participantId, side: 'participant' });
  await tell(context, tx, id);
  return true;
}

/** Moves a booked meeting within the caller's transaction and mails it; false where one of the two cannot. */
export async function moveMeeting(
  context: ServerContext,
  tx: Queryable,
  id: string,
  when: Pick<MeetingDraft, 'start' | 'minutes' | 'timeZone'>,
): Promise<boolean> {
  const meeting = await lockMeeting(tx, id);
  if (!meeting || stateAt(meeting, context.now()) !== 'scheduled') return false;
  const { version: _, createdAt, booked, inPerson, ...times } = rowOf(id, when, context.now());
  if (await anyIsTaken(tx, await membersOf(tx, id), { ...meeting, ...times })) return false;
  const version = meeting.version + 1;
  await updateMeeting(tx, id, { ...times, version });
  await tell(context, tx, id);
  await mail(context, tx, { meetingId: id, kind: 'change', version });
  return true;
}

/** Calls a booked meeting off within the caller's transaction; false once somebody is there, or it is over. */
export async function callOffMeeting(
  context: ServerContext,
  tx: Queryable,
  id: string,
  by: CalledOffBy,
): Promise<boolean> {
  const meeting = await lockMeeting(tx, id);
  if (!meeting || !isOpen(stateAt(meeting, context.now())) || meeting.bothSince) return false;
  await callOff(context, tx, meeting, by);
  return true;
}

/**
 * Gives a booked meeting another organizer: the one before has it no more, and their way into the room ends.
 * False where the new one has another meeting then.
 */
export async function changeOrganizer(
  context: ServerContext,
  tx: Queryable,
  id: string,
  organizerId: string,
): Promise<boolean> {
  const meeting = await lockMeeting(tx, id);
  if (!meeting || !isOpen(stateAt(meeting, context.now()))) return true;
  if (await anyIsTaken(tx, [organizerId], meeting)) return false;
  await tell(context, tx, id);
  const key = await roomKeyOf(context, id, 'organizer', organizerId);
  await replaceOrganizer(tx, { id, organizerId, key: hashOf(key) });
  await emptyRoom(tx, [id]);
  await tell(context, tx, id);
  return true;
}

/** Erases a booked meeting whose organizer is gone, with its room, and mails nothing of it. */
export async function dropMeeting(context: ServerContext, tx: Queryable, id: string) {
  await tell(context, tx, id);
  await deleteMeeting(tx, id);
}

async function anyIsTaken(
  tx: Queryable,
  people: readonly string[],
  row: MeetingRow,
): Promise<boolean> {
  for (const userId of people.toSorted()) {
    await lockOwn(tx, 'meetings', userId);
    if (await isTaken(tx, userId, row)) return true;
  }
  return false;
}
