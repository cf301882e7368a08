import { and, eq } from 'drizzle-orm';
import { accountsOf, normalizeEmail } from '#features/accounts/server/index.ts';
import { fail, type Problem } from '#packages/api/server/index.ts';
import { lockOwn, type Queryable } from '#packages/db/index.ts';
import { instantOfWallClock, type ServerContext, tryUnseal } from '#packages/kernel/index.ts';
import {
  ADDRESS_NEEDED,
  ALREADY_PAST,
  INVITATIONS_FULL,
  MEETING_BOOKED,
  MEETING_SETTLED,
  type Meeting,
  type MeetingChange,
  type MeetingDraft,
  MOST_CHANGES,
  MOST_OPEN_MEETINGS,
  meetingsTopic,
  OWN_ADDRESS,
  type Side,
  TIME_TAKEN,
} from '../contract/meetings.contract.ts';
import { shortName } from '../contract/short-name.ts';
import { queueLastMail } from './mails/last-mail.ts';
import type { CalledOffBy } from './mails/meeting-letter.ts';
import { type MeetingMail, meetingMailJob, writeMeetingMail } from './mails/meeting-mail.ts';
import {
  closesAt,
  isHere,
  isOpen,
  opensAt,
  stateAt,
  talkedMinutes,
} from './meeting-state.rules.ts';
import {
  addressOf,
  countOpen,
  findKey,
  findOwnMeeting,
  insertMeeting,
  isTaken,
  lockMeeting,
  lockOwnMeeting,
  type MeetingPeople,
  type MeetingRow,
  meetingsOf,
  membersOf,
  type OwnMeeting,
  peopleOf,
  putWords,
  seatsOf,
  updateMeeting,
  wordsOf,
} from './meetings.queries.ts';
import {
  hashOf,
  keyOfMeeting,
  linkOf,
  MEETING_WORDS,
  type MeetingWords,
  placeOfWords,
  roomKeyOf,
} from './meetings.sealed.ts';
import { meetingMembers } from './meetings.tables.ts';
import { emptyRoom } from './room/seats.queries.ts';

type FailOwn<Code extends string> = (code: Code, message: string) => Problem;
type TimeRefusal = typeof ALREADY_PAST | typeof TIME_TAKEN | typeof INVITATIONS_FULL;

const MINUTE_MS = 60_000;
/** A form that was open for a moment may begin with the minute that has just passed. */
const LATE_MS = 5 * MINUTE_MS;
/** Mails that one person has sent to others: a full day's work at once, then six an hour. */
const MAILS = { name: 'meeting-mails', burst: 40, refillMs: 10 * MINUTE_MS };

const notFound = () => fail('not_found', 'No such meeting');

/** The caller’s meetings: what is ahead in its order, then what is over, the last first. */
export async function listMeetings(context: ServerContext, userId: string): Promise<Meeting[]> {
  return viewsOf(context, await meetingsOf(context.db, userId));
}

/** Creates a meeting and mails the invitation; an id that exists already returns that meeting. */
export async function scheduleMeeting(
  context: ServerContext,
  userId: string,
  { id, email, ...draft }: MeetingDraft & { id: string },
  failOwn: FailOwn<TimeRefusal | typeof OWN_ADDRESS | typeof ADDRESS_NEEDED>,
): Promise<Meeting> {
  const { db, now } = context;
  const address = normalizeEmail(email);
  if (!address) throw fail('invalid', 'That is no address');
  const known = await viewOf(context, userId, id);
  if (known) return known;
  const own = await addressOf(db, userId);
  if (!own) {
    throw failOwn(ADDRESS_NEEDED, 'Invitations come from people with a confirmed address');
  }
  if (own === address) throw failOwn(OWN_ADDRESS, 'That is the caller’s own address');
  const row = rowOf(id, draft, now());
  await db.transaction(async (tx) => {
    await lockOwn(tx, 'meetings', userId);
    await assertFits(context, tx, userId, row, failOwn);
    if ((await countOpen(tx, userId)) >= MOST_OPEN_MEETINGS) {
      throw failOwn(INVITATIONS_FULL, `${MOST_OPEN_MEETINGS} meetings ahead at most`);
    }
    assertMailFits(context, userId, failOwn);
    await addMeeting(context, tx, { row, userId, words: { ...wordsIn(draft), email: address } });
  });
  return viewAfter(context, userId, id);
}

