import {
  addressOf,
  callOffMeeting,
  moveMeeting,
  openTimesOf,
} from '#features/meetings/server/index.ts';
import { notify } from '#features/notifications/server/index.ts';
import { type Caller, fail, type Problem } from '#packages/api/server/index.ts';
import { lockOwn, type Queryable } from '#packages/db/index.ts';
import { type ServerContext, wallClockOf } from '#packages/kernel/index.ts';
import {
  ADDRESS_NEEDED,
  ANSWER_HOURS,
  type BOOKING_NEWS,
  BOOKING_SETTLED,
  BOOKINGS_FULL,
  type Booking,
  type BookingMode,
  type BookingSide,
  bookingTopic,
  CONTRACT_NEEDED,
  CONTRACT_VERSION,
  type Guardian,
  MODE_NOT_OFFERED,
  MOST_AHEAD,
  MOST_MOVES,
  MOVE_REFUSED,
  NOT_BOOKABLE,
  type Offer,
  OWN_AGENDA,
  PLAN_NEEDED,
  SLOT_TAKEN,
  TIME_TAKEN,
} from '../contract/booking.contract.ts';
import { DAYS_AHEAD, type Hours } from '../contract/hours.ts';
import { freeSpans, type Span, spansMeet, todayOf } from '../contract/slots.rules.ts';
import { bookingMailJob } from './booking.mail.ts';
import {
  agree,
  type BookingRow,
  bookable,
  bookingsOf,
  clientIsBusy,
  entriesAhead,
  expireOf,
  findBooking,
  hasAgreed,
  holderOf,
  hoursOf,
  insertBooking,
  lockBooking,
  takenOf,
  tryUpdate,
  updateBooking,
} from './booking.queries.ts';
import { addWords, stateAt, viewsOf } from './booking.view.ts';

export type FailOwn<Code extends string> = (code: Code, message: string) => Problem;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** What can happen to a booking, as the other one is told of it. */
export type BookingNews = (typeof BOOKING_NEWS)[number];

// What was booked stays, and is moved and called off, whatever becomes of the plan.
const mayBook = (plan: Caller['plan']) => plan !== 'free';

const notFound = () => fail('not_found', 'No such booking');

/** When somebody of the network is free; null for who takes no bookings. */
export async function offerOf(
  context: ServerContext,
  { userId, plan }: Caller,
  entryId: string,
): Promise<{ offer: Offer | null }> {
  const { db, now } = context;
  const [hours, who] = await Promise.all([
    hoursOf(db, entryId),
    bookable(db, entryId, now().toISOString().slice(0, 10)),
  ]);
  if (!hours || !who) return { offer: null };
  const from = todayOf(hours, now());
  const [free, agreed] = await Promise.all([
    freeOf(context, db, { entryId, professionalId: who.userId, hours, from, days: DAYS_AHEAD }),
    hasAgreed(db, { userId, entryId, version: CONTRACT_VERSION }),
  ]);
  const { minutes, noticeHours, cancelHours } = hours;
  const starts = free.map(({ start }) => new Date(start).toISOString());
  const { modes, place } = who;
  const inPlan = mayBook(plan);
  return { offer: { minutes, modes, place, noticeHours, cancelHours, starts, agreed, inPlan } };
}

interface Agenda {
  entryId: string;
  professionalId: string;
  hours: Hours;
}

/** Free times of an agenda; `but` leaves one booking, and its meeting, out of what is taken. */
export async function freeOf(
  { now }: ServerContext,
  db: Queryable,
  {
    entryId,
    professionalId,
    hours,
    from,
    days,
    but,
  }: Agenda & { from: string; days: number; but?: BookingRow },
): Promise<Span[]> {
  const start = new Date(Date.parse(`${from}T00:00:00Z`) - DAY_MS);
  const until = { from: start, to: new Date(start.getTime() + (days + 2) * DAY_MS) };
  const [held, met] = await Promise.all([
    takenOf(db, entryId, { ...until, now: now(), but: but?.id }),
    openTimesOf(db, professionalId, until),
  ]);
  const others = met
    .filter(({ id }) => id !== but?.meetingId)
    .map(({ startsAt, endsAt }) => ({ start: startsAt.getTime(), end: endsAt.getTime() }));
  return freeSpans(hours, { now: now(), from, days, taken: [...held, ...others] });
}

