import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { calendarContract } from '../contract/calendar.contract.ts';

export const calendarApi = createClient(calendarContract, apiOptions);

/** Key of every list of events in the query cache, which lives in memory only. */
export const LISTS = ['calendar', 'events'] as const;
