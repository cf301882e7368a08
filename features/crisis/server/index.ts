import { crisisLevelOf } from '#features/burnout/server/index.ts';
import { countryOf } from '../contract/country.rules.ts';
import type { Help } from '../contract/danger.ts';
import { dangerOf, helpFor } from '../contract/help.rules.ts';
import { readDanger } from '../engine/index.ts';

/** What a text is answered with before anything else where it tells of danger; nobody is told of it. */
export function helpOf(text: string, timeZone: string): Help | null {
  const danger = dangerOf(readDanger(text), crisisLevelOf(text));
  return danger && helpFor(danger, countryOf(timeZone));
}
