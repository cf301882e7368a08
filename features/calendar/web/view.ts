import type { OpenedState } from './parts/OpenedSheet.tsx';
import type { ShownEvent } from './rules/events.rules.ts';
import type { usePlace } from './use-place.ts';

/** What every view of the calendar is given. */
export interface ViewProps {
  readonly titleId: string;
  readonly place: ReturnType<typeof usePlace>;
  /** The person's time now, as their clock shows it. */
  readonly clock: string;
  readonly today: string;
  readonly now: Date;
  readonly timeZone: string;
  readonly mobile: boolean;
  /** The day that was chosen last. */
  readonly picked: string;
  readonly sheet: OpenedState;
  /** A day was chosen: beside the calendar, or above it, its events are shown. */
  readonly onPick: (day: string) => void;
  readonly onOpen: (event: ShownEvent) => void;
}
