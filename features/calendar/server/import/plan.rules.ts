import {
  type EventDraft,
  MAX_EVENTS_PER_MONTH,
  MONTH_FULL,
} from '#features/calendar/contract/calendar.contract.ts';
import type { SkipReason } from '#features/calendar/contract/import.contract.ts';
import { MAX_SERIES, TOO_MANY_SERIES } from '#features/calendar/contract/repeat.contract.ts';
import type { Candidate } from './candidates.rules.ts';

/** What a calendar holds before anything comes in. */
export interface Held {
  readonly ids: ReadonlySet<string>;
  readonly series: number;
  /** Events that come once, by the month in which they begin: `2026-11`. */
  readonly months: ReadonlyMap<string, number>;
}

export interface Coming {
  readonly candidate: Candidate;
  readonly draft: EventDraft;
  /** Whose changed time it is; null for what stands by itself. */
  readonly changes: { readonly series: string; readonly at: string } | null;
}

export interface Plan {
  readonly comes: readonly Coming[];
  readonly known: number;
  readonly skipped: readonly { readonly candidate: Candidate; readonly reason: SkipReason }[];
}

/** Which of the events of a file come into a calendar, which are there, and which stay outside and why. */
export function planOf(candidates: readonly Candidate[], held: Held): Plan {
  const ids = new Set(held.ids);
  const months = new Map(held.months);
  let { series } = held;
  const [coming, there] = [new Set<string>(), new Set<string>()];
  const comes: Coming[] = [];
  const skipped: { candidate: Candidate; reason: SkipReason }[] = [];
  let known = 0;
  for (const candidate of candidates) {
    const { id, ours, draft, problem, part } = candidate;
    if (ids.has(id) || (ours !== null && ids.has(ours)) || (part && there.has(part.of))) {
      known += 1;
      there.add(id);
      continue;
    }
    if (problem || !draft) {
      skipped.push({ candidate, reason: problem ?? 'unreadable' });
      continue;
    }
    const month = draft.start.slice(0, 7);
    const inMonth = months.get(month) ?? 0;
    if (draft.repeat ? series >= MAX_SERIES : inMonth >= MAX_EVENTS_PER_MONTH) {
      skipped.push({ candidate, reason: draft.repeat ? TOO_MANY_SERIES : MONTH_FULL });
      continue;
    }
    if (draft.repeat) series += 1;
    else months.set(month, inMonth + 1);
    ids.add(id);
    coming.add(id);
    const isOfComing = part?.at && coming.has(part.of);
    const changes = isOfComing && part.at ? { series: part.of, at: part.at } : null;
    comes.push({ candidate, draft, changes });
  }
  return { comes, known, skipped };
}