/** What the caller has booked: what is ahead in its order, then what was last. */
export async function listBookings(context: ServerContext, userId: string): Promise<Booking[]> {
  return viewsOf(context, userId, await bookingsOf(context.db, userId, context.now()));
}

interface Request {
  id: string;
  entryId: string;
  startsAt: string;
  mode: BookingMode;
  note: string | null;
  guardian: Guardian | null;
  contract: string;
}

/** Holds a time for the caller until it is answered; one whose id is theirs already is the same one. */
export async function requestBooking(
  context: ServerContext,
  { userId, plan }: Caller,
  { id, entryId, startsAt: wanted, mode, note, guardian, contract }: Request,
  failOwn: FailOwn<
    | typeof SLOT_TAKEN
    | typeof TIME_TAKEN
    | typeof NOT_BOOKABLE
    | typeof MODE_NOT_OFFERED
    | typeof CONTRACT_NEEDED
    | typeof PLAN_NEEDED
    | typeof ADDRESS_NEEDED
    | typeof OWN_AGENDA
    | typeof BOOKINGS_FULL
  >,
): Promise<Booking> {
  const { db } = context;
  const known = await findBooking(db, userId, id);
  if (known) return viewOf(context, userId, known);
  if (!mayBook(plan)) throw failOwn(PLAN_NEEDED, 'Consultations are part of the paid plans');
  if (contract !== CONTRACT_VERSION) throw failOwn(CONTRACT_NEEDED, 'There is a newer contract');
  const now = context.now();
  await db.transaction(async (tx) => {
    // The person first, then the agenda, everywhere: two requests never wait in a circle.
    await lockOwn(tx, 'booking.client', userId);
    await lockOwn(tx, 'booking.agenda', entryId);
    const [hours, who] = await Promise.all([
      hoursOf(tx, entryId),
      bookable(tx, entryId, now.toISOString().slice(0, 10)),
    ]);
    if (!hours || !who) throw failOwn(NOT_BOOKABLE, 'They take no bookings');
    if (!who.modes.includes(mode)) throw failOwn(MODE_NOT_OFFERED, 'They do not meet people so');
    if (who.userId === userId) throw failOwn(OWN_AGENDA, 'That is the caller’s own agenda');
    if (!(await addressOf(tx, userId))) {
      throw failOwn(ADDRESS_NEEDED, 'Invitations go to a confirmed address');
    }
    await expireOf(tx, entryId, now);
    const agenda = { entryId, professionalId: who.userId, hours };
    const row = {
      ...{ id, entryId, clientId: userId, professionalId: who.userId, state: 'requested' as const },
      inPerson: mode === 'inPerson',
      ...(await freeTime(context, tx, { ...agenda, wanted }, failOwn)),
      answerBy: new Date(Math.min(now.getTime() + ANSWER_HOURS * HOUR_MS, Date.parse(wanted))),
      createdAt: now,
    };
    await assertClientFree(context, tx, userId, row, failOwn);
    const ahead = await entriesAhead(tx, userId, now);
    const withThem = ahead.filter((one) => one === entryId).length;
    if (withThem >= MOST_AHEAD.one || ahead.length >= MOST_AHEAD.all) {
      throw failOwn(BOOKINGS_FULL, 'Too many consultations ahead');
    }
    if (!(await insertBooking(tx, row))) throw failOwn(SLOT_TAKEN, 'The time is taken');
    await agree(tx, { userId, entryId, version: CONTRACT_VERSION, at: now });
    const words = { note: note || null, guardian: guardian && guardianAt(guardian, now) };
    await addWords(context, tx, { userId, bookingId: id }, words);
    await tell(context, tx, row, { news: 'requested', to: 'professional' });
  });
  return viewAfter(context, userId, id);
}

