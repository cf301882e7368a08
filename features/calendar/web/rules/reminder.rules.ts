import type { Quiet } from '#packages/kernel/quiet-hours.ts';
import { isQuiet } from '#packages/kernel/quiet-hours.ts';
import { instantOfWallClock, minuteOf } from '#packages/kernel/wall-clock.ts';
import { dueOf } from '../../contract/due.rules.ts';
import { draftOf, type EventForm, missingOf } from './form.rules.ts';

interface Surroundings {
  /** The person's own zone. */
  readonly timeZone: string;
  /** Their quiet hours; undefined while nobody knows them. */
  readonly quiet: Quiet | null | undefined;
  readonly now: Date;
}

/** Why the reminder that is chosen will not come: its time is over, or lies in the quiet hours. */
export function silenceOf(
  form: EventForm,
  { timeZone: ownZone, quiet, now }: Surroundings,
): 'past' | 'quiet' | null {
  if (!form.reminder || missingOf(form).length > 0) return null;
  const { start, timeZone, repeat } = draftOf(form);
  const startsAt = instantOfWallClock(start, timeZone);
  const due = dueOf(form.reminder, { start, startsAt, timeZone }, ownZone);
  if (!repeat && due <= now) return 'past';
  return isQuiet(minuteOf(due, ownZone), quiet ?? null) ? 'quiet' : null;
}
