import type { Run, RunQuestion } from '#features/diary/contract/days.ts';

/** An entry as the run of days sees it. */
export interface RunEntry {
  day: string;
  /** Points; null where help comes before numbers, or nothing was read. */
  score: number | null;
  /** The emotion recorded for its day, 1 (very bad) to 5; null without one. */
  mood: number | null;
  /** It told of danger: it stands as a mark, outside every mean. */
  danger: boolean;
  /** Situations that it tells of. */
  situations: readonly string[];
}

/** Entries that are "now", and those before that they are held against. */
export const RECENT = 7;
export const BEFORE = 14;
/** With fewer to hold against, a difference is as likely chance. */
const ENOUGH_BEFORE = 6;
/** Points between two stretches from where on a person would notice: nearly one sign more in each entry. */
const NOTABLE = 1.5;
/** One very long entry must not make a week of its own. */
const HIGHEST_SCORE = 12;
/** What one step of the emotion weighs in points: a light sign. */
const STEP = 2;
const MIDDLE_MOOD = 3;
/** Of the last seven, so many are heavier before they are called so: one bad day is no bad week. */
const HEAVY_DAYS = 3;
/** The newest entries that may already go the other way. */
const NEWEST = 3;

const NOTHING: Run = { kind: 'few', danger: [], question: null };

/** Where the last days stand against those before; `entries` newest first. Pure. */
export function runOf(entries: readonly RunEntry[]): Run {
  const recent = entries.slice(0, RECENT);
  const before = entries.slice(RECENT, RECENT + BEFORE);
  const danger = [...recent, ...before].filter((entry) => entry.danger).map(({ day }) => day);
  const marked = { danger: [...new Set(danger)].sort(), question: questionOf(recent) };
  // Who told of danger these days is not told that they go well, nor asked anything.
  const endangered = recent.some((entry) => entry.danger);
  if (recent.length < RECENT || before.length < ENOUGH_BEFORE) {
    return endangered ? { ...marked, kind: 'care', question: null } : { ...NOTHING, ...marked };
  }
  const kind = kindOf(recent, before);
  if (endangered) return { ...marked, kind: kind === 'worse' ? kind : 'care', question: null };
  return { ...marked, kind };
}

function kindOf(recent: readonly RunEntry[], before: readonly RunEntry[]): Run['kind'] {
  const now = heaviness(recent);
  const then = heaviness(before);
  if (now === null || then === null) return 'few';
  const middle = heaviness(before.slice(0, RECENT)) ?? then;
  const earlier = heaviness(before.slice(RECENT)) ?? then;
  const wasHeavy = middle - earlier >= NOTABLE;
  const isBack = now - earlier < NOTABLE && earlier - now < 2 * NOTABLE;
  if (wasHeavy && middle - now >= NOTABLE && isBack) return 'back';
  const newest = heaviness(recent.slice(0, NEWEST)) ?? now;
  const first = heaviness(recent.slice(NEWEST)) ?? now;
  if (first - earlier >= NOTABLE && first - newest >= 2 * NOTABLE) return 'easing';
  if (now - then >= NOTABLE) {
    const heavier = recent.filter((entry) => (heaviness([entry]) ?? then) - then >= NOTABLE);
    return heavier.length >= HEAVY_DAYS ? 'worse' : 'few';
  }
  if (then - now >= NOTABLE) return 'better';
  return 'same';
}

/** How heavy a stretch was: points and the emotion of the day together; null where nothing tells. */
function heaviness(entries: readonly RunEntry[]): number | null {
  const told = entries.flatMap(({ score, mood, danger }) => {
    if (danger || score === null) return [];
    const felt = mood === null ? 0 : (MIDDLE_MOOD - mood) * STEP;
    return [Math.min(score, HIGHEST_SCORE) + felt];
  });
  return told.length === 0 ? null : told.reduce((sum, one) => sum + one, 0) / told.length;
}

/** Events of a life that decide what may be asked of the days around them; the gravest first. */
const LIFE_EVENTS: readonly [RunQuestion, ReadonlySet<string>][] = [
  ['mourning', new Set(['death-close', 'mourning', 'miscarriage', 'death-at-work', 'pet-died'])],
  ['leave', new Set(['sick-leave', 'return-from-leave'])],
  ['birth', new Set(['back-from-parental-leave', 'pregnant', 'baby-nights'])],
];

function questionOf(entries: readonly RunEntry[]): RunQuestion | null {
  const told = new Set(entries.flatMap(({ situations }) => situations));
  const event = LIFE_EVENTS.find(([, ids]) => [...ids].some((id) => told.has(id)));
  return event?.[0] ?? null;
}
