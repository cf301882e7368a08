import type { ApiFailure } from '#packages/api/client/index.ts';
import { type DeviceStorage, keysUnder, readJson, writeJson } from '#packages/device/index.ts';
import { concernsOthers, isDeclined, Setbacks } from './setbacks.ts';

/** A change of one record that the server has not confirmed yet. */
export interface QueuedChange {
  changeId: string;
  /** When it was made, as an ISO instant. */
  recordedAt: string;
}

let lastStamped = 0;

/**
 * What a change made now is known and ordered by. Of two changes of a page the second is the later
 * one, also within a millisecond or when the clock was set back in between.
 */
export function stampChange(): QueuedChange {
  lastStamped = Math.max(Date.now(), lastStamped + 1);
  return { changeId: crypto.randomUUID(), recordedAt: new Date(lastStamped).toISOString() };
}

/** What a feature says about the changes that it queues. */
export interface QueueShape<Change extends QueuedChange> {
  /** Begins the keys of this queue; ends in a dot, and begins no other queue's keys. */
  readonly prefix: string;
  /** The record that a change is about: of the changes of one record only one stands. */
  recordOf(change: Change): string;
  /**
   * What the changes of several records have in common, where a later one needs the earlier: they go in
   * the order in which they were made. Without it each record is by itself.
   */
  thingOf?(change: Change): string;
  isChange(value: unknown): value is Change;
  /** Reads what an earlier version of the app kept under the same prefix. */
  ofFormer?(value: unknown): Change | null;
  /** Keeps what the server refuses for good, where the person can still do something about it. */
  keepsRefused?: boolean;
  /** Statuses that refuse such a change for good, besides 400 and 422: 409 where it meets another one. */
  refusals?: readonly number[];
  /**
   * The merge rule: whether `next` stands where `standing` did. It must order the changes of a record
   * totally and be the server's rule too; then any order of arrival ends in the same record.
   */
  replaces(next: Change, standing: Change): boolean;
}

/** Changes of one person's records on a device, until they are sent. */
export interface QueueStore<Change extends QueuedChange> {
  readonly shape: QueueShape<Change>;
  /** What waits, oldest first, one change for each record. */
  pending(storage: DeviceStorage, userId: string): Change[];
  /** Keeps a change unless one that replaces it waits; false where the device has no room for it. */
  keep(storage: DeviceStorage, userId: string, change: Change): boolean;
  /**
   * Sends what waits, one by one, what failed before after the others; what is taken back meanwhile is not
   * sent. What the server refuses for good is let go and answered, since no later try would be taken; so is
   * whatever its person declined to have kept. What could not be sent waits on, with
   * what follows it of the same thing; the others go on, unless they would probably fail like it.
   * With `only`, sends that change alone.
   */
  sendAll(
    storage: DeviceStorage,
    userId: string,
    send: (change: Change) => Promise<unknown>,
    setbacks?: Setbacks,
    only?: string,
  ): Promise<Refusal<Change>[]>;
  /** Removes one change, unless one that replaces it waits meanwhile. */
  remove(storage: DeviceStorage, userId: string, change: Change): void;
  /** Removes what waits: of one person, or of everybody. */
  clear(storage: DeviceStorage, userId?: string): void;
}

export interface Refusal<Change> {
  change: Change;
  failure: ApiFailure;
}

/**
 * The queue of one kind of record. Every change lies under a key of its own and which one stands is
 * settled at reading, so that two tabs that write at once never overwrite one another.
 */
export function queueStore<Change extends QueuedChange>(
  shape: QueueShape<Change>,
): QueueStore<Change> {
  const { prefix, recordOf, isChange, replaces } = shape;
  const thingOf = shape.thingOf ?? recordOf;
  const prefixOf = (userId: string) => `${prefix}${userId}.`;
  const all = (storage: DeviceStorage, userId: string) =>
    keysUnder(storage, prefixOf(userId)).flatMap((key) => {
      const value = readJson(storage, key, isAnything);
      const change = isChange(value) ? value : shape.ofFormer?.(value);
      return change ? [{ key, change }] : [];
    });
  const ofRecord = (storage: DeviceStorage, userId: string, record: string) =>
    all(storage, userId).filter(({ change }) => recordOf(change) === record);

  const pending = (storage: DeviceStorage, userId: string) => {
    const standing = new Map<string, Change>();
    for (const { change } of all(storage, userId)) {
      const rival = standing.get(recordOf(change));
      if (!rival || replaces(change, rival)) standing.set(recordOf(change), change);
    }
    return [...standing.values()].toSorted(byTime);
  };
  const waits = (storage: DeviceStorage, userId: string, { changeId }: Change) =>
    pending(storage, userId).some((change) => change.changeId === changeId);
  /** A change that was made since stays. */
  const remove = (storage: DeviceStorage, userId: string, sent: Change) => {
    for (const { key, change } of ofRecord(storage, userId, recordOf(sent))) {
      if (!replaces(change, sent)) storage.removeItem(key);
    }
  };

  return {
    shape,
    pending,
    remove,
    keep(storage, userId, change) {
      const record = recordOf(change);
      const rivals = ofRecord(storage, userId, record);
      if (rivals.some((rival) => !replaces(change, rival.change))) return true;
      const own = `${prefixOf(userId)}${record}.${change.changeId}`;
      // A full device may still have room in the place of a change that is replaced anyway.
      const places = [own, ...rivals.map(({ key }) => key)];
      const taken = places.find((key) => writeJson(storage, key, change));
      if (!taken) return false;
      for (const { key } of rivals) if (key !== taken) storage.removeItem(key);
      return true;
    },
    async sendAll(storage, userId, send, setbacks = new Setbacks(shape.refusals), only) {
      const refused: Refusal<Change>[] = [];
      const due = pending(storage, userId).filter(({ changeId }) =>
        only === undefined ? !setbacks.isRefused(changeId) : changeId === only,
      );
      for (const changes of inTurn(due, thingOf, setbacks)) {
        for (const change of changes) {
          // Taken back, cleared or changed while another one was on its way.
          if (!waits(storage, userId, change)) continue;
          try {
            await send(change);
          } catch (error) {
            if (!setbacks.refuses(error) || (shape.keepsRefused && !isDeclined(error))) {
              setbacks.add(change.changeId, error);
              if (concernsOthers(error)) return refused;
              break;
            }
            // Cleared meanwhile, as by a sign-out: told of, its words would come back to the device.
            const isGone = ofRecord(storage, userId, recordOf(change)).length === 0;
            if (!isGone) refused.push({ change, failure: error });
          }
          setbacks.forget(change.changeId);
          remove(storage, userId, change);
        }
      }
      return refused;
    },
    clear(storage, userId) {
      const keys = keysUnder(storage, userId === undefined ? prefix : prefixOf(userId));
      for (const key of keys) storage.removeItem(key);
    },
  };
}

/** The changes of each thing, oldest first; things of which one failed more often come later. */
function inTurn<Change extends QueuedChange>(
  changes: readonly Change[],
  thingOf: (change: Change) => string,
  setbacks: Setbacks,
): Change[][] {
  const triesOf = (thing: readonly Change[]) =>
    Math.max(...thing.map(({ changeId }) => setbacks.of(changeId)));
  return [...Map.groupBy(changes, thingOf).values()].toSorted((a, b) => triesOf(a) - triesOf(b));
}

const isAnything = (value: unknown): value is unknown => value !== undefined;

function byTime(a: QueuedChange, b: QueuedChange): number {
  return a.recordedAt.localeCompare(b.recordedAt) || a.changeId.localeCompare(b.changeId);
}
