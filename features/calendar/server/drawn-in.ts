import { plugInPoint } from '#packages/kernel/index.ts';
import type { DrawnIn } from '../contract/calendar.contract.ts';

/** What other features have standing in a person's calendar on the days from one to another. */
export const drawnInCalendar =
  plugInPoint<(userId: string, range: { from: string; to: string }) => Promise<DrawnIn[]>>(
    'calendar.drawnIn',
  );