/** Moves a meeting that has not begun, or changes its words. */
export async function changeMeeting(
  context: ServerContext,
  userId: string,
  id: string,
  change: MeetingChange,
  failOwn: FailOwn<TimeRefusal | typeof MEETING_SETTLED | typeof MEETING_BOOKED>,
): Promise<Meeting> {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    await lockOwn(tx, 'meetings', userId);
    const { meeting } = await lockMade(tx, userId, id, failOwn);
    if (stateAt(meeting, now()) !== 'scheduled') throw settled(failOwn);
    const { version, createdAt, booked, inPerson, ...times } = rowOf(id, change, now());
    await assertFits(context, tx, userId, { ...meeting, ...times }, failOwn);
    if (meeting.version >= MOST_CHANGES) {
      throw failOwn(INVITATIONS_FULL, `A meeting is changed ${MOST_CHANGES} times at most`);
    }
    assertMailFits(context, userId, failOwn);
    const sealed = (await wordsOf(tx, [id])).get(id);
    const key = await keyOfMeeting(context, id, tx);
    const { email } = key.open(placeOfWords(id), sealed ?? Buffer.alloc(0), MEETING_WORDS);
    await sealWords(context, tx, { id, userId }, { ...wordsIn(change), email });
    const next = meeting.version + 1;
    await updateMeeting(tx, id, { ...times, version: next });
    await tell(context, tx, id);
    await mail(context, tx, { meetingId: id, kind: 'change', version: next });
  });
  return viewAfter(context, userId, id);
}

/** Calls a meeting off, before it has begun or while nobody has come. */
export async function cancelMeeting(
  context: ServerContext,
  userId: string,
  id: string,
  failOwn: FailOwn<typeof MEETING_SETTLED | typeof MEETING_BOOKED>,
): Promise<Meeting> {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const { meeting } = await lockMade(tx, userId, id, failOwn);
    if (meeting.state === 'cancelled') return;
    if (!isOpen(stateAt(meeting, now())) || meeting.bothSince) throw settled(failOwn);
    await callOff(context, tx, meeting);
  });
  return viewAfter(context, userId, id);
}

/** Takes a meeting that is over out of the caller’s list. */
export async function forgetMeeting(
  { db, now }: ServerContext,
  userId: string,
  id: string,
  failOwn: FailOwn<typeof MEETING_SETTLED>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const own = await lockOwnMeeting(tx, userId, id);
    if (!own) throw notFound();
    if (isOpen(stateAt(own.meeting, now()))) throw settled(failOwn);
    await leave(tx, userId, id);
  });
}

/** The link that the invited one was mailed. */
export async function meetingLink(
  context: ServerContext,
  userId: string,
  id: string,
  failOwn: FailOwn<typeof MEETING_SETTLED>,
): Promise<{ link: string }> {
  const { side } = await openMeetingOf(context, userId, id, failOwn);
  if (side !== 'organizer') throw notFound();
  return { link: linkOf(context, await roomKeyOf(context, id, 'participant')) };
}

/** What opens the room for the caller’s own side. */
export async function roomKey(
  context: ServerContext,
  userId: string,
  id: string,
  failOwn: FailOwn<typeof MEETING_SETTLED>,
): Promise<{ key: string }> {
  const { meeting, side } = await openMeetingOf(context, userId, id, failOwn);
  if (meeting.inPerson) throw notFound();
  const key = await roomKeyOf(context, id, side);
  if (await findKey(context.db, hashOf(key))) return { key };
  return { key: await roomKeyOf(context, id, side, userId) };
}

/** Puts a meeting among those of a person who was invited to it; again changes nothing. */
export async function keepMeeting(
  context: ServerContext,
  userId: string,
  key: string,
  failOwn: FailOwn<typeof MEETING_SETTLED>,
): Promise<void> {
  const { db, now } = context;
  const found = await findKey(db, hashOf(key));
  if (!found) throw notFound();
  const { meetingId, side } = found;
  await db.transaction(async (tx) => {
    const meeting = await lockMeeting(tx, meetingId);
    if (!meeting) throw notFound();
    if (!isOpen(stateAt(meeting, now()))) throw settled(failOwn);
    const members = await membersOf(tx, meetingId);
    if (members.includes(userId)) return;
    // The organizer’s own key, or a link that another invited one keeps already.
    if (side === 'organizer' || members.length > 1) throw fail('conflict', 'Kept by somebody else');
    await tx.insert(meetingMembers).values({ meetingId, userId, side });
    await tell(context, tx, meetingId);
  });
}

