import type { MeetingState } from '../contract/meetings.contract.ts';
import { CLOSES_AFTER_MINUTES, OPENS_BEFORE_MINUTES } from '../contract/meetings.contract.ts';
import { AWAY_AFTER_MS } from '../contract/room.contract.ts';

const MINUTE_MS = 60_000;

interface Timed {
  state: MeetingState;
  startsAt: Date;
  endsAt: Date;
  bothSince: Date | null;
  closedAt: Date | null;
  inPerson: boolean;
}

export const opensAt = ({ startsAt }: Pick<Timed, 'startsAt'>): Date =>
  new Date(startsAt.getTime() - OPENS_BEFORE_MINUTES * MINUTE_MS);

export const closesAt = ({ endsAt }: Pick<Timed, 'endsAt'>): Date =>
  new Date(endsAt.getTime() + CLOSES_AFTER_MINUTES * MINUTE_MS);

/**
 * The state of a meeting at a time. Nobody has to say that it did not happen: where its room has closed
 * and both were there it is finished, where one of them never came it was missed.
 * In person nobody here sees who came, so it counts as finished.
 */
export function stateAt(meeting: Timed, now: Date): MeetingState {
  const { state, bothSince, inPerson } = meeting;
  if (!isOpen(state) || now < closesAt(meeting)) return state;
  return bothSince || inPerson ? 'finished' : 'missed';
}

/** Still ahead or under way. */
export const isOpen = (state: MeetingState): boolean =>
  state === 'scheduled' || state === 'in_progress';

/** Whole minutes that both were there, begun ones too; null before it is finished. */
export function talkedMinutes(meeting: Timed, now: Date): number | null {
  const { bothSince, closedAt } = meeting;
  if (stateAt(meeting, now) !== 'finished' || !bothSince) return null;
  const end = closedAt ?? meeting.endsAt;
  return Math.max(1, Math.ceil((end.getTime() - bothSince.getTime()) / MINUTE_MS));
}

/** Whether somebody sits on a seat: entered, has not left, and said so lately. */
export function isHere(
  seat: { seenAt: Date; leftAt: Date | null } | undefined,
  now: Date,
): boolean {
  return Boolean(seat && !seat.leftAt && now.getTime() - seat.seenAt.getTime() < AWAY_AFTER_MS);
}
