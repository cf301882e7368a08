import { randomBytes, randomUUID } from 'node:crypto';
import { professionalOf } from '#features/access/server/index.ts';
import { accountsOf } from '#features/accounts/server/index.ts';
import { registryOf } from '#features/network/server/index.ts';
import { fail, type Problem } from '#packages/api/server/index.ts';
import { SEALED_TEXT } from '#packages/crypto/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { EventStream } from '#packages/events/index.ts';
import { type ServerContext, tryUnseal } from '#packages/kernel/index.ts';
import { meetingsTopic, type Side } from '../../contract/meetings.contract.ts';
import {
  CONSENT_VERSION,
  type Entrance,
  LINK_OVER,
  MOST_SIGNALS,
  type Registry,
  ROOM_CLOSED,
  type Room,
  type Safety,
  SEAT_OCCUPIED,
  SEAT_TAKEN,
} from '../../contract/room.contract.ts';
import { isHere, isOpen, opensAt, stateAt, talkedMinutes } from '../meeting-state.rules.ts';
import {
  findKey,
  findMeeting,
  lockMeeting,
  type MeetingRow,
  peopleOf,
  type SeatRow,
  updateMeeting,
  wordsOf,
} from '../meetings.queries.ts';
import {
  hashOf,
  keyOfMeeting,
  MEETING_WORDS,
  type MeetingWords,
  placeOfName,
  placeOfSafety,
  placeOfSignal,
  placeOfWords,
  SAFETY,
} from '../meetings.sealed.ts';
import { otherOf, tell, timesOf } from '../meetings.service.ts';
import { iceServersFor } from './ice-servers.ts';
import {
  countSignals,
  dropSignalsTo,
  emptyRoom,
  findSeat,
  insertSignals,
  markAlive,
  otherSeatOf,
  putSeat,
  type Seated,
  seatsIn,
  signalsAfter,
  updateSeat,
} from './seats.queries.ts';

type FailOwn<Code extends string> = (
  code: Code,
  message: string,
  data?: Record<string, unknown>,
) => Problem;
type FailTaken = FailOwn<typeof SEAT_TAKEN>;

/** Signals that may wait for one seat: a page that takes none is gone. */
const MOST_WAITING = 20 * MOST_SIGNALS;

interface Entering {
  key: string;
  name: string | null;
  safety: Safety | null;
  seat: string | null;
  takeOver: boolean;
}

/** What the door of a room says; a key that opens nothing is like one that never was. */
export async function lookIntoRoom(
  context: ServerContext,
  key: string,
  failOwn: FailOwn<typeof LINK_OVER>,
): Promise<Room> {
  const { db, now } = context;
  const found = await findKey(db, hashOf(key));
  const meeting = found && (await findMeeting(db, found.meetingId));
  if (!found || !meeting) throw noSuchKey();
  if (!isOpen(stateAt(meeting, now()))) throw failOwn(LINK_OVER, 'The meeting is over');
  return roomOf(context, db, meeting, found.side);
}

/** Takes a side’s seat. A device that holds it already keeps it, unless this one says that it takes over. */
export async function enterRoom(
  context: ServerContext,
  { key, name, safety, seat: former, takeOver }: Entering,
  failOwn: FailOwn<typeof LINK_OVER | typeof ROOM_CLOSED | typeof SEAT_OCCUPIED>,
): Promise<Entrance> {
  const { db, settings } = context;
  const now = context.now();
  const found = await findKey(db, hashOf(key));
  if (!found) throw noSuchKey();
  const { meetingId, side } = found;
  const seat = randomBytes(32).toString('base64url');
  const seatId = randomUUID();
  const room = await db.transaction(async (tx) => {
    const meeting = await lockMeeting(tx, meetingId);
    if (!meeting) throw noSuchKey();
    if (!isOpen(stateAt(meeting, now))) throw failOwn(LINK_OVER, 'The meeting is over');
    const opens = opensAt(meeting);
    if (now < opens) {
      throw failOwn(ROOM_CLOSED, 'The room is not open yet', { opensAt: opens.toISOString() });
    }
    const seats = await seatsIn(tx, meetingId);
    const before = seats.find((one) => one.side === side);
    // What was said and left at the door is its holder's: another device may be another person.
    const own = former !== null && before?.hash.equals(hashOf(former)) ? before : undefined;
    if (before) {
      if (isHere(before, now) && !own) {
        if (!takeOver) throw failOwn(SEAT_OCCUPIED, 'Another device is in the room with this link');
        await say(context, tx, before.seatId, 'taken', meetingId);
      }
      await dropSignalsTo(tx, before.seatId);
    }
    const sealer = await keyOfMeeting(context, meetingId, tx);
    await putSeat(tx, {
      meetingId,
      side,
      seatId,
      hash: hashOf(seat),
      enteredAt: before?.enteredAt ?? now,
      seenAt: now,
      leftAt: null,
      consentVersion: CONSENT_VERSION,
      consentedAt: now,
      sealedName: name
        ? sealer.seal(placeOfName(meetingId, side), name)
        : (own?.sealedName ?? null),
      sealedSafety: safety
        ? sealer.seal(placeOfSafety(meetingId, side), safety)
        : (own?.sealedSafety ?? null),
      safetySeenAt: safety ? null : (own?.safetySeenAt ?? null),
    });
    const both = otherSeatOf(seats, side) !== undefined;
    const change = {
      state: 'in_progress' as const,
      bothSince: meeting.bothSince ?? (both ? now : null),
    };
    await updateMeeting(tx, meetingId, change);
    await tell(context, tx, meetingId);
    return roomOf(context, tx, { ...meeting, ...change }, side);
  });
  return {
    seat,
    seatId,
    room,
    iceServers: iceServersFor(settings.meetings, seatId, now),
    jitsi: await jitsiRoom(context, meetingId),
  };
}

