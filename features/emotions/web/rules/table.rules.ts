import type { EmotionLevel, EmotionRecord } from '../../contract/emotions.contract.ts';
import { timeOf } from './moment-time.rules.ts';

/** The columns of the table, with the words of their heads. */
export type TableHeads = Record<'day' | 'time' | 'of' | 'level' | 'word' | 'tags' | 'note', string>;

interface TableWords {
  readonly heads: TableHeads;
  /** What a row is about. */
  readonly ofDay: string;
  readonly ofMoment: string;
  readonly level: (level: EmotionLevel) => string;
}

/**
 * Records as rows under a row of heads: days as `2026-11-21`, times as `21:05` of clocks in
 * `timeZone`. Without `withNotes` there is no column for words at all.
 */
export function tableOf(
  records: readonly EmotionRecord[],
  { timeZone, withNotes, words }: { timeZone: string; withNotes: boolean; words: TableWords },
): (string | number)[][] {
  const { heads } = words;
  const first = [heads.day, heads.time, heads.of, heads.level, heads.word, heads.tags];
  const rows = records.map(({ day, at, level, tags, note }) => [
    day,
    at ? timeOf(at, timeZone) : '',
    at ? words.ofMoment : words.ofDay,
    level ?? '',
    level ? words.level(level) : '',
    tags.join(', '),
    ...(withNotes ? [note ?? ''] : []),
  ]);
  return [withNotes ? [...first, heads.note] : first, ...rows];
}
