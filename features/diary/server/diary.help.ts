import { crisisLevelOf } from '#features/burnout/server/index.ts';
import type { Country } from '#features/crisis/contract/country.rules.ts';
import type { Help } from '#features/crisis/contract/danger.ts';
import { dangerOf, helpFor, isGraver } from '#features/crisis/contract/help.rules.ts';
import { readDanger } from '#features/crisis/engine/index.ts';

/** What an entry that was just written is answered with, before anything else; null on most days. */
export function helpOf(
  text: string,
  { crisisLevel }: { crisisLevel: number },
  country: Country,
): Help | null {
  const danger = dangerOf(readDanger(text), crisisLevel);
  return danger && helpFor(danger, country);
}

/** Whether a changed text tells of something that the former one did not, or tells it graver. */
export function soundsWorse(text: string, former: string): boolean {
  const [level, before] = [crisisLevelOf(text), crisisLevelOf(former)];
  const danger = dangerOf(readDanger(text), level);
  return level > before || (danger !== null && isGraver(danger, readDanger(former), before));
}
