import { type Danger, dangerOf, takesTheirPlace } from '#features/crisis/contract/help.rules.ts';
import type { Entry } from '../../contract/diary.contract.ts';

/** What an entry's view puts first: nothing, a soft line before the rest, or help in place of the rest. */
export type HelpPlace = 'none' | 'before' | 'instead';

/** Whatever is not a mere doubt replaces score, badges and feedback (product research 4.6). */
export function helpPlace(danger: Danger | null, dismissed: boolean): HelpPlace {
  if (danger === null || dismissed) return 'none';
  return takesTheirPlace(danger) ? 'instead' : 'before';
}

/**
 * The graver of what the server read when the entry was written and what this browser heard. An entry
 * from before help was kept with it is told by its crisis level.
 */
export function dangerIn(
  { reading, help }: Pick<Entry, 'reading' | 'help'>,
  heard: Danger | null = null,
): Danger | null {
  const level = help === undefined ? (reading?.crisisLevel ?? 0) : 0;
  return dangerOf(
    [help, heard].filter((one) => one != null),
    level,
  );
}
