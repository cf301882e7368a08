import type { EmotionMoment } from '../../contract/emotions.contract.ts';
import type { MomentChange } from '../local/pending.ts';

/** The moments of a day with what waits on this device already in place, in the order of their times. */
export function withPending(
  moments: readonly EmotionMoment[],
  pending: readonly MomentChange[],
  day: string,
): EmotionMoment[] {
  const byId = new Map(moments.map((moment) => [moment.id, moment]));
  for (const { moment, deleted } of pending) {
    if (moment.day !== day) continue;
    if (deleted) byId.delete(moment.id);
    else byId.set(moment.id, moment);
  }
  return [...byId.values()].toSorted((a, b) => {
    return Date.parse(a.at) - Date.parse(b.at) || a.id.localeCompare(b.id);
  });
}
