import { BUSINESS_HOURS, isOpen, nextOpening } from '#packages/kernel/business-hours.ts';
import { DEFAULT_TIME_ZONE } from '#packages/kernel/index.ts';
import { minuteOfTime, timeOfMinute } from '#packages/kernel/quiet-hours.ts';
import { type ChatSettings, DEFAULT_SETTINGS } from '../contract/settings.ts';
import type { chatSettings } from './chat.tables.ts';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/** When somebody’s hours begin again; null within them, and for who wants none. */
export function quietUntil(
  { quiet, opens, closes, weekend }: ChatSettings,
  timeZone: string | null,
  now: Date,
): Date | null {
  if (!quiet) return null;
  const hours = {
    timeZone: timeZone ?? DEFAULT_TIME_ZONE,
    opens: minuteOfTime(opens),
    closes: minuteOfTime(closes),
    days: weekend ? EVERY_DAY : BUSINESS_HOURS.days,
  };
  return isOpen(now, hours) ? null : nextOpening(now, hours);
}

/** Settings as they are shown, of who has chosen none too. */
export function settingsOf(row: typeof chatSettings.$inferSelect | null): ChatSettings {
  if (!row) return DEFAULT_SETTINGS;
  const { userId: _user, opens, closes, ...rest } = row;
  return { ...rest, opens: timeOfMinute(opens), closes: timeOfMinute(closes) };
}

/** The row of what somebody chose. */
export function rowOfSettings(
  userId: string,
  { opens, closes, ...rest }: ChatSettings,
): typeof chatSettings.$inferSelect {
  return { userId, ...rest, opens: minuteOfTime(opens), closes: minuteOfTime(closes) };
}
