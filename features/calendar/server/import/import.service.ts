import type { Category } from '#features/calendar/contract/calendar.contract.ts';
import {
  FILE_TOO_LARGE,
  type ImportReport,
  MAX_FILE_LENGTH,
  MAX_IMPORTED,
  MAX_NAMED,
  NO_CALENDAR,
  TOO_MANY_EVENTS,
} from '#features/calendar/contract/import.contract.ts';
import type { Caller, Problem } from '#packages/api/server/index.ts';
import type { OwnerKey } from '#packages/crypto/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { insertEvent, lockCalendar } from '../calendar.queries.ts';
import { columnsOf } from '../calendar.sealed.ts';
import { layTimes } from '../lay-times.ts';
import { countSeries } from '../occurrences.queries.ts';
import { duesOf } from '../reminders/dues.ts';
import { CALENDAR_TEXTS } from '../texts.ts';
import { type Candidate, candidatesOf } from './candidates.rules.ts';
import { blocksOf } from './ics-blocks.rules.ts';
import { eventOfBlock } from './ics-events.rules.ts';
import { countByMonth, eraseDeleted, idsAmong, insertEvents } from './import.queries.ts';
import { type Coming, type Plan, planOf } from './plan.rules.ts';
import { ruled } from './ruled.ts';

type FailOwn = (
  code: typeof NO_CALENDAR | typeof FILE_TOO_LARGE | typeof TOO_MANY_EVENTS,
  message: string,
) => Problem;

/** No event of anybody: series are counted besides one. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Takes the events of a file into the caller’s calendar, or tells what would come in. What is there already
 * stays as it is; what cannot come in keeps nothing else out.
 */
export async function importEvents(
  { db, vault, now }: ServerContext,
  caller: Caller,
  { text, category, dryRun }: { text: string; category: Category; dryRun: boolean },
  failOwn: FailOwn,
): Promise<ImportReport> {
  const { userId } = caller;
  const candidates = await ruled(read(caller, text, category, failOwn), now());
  const ids = candidates.flatMap(({ id, ours }) => (ours ? [id, ours] : [id]));
  const key = await vault.keyOf(userId);
  return db.transaction(async (tx) => {
    await lockCalendar(tx, userId);
    const held = {
      ids: await idsAmong(tx, userId, ids),
      series: await countSeries(tx, { userId, id: NOBODY }),
      months: await countByMonth(tx, userId),
    };
    const plan = planOf(candidates, held);
    if (!dryRun) await store(tx, key, userId, plan.comes, now());
    return reportOf(plan);
  });
}

function read(
  { userId, timeZone, language }: Caller,
  text: string,
  category: Category,
  failOwn: FailOwn,
): Candidate[] {
  if (text.length > MAX_FILE_LENGTH) throw failOwn(FILE_TOO_LARGE, 'The file is too large');
  const blocks = blocksOf(text);
  if (!blocks) throw failOwn(NO_CALENDAR, 'The file is no calendar, or ends too soon');
  const tooMany = () => failOwn(TOO_MANY_EVENTS, `A file brings ${MAX_IMPORTED} events at most`);
  if (blocks.events.length > MAX_IMPORTED) throw tooMany();
  const reading = {
    zones: { own: timeZone, ofFile: blocks.zones },
    category,
    untitled: CALENDAR_TEXTS[language].untitled,
  };
  const events = blocks.events.map((block) => eventOfBlock(block, reading));
  const candidates = candidatesOf(events, userId);
  if (candidates.length > MAX_IMPORTED) throw tooMany();
  return candidates;
}

async function store(
  tx: Queryable,
  key: OwnerKey,
  userId: string,
  comes: readonly Coming[],
  now: Date,
): Promise<void> {
  await eraseDeleted(
    tx,
    userId,
    comes.map(({ candidate }) => candidate.id),
  );
  const rows: Parameters<typeof insertEvent>[1][] = [];
  for (const { candidate, draft, changes } of comes) {
    const { id, except } = candidate;
    const columns = columnsOf(key, id, draft, { except });
    const ofSeries = { seriesId: changes?.series ?? null, seriesAt: changes?.at ?? null };
    const row = { userId, id, ...columns, ...ofSeries };
    if (draft.repeat) {
      const placed = { ...row, deletedAt: null, laidUntil: null, revision: 0, remindAt: null };
      await insertEvent(tx, placed);
      await layTimes(tx, key, placed, { now });
    } else {
      const dues = await duesOf(tx, userId, draft, { now });
      rows.push({ ...row, remindAt: dues({ ...draft, startsAt: columns.startsAt }) });
    }
  }
  await insertEvents(tx, rows);
}

function reportOf({ comes, known, skipped }: Plan): ImportReport {
  const named = ({ title, draft }: Candidate) => ({
    ...{ title, start: draft?.start ?? null, allDay: draft?.allDay ?? false },
  });
  const repeats = (draft: Coming['draft']) => draft.repeat !== undefined;
  return {
    comes: comes.length,
    repeats: comes.filter(({ draft }) => repeats(draft)).length,
    known,
    shortened: comes.filter(({ candidate }) => candidate.isShortened).length,
    first: comes.slice(0, MAX_NAMED).map(({ candidate, draft }) => ({
      ...named(candidate),
      ...{ start: draft.start, repeats: repeats(draft) },
    })),
    skipped: skipped.length,
    firstSkipped: skipped.slice(0, MAX_NAMED).map(({ candidate, reason }) => ({
      ...named(candidate),
      reason,
    })),
  };
}