/** Moves a consultation to another free time of the same agenda; its meeting and the other one follow. */
export async function moveBooking(
  context: ServerContext,
  userId: string,
  { id, startsAt: wanted }: { id: string; startsAt: string },
  failOwn: FailOwn<
    typeof SLOT_TAKEN | typeof TIME_TAKEN | typeof BOOKING_SETTLED | typeof MOVE_REFUSED
  >,
): Promise<Booking> {
  const now = context.now();
  await context.db.transaction(async (tx) => {
    const seen = await findBooking(tx, userId, id);
    if (!seen) throw notFound();
    if (seen.clientId) await lockOwn(tx, 'booking.client', seen.clientId);
    await lockOwn(tx, 'booking.agenda', seen.entryId);
    const { row, side } = await lockOpen(tx, { userId, id, now }, failOwn);
    if (row.startsAt <= now) throw failOwn(BOOKING_SETTLED, 'It has begun');
    const isLate = side === 'client' && row.changeBy <= now;
    if (isLate || row.moves >= MOST_MOVES) throw failOwn(MOVE_REFUSED, 'Too late, or too often');
    const hours = await hoursOf(tx, row.entryId);
    if (!hours || !row.professionalId || !row.clientId) {
      throw failOwn(SLOT_TAKEN, 'No times are offered');
    }
    await expireOf(tx, row.entryId, now);
    const agenda = { entryId: row.entryId, professionalId: row.professionalId, hours };
    const times = await freeTime(context, tx, { ...agenda, wanted, but: row }, failOwn);
    if (row.meetingId) {
      const { timeZone, minutes } = hours;
      const start = wallClockOf(times.startsAt, timeZone);
      const moved = await moveMeeting(context, tx, row.meetingId, { start, minutes, timeZone });
      if (!moved) throw failOwn(TIME_TAKEN, 'One of the two has something else then');
    } else await assertClientFree(context, tx, row.clientId, { id, ...times }, failOwn);
    const answerBy = new Date(Math.min(row.answerBy.getTime(), times.startsAt.getTime()));
    const next = { ...times, answerBy, moves: row.moves + 1 };
    if (!(await tryUpdate(tx, id, next))) throw failOwn(SLOT_TAKEN, 'The time is taken');
    await tell(context, tx, { ...row, ...next }, { news: 'moved', to: otherOf(side) });
  });
  return viewAfter(context, userId, id);
}

/** Calls a consultation off; after `changeBy` it is noted as late, by whom ever. */
export async function cancelBooking(
  context: ServerContext,
  userId: string,
  { id, reason }: { id: string; reason: string | null },
  failOwn: FailOwn<typeof BOOKING_SETTLED>,
): Promise<Booking> {
  const now = context.now();
  await context.db.transaction(async (tx) => {
    const seen = await lockBooking(tx, userId, id);
    if (seen?.state === 'cancelled') return;
    const { row, side } = await lockOpen(tx, { userId, id, now }, failOwn);
    const by = side === 'client' ? 'participant' : 'organizer';
    if (row.meetingId && !(await callOffMeeting(context, tx, row.meetingId, by))) {
      throw failOwn(BOOKING_SETTLED, 'It is under way, or over');
    }
    const late = row.state === 'confirmed' && row.changeBy <= now && !row.unattended;
    await updateBooking(tx, id, { state: 'cancelled', cancelledBy: side, late });
    if (reason) await addWords(context, tx, { userId, bookingId: id }, { reason });
    await tell(context, tx, row, { news: 'cancelled', to: otherOf(side) });
  });
  return viewAfter(context, userId, id);
}

/** Keeps what one of the two has to say to the other; again replaces it, and only a new word is told of. */
export async function writeNote(
  context: ServerContext,
  userId: string,
  { id, text }: { id: string; text: string | null },
  failOwn: FailOwn<typeof BOOKING_SETTLED>,
): Promise<Booking> {
  await context.db.transaction(async (tx) => {
    const { row, side } = await lockOpen(tx, { userId, id, now: context.now() }, failOwn);
    const words = side === 'client' ? { note: text } : { answer: text };
    await addWords(context, tx, { userId, bookingId: id }, words);
    if (text) await tell(context, tx, row, { news: 'noted', to: otherOf(side) });
  });
  return viewAfter(context, userId, id);
}

const guardianAt = ({ authorizes: _, ...guardian }: Guardian, now: Date) => ({
  ...guardian,
  authorizedOn: now.toISOString(),
});

const otherOf = (side: BookingSide): BookingSide => (side === 'client' ? 'professional' : 'client');

const MAILED_TO_CLIENT: readonly BookingNews[] = ['declined', 'expired', 'unattended'];
const CALLED_OFF: readonly BookingNews[] = ['cancelled', 'withdrawn'];

