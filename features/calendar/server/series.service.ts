import {
  type CalendarEvent,
  type EventDraft,
  type ListedEvent,
  type SeriesChange,
  UNDO_MINUTES,
} from '#features/calendar/contract/calendar.contract.ts';
import { moverOf } from '#features/calendar/contract/moved-times.rules.ts';
import {
  DAYS_WOULD_MIX,
  MAX_SERIES,
  type Scope,
  SERIES_CHANGED,
  TOO_MANY_SERIES,
} from '#features/calendar/contract/repeat.contract.ts';
import { withLastDay } from '#features/calendar/contract/rule-text.rules.ts';
import type { Problem } from '#packages/api/server/index.ts';
import type { OwnerKey } from '#packages/crypto/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import {
  deleteEvent,
  type EventRow,
  insertEvent,
  lockEvent,
  updateEvent,
} from './calendar.queries.ts';
import {
  type Cut,
  columnsOf,
  cutOf,
  type Kept,
  seriesOf,
  shownOf,
  timeOf,
} from './calendar.sealed.ts';
import { layTimes } from './lay-times.ts';
import { movedSeries, withEndLeft } from './moved-series.rules.ts';
import {
  countSeries,
  deleteTimes,
  hasTime,
  insertTimes,
  moveChangedTimes,
  updateChangedTimes,
} from './occurrences.queries.ts';
import {
  endedBefore,
  fromFirstTime,
  leftFrom,
  type Ruled,
  type RuleProblem,
  ruleProblem,
  type Series,
  timesOf,
} from './recurrence.rules.ts';
import { duesOf } from './reminders/dues.ts';
import { unsettledDues } from './reminders/reminders.queries.ts';

/** What one change of a person’s series works with, within its transaction. */
export interface SeriesWork {
  readonly tx: Queryable;
  readonly key: OwnerKey;
  readonly now: Date;
  readonly failOwn: (
    code: RuleProblem | typeof DAYS_WOULD_MIX | typeof TOO_MANY_SERIES | typeof SERIES_CHANGED,
    message: string,
  ) => Problem;
}
type Owned = Pick<EventRow, 'userId' | 'id'>;

/** A draft whose rule was looked at: it begins with the first time that the rule gives. */
export function withRule(draft: EventDraft, { now, failOwn }: SeriesWork): EventDraft {
  if (!draft.repeat) return draft;
  const repeat = draft.repeat.toUpperCase();
  const series = { ...draft, repeat, except: [] };
  const problem = ruleProblem(series, now);
  if (problem) throw failOwn(problem, 'The event cannot come again like this');
  return fromFirstTime({ ...draft, repeat });
}

/** Writes an event down, new or changed, with its times where it comes again. */
export async function placeEvent(
  work: SeriesWork,
  { userId, id }: Owned,
  known: EventRow | undefined,
  draft: EventDraft,
  kept: Kept = {},
): Promise<ListedEvent> {
  const { tx, key, now, failOwn } = work;
  if (draft.repeat && (await countSeries(tx, { userId, id })) >= MAX_SERIES) {
    throw failOwn(TOO_MANY_SERIES, `A calendar holds ${MAX_SERIES} events that repeat at most`);
  }
  const placed = columnsOf(key, id, draft, kept);
  const unsettled = known ? await unsettledDues(tx, known, now) : new Set<number>();
  const dues = draft.repeat ? null : await duesOf(tx, userId, draft, { now, unsettled });
  const columns = {
    ...placed,
    remindAt: dues?.({ ...draft, startsAt: placed.startsAt }) ?? null,
    laidUntil: null,
    revision: known ? known.revision + 1 : 0,
  };
  const row = { userId, id, ...columns, deletedAt: null, seriesId: null, seriesAt: null };
  if (known) await updateEvent(tx, known, columns);
  else await insertEvent(tx, row);
  if (known?.laidUntil) await deleteTimes(tx, known);
  if (!draft.repeat) return shownOf(key, row);
  await layTimes(tx, key, row, { now, unsettled });
  return timeOf(key, row, row);
}

/** Changes one time of a series, this and those after it, or the whole of it. */
export async function changeSeries(
  work: SeriesWork,
  known: EventRow,
  draft: EventDraft,
  change: SeriesChange,
): Promise<ListedEvent> {
  const { tx, key, now } = work;
  const { userId, id } = known;
  const ofNew = { userId, id: change.newId };
  const sentBefore = await lockEvent(tx, userId, change.newId);
  if (change.scope !== 'all' && sentBefore && !sentBefore.deletedAt) {
    return shownOf(key, sentBefore);
  }
  if (change.scope === 'one') {
    await takeOut(work, known, change.at);
    const { repeat: _, ...once } = draft;
    const event = await placeEvent(work, ofNew, undefined, once);
    await updateEvent(tx, ofNew, { seriesId: id, seriesAt: change.at });
    return event;
  }
  assertUnchanged(work, known, change.revision);
  const series = withRuleKept(seriesOf(key, known));
  const before = change.scope === 'following' ? endedBefore(series, change.at) : null;
  const left = before ? leftFrom(series, change.at) : series;
  const { whole, except, moved } = moveSeries(work, series, left, draft, change);
  if (!before) {
    if (draft.repeat) await moveChangedTimes(tx, known, moved, { now });
    else await updateChangedTimes(tx, known, { deletedAt: now });
    return placeEvent(work, known, known, whole, { except });
  }
  const parted = { id: change.newId, from: change.at, to: draft.start };
  await shorten(work, known, series, before, parted);
  const placed = await placeEvent(work, ofNew, undefined, whole, { except });
  await moveChangedTimes(tx, known, moved, { now, seriesId: change.newId, from: change.at });
  return placed;
}

