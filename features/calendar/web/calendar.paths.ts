/**
 * Address of the calendar (specification section 2). `?month=2026-11` opens a month, the one of today
 * without it; `?view=week` and `?view=agenda` are
 * the other views, `&day=2026-11-19` from that day; `?new=1` begins an event.
 */
export const CALENDAR_PATH = '/calendar';
