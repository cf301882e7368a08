/** What a person may have themselves reminded of. */
export const REMINDER_KINDS = ['check_in', 'diary', 'pause', 'water', 'movement'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** Part of an address that says which reminder was tapped: `check_in.2026-11-18`. */
export const REMINDER_QUERY = 'reminder';

/** Where a reminder leads: to what it reminds of, marked so that the tap counts. */
export function reminderAddress(reminder: ReminderKind, day: string): `/${string}` {
  const mark = `${REMINDER_QUERY}=${reminder}.${day}`;
  if (reminder === 'diary') return `/diary?write=1&${mark}`;
  if (reminder === 'water') return `/health-monitoring?tab=hydration&${mark}`;
  if (reminder === 'movement') return `/health-monitoring?tab=exercises&${mark}`;
  return reminder === 'check_in' ? `/dashboard?${mark}` : `/pause?${mark}`;
}

/** The reminder that an address was tapped for; null where it names none. */
export function tappedReminder(
  mark: string | null,
): { reminder: ReminderKind; day: string } | null {
  const [, kind, day] = /^([a-z_]+)\.(\d{4}-\d{2}-\d{2})$/.exec(mark ?? '') ?? [];
  const reminder = REMINDER_KINDS.find((one) => one === kind);
  return reminder && day ? { reminder, day } : null;
}
