import { setImmediate } from 'node:timers/promises';
import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import {
  type EventDraft,
  eventSchema,
  MAX_EVENTS_PER_MONTH,
  wallClockSchema,
} from '#features/calendar/contract/calendar.contract.ts';
import { MAX_SERIES, MAX_TIMES } from '#features/calendar/contract/repeat.contract.ts';
import { idSchema } from '#packages/api/contract/index.ts';
import type { OwnerKey } from '#packages/crypto/index.ts';
import { ownRows, type Queryable } from '#packages/db/index.ts';
import {
  addMissing,
  type BroughtIn,
  type PersonalData,
  personalKind,
  type ServerContext,
  tryUnseal,
} from '#packages/kernel/index.ts';
import { calendarBook } from './calendar.book.ts';
import { calendarFile } from './calendar.ics.ts';
import { countInMonth, type EventRow, lockCalendar, lockEvent } from './calendar.queries.ts';
import { columnsOf, seriesOf, shownTime } from './calendar.sealed.ts';
import { calendarAddresses, calendarEvents, calendarOccurrences } from './calendar.tables.ts';
import { hasFittingReminder, isWhole, spanProblem } from './event-span.rules.ts';
import { layTimes } from './lay-times.ts';
import { countSeries } from './occurrences.queries.ts';
import { ruleProblem } from './recurrence.rules.ts';
import { duesOf } from './reminders/dues.ts';

/** An event with the times taken out of it, and of which time of which series it is a changed one. */
const recordSchema = eventSchema.extend({
  except: z.array(wallClockSchema).max(MAX_TIMES).optional(),
  changes: z.object({ series: idSchema, at: wallClockSchema }).optional(),
});

function recordOf(key: OwnerKey, row: EventRow): z.output<typeof recordSchema> {
  const { except, ...event } = seriesOf(key, row);
  const { seriesId, seriesAt } = row;
  return {
    ...event,
    ...(event.repeat ? { except: [...except] } : {}),
    ...(seriesId && seriesAt ? { changes: { series: seriesId, at: shownTime(seriesAt) } } : {}),
  };
}

/** The person's undeleted events, by their ids or along other columns. */
async function* eventsOf(context: ServerContext, userId: string, along?: readonly PgColumn[]) {
  const key = await context.vault.keyOf(userId);
  for await (const row of ownRows(context.db, calendarEvents, userId, along)) {
    if (!row.deletedAt) yield tryUnseal(context, row.id, () => recordOf(key, row));
  }
}

export const calendarPersonalData: PersonalData = {
  kinds: [
    personalKind({
      name: 'calendar-events',
      tables: [calendarEvents, calendarOccurrences],
      schema: recordSchema,
      read: eventsOf,
      bringIn: async ({ vault, now }, tx, { userId }, records) => {
        const key = await vault.keyOf(userId, tx);
        await lockCalendar(tx, userId);
        const total: BroughtIn = { added: 0, kept: 0, left: 0 };
        for (const { id, except = [], changes, ...draft } of records) {
          // Others have their turn before each rule that is looked at.
          if (draft.repeat) await setImmediate();
          if (!isPlaced(draft, now()) || !(await hasRoom(tx, { userId, id }, draft))) {
            total.left += 1;
            continue;
          }
          const columns = columnsOf(key, id, draft, { except });
          const ofSeries = { seriesId: changes?.series ?? null, seriesAt: changes?.at ?? null };
          const dues = await duesOf(tx, userId, draft, { now: now() });
          const remindAt = draft.repeat ? null : dues({ ...draft, startsAt: columns.startsAt });
          const row = { userId, id, ...columns, ...ofSeries, remindAt };
          const { added, kept } = await addMissing(tx, calendarEvents, [row], takenBack(row));
          total.added += added;
          total.kept += kept;
          const placed = added && draft.repeat ? await lockEvent(tx, userId, id) : undefined;
          if (placed) await layTimes(tx, key, placed, { now: now() });
        }
        return total;
      },
    }),
  ],
  withheld: [
    [
      calendarAddresses,
      'The hash of a secret address: whoever takes a copy along is to have no way in by it.',
    ],
  ],
  files: (context, caller) => calendarFile(eventsOf(context, caller.userId), caller, context.now()),
  book: (context, { userId, language }) =>
    calendarBook(
      eventsOf(context, userId, [calendarEvents.startsLocal, calendarEvents.id]),
      language,
    ),
};

/** The event where it was deleted and is not erased yet. */
const takenBack = ({ userId, id }: Pick<EventRow, 'userId' | 'id'>): SQL | undefined =>
  and(
    eq(calendarEvents.userId, userId),
    eq(calendarEvents.id, id),
    isNotNull(calendarEvents.deletedAt),
  );

const isPlaced = (draft: EventDraft, now: Date): boolean =>
  !spanProblem(draft) &&
  isWhole(draft) &&
  hasFittingReminder(draft) &&
  !(draft.repeat && ruleProblem({ ...draft, repeat: draft.repeat, except: [] }, now));

async function hasRoom(
  tx: Queryable,
  { userId, id }: Pick<EventRow, 'userId' | 'id'>,
  { start, repeat }: EventDraft,
): Promise<boolean> {
  if (repeat) return (await countSeries(tx, { userId, id })) < MAX_SERIES;
  return (await countInMonth(tx, userId, id, start)) < MAX_EVENTS_PER_MONTH;
}
