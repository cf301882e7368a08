import { comingReminders } from '#features/reminders/server/index.ts';
import type { Caller } from '#packages/api/server/index.ts';
import { uuidOf } from '#packages/db/index.ts';
import { type ServerContext, wallClockOf } from '#packages/kernel/index.ts';
import type { DrawnIn } from '../../contract/calendar.contract.ts';
import { CALENDAR_TEXTS } from '../texts.ts';

/** How long a reminder is drawn: it has a time and no length. */
const DRAWN_MS = 15 * 60_000;

/** The reminders that a person asked for, as their calendar shows them; nobody else's calendar is told. */
export async function drawReminders(
  context: ServerContext,
  { userId, language }: Pick<Caller, 'userId' | 'language'>,
  range: { from: string; to: string },
): Promise<DrawnIn[]> {
  const coming = await comingReminders(context, userId, range);
  const titles = CALENDAR_TEXTS[language].reminders;
  return coming.map(({ reminder, at, timeZone }) => {
    const start = wallClockOf(at, timeZone);
    return {
      id: uuidOf(`reminder ${userId} ${reminder} ${start}`),
      ...{ title: titles[reminder], category: 'health', description: null, isReminder: true },
      ...{ start, end: wallClockOf(new Date(at.getTime() + DRAWN_MS), timeZone) },
      ...{ allDay: false, timeZone, leadsTo: '/notifications?tab=reminders' },
    };
  });
}