/** What a draft of one time makes of what is left of a series; refused where that cannot be said. */
function moveSeries(
  work: SeriesWork,
  series: Ruled,
  left: CalendarEvent & Series,
  { repeat: sent, ...once }: EventDraft,
  { at }: SeriesChange,
) {
  if (!sent) {
    const moved = moverOf(series.repeat, '', { from: at, to: once.start });
    return { whole: once, except: [], moved };
  }
  const asked = withLastDay(sent.toUpperCase(), at);
  const repeat = withEndLeft(asked, series.repeat, left.repeat);
  const given = movedSeries(left, at, { ...once, repeat });
  if (!given) throw work.failOwn(DAYS_WOULD_MIX, 'The series cannot move to this day as a whole');
  return { ...given, whole: withRule(given.draft, work) };
}

/** Takes times out of a series; says whether the whole of it is to go. */
export async function deleteFromSeries(
  work: SeriesWork,
  known: EventRow,
  { scope, at, revision }: { scope: Scope; at: string; revision: number },
): Promise<'whole' | 'part'> {
  if (scope === 'one') {
    await takeOut(work, known, at, { again: true });
    return 'part';
  }
  assertUnchanged(work, known, revision);
  const series = withRuleKept(seriesOf(work.key, known));
  const before = scope === 'following' ? endedBefore(series, at) : null;
  if (!before) return 'whole';
  await shorten(work, known, series, before);
  await updateChangedTimes(work.tx, known, { deletedAt: work.now }, { from: at });
  return 'part';
}

/** Ends a series earlier, and keeps what joins it again. */
function shorten(
  work: SeriesWork,
  known: EventRow,
  series: CalendarEvent & Series,
  before: Series,
  parted?: Cut['parted'],
): Promise<ListedEvent> {
  const cut = { repeat: series.repeat, on: work.now.toISOString(), parted };
  return placeEvent(work, known, known, { ...series, ...before }, { except: series.except, cut });
}

/**
 * Joins what was cut off a series last with it again: the deleted times come back, and a series that was
 * parted from it goes, with what was changed of single times since. Refused where either changed as a whole.
 */
export async function joinAgain(work: SeriesWork, known: EventRow): Promise<void> {
  const { tx, key, now, failOwn } = work;
  const { userId, id } = known;
  const cut = known.laidUntil ? cutOf(key, known) : undefined;
  if (!cut || now.getTime() >= Date.parse(cut.on) + UNDO_MINUTES * 60_000) {
    throw failOwn(SERIES_CHANGED, 'The series was changed meanwhile');
  }
  const series = withRuleKept(seriesOf(key, known));
  let { except } = series;
  if (cut.parted) {
    const { from, to } = cut.parted;
    const parted = await lockEvent(tx, userId, cut.parted.id);
    if (!parted || parted.deletedAt || parted.revision > 0) {
      throw failOwn(SERIES_CHANGED, 'The series was changed meanwhile');
    }
    const other = seriesOf(key, parted);
    const back = moverOf(other.repeat ?? '', cut.repeat, { from: to, to: from });
    except = [...new Set([...except, ...other.except.flatMap((at) => back(at) ?? [])])];
    await moveChangedTimes(tx, parted, back, { now, seriesId: id });
    await deleteEvent(tx, parted);
  }
  await updateChangedTimes(tx, known, { deletedAt: null }, { deletedAt: new Date(cut.on) });
  await placeEvent(work, known, known, { ...series, repeat: cut.repeat }, { except });
}

/** Gives a series one of its times back; what was made of it by itself goes. */
export async function giveBack(work: SeriesWork, known: EventRow, at: string): Promise<void> {
  const { tx, key, now, failOwn } = work;
  const series = withRuleKept(seriesOf(key, known));
  if (!series.except.includes(at)) {
    if (await hasTime(tx, known, at)) return;
    throw failOwn(SERIES_CHANGED, 'The series was changed meanwhile');
  }
  const except = series.except.filter((one) => one !== at);
  await updateEvent(tx, known, { sealed: columnsOf(key, known.id, series, { except }).sealed });
  const dues = await duesOf(tx, known.userId, series, { now });
  await insertTimes(tx, known, timesOf({ ...series, except }, at, at), dues);
  await updateChangedTimes(tx, known, { deletedAt: now }, { at });
}

async function takeOut(
  { tx, key, failOwn }: SeriesWork,
  known: EventRow,
  at: string,
  { again = false } = {},
): Promise<void> {
  const series = seriesOf(key, known);
  if (again && series.except.includes(at)) return;
  if (!(await hasTime(tx, known, at))) {
    throw failOwn(SERIES_CHANGED, 'The series was changed meanwhile');
  }
  const except = [...series.except, at];
  await updateEvent(tx, known, { sealed: columnsOf(key, known.id, series, { except }).sealed });
  await deleteTimes(tx, known, at);
}

function assertUnchanged({ failOwn }: SeriesWork, known: EventRow, revision: number): void {
  if (known.revision === revision) return;
  throw failOwn(SERIES_CHANGED, 'The series was changed meanwhile');
}

/** A row that has times is a series and has a rule. */
function withRuleKept<T extends CalendarEvent>(event: T): T & { repeat: string } {
  if (!event.repeat) throw new Error('A series without a rule');
  return { ...event, repeat: event.repeat };
}
