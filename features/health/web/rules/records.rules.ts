import type {
  ExerciseRecord,
  HealthDetail,
  HealthRecord,
  HealthSettings,
  MealRecord,
  SleepRecord,
} from '../../contract/health.contract.ts';
import { type HealthChange, isRecordChange } from '../local/pending.ts';

/** Records with what waits on this device already in place, in the order of their times. */
export function withPending(
  records: readonly HealthRecord[],
  pending: readonly HealthChange[],
): HealthRecord[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  for (const change of pending) {
    if (!isRecordChange(change)) continue;
    if (change.record) byId.set(change.id, { id: change.id, ...change.record });
    else byId.delete(change.id);
  }
  return [...byId.values()].toSorted((a, b) => {
    return Date.parse(a.at) - Date.parse(b.at) || a.id.localeCompare(b.id);
  });
}

/** The amounts as chosen here, where the server does not know them yet. */
export function settingsWithPending(
  settings: HealthSettings,
  pending: readonly HealthChange[],
): HealthSettings {
  const change = pending.find((one) => !isRecordChange(one));
  return change && 'settings' in change ? change.settings : settings;
}

/** What the person wrote in a record. */
export function wordsOf(record: HealthDetail | null): string | null {
  if (record?.part === 'meal') return record.note;
  return record?.part === 'exercise' ? record.name : null;
}

/** Millilitres of the drinks among some records. */
export function millilitres(records: readonly HealthRecord[]): number {
  return records.reduce((sum, record) => sum + (record.part === 'drink' ? record.ml : 0), 0);
}

/** Minutes of the exercises among some records. */
export function minutesOf(records: readonly HealthRecord[]): number {
  return records.reduce(
    (sum, record) => sum + (record.part === 'exercise' ? record.minutes : 0),
    0,
  );
}

export const onDay = (records: readonly HealthRecord[], day: string): HealthRecord[] =>
  records.filter((record) => record.day === day);

/** Records of the days from `from` to `to`. */
export const within = (
  records: readonly HealthRecord[],
  { from, to }: { from: string; to: string },
): HealthRecord[] => records.filter(({ day }) => day >= from && day <= to);

export const exercisesOf = (records: readonly HealthRecord[]): ExerciseRecord[] =>
  records.filter((record) => record.part === 'exercise');

export const nightsOf = (records: readonly HealthRecord[]): SleepRecord[] =>
  records.filter((record) => record.part === 'sleep');

export const mealsOf = (records: readonly HealthRecord[]): MealRecord[] =>
  records.filter((record) => record.part === 'meal');
