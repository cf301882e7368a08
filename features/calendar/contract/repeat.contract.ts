import * as z from 'zod';

/** Longest rule: what calendars write is a fraction of it. */
export const MAX_RULE_LENGTH = 300;
/** How far ahead the times of a series stand in the calendar, in months; a daily job goes on from there. */
export const MONTHS_AHEAD = 24;
/** Most times of one series from its start to as far ahead as it stands. */
export const MAX_TIMES = 2_000;
/** Most series of one person. */
export const MAX_SERIES = 100;

/**
 * When an event comes again, as RFC 5545 writes it after `RRULE:`, such as `FREQ=WEEKLY;BYDAY=TU`; its
 * `UNTIL` is the last day on which it comes. One that is sent with a time is read as one of the clock of the
 * event’s zone, though it ends with a Z.
 */
export const repeatSchema = z.string().trim().min(1).max(MAX_RULE_LENGTH);

/** What a change of one time of a series is meant for. */
export const SCOPES = ['one', 'following', 'all'] as const;
export type Scope = (typeof SCOPES)[number];

/** Code of a rule that this calendar cannot read. */
export const RULE_UNREADABLE = 'rule_unreadable';
/** Code of a rule that comes more than once a day, or more often than `MAX_TIMES`. */
export const REPEATS_TOO_OFTEN = 'repeats_too_often';
/** Code of a rule under which the event never comes. */
export const NEVER_COMES = 'never_comes';
/** Code of a calendar that holds `MAX_SERIES` already. */
export const TOO_MANY_SERIES = 'too_many_series';
/** Code of a change of day that cannot be said of the whole series (`movedSeries`). */
export const DAYS_WOULD_MIX = 'days_would_mix';
/** Code of a series that was changed since it was read. */
export const SERIES_CHANGED = 'series_changed';