/** Has open screens of both look again, and tells one of the two in the product and by mail. */
export async function tell(
  context: ServerContext,
  tx: Queryable,
  row: Pick<BookingRow, 'id' | 'entryId' | 'clientId' | 'professionalId' | 'startsAt'> &
    Partial<Pick<BookingRow, 'meetingId'>>,
  { news, to }: { news: BookingNews; to: BookingSide },
): Promise<void> {
  const { clientId, entryId } = row;
  const isHeld =
    row.professionalId !== null && (await holderOf(tx, entryId)) === row.professionalId;
  const professionalId = isHeld ? row.professionalId : null;
  const people = [clientId, professionalId].flatMap((one) => one ?? []);
  await context.events.publish(tx, people, bookingTopic, {});
  const userId = to === 'client' ? clientId : professionalId;
  if (!userId) return;
  await notify(context, tx, {
    userId,
    kind: 'booking',
    params: { booking: row.id, news, side: to },
    beginsAt: row.startsAt,
  });
  // What is confirmed, moved or called off goes to the person with the meeting’s own mail, and its file,
  // where there is one.
  const isMailed =
    to === 'professional'
      ? news !== 'noted' && news !== 'shared'
      : MAILED_TO_CLIENT.includes(news) || (CALLED_OFF.includes(news) && !row.meetingId);
  if (isMailed) await context.jobs.send(tx, bookingMailJob, { bookingId: row.id, news, to });
}

/** One of the caller’s that is still to come, kept from other changes. */
export async function lockOpen(
  tx: Queryable,
  { userId, id, now }: { userId: string; id: string; now: Date },
  failOwn: FailOwn<typeof BOOKING_SETTLED>,
): Promise<{ row: BookingRow; side: BookingSide }> {
  const row = await lockBooking(tx, userId, id);
  if (!row) throw notFound();
  const state = stateAt(row, now);
  if (state !== 'requested' && state !== 'confirmed') {
    throw failOwn(BOOKING_SETTLED, 'It is answered, called off or over');
  }
  return { row, side: row.clientId === userId ? 'client' : 'professional' };
}

/** The whole of a time that is free now, by when it begins. */
async function freeTime(
  context: ServerContext,
  tx: Queryable,
  { wanted, ...agenda }: Agenda & { wanted: string; but?: BookingRow },
  failOwn: FailOwn<typeof SLOT_TAKEN>,
): Promise<Pick<BookingRow, 'startsAt' | 'endsAt' | 'changeBy'>> {
  const from = todayOf(agenda.hours, context.now());
  const free = await freeOf(context, tx, { ...agenda, from, days: DAYS_AHEAD });
  const span = free.find(({ start }) => start === Date.parse(wanted));
  if (!span) throw failOwn(SLOT_TAKEN, 'The time is taken, or not offered');
  return {
    startsAt: new Date(span.start),
    endsAt: new Date(span.end),
    changeBy: new Date(span.start - agenda.hours.cancelHours * HOUR_MS),
  };
}

async function assertClientFree(
  context: ServerContext,
  tx: Queryable,
  clientId: string,
  row: Pick<BookingRow, 'id' | 'startsAt' | 'endsAt'>,
  failOwn: FailOwn<typeof TIME_TAKEN>,
): Promise<void> {
  const span = { start: row.startsAt.getTime(), end: row.endsAt.getTime() };
  const met = await openTimesOf(tx, clientId, { from: row.startsAt, to: row.endsAt });
  const meets = met.some(({ startsAt, endsAt }) =>
    spansMeet(span, { start: startsAt.getTime(), end: endsAt.getTime() }),
  );
  if (meets || (await clientIsBusy(tx, clientId, row, context.now()))) {
    throw failOwn(TIME_TAKEN, 'The caller has something else then');
  }
}

async function viewOf(context: ServerContext, userId: string, row: BookingRow): Promise<Booking> {
  const [view] = await viewsOf(context, userId, [row]);
  if (!view) throw notFound();
  return view;
}

export async function viewAfter(
  context: ServerContext,
  userId: string,
  id: string,
): Promise<Booking> {
  const row = await findBooking(context.db, userId, id);
  if (!row) throw notFound();
  return viewOf(context, userId, row);
}
