import type { EventDraft } from '#features/calendar/contract/calendar.contract.ts';
import type { SkipReason } from '#features/calendar/contract/import.contract.ts';
import { movedBy } from '#features/calendar/contract/moved-times.rules.ts';
import { uuidOf } from '#packages/db/index.ts';
import type { FileEvent } from './ics-events.rules.ts';
import { movedTo, type Stamp } from './ics-times.rules.ts';

/** An event that a file would bring: under which ids the calendar may know it, and what it would be. */
export interface Candidate {
  /** What it would be called here, the same each time that the file is read by this person. */
  readonly id: string;
  /** The id of an event of ours that was taken along and comes back; null for what others made. */
  readonly ours: string | null;
  readonly title: string;
  readonly isShortened: boolean;
  readonly draft: EventDraft | null;
  readonly problem: SkipReason | null;
  /** Starts of a series that do not come. */
  readonly except: readonly string[];
  /** Whose changed or added time it is; `at` is the start that the rule gave it, null for an added one. */
  readonly part: { readonly of: string; readonly at: string | null } | null;
}

/** The events of a file, each series before what was made of its single times. */
export function candidatesOf(events: readonly FileEvent[], userId: string): Candidate[] {
  const byUid = Map.groupBy(events, (event) => identityOf(event));
  return [...byUid].flatMap(([uid, same]) => {
    const idOf = (at: string) => uuidOf(`ics ${userId} ${uid} ${at}`);
    const wholes = same.filter(({ of }) => !of);
    const parts = same.filter(({ of }) => of);
    const [first] = wholes;
    const zone = first?.draft?.timeZone;
    const clockOf = (stamp: Stamp) => (zone ? movedTo(stamp, zone) : stamp).clock;
    const taken = parts.flatMap(({ of }) => (of ? clockOf(of) : []));
    const made = wholes.map((event) =>
      candidate(event, uid, idOf(''), {
        except: event.draft?.repeat ? [...new Set([...event.except.map(clockOf), ...taken])] : [],
      }),
    );
    const [whole = null] = made;
    const changed = parts
      .filter(({ isCancelled }) => !isCancelled)
      .map((event) => {
        const at = event.of ? clockOf(event.of) : '';
        const isOfSeries = whole?.draft?.repeat !== undefined;
        return candidate(event, uid, idOf(at), {
          part: whole && { of: whole.id, at: isOfSeries ? at : null },
        });
      });
    const added = (first?.extra ?? []).map((stamp) => {
      const at = clockOf(stamp);
      const draft = first?.draft ? onceAt(first.draft, at) : null;
      return candidate({ ...(first as FileEvent), draft }, uid, idOf(at), {
        part: whole && { of: whole.id, at: null },
      });
    });
    return [...made, ...changed, ...added];
  });
}

/** What tells an event from others: its own name for that, or all of it where it has none. */
function identityOf({ uid, title, draft, of }: FileEvent): string {
  if (uid) return uid;
  return JSON.stringify([title, draft?.start, draft?.end, draft?.repeat, of?.clock]);
}

function candidate(
  { title, isShortened, draft, problem, isCancelled }: FileEvent,
  uid: string,
  id: string,
  more: Partial<Pick<Candidate, 'except' | 'part'>>,
): Candidate {
  const ours = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?=$|-\d{4}-)/i.exec(uid)?.[0] ?? null;
  return {
    ...{ id, ours: ours?.toLowerCase() ?? null, title, isShortened, draft },
    ...{ problem: isCancelled ? 'cancelled' : problem, except: [], part: null },
    ...more,
  };
}

/** An event as it would be once, at another start. */
function onceAt({ repeat: _, ...draft }: EventDraft, start: string): EventDraft {
  return { ...draft, start, end: movedBy(draft.end, draft.start, start) };
}
