import * as z from 'zod';
import { STATES } from '#packages/kernel/holidays.data.ts';

/** Whose holidays a series leaves out: the nation’s, or those of a state too. */
export const SKIPPED_HOLIDAYS = ['national', ...STATES] as const;

export const skipHolidaysSchema = z.enum(SKIPPED_HOLIDAYS);
export type SkippedHolidays = z.output<typeof skipHolidaysSchema>;
