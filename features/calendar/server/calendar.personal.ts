import {
  eventSchema,
  MAX_EVENTS_PER_MONTH,
} from '#features/calendar/contract/calendar.contract.ts';
import { ownRows } from '#packages/db/index.ts';
import {
  addMissing,
  type BroughtIn,
  type PersonalData,
  personalKind,
  type ServerContext,
  unlessBroken,
} from '#packages/kernel/index.ts';
import { calendarFile } from './calendar.ics.ts';
import { countInMonth, lockCalendar } from './calendar.queries.ts';
import { columnsOf, eventOf } from './calendar.sealed.ts';
import { calendarEvents } from './calendar.tables.ts';
import { isWhole, spanProblem } from './event-span.rules.ts';

/** The person's undeleted events. */
async function* eventsOf(context: ServerContext, userId: string) {
  const key = await context.vault.keyOf(userId);
  for await (const row of ownRows(context.db, calendarEvents, userId)) {
    if (!row.deletedAt) yield unlessBroken(context, row.id, () => eventOf(key, row));
  }
}

export const calendarPersonalData: PersonalData = {
  kinds: [
    personalKind({
      name: 'calendar-events',
      tables: [calendarEvents],
      schema: eventSchema,
      read: eventsOf,
      bringIn: async ({ vault }, tx, { userId }, records) => {
        const key = await vault.keyOf(userId, tx);
        await lockCalendar(tx, userId);
        const total: BroughtIn = { added: 0, kept: 0, left: 0 };
        for (const { id, ...draft } of records) {
          const full = (await countInMonth(tx, userId, id, draft.start)) >= MAX_EVENTS_PER_MONTH;
          if (full || spanProblem(draft) || !isWhole(draft)) {
            total.left += 1;
            continue;
          }
          const row = { userId, id, ...columnsOf(key, id, draft) };
          const { added, kept } = await addMissing(tx, calendarEvents, [row]);
          total.added += added;
          total.kept += kept;
        }
        return total;
      },
    }),
  ],
  files: (context, caller) => calendarFile(eventsOf(context, caller.userId), caller, context.now()),
};
