import type { Counts } from '#features/burnout/engine/index.ts';
import { firstWeekdayOf } from '#packages/i18n/weeks.ts';
import { addDays, weekStartOf } from '#packages/kernel/index.ts';
import type { RunEntry } from './run.rules.ts';

/** An entry of the week: what the run of days sees of it, and what helped. */
export interface WeekEntry extends RunEntry {
  /** It was answered with help, of whatever urgency. */
  needsHelp: boolean;
  helped: readonly string[];
  counts: Counts | null;
}

/** What a week holds, before any words. */
export interface WeekFacts {
  /** Situations that weighed, the most often told first, each with the day it was told last. */
  weighed: { frame: string; day: string }[];
  /** The first day on which the emotion rose after a lower one, by the largest step; else none. */
  turned: { day: string; before: string; up: boolean } | null;
  /** What helped, newest last. */
  helped: { frame: string; day: string }[];
  heaviest: string | null;
  lightest: string | null;
}

/** Fewer entries than these are days, not a week. */
const ENOUGH = 3;
const DAYS = 7;

/** The last day of the week of a day, as people of the language draw weeks. */
export function lastDayOf(day: string, language: string): string {
  return addDays(weekStartOf(day, firstWeekdayOf(language)), DAYS - 1);
}

/** What may be told of a week: nothing of one with danger, or with too little in it. */
export function stateOf(entries: readonly WeekEntry[]): 'help' | 'few' | 'told' {
  if (entries.some(({ needsHelp }) => needsHelp)) return 'help';
  const days = new Set(entries.map(({ day }) => day));
  return entries.length < ENOUGH || days.size < 2 ? 'few' : 'told';
}

/** Pure: entries newest first, the emotions of the days oldest first. */
export function weekFactsOf(
  entries: readonly WeekEntry[],
  moods: readonly { day: string; level: number }[],
): WeekFacts {
  const inOrder = entries.toReversed();
  const told = new Map<string, { times: number; day: string }>();
  for (const { situations, day } of inOrder) {
    for (const frame of situations) {
      told.set(frame, { times: (told.get(frame)?.times ?? 0) + 1, day });
    }
  }
  const levels = moods.map(({ level }) => level);
  const [highest, lowest] = [Math.max(...levels), Math.min(...levels)];
  const apart = moods.length > 1 && highest > lowest;
  return {
    weighed: [...told]
      .sort(([, a], [, b]) => b.times - a.times || (a.day < b.day ? 1 : -1))
      .map(([frame, { day }]) => ({ frame, day })),
    turned: turnOf(moods),
    helped: inOrder.flatMap(({ helped, day }) => helped.map((frame) => ({ frame, day }))),
    heaviest: apart
      ? (moods.find(({ level }) => level === lowest)?.day ?? null)
      : heaviestOf(inOrder),
    lightest: apart ? (moods.findLast(({ level }) => level === highest)?.day ?? null) : null,
  };
}

/** The largest step between two recorded days that follow each other; a rise before a fall of the same size. */
function turnOf(moods: readonly { day: string; level: number }[]): WeekFacts['turned'] {
  const steps = moods.slice(1).flatMap(({ day, level }, index) => {
    const before = moods[index];
    return before && before.level !== level
      ? [{ day, before: before.day, step: level - before.level }]
      : [];
  });
  const [largest] = steps.sort(
    (a, b) => Math.abs(b.step) - Math.abs(a.step) || b.step - a.step || (a.day < b.day ? -1 : 1),
  );
  return largest ? { day: largest.day, before: largest.before, up: largest.step > 0 } : null;
}

/** By points, where the emotions do not tell; null where the days are alike. */
function heaviestOf(entries: readonly WeekEntry[]): string | null {
  const scored = entries.flatMap(({ day, score }) => (score === null ? [] : [{ day, score }]));
  const most = Math.max(0, ...scored.map(({ score }) => score));
  const only = scored.filter(({ score }) => score === most);
  return most > 0 && only.length === 1 ? (only[0]?.day ?? null) : null;
}
