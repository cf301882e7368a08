/** Severity, demands of the activity and weakness of the measures, each from 1 to 5. */
export interface Rating {
  severity: number;
  /** How much the activity asks of people. */
  demands: number;
  /** How little the measures in place hold: 1 they work, 5 there are none. */
  weakness: number;
}

export const PRIORITIES = ['first', 'next', 'watch'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** From which level on a risk is cared for first, and next. */
export interface Bounds {
  first: number;
  next: number;
}

/**
 * Probability from 1 to 5. NR-1, 1.5.4.4.5.3, takes it for ergonomic factors from what the activity demands
 * and how well the measures work, not from how often something has happened.
 */
export function probabilityOf({ demands, weakness }: Pick<Rating, 'demands' | 'weakness'>): number {
  return Math.ceil((demands * weakness) / 5);
}

/** Severity times probability, from 1 to 25. */
export function levelOf(rating: Rating): number {
  return rating.severity * probabilityOf(rating);
}

export function priorityOf(level: number, { first, next }: Bounds): Priority {
  if (level >= first) return 'first';
  return level >= next ? 'next' : 'watch';
}

export type ActionState = 'planned' | 'ongoing' | 'late' | 'done' | 'dropped';

/** Where an action stands on a day, by its dates alone. */
export function stateOf(
  action: { startsOn: string; dueOn: string; doneOn: string | null; dropped: string | null },
  today: string,
): ActionState {
  if (action.dropped !== null) return 'dropped';
  if (action.doneOn !== null) return 'done';
  if (action.dueOn < today) return 'late';
  return action.startsOn > today ? 'planned' : 'ongoing';
}

/** A day so many years later; 29 February becomes 1 March. */
function yearsAfter(day: string, years: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 10);
}

/**
 * When the inventory is looked at again (NR-1, 1.5.4.4.6): so many years after the last review, or at once
 * where one of the norm's triggers is open. Null before there is anything to review.
 */
export function nextReview(
  reviews: readonly { on: string; doneOn: string | null }[],
  { firstOn, years }: { firstOn: string | null; years: number },
): { on: string; triggered: boolean } | null {
  const open = reviews.filter(({ doneOn }) => doneOn === null).map(({ on }) => on);
  const [oldest] = open.toSorted();
  if (oldest !== undefined) return { on: oldest, triggered: true };
  const last = reviews
    .flatMap(({ doneOn }) => doneOn ?? [])
    .toSorted()
    .at(-1);
  const from = last ?? firstOn;
  return from === null ? null : { on: yearsAfter(from, years), triggered: false };
}
