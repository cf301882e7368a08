import type { HealthDetail, HealthRecord } from '#features/health/contract/health.contract.ts';
import type {
  Drink,
  Effort,
  Exercise,
  Feeling,
  Meal,
  SleepQuality,
} from '#features/health/contract/health.kinds.ts';
import { type OwnerKey, SEALED_TEXT } from '#packages/crypto/index.ts';
import type { RecordRow } from './health.queries.ts';

const placeOf = (id: string) => ({ table: 'health_records', row: id });

/** The columns of a record; its words sealed, its numbers and times as they are. */
type Columns = Omit<RecordRow, 'userId' | 'id' | 'recordedAt' | 'changeId'>;

const NOTHING: Columns = {
  part: null,
  kind: null,
  day: null,
  at: null,
  ml: null,
  minutes: null,
  effort: null,
  feeling: null,
  together: null,
  sealed: null,
};

/** What a record is stored as; nothing of one that was taken back. */
export function columnsOf(key: OwnerKey, id: string, record: HealthDetail | null): Columns {
  if (!record) return NOTHING;
  const words = wordsOf(record);
  return {
    ...NOTHING,
    part: record.part,
    kind: record.kind,
    day: record.day,
    at: new Date(record.at),
    ...(record.part === 'drink' && { ml: record.ml }),
    ...(record.part === 'exercise' && { minutes: record.minutes, effort: record.effort }),
    ...(record.part === 'sleep' && { minutes: record.minutes, feeling: record.quality }),
    ...(record.part === 'meal' && { feeling: record.feeling, together: record.together }),
    sealed: words === null ? null : key.seal(placeOf(id), words),
  };
}

/** A record as its person sees it; null for one that was taken back. */
export function recordOf(key: OwnerKey, row: RecordRow): HealthRecord | null {
  const { id, part, kind, day, at } = row;
  if (!part || !kind || !day || !at) return null;
  const place = { id, day, at: at.toISOString() };
  const words = row.sealed ? key.open(placeOf(id), row.sealed, SEALED_TEXT) : null;
  switch (part) {
    case 'drink':
      return { part, ...place, kind: kind as Drink, ml: row.ml ?? 0 };
    case 'exercise': {
      const effort = row.effort as Effort;
      const minutes = row.minutes ?? 0;
      return { part, ...place, kind: kind as Exercise, minutes, effort, name: words };
    }
    case 'sleep': {
      const quality = row.feeling as SleepQuality | null;
      return { part, ...place, kind: 'night', minutes: row.minutes ?? 0, quality };
    }
    case 'meal': {
      const feeling = row.feeling as Feeling | null;
      return { part, ...place, kind: kind as Meal, feeling, together: row.together, note: words };
    }
  }
}

/** The name of an exercise that has no kind of its own, or the note of a meal. */
function wordsOf(record: HealthDetail): string | null {
  if (record.part === 'exercise') return record.kind === 'other' ? record.name : null;
  if (record.part === 'meal') return record.note?.trim() ? record.note : null;
  return null;
}