/** Tells a seat when to look again, until its page goes or another device takes it. */
export function hearRoom(
  context: ServerContext,
  { seat, after, signal }: { seat: string; after: string | null; signal: AbortSignal },
  failOwn: FailTaken,
) {
  const stream = seatedAt(context, seat, failOwn).then(
    ({ seat: { seatId } }): EventStream => context.events.subscribe(seatId, { after }, signal),
  );
  async function* heard() {
    for await (const { id, topic, data } of await stream) {
      // The stream’s own word: what happened before may have been missed.
      const { type } =
        topic === meetingsTopic.name
          ? meetingsTopic.data.parse(data)
          : { type: 'changed' as const };
      yield { id, data: { type } };
    }
  }
  return Object.assign(heard(), { ready: stream.then(({ ready }) => ready) });
}

/** The room as it is now; who asks is there. */
export async function roomNow(
  context: ServerContext,
  seat: string,
  failOwn: FailTaken,
): Promise<Room> {
  const found = await seatedAt(context, seat, failOwn);
  await markAlive(context.db, found.seat.seatId, context.now());
  return roomOf(context, context.db, found.meeting, found.seat.side);
}

/** Hands signals to the other seat; those to one that is gone meanwhile are dropped. */
export async function sendSignals(
  context: ServerContext,
  { seat, to, signals }: { seat: string; to: string; signals: readonly string[] },
  failOwn: FailTaken,
): Promise<void> {
  const { db } = context;
  const {
    seat: { seatId, side },
    meeting: { id: meetingId },
  } = await seatedAt(context, seat, failOwn);
  const other = otherSeatOf(await seatsIn(db, meetingId), side);
  if (other?.seatId !== to) return;
  if ((await countSignals(db, to)) + signals.length > MOST_WAITING) {
    throw fail('too_many', 'The other one takes no signals');
  }
  const key = await keyOfMeeting(context, meetingId);
  await db.transaction(async (tx) => {
    await insertSignals(
      tx,
      signals.map((signal) => ({
        meetingId,
        fromSeat: seatId,
        toSeat: to,
        sealed: key.seal(placeOfSignal(to), signal),
      })),
    );
    await say(context, tx, to, 'signals', meetingId);
  });
}

/** The signals to a seat after one that is known. */
export async function takeSignals(
  context: ServerContext,
  { seat, after }: { seat: string; after: number },
  failOwn: FailTaken,
): Promise<{ signals: { id: number; from: string; signal: string }[] }> {
  const {
    seat: { seatId },
    meeting,
  } = await seatedAt(context, seat, failOwn);
  const rows = await signalsAfter(context.db, seatId, after);
  if (rows.length === 0) return { signals: [] };
  const key = await keyOfMeeting(context, meeting.id);
  return {
    signals: rows.map(({ id, fromSeat, sealed }) => ({
      id,
      from: fromSeat,
      signal: key.open(placeOfSignal(seatId), sealed, SEALED_TEXT),
    })),
  };
}

/** What the other one left for an emergency; they are told that it was looked at. */
export async function seeSafety(
  context: ServerContext,
  seat: string,
  failOwn: FailTaken,
): Promise<Safety | null> {
  const { db, now } = context;
  const {
    seat: { side },
    meeting,
  } = await seatedAt(context, seat, failOwn);
  const other = otherSeatOf(await seatsIn(db, meeting.id), side);
  if (!other?.sealedSafety) return null;
  const key = await keyOfMeeting(context, meeting.id);
  const safety = key.open(placeOfSafety(meeting.id, other.side), other.sealedSafety, SAFETY);
  await db.transaction(async (tx) => {
    await updateSeat(tx, other, { safetySeenAt: now() });
    await tell(context, tx, meeting.id);
  });
  return safety;
}

