import type { Meeting } from '../../contract/meetings.contract.ts';

/** Meetings as the page shows them. */
export interface Lists {
  /** The one whose room is open, or that is under way. */
  now: Meeting | null;
  next: readonly Meeting[];
  over: readonly Meeting[];
}

export const isOpen = ({ state }: Pick<Meeting, 'state'>): boolean =>
  state === 'scheduled' || state === 'in_progress';

export const isRoomOpen = (meeting: Meeting, now: Date): boolean =>
  isOpen(meeting) &&
  !meeting.inPerson &&
  now >= new Date(meeting.opensAt) &&
  now < new Date(meeting.closesAt);

/** What is ahead in its order, and what is over with the last one first. */
export function listsOf(meetings: readonly Meeting[], now: Date): Lists {
  const open = meetings.filter(isOpen).toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const current = open.find((meeting) => isRoomOpen(meeting, now)) ?? null;
  return {
    now: current,
    next: open.filter((meeting) => meeting !== current),
    over: meetings
      .filter((meeting) => !isOpen(meeting))
      .toSorted((a, b) => b.startsAt.localeCompare(a.startsAt)),
  };
}

/** The open meeting that a time would touch, apart from the one that is being moved. */
export function clashOf(
  meetings: readonly Meeting[],
  { from, to }: { from: Date; to: Date },
  except?: string,
): Meeting | null {
  return (
    meetings.find(
      (meeting) =>
        meeting.id !== except &&
        isOpen(meeting) &&
        new Date(meeting.startsAt) < to &&
        new Date(meeting.endsAt) > from,
    ) ?? null
  );
}

/** Whole minutes until a meeting begins, begun ones too; 0 once it has. */
export const minutesUntil = ({ startsAt }: Meeting, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(startsAt) - now.getTime()) / 60_000));
