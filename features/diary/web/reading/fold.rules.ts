import type { Danger } from '#features/crisis/contract/help.rules.ts';
import type { Entry } from '../../contract/diary.contract.ts';
import { dangerIn } from './danger-here.ts';

/** From this age on an entry is read as what was, in ms. */
const OLD_MS = 48 * 3_600_000;
/** Among so many entries before, the same kind put away makes the next card quiet. */
const LOOKED_AT = 5;

type Written = Pick<Entry, 'id' | 'reading' | 'help' | 'helpDismissed' | 'createdAt'>;

/**
 * Whether help stands as one line that opens: who reads an old entry again knows what is in it, and
 * who said "that is not it" of the same kind lately should not have to say it every day. What asks
 * for somebody this minute always opens.
 */
export function foldOf(
  danger: Danger | null,
  entry: Written | undefined,
  recent: readonly Written[],
  now: number = Date.now(),
): 'no' | 'again' | 'old' {
  if (danger === null) return 'no';
  if (entry && now - Date.parse(entry.createdAt) > OLD_MS) return 'old';
  if (danger.urgency === 'now') return 'no';
  const before = entry ? recent.filter(({ createdAt }) => createdAt < entry.createdAt) : recent;
  const putAway = before
    .slice(0, LOOKED_AT)
    .some((one) => one.helpDismissed && dangerIn(one)?.kind === danger.kind);
  return putAway ? 'again' : 'no';
}
