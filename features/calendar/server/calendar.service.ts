import {
  type CalendarEvent,
  EVENT_ERASED,
  type EventDraft,
  MAX_EVENTS_PER_MONTH,
  MAX_RANGE_DAYS,
  MONTH_FULL,
  UNDO_MINUTES,
} from '#features/calendar/contract/calendar.contract.ts';
import { fail, type Problem } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { addDays, type ServerContext, unlessBroken } from '#packages/kernel/index.ts';
import {
  countInMonth,
  type EventRow,
  eraseDeletedUntil,
  eventsTouching,
  insertEvent,
  lockCalendar,
  lockEvent,
  updateEvent,
} from './calendar.queries.ts';
import { columnsOf, eventOf } from './calendar.sealed.ts';
import { isWhole, spanProblem } from './event-span.rules.ts';

type FailOwn<Code extends string> = (code: Code, message: string) => Problem;
type Refusal = NonNullable<ReturnType<typeof spanProblem>> | typeof MONTH_FULL;

const MINUTE_MS = 60_000;
const notFound = () => fail('not_found', 'No such event');

/** The caller's events that touch some days; a span that is too long or reversed is `invalid`. */
export async function listEvents(
  context: ServerContext,
  userId: string,
  range: { from: string; to: string },
): Promise<{ events: CalendarEvent[] }> {
  if (range.to < range.from || range.to >= addDays(range.from, MAX_RANGE_DAYS)) {
    throw fail('invalid', 'The range must be three months at most, its end not before its start');
  }
  const [key, rows] = await Promise.all([
    context.vault.keyOf(userId),
    eventsTouching(context.db, userId, range),
  ]);
  const open = (row: EventRow) => unlessBroken(context, row.id, () => eventOf(key, row));
  return { events: rows.flatMap((row) => open(row) ?? []) };
}

/** Adds an event; one whose id is there already is the same one sent again, and takes what is sent. */
export async function addEvent(
  context: ServerContext,
  userId: string,
  { id, ...draft }: CalendarEvent,
  failOwn: FailOwn<Refusal>,
): Promise<CalendarEvent> {
  assertPlaced(draft, failOwn);
  const key = await context.vault.keyOf(userId);
  return context.db.transaction(async (tx) => {
    await lockCalendar(tx, userId);
    const known = await lockEvent(tx, userId, id);
    if (known?.deletedAt) throw fail('conflict', 'The event was deleted meanwhile');
    await assertRoom(tx, userId, id, draft.start, failOwn);
    const columns = columnsOf(key, id, draft);
    const row = { userId, id, ...columns, deletedAt: null };
    if (known) await updateEvent(tx, known, columns);
    else await insertEvent(tx, row);
    return eventOf(key, row);
  });
}

/** Changes an event to what is given. */
export async function changeEvent(
  context: ServerContext,
  userId: string,
  id: string,
  draft: EventDraft,
  failOwn: FailOwn<Refusal>,
): Promise<CalendarEvent> {
  assertPlaced(draft, failOwn);
  const key = await context.vault.keyOf(userId);
  return context.db.transaction(async (tx) => {
    await lockCalendar(tx, userId);
    const known = await lockEvent(tx, userId, id);
    if (!known || known.deletedAt) throw notFound();
    await assertRoom(tx, userId, id, draft.start, failOwn);
    const columns = columnsOf(key, id, draft);
    await updateEvent(tx, known, columns);
    return eventOf(key, { ...known, ...columns });
  });
}

/** Takes an event away; deleting twice is deleting once. */
export async function deleteEvent(
  { db, now }: ServerContext,
  userId: string,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await lockEvent(tx, userId, id);
    if (!known) throw notFound();
    if (!known.deletedAt) await updateEvent(tx, known, { deletedAt: now() });
  });
}

/** Brings a deleted event back, as long as the undo lasts and its month has room. */
export async function restoreEvent(
  { db, vault, now }: ServerContext,
  userId: string,
  id: string,
  failOwn: FailOwn<typeof EVENT_ERASED | typeof MONTH_FULL>,
): Promise<CalendarEvent> {
  const key = await vault.keyOf(userId);
  return db.transaction(async (tx) => {
    await lockCalendar(tx, userId);
    const known = await lockEvent(tx, userId, id);
    if (!known) throw notFound();
    if (known.deletedAt) {
      if (now().getTime() >= known.deletedAt.getTime() + UNDO_MINUTES * MINUTE_MS) {
        throw failOwn(EVENT_ERASED, 'The event was erased for good');
      }
      await assertRoom(tx, userId, id, known.startsLocal, failOwn);
      await updateEvent(tx, known, { deletedAt: null });
    }
    return eventOf(key, known);
  });
}

/** Erases what was deleted longer ago than the undo lasts; safe to run at any time. */
export function sweepCalendar({ db, now }: ServerContext): Promise<void> {
  return eraseDeletedUntil(db, new Date(now().getTime() - UNDO_MINUTES * MINUTE_MS));
}

function assertPlaced(draft: EventDraft, failOwn: FailOwn<Refusal>): void {
  if (!isWhole(draft)) throw fail('invalid', 'Whole days begin and end at midnight');
  const problem = spanProblem(draft);
  if (problem) throw failOwn(problem, 'The event must end after its start and within a month');
}

async function assertRoom(
  tx: Queryable,
  userId: string,
  id: string,
  day: string,
  failOwn: FailOwn<typeof MONTH_FULL>,
): Promise<void> {
  if ((await countInMonth(tx, userId, id, day)) < MAX_EVENTS_PER_MONTH) return;
  throw failOwn(MONTH_FULL, `A month holds ${MAX_EVENTS_PER_MONTH} events at most`);
}
