import {
  type CalendarEvent,
  type DrawnIn,
  EVENT_CHANGED,
  EVENT_ERASED,
  type EventDraft,
  eventDraftSchema,
  type ListedEvent,
  MAX_EVENTS_PER_MONTH,
  MAX_RANGE_DAYS,
  MONTH_FULL,
  type SeriesChange,
  UNDO_MINUTES,
} from '#features/calendar/contract/calendar.contract.ts';
import type {
  DAYS_WOULD_MIX,
  Scope,
  SERIES_CHANGED,
  TOO_MANY_SERIES,
} from '#features/calendar/contract/repeat.contract.ts';
import { type Caller, fail, type Problem } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { addDays, type ServerContext, tryUnseal } from '#packages/kernel/index.ts';
import {
  countInMonth,
  type EventRow,
  eraseDeletedUntil,
  eventsTouching,
  lockCalendar,
  lockEvent,
  updateEvent,
} from './calendar.queries.ts';
import { shownOf, shownTime, timeOf } from './calendar.sealed.ts';
import { drawnInCalendar } from './drawn-in.ts';
import { hasFittingReminder, isWhole, spanProblem } from './event-span.rules.ts';
import { timesTouching, updateChangedTimes } from './occurrences.queries.ts';
import { drawReminders } from './reminders/drawn-reminders.ts';
import {
  changeSeries,
  deleteFromSeries,
  giveBack,
  joinAgain,
  placeEvent,
  type SeriesWork,
  withRule,
} from './series.service.ts';

type FailOwn<Code extends string> = (code: Code, message: string) => Problem;
type SpanRefusal = NonNullable<ReturnType<typeof spanProblem>> | typeof MONTH_FULL;
/** What adding an event may be refused for; a change, besides, where the series is another one by now, or cannot move so. */
type RuleRefusal = Exclude<
  Parameters<SeriesWork['failOwn']>[0],
  typeof SERIES_CHANGED | typeof DAYS_WOULD_MIX
>;
type Refusal = SpanRefusal | RuleRefusal;

const MINUTE_MS = 60_000;
const notFound = () => fail('not_found', 'No such event');

/** The caller's events that touch some days; a span that is too long or reversed is `invalid`. */
export async function listEvents(
  context: ServerContext,
  { userId, language }: Caller,
  { reminders: wanted, ...range }: { from: string; to: string; reminders: 'true' | 'false' },
): Promise<{ events: ListedEvent[]; drawnIn: DrawnIn[] }> {
  if (range.to < range.from || range.to >= addDays(range.from, MAX_RANGE_DAYS)) {
    throw fail('invalid', 'The range must be three months at most, its end not before its start');
  }
  const [key, rows, times, reminders, ...drawnIn] = await Promise.all([
    context.vault.keyOf(userId),
    eventsTouching(context.db, userId, range),
    timesTouching(context.db, userId, range),
    wanted === 'true' ? drawReminders(context, { userId, language }, range) : [],
    ...drawnInCalendar.of(context).map((draw) => draw(userId, range)),
  ]);
  const open = (row: EventRow) => tryUnseal(context, row.id, () => shownOf(key, row));
  const openTime = ({ times: time, series }: (typeof times)[number]) =>
    tryUnseal(context, series.id, () => timeOf(key, series, time));
  const events: ListedEvent[] = [
    ...rows.flatMap((row) => open(row) ?? []),
    ...times.flatMap((time) => openTime(time) ?? []),
  ];
  return {
    events: events.toSorted((a, b) => compare(a.start, b.start) || compare(a.id, b.id)),
    drawnIn: [...drawnIn.flat(), ...reminders],
  };
}

/** Creates an event; an id that exists already updates that event. */
export function addEvent(
  context: ServerContext,
  userId: string,
  { id, ...sent }: CalendarEvent,
  failOwn: FailOwn<Refusal>,
): Promise<ListedEvent> {
  assertPlaced(sent, failOwn);
  return inCalendar(context, userId, failOwn as FailOwn<string>, async (work) => {
    const draft = withRule(sent, work);
    const known = await lockEvent(work.tx, userId, id);
    if (known?.deletedAt) throw fail('conflict', 'The event was deleted meanwhile');
    await assertRoom(work.tx, { userId, id }, draft, failOwn);
    return placeEvent(work, { userId, id }, known, draft);
  });
}

/** Changes an event to what is given; of a series what the change is meant for, all of it without one. */
export function changeEvent(
  context: ServerContext,
  userId: string,
  id: string,
  {
    change,
    seen,
    ...sent
  }: EventDraft & { change?: SeriesChange | undefined; seen?: number | undefined },
  failOwn: FailOwn<Refusal | typeof DAYS_WOULD_MIX | typeof SERIES_CHANGED | typeof EVENT_CHANGED>,
): Promise<ListedEvent> {
  assertPlaced(sent, failOwn);
  return inCalendar(context, userId, failOwn as FailOwn<string>, async (work) => {
    const known = await lockEvent(work.tx, userId, id);
    if (!known || known.deletedAt) throw notFound();
    if (seen !== undefined && seen !== known.revision) {
      const stands = shownOf(work.key, known);
      // Sent again: it was taken the first time, and the answer was lost.
      if (isSame(stands, sent)) return stands;
      throw failOwn(EVENT_CHANGED, 'The event was changed meanwhile');
    }
    if (change?.scope === 'one' || !sent.repeat) {
      await assertRoom(work.tx, { userId, id }, { start: sent.start }, failOwn);
    }
    if (known.laidUntil && change) return changeSeries(work, known, sent, change);
    return placeEvent(work, known, known, withRule(sent, work));
  });
}

