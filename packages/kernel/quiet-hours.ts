/** Minutes of the day between which nothing is sent; `to` before `from` spans midnight. */
export interface Quiet {
  from: number;
  to: number;
}

/** Whether a minute of the day (0 to 1439) lies in the quiet hours; never where both ends are one. */
export function isQuiet(minute: number, quiet: Quiet | null): boolean {
  if (!quiet || quiet.from === quiet.to) return false;
  const { from, to } = quiet;
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

/** `08:30` as minutes of the day. */
export function minuteOfTime(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Minutes of the day as `08:30`. */
export function timeOfMinute(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
