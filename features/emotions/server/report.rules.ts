import {
  EMOTION_LEVELS,
  type EmotionLevel,
  type EmotionReport,
  FEWEST_PAIRS,
} from '#features/emotions/contract/emotions.contract.ts';
import { clearOnes, differenceByChance, meanOf } from '#packages/chance/index.ts';
import { addDays, weekdayOf } from '#packages/kernel/index.ts';

export interface RecordedDay {
  day: string;
  level: EmotionLevel;
  tags: readonly string[];
}

/** Fewest days with a tag, and without it, for the two to be compared. */
const FEWEST_OF_A_KIND = 3;

/**
 * What the recorded days of a span say. Comparisons are made from 14 recorded days on, each with its
 * chance, and called clear only when it holds with all of them taken together.
 */
export function reportOf(
  { from, to }: { from: string; to: string },
  recorded: readonly RecordedDay[],
): EmotionReport {
  const byDay = new Map(recorded.map((one) => [one.day, one.level]));
  const days: EmotionReport['days'] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    days.push({ day, level: byDay.get(day) ?? null });
  }
  const levels = recorded.map(({ level }) => level);
  return {
    from,
    to,
    days,
    recorded: recorded.length,
    distribution: EMOTION_LEVELS.map((level) => levels.filter((one) => one === level).length),
    mean: meanOf(levels),
    trend: trendOf(days),
    weekdays: weekdaysOf(recorded),
    tags: recorded.length < FEWEST_PAIRS ? [] : tagsOf(recorded),
  };
}

/** Later half of the span against the earlier one. */
function trendOf(days: EmotionReport['days']): EmotionReport['trend'] {
  const found = days.flatMap(({ level }, index) =>
    level === null ? [] : [{ level, late: index >= days.length / 2 }],
  );
  if (found.length < FEWEST_PAIRS) return null;
  const test = differenceByChance(
    found.map(({ level }) => level),
    found.map(({ late }) => late),
  );
  return test && { ...test, clear: clearOnes([test.p])[0] === true };
}

/** By weekday, Monday first. */
function weekdaysOf(recorded: readonly RecordedDay[]): EmotionReport['weekdays'] {
  const levels: number[][] = Array.from({ length: 7 }, () => []);
  for (const { day, level } of recorded) levels[(weekdayOf(day) + 6) % 7]?.push(level);
  return levels.map((one) => ({ n: one.length, mean: meanOf(one) }));
}

function tagsOf(recorded: readonly RecordedDay[]): EmotionReport['tags'] {
  const levels = recorded.map(({ level }) => level);
  const tags = new Set(recorded.flatMap((one) => one.tags));
  const compared = [...tags].flatMap((tag) => {
    const marked = recorded.map((one) => one.tags.includes(tag));
    const having = marked.filter(Boolean).length;
    const without = recorded.length - having;
    if (Math.min(having, without) < FEWEST_OF_A_KIND) return [];
    const test = differenceByChance(levels, marked);
    return test ? [{ tag, with: having, without, ...test }] : [];
  });
  const clear = clearOnes(compared.map(({ p }) => p));
  return compared
    .map((one, index) => ({ ...one, clear: clear[index] === true }))
    .toSorted((a, b) => a.p - b.p || a.tag.localeCompare(b.tag));
}