/** Leaves the seat; leaving twice, or one that another device has, is leaving once. */
export async function leaveRoom(context: ServerContext, seat: string): Promise<void> {
  const { db, now } = context;
  const found = await findSeat(db, hashOf(seat));
  if (!found || found.seat.leftAt) return;
  await db.transaction(async (tx) => {
    await updateSeat(tx, found.seat, { leftAt: now() });
    await tell(context, tx, found.meeting.id);
  });
}

/** Ends the meeting for both. Where the other one never came there is nothing to end: one leaves. */
export async function endMeeting(
  context: ServerContext,
  seat: string,
  failOwn: FailTaken,
): Promise<Room> {
  const { db, now } = context;
  const { seat: own, meeting: found } = await seatedAt(context, seat, failOwn);
  return db.transaction(async (tx) => {
    const meeting = (await lockMeeting(tx, found.id)) ?? found;
    if (!isOpen(stateAt(meeting, now()))) return roomOf(context, tx, meeting, own.side);
    await updateSeat(tx, own, { leftAt: now() });
    const change = meeting.bothSince ? { state: 'finished' as const, closedAt: now() } : {};
    if (meeting.bothSince) {
      await updateMeeting(tx, meeting.id, change);
      await emptyRoom(tx, [meeting.id]);
    }
    await tell(context, tx, meeting.id);
    return roomOf(context, tx, { ...meeting, ...change }, own.side);
  });
}

const noSuchKey = () => fail('not_found', 'No room opens with this');

async function seatedAt({ db }: ServerContext, seat: string, failOwn: FailTaken): Promise<Seated> {
  const found = await findSeat(db, hashOf(seat));
  if (!found) throw failOwn(SEAT_TAKEN, 'Another device has taken this seat');
  return found;
}

const say = (
  { events }: ServerContext,
  tx: Queryable,
  seatId: string,
  type: 'signals' | 'taken',
  meetingId: string,
) => events.publish(tx, seatId, meetingsTopic, { type, meetingId });

/** A room as one side sees it. */
async function roomOf(
  context: ServerContext,
  db: Queryable,
  meeting: MeetingRow,
  side: Side,
): Promise<Room> {
  const { id } = meeting;
  const now = context.now();
  const [seats, sealed, everybody] = await Promise.all([
    seatsIn(db, id),
    wordsOf(db, [id]),
    peopleOf(db, [id]),
  ]);
  const state = stateAt(meeting, now);
  const own = seats.find((seat) => seat.side === side);
  const other = otherSeatOf(seats, side);
  const people = everybody.get(id);
  const words = await openWords(context, db, id, sealed.get(id));
  // Who booked takes the name that they said at the door along with their account.
  const isGone = meeting.booked && !people?.participant;
  const guest = side === 'organizer' && !isGone ? other : undefined;
  return {
    state,
    side,
    title: words?.title ?? null,
    ...timesOf(meeting),
    other:
      (await nameOf(context, db, guest)) ?? (otherOf(meeting, side, { words, people }) || null),
    registry:
      side === 'participant' && meeting.booked
        ? await registryShown(db, words, people?.organizer?.userId)
        : null,
    otherSeat: isOpen(state) && isHere(other, now) ? (other?.seatId ?? null) : null,
    bothSince: meeting.bothSince?.toISOString() ?? null,
    talked: talkedMinutes(meeting, now),
    otherSafety: Boolean(other?.sealedSafety),
    safetySeenAt: own?.safetySeenAt?.toISOString() ?? null,
  };
}

/** As it was kept when the meeting was booked; of one booked before that was kept, as the network has it now. */
async function registryShown(
  db: Queryable,
  words: MeetingWords | undefined,
  organizerId: string | undefined,
): Promise<Registry | null> {
  if (words?.registry !== undefined) return words.registry;
  const entryId = organizerId ? await professionalOf(db, organizerId) : null;
  return entryId ? registryOf(db, entryId) : null;
}

async function openWords(
  context: ServerContext,
  db: Queryable,
  id: string,
  sealed: Buffer | undefined,
): Promise<MeetingWords | undefined> {
  if (!sealed) return undefined;
  const key = await keyOfMeeting(context, id, db);
  return tryUnseal(context, id, () => key.open(placeOfWords(id), sealed, MEETING_WORDS));
}

async function nameOf(
  context: ServerContext,
  db: Queryable,
  seat: SeatRow | undefined,
): Promise<string | undefined> {
  if (!seat?.sealedName) return undefined;
  const { meetingId, side, sealedName } = seat;
  const key = await keyOfMeeting(context, meetingId, db);
  return tryUnseal(context, meetingId, () =>
    key.open(placeOfName(meetingId, side), sealedName, SEALED_TEXT),
  );
}

/** A room on the operator’s Jitsi that nobody can guess; null where calls are our own. */
async function jitsiRoom(context: ServerContext, id: string): Promise<string | null> {
  const domain = context.settings.meetings.jitsiDomain;
  if (!domain) return null;
  const name = await accountsOf(context).keys.derive('meetings.jitsi', id);
  return `https://${domain}/${name.toString('hex')}`;
}
