import { crisisLevelOf } from '#features/burnout/server/index.ts';
import type { Country } from '#features/crisis/contract/country.rules.ts';
import type { Help } from '#features/crisis/contract/danger.ts';
import { dangerOf, helpFor, isGraver } from '#features/crisis/contract/help.rules.ts';
import { readDanger } from '#features/crisis/engine/index.ts';

/** All that somebody wrote in an entry: danger may be told in the title alone. */
export function wholeOf({ title, text }: { title?: string | undefined; text: string }): string {
  return title === undefined ? text : `${title}\n\n${text}`;
}

/** What an entry that was just written is answered with, before anything else; null on most days. */
export function helpOf(
  entry: { title?: string | undefined; text: string },
  reading: { crisisLevel: number },
  country: Country,
): Help | null {
  const whole = wholeOf(entry);
  const level = entry.title === undefined ? reading.crisisLevel : crisisLevelOf(whole);
  const danger = dangerOf(readDanger(whole), level);
  return danger && helpFor(danger, country);
}

/** Whether a changed text tells of something that the former one did not, or tells it graver. */
export function soundsWorse(text: string, former: string): boolean {
  const [level, before] = [crisisLevelOf(text), crisisLevelOf(former)];
  const danger = dangerOf(readDanger(text), level);
  return level > before || (danger !== null && isGraver(danger, readDanger(former), before));
}
