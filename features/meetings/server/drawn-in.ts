import type { DrawnIn } from '#features/calendar/contract/calendar.contract.ts';
import {
  addDays,
  instantOfWallClock,
  type ServerContext,
  wallClockOf,
} from '#packages/kernel/index.ts';
import { MEETINGS_PATH } from '../contract/meetings.paths.ts';
import { meetingsOn } from './meetings.queries.ts';
import { viewsOf } from './meetings.service.ts';

const MINUTE_MS = 60_000;

/** The caller’s meetings as their calendar shows them; they are changed where they were made. */
export const drawMeetings =
  (context: ServerContext) =>
  async (userId: string, { from, to }: { from: string; to: string }): Promise<DrawnIn[]> => {
    const owned = await meetingsOn(context.db, userId, { from, before: addDays(to, 1) });
    const views = await viewsOf(context, owned);
    return views.map(
      ({ id, title, description, place, start, minutes, timeZone, with: other }) => ({
        id,
        title: title ?? other ?? '…',
        category: 'health',
        start,
        end: wallClockOf(
          new Date(instantOfWallClock(start, timeZone).getTime() + minutes * MINUTE_MS),
          timeZone,
        ),
        allDay: false,
        timeZone,
        description: description ?? place,
        leadsTo: `${MEETINGS_PATH}?tab=scheduled`,
      }),
    );
  };
