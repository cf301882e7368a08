import { MAX_ENTRY_LENGTH, MAX_TITLE_LENGTH } from '#features/diary/contract/diary.contract.ts';
import {
  EMOTION_LEVELS,
  type EmotionLevel,
  MAX_MOMENTS_PER_DAY,
  MAX_NOTE_LENGTH,
} from '#features/emotions/contract/emotions.contract.ts';
import { instantOfWallClock } from '#packages/kernel/wall-clock.ts';
import { type DaylioLine, type LeftOut, levelOfMood } from './daylio.rules.ts';

/** Where the words of a line go: to the emotion as its note, or into the diary. */
export type NotesGo = 'emotion' | 'diary';

/** What a person chose for an export. */
export interface DaylioChoices {
  /** Faces of moods that only they can place; null for one that stays out. */
  levels: ReadonlyMap<string, EmotionLevel | null>;
  notes: NotesGo;
}

/** A record as the emotions take it, but for its ids. */
interface Told {
  /** Names it: the same line has the same name in the next export. */
  name: string;
  line: number;
  day: string;
  at: string;
  level: EmotionLevel;
  tags: string[];
  note: string | null;
}

/** Words as the diary takes them, but for what is the same for all. */
interface ToldEntry {
  name: string;
  day: string;
  at: string;
  title: string | undefined;
  text: string;
}

/** A text that is longer than its place takes. */
export interface Clipped {
  line: number;
  length: number;
  most: number;
}

export interface DaylioRecords {
  days: Told[];
  moments: Told[];
  entries: ToldEntry[];
  leftOut: LeftOut[];
  clipped: Clipped[];
}

/**
 * Records of the lines. A day with one line is that line; a day with more has their mean, and each of
 * them as a moment. A line that lies in the future at `now`, or that nothing is made of, is left out.
 */
export function recordsOf(
  lines: readonly DaylioLine[],
  { levels, notes }: DaylioChoices,
  { timeZone, now }: { timeZone: string; now: Date },
): DaylioRecords {
  const records: DaylioRecords = { days: [], moments: [], entries: [], leftOut: [], clipped: [] };
  const byDay = new Map<string, Told[]>();
  const named = naming();
  for (const one of lines) {
    const { line, day, time, mood, tags } = one;
    const level = levelOfMood(mood) ?? levels.get(mood) ?? null;
    const instant = instantOfWallClock(`${day}T${time}`, timeZone);
    const at = instant.toISOString();
    const name = named(`daylio ${day} ${time} ${mood}`);
    const words = wordsOf(one, notes);
    if (instant > now) {
      records.leftOut.push({ line, reason: 'future' });
      continue;
    }
    if (level === null && !words.entry) {
      records.leftOut.push({ line, reason: 'no_face' });
      continue;
    }
    if (words.clipped) records.clipped.push({ line, ...words.clipped });
    if (words.entry) records.entries.push({ name: `${name} diary`, day, at, ...words.entry });
    if (level === null) continue;
    const told = { name, line, day, at, level, tags, note: words.note };
    byDay.set(day, [...(byDay.get(day) ?? []), told]);
  }
  for (const told of byDay.values()) placeDay(records, told);
  return records;
}

/** Two lines of one minute and mood are two moments; the first keeps the plain name. */
function naming(): (plain: string) => string {
  const times = new Map<string, number>();
  return (plain) => {
    const nth = (times.get(plain) ?? 0) + 1;
    times.set(plain, nth);
    return nth === 1 ? plain : `${plain} ${nth}`;
  };
}

interface Words {
  note: string | null;
  entry?: Pick<ToldEntry, 'title' | 'text'>;
  clipped?: Omit<Clipped, 'line'>;
}

/** A title that is too long for one, or that stands alone, is part of the text. */
function wordsOf({ title, note }: DaylioLine, go: NotesGo): Words {
  const hasTitle =
    go === 'diary' && note !== '' && title !== '' && title.length <= MAX_TITLE_LENGTH;
  const all = (hasTitle ? [note] : [title, note]).filter(Boolean).join('\n');
  if (all === '') return { note: null };
  const most = go === 'diary' ? MAX_ENTRY_LENGTH : MAX_NOTE_LENGTH;
  const text = all.slice(0, most);
  return {
    ...(go === 'diary'
      ? { note: null, entry: { title: hasTitle ? title : undefined, text } }
      : { note: text }),
    ...(all.length > most ? { clipped: { length: all.length, most } } : {}),
  };
}

function placeDay({ days, moments, leftOut }: DaylioRecords, told: readonly Told[]): void {
  const [only] = told;
  if (!only) return;
  const name = `daylio ${only.day}`;
  if (told.length === 1) {
    days.push({ ...only, name });
    return;
  }
  const mean = told.reduce((sum, { level }) => sum + level, 0) / told.length;
  const level = EMOTION_LEVELS[Math.round(mean) - 1] ?? only.level;
  days.push({ ...only, name, level, tags: [], note: null });
  moments.push(...told.slice(0, MAX_MOMENTS_PER_DAY));
  for (const { line } of told.slice(MAX_MOMENTS_PER_DAY)) {
    leftOut.push({ line, reason: 'too_many' });
  }
}
