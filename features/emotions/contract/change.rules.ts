/** A change of a record as it competes with others: when it was made, and its own id. */
export interface Change {
  /** Milliseconds since 1970 of the tap on the device. */
  readonly at: number;
  readonly id: string;
}

/**
 * Whether `next` replaces `standing`: the later tap wins, and of two at the same instant the larger
 * id. The order is total, so any order of arrival, and any number of copies, ends in the same record.
 */
export function replaces(next: Change, standing: Change | null): boolean {
  if (!standing) return true;
  return next.at === standing.at ? next.id > standing.id : next.at > standing.at;
}