interface Deletion {
  readonly scope: Scope;
  readonly at?: string | undefined;
  readonly revision?: number | undefined;
}

/** Takes an event away, or what is meant of a series; deleting twice is deleting once. */
export function deleteEvent(
  context: ServerContext,
  userId: string,
  id: string,
  { scope, at, revision }: Deletion,
  failOwn: FailOwn<typeof SERIES_CHANGED | typeof EVENT_CHANGED>,
): Promise<void> {
  return inCalendar(context, userId, failOwn as FailOwn<string>, async (work) => {
    const known = await lockEvent(work.tx, userId, id);
    if (!known) throw notFound();
    if (known.deletedAt) return;
    if (at === undefined && revision !== undefined && revision !== known.revision) {
      throw failOwn(EVENT_CHANGED, 'The event was changed meanwhile');
    }
    if (known.laidUntil && at !== undefined && revision !== undefined) {
      const gone = await deleteFromSeries(work, known, { scope, at, revision });
      if (gone === 'part') return;
    }
    await updateEvent(work.tx, known, { deletedAt: work.now });
    await updateChangedTimes(work.tx, known, { deletedAt: work.now });
  });
}

/** Gives a series a time back that was taken out or changed by itself. */
export function restoreTime(
  context: ServerContext,
  userId: string,
  id: string,
  at: string,
  failOwn: FailOwn<typeof SERIES_CHANGED>,
): Promise<void> {
  return inCalendar(context, userId, failOwn as FailOwn<string>, async (work) => {
    const known = await lockEvent(work.tx, userId, id);
    if (!known?.laidUntil || known.deletedAt) throw notFound();
    await giveBack(work, known, at);
  });
}

/** Joins what was cut off a series again; one of which nothing was left comes back whole. */
export async function restoreFollowing(
  context: ServerContext,
  userId: string,
  id: string,
  failOwn: FailOwn<
    typeof SERIES_CHANGED | typeof TOO_MANY_SERIES | typeof EVENT_ERASED | typeof MONTH_FULL
  >,
): Promise<void> {
  const isGone = await inCalendar(context, userId, failOwn as FailOwn<string>, async (work) => {
    const known = await lockEvent(work.tx, userId, id);
    if (!known) throw notFound();
    if (!known.deletedAt) await joinAgain(work, known);
    return known.deletedAt !== null;
  });
  if (isGone) await restoreEvent(context, userId, id, failOwn);
}

/** Brings a deleted event back, as long as the undo lasts and its month has room. */
export async function restoreEvent(
  { db, vault, now }: ServerContext,
  userId: string,
  id: string,
  failOwn: FailOwn<typeof EVENT_ERASED | typeof MONTH_FULL>,
): Promise<ListedEvent> {
  const key = await vault.keyOf(userId);
  return db.transaction(async (tx) => {
    await lockCalendar(tx, userId);
    const known = await lockEvent(tx, userId, id);
    if (!known) throw notFound();
    if (known.deletedAt) {
      if (now().getTime() >= known.deletedAt.getTime() + UNDO_MINUTES * MINUTE_MS) {
        throw failOwn(EVENT_ERASED, 'The event was erased for good');
      }
      const repeat = known.laidUntil ? 'kept' : undefined;
      await assertRoom(tx, known, { start: shownTime(known.startsLocal), repeat }, failOwn);
      await updateEvent(tx, known, { deletedAt: null });
      await updateChangedTimes(tx, known, { deletedAt: null }, { deletedAt: known.deletedAt });
    }
    return known.laidUntil ? timeOf(key, known, known) : shownOf(key, known);
  });
}

/** Erases what was deleted longer ago than the undo lasts; safe to run at any time. */
export function sweepCalendar({ db, now }: ServerContext): Promise<void> {
  return eraseDeletedUntil(db, new Date(now().getTime() - UNDO_MINUTES * MINUTE_MS));
}

/** One change of a person’s calendar at a time, with all that it needs. */
async function inCalendar<T>(
  { db, vault, now }: ServerContext,
  userId: string,
  failOwn: FailOwn<string>,
  run: (work: SeriesWork) => Promise<T>,
): Promise<T> {
  const key = await vault.keyOf(userId);
  return db.transaction(async (tx) => {
    await lockCalendar(tx, userId);
    return run({ tx, key, now: now(), failOwn });
  });
}

function assertPlaced(draft: EventDraft, failOwn: FailOwn<Refusal>): void {
  if (!isWhole(draft)) throw fail('invalid', 'Whole days begin and end at midnight');
  if (!hasFittingReminder(draft)) throw fail('invalid', 'Such an event has no such reminder');
  const problem = spanProblem(draft);
  if (problem) throw failOwn(problem, 'The event must end after its start and within a month');
}

/** Whether an event is what was sent, however its fields are ordered. */
const isSame = (stands: EventDraft, sent: EventDraft): boolean =>
  Object.keys(eventDraftSchema.shape).every(
    (field) => stands[field as keyof EventDraft] === sent[field as keyof EventDraft],
  );

/** Months are full of events that come once; series have a limit of their own. */
async function assertRoom(
  tx: Queryable,
  { userId, id }: Pick<EventRow, 'userId' | 'id'>,
  { start, repeat }: Pick<EventDraft, 'start' | 'repeat'>,
  failOwn: FailOwn<typeof MONTH_FULL>,
): Promise<void> {
  if (repeat || (await countInMonth(tx, userId, id, start)) < MAX_EVENTS_PER_MONTH) return;
  throw failOwn(MONTH_FULL, `A month holds ${MAX_EVENTS_PER_MONTH} events at most`);
}

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);