/** Tells everybody who has the meeting open somewhere to look at it again. */
export async function tell(
  { events }: ServerContext,
  tx: Queryable,
  meetingId: string,
): Promise<void> {
  const seats = await seatsOf(tx, [meetingId]);
  const listeners = [...(await membersOf(tx, meetingId)), ...seats.map(({ seatId }) => seatId)];
  await events.publish(tx, listeners, meetingsTopic, { type: 'changed', meetingId });
}

/** Meetings as their member sees them. */
export async function viewsOf(
  context: ServerContext,
  owned: readonly OwnMeeting[],
): Promise<Meeting[]> {
  const { db } = context;
  const ids = owned.map(({ meeting }) => meeting.id);
  const [sealed, people, seats] = await Promise.all([
    wordsOf(db, ids),
    peopleOf(db, ids),
    seatsOf(db, ids),
  ]);
  const now = context.now();
  return Promise.all(
    owned.map(async ({ meeting, side }) => {
      const bytes = sealed.get(meeting.id);
      const key = bytes ? await keyOfMeeting(context, meeting.id) : null;
      const words = bytes
        ? tryUnseal(context, meeting.id, () =>
            key?.open(placeOfWords(meeting.id), bytes, MEETING_WORDS),
          )
        : undefined;
      const other = seats.find((seat) => seat.meetingId === meeting.id && seat.side !== side);
      return {
        id: meeting.id,
        side,
        state: stateAt(meeting, now),
        title: words?.title ?? null,
        description: words?.description ?? null,
        with: otherOf(meeting, side, { words, people: people.get(meeting.id) }),
        ...timesOf(meeting),
        startsAt: meeting.startsAt.toISOString(),
        endsAt: meeting.endsAt.toISOString(),
        talked: talkedMinutes(meeting, now),
        booked: meeting.booked,
        place: meeting.inPerson ? (words?.place ?? null) : null,
        inPerson: meeting.inPerson,
        otherIsHere: isOpen(meeting.state) && isHere(other, now),
      };
    }),
  );
}

/** What a side calls the other one: an address is only seen by who wrote it. */
export function otherOf(
  { booked }: Pick<MeetingRow, 'booked'>,
  side: Side,
  { words, people }: { words: MeetingWords | undefined; people: MeetingPeople | undefined },
): string | null {
  if (side === 'participant') return people?.organizer?.name ?? null;
  return (booked ? shortName(people?.participant?.name) : words?.email) ?? null;
}

/** What everybody sees of a meeting’s time. */
export function timesOf(meeting: MeetingRow) {
  return {
    start: shownTime(meeting.startsLocal),
    minutes: meeting.minutes,
    timeZone: meeting.timeZone,
    opensAt: opensAt(meeting).toISOString(),
    closesAt: closesAt(meeting).toISOString(),
  };
}

/** `2026-11-24T14:00` of `2026-11-24 14:00:00`, as PostgreSQL writes it. */
const shownTime = (local: string) => local.slice(0, 16).replace(' ', 'T');

const wordsIn = ({ title, description }: Pick<MeetingDraft, 'title' | 'description'>) => ({
  title,
  description: description || null,
});

const settled = (failOwn: FailOwn<typeof MEETING_SETTLED>) =>
  failOwn(MEETING_SETTLED, 'The meeting has begun, or is over');

export function rowOf(
  id: string,
  { start, minutes, timeZone }: Pick<MeetingDraft, 'start' | 'minutes' | 'timeZone'>,
  now: Date,
): MeetingRow {
  const startsAt = instantOfWallClock(start, timeZone);
  return {
    id,
    state: 'scheduled',
    startsLocal: start,
    minutes,
    timeZone,
    startsAt,
    endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS),
    version: 0,
    booked: false,
    inPerson: false,
    bothSince: null,
    closedAt: null,
    createdAt: now,
  };
}

async function viewOf(
  context: ServerContext,
  userId: string,
  id: string,
): Promise<Meeting | undefined> {
  const own = await findOwnMeeting(context.db, userId, id);
  return own && (await viewsOf(context, [own]))[0];
}

