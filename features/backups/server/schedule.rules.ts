const NAME = /^florescer-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup$/;
const HOUR_MS = 3_600_000;
/** The clock starts the job once an hour, give or take: a little early is in time. */
const EARLY_MS = HOUR_MS / 4;

/** The name of a scheduled backup; names sort by time. */
export function backupName(at: Date): string {
  const stamp = at.toISOString().slice(0, 19).replaceAll(':', '-');
  return `florescer-${stamp}Z.backup`;
}

/** When a scheduled backup was made, null for any other file. */
export function madeAt(name: string): number | null {
  const [, day, hour, minute, second] = NAME.exec(name) ?? [];
  return day ? Date.parse(`${day}T${hour}:${minute}:${second}Z`) : null;
}

/** Whether the newest backup in a folder is old enough for another one. */
export function isBackupDue(names: readonly string[], now: Date, everyHours: number): boolean {
  const newest = Math.max(...names.map((name) => madeAt(name) ?? Number.NEGATIVE_INFINITY));
  return now.getTime() - newest >= everyHours * HOUR_MS - EARLY_MS;
}

/** The backups that go once `keep` newer ones are there, and what an interrupted one left. */
export function surplusFiles(names: readonly string[], keep: number): string[] {
  const whole = names.filter((name) => madeAt(name) !== null).toSorted();
  const left = names.filter(
    (name) => name.endsWith('.part') && madeAt(name.slice(0, -'.part'.length)) !== null,
  );
  return [...whole.slice(0, Math.max(0, whole.length - keep)), ...left];
}
