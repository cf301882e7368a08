import {
  type EmotionLevel,
  MAX_TAG_LENGTH,
  MAX_TAGS,
} from '#features/emotions/contract/emotions.contract.ts';
import { csvRows, csvSeparatorIn } from '#packages/kernel/csv.ts';
import { fold } from '#packages/kernel/words.ts';

/** A line of the export of Daylio, as far as it is taken along. */
export interface DaylioLine {
  /** Where it begins in the file, from 1. */
  line: number;
  day: string;
  /** `HH:MM`. */
  time: string;
  mood: string;
  tags: string[];
  title: string;
  note: string;
}

/** Why nothing of a line is taken along. */
export type LeftOutReason = 'no_day' | 'no_mood' | 'no_face' | 'future' | 'too_many';

export interface LeftOut {
  line: number;
  reason: LeftOutReason;
}

/** What an export has in it. */
export interface DaylioTable {
  lines: DaylioLine[];
  leftOut: LeftOut[];
}

/** Daylio's own five moods in the languages of our screens; people rename them and add others. */
const MOODS: Readonly<Record<string, EmotionLevel>> = {
  ...{ rad: 5, good: 4, meh: 3, bad: 2, awful: 1 },
  ...{ radiante: 5, otimo: 5, bem: 4, bom: 4, 'mais ou menos': 3, indiferente: 3 },
  ...{ mal: 2, ruim: 2, horrivel: 1, pessimo: 1 },
  ...{ genial: 5, bien: 4, regular: 3, terrible: 1, fatal: 1 },
  ...{ super: 5, 'pas mal': 3, bof: 3, mauvais: 2, affreux: 1 },
};

/** How good a mood is; null for one that only its person can place. */
export const levelOfMood = (mood: string): EmotionLevel | null => MOODS[fold(mood).trim()] ?? null;

/** What is in an export; null for a table that is none. */
export function readDaylio(text: string): DaylioTable | null {
  const [first, ...rows] = csvRows(text.replace(/^\uFEFF/, ''), csvSeparatorIn(text));
  const head = first?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const column = (name: string) => head.indexOf(name);
  const [day, time, mood] = [column('full_date'), column('time'), column('mood')];
  if (day < 0 || mood < 0) return null;
  const [activities, title, note] = [column('activities'), column('note_title'), column('note')];
  const table: DaylioTable = { lines: [], leftOut: [] };
  for (const { line, cells } of rows) {
    const cell = (at: number) => (at < 0 ? '' : (cells[at] ?? '').trim());
    if (cells.every((one) => one.trim() === '')) continue;
    if (!isDate(cell(day))) table.leftOut.push({ line, reason: 'no_day' });
    else if (cell(mood) === '') table.leftOut.push({ line, reason: 'no_mood' });
    else {
      table.lines.push({
        ...{ line, day: cell(day), time: clockOf(cell(time)), mood: cell(mood) },
        ...{ tags: tagsOf(cell(activities)), title: cell(title), note: cell(note) },
      });
    }
  }
  return table;
}

/** Whether the calendar has the day: one that it has not would have the whole import refused. */
function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

/** `21:30` of `9:30 PM`, and noon where there is no time. */
function clockOf(text: string): string {
  const [, hour, minute, half] = /^(\d{1,2})[:h.](\d{2})\s*([ap])?/i.exec(text) ?? [];
  if (!hour || !minute) return '12:00';
  const shift = half?.toLowerCase() === 'p' ? 12 : 0;
  const hours = half ? (Number(hour) % 12) + shift : Number(hour);
  return hours > 23 || Number(minute) > 59
    ? '12:00'
    : `${String(hours).padStart(2, '0')}:${minute}`;
}

const tagsOf = (activities: string): string[] =>
  [
    ...new Set(
      activities
        .split('|')
        .map((one) => one.trim().slice(0, MAX_TAG_LENGTH).trim())
        .filter(Boolean),
    ),
  ].slice(0, MAX_TAGS);

/** Moods of the lines that have no place of their own, in the order in which they come. */
export const unknownMoods = (lines: readonly DaylioLine[]): string[] => [
  ...new Set(lines.flatMap(({ mood }) => (levelOfMood(mood) === null ? [mood] : []))),
];

/** Whether any line says something in words. */
export const hasNotes = (lines: readonly DaylioLine[]): boolean =>
  lines.some(({ title, note }) => title !== '' || note !== '');