async function viewAfter(context: ServerContext, userId: string, id: string): Promise<Meeting> {
  const view = await viewOf(context, userId, id);
  if (!view) throw notFound();
  return view;
}

/** A meeting that the caller has made; the invited one is told that they may not, others that there is none. */
async function lockMade(
  tx: Queryable,
  userId: string,
  id: string,
  failOwn: FailOwn<typeof MEETING_BOOKED>,
): Promise<OwnMeeting> {
  const own = await lockOwnMeeting(tx, userId, id);
  if (!own) throw notFound();
  if (own.side !== 'organizer') throw fail('forbidden', 'Only who made the meeting changes it');
  if (own.meeting.booked) throw failOwn(MEETING_BOOKED, 'It is changed in the agenda');
  return own;
}

async function openMeetingOf(
  { db, now }: ServerContext,
  userId: string,
  id: string,
  failOwn: FailOwn<typeof MEETING_SETTLED>,
): Promise<OwnMeeting> {
  const own = await findOwnMeeting(db, userId, id);
  if (!own) throw notFound();
  if (!isOpen(stateAt(own.meeting, now()))) throw settled(failOwn);
  return own;
}

/** A new meeting with its keys and words; the invited one is mailed. */
export async function addMeeting(
  context: ServerContext,
  tx: Queryable,
  { row, userId, words }: { row: MeetingRow; userId: string; words: MeetingWords },
): Promise<void> {
  const { id, version } = row;
  // Without keys nobody can open a door: in person there is none.
  const keys = row.inPerson
    ? null
    : {
        organizer: hashOf(await roomKeyOf(context, id, 'organizer')),
        participant: hashOf(await roomKeyOf(context, id, 'participant')),
      };
  if (!(await insertMeeting(tx, row, userId, keys))) throw fail('conflict', 'The id is taken');
  await sealWords(context, tx, { id, userId }, words);
  await tell(context, tx, id);
  await mail(context, tx, { meetingId: id, kind: 'invitation', version });
}

/** Closes a meeting and its room, and mails that, with who did it. */
export async function callOff(
  context: ServerContext,
  tx: Queryable,
  meeting: MeetingRow,
  by: CalledOffBy = 'organizer',
): Promise<void> {
  const { id } = meeting;
  const version = meeting.version + 1;
  await updateMeeting(tx, id, { state: 'cancelled', closedAt: context.now(), version });
  await emptyRoom(tx, [id]);
  await tell(context, tx, id);
  const about = { meetingId: id, kind: 'cancellation', version, by } as const;
  const last = await writeMeetingMail(context, tx, about);
  if (last) await queueLastMail(context, tx, last);
}

async function assertFits(
  { now }: ServerContext,
  tx: Queryable,
  userId: string,
  row: MeetingRow,
  failOwn: FailOwn<TimeRefusal>,
): Promise<void> {
  if (row.startsAt.getTime() < now().getTime() - LATE_MS) {
    throw failOwn(ALREADY_PAST, 'That time is over');
  }
  if (await isTaken(tx, userId, row)) throw failOwn(TIME_TAKEN, 'Another meeting is then');
}

function assertMailFits(
  context: ServerContext,
  userId: string,
  failOwn: FailOwn<typeof INVITATIONS_FULL>,
): void {
  const wait = accountsOf(context).limits.loose.take(MAILS, userId);
  if (wait !== null) throw failOwn(INVITATIONS_FULL, 'Too many mails to others');
}

async function sealWords(
  context: ServerContext,
  tx: Queryable,
  { id, userId }: { id: string; userId: string },
  words: MeetingWords,
): Promise<void> {
  const key = await keyOfMeeting(context, id, tx);
  await putWords(tx, { meetingId: id, userId, sealed: key.seal(placeOfWords(id), words) });
}

export const mail = ({ jobs }: ServerContext, tx: Queryable, payload: MeetingMail) =>
  jobs.send(tx, meetingMailJob, payload);

async function leave(tx: Queryable, userId: string, meetingId: string): Promise<void> {
  await tx
    .delete(meetingMembers)
    .where(and(eq(meetingMembers.userId, userId), eq(meetingMembers.meetingId, meetingId)));
}
