import { type DeviceStorage, keysUnder, readJson, writeJson } from '#packages/device/index.ts';

/** What the server said last, and when, as an ISO instant. */
export interface Kept<Value> {
  at: string;
  value: Value;
}

/** What a feature says about the list and the items that it keeps to be read without a connection. */
export interface KeptShape<List, Item extends { id: string }> {
  /** Begins the keys of this store; ends in a dot, and begins no other store's keys. */
  readonly prefix: string;
  /** As many items are kept: those opened last. */
  readonly most: number;
  /** An item longer than this, in characters, is not kept: what a person records needs room, too. */
  readonly longest: number;
  // A former version of the app may have kept another shape; the browser has no schemas to ask.
  isList(value: unknown): value is List;
  isItem(value: unknown): value is Item;
}

/** A list and the items opened last, of each person on a device; where there is no storage, nothing. */
export interface KeptStore<List, Item extends { id: string }> {
  keepList(storage: DeviceStorage | null, userId: string, list: List, at: string): void;
  readList(storage: DeviceStorage | null, userId: string): Kept<List> | null;
  /** Keeps an item in place of the one opened longest ago; true when it is now on the device. */
  keepItem(storage: DeviceStorage | null, userId: string, item: Item, at: string): boolean;
  readItem(storage: DeviceStorage | null, userId: string, id: string): Kept<Item> | null;
  /** Every item that is kept, the one opened last first. */
  items(storage: DeviceStorage | null, userId: string): Kept<Item>[];
  forgetItem(storage: DeviceStorage | null, userId: string, id: string): void;
  /** Forgets all of it, of one person or of everybody. */
  clear(storage: DeviceStorage | null, userId?: string): void;
}

export function keptStore<List, Item extends { id: string }>(
  shape: KeptShape<List, Item>,
): KeptStore<List, Item> {
  const { prefix, most, longest } = shape;
  const listKey = (userId: string) => `${prefix}${userId}.list`;
  const itemPrefix = (userId: string) => `${prefix}${userId}.item.`;
  const isKeptList = keptOf(shape.isList);
  const isKeptItem = keptOf(shape.isItem);
  // Also what a former version of the app kept elsewhere, so that it gives its place away.
  const all = (storage: DeviceStorage, userId: string) =>
    keysUnder(storage, `${prefix}${userId}.`)
      .filter((key) => key !== listKey(userId))
      .map((key) => ({ key, kept: readJson(storage, key, isKeptItem) }));
  return {
    keepList(storage, userId, list, at) {
      if (storage) writeJson(storage, listKey(userId), { at, value: list } satisfies Kept<List>);
    },
    readList: (storage, userId) => storage && readJson(storage, listKey(userId), isKeptList),
    keepItem(storage, userId, item, at) {
      if (!storage) return false;
      const own = itemPrefix(userId) + item.id;
      // An older copy goes in any case: what has changed since must not come back.
      storage.removeItem(own);
      if (JSON.stringify(item).length > longest) return false;
      const others = all(storage, userId).toSorted((a, b) =>
        (a.kept?.at ?? '').localeCompare(b.kept?.at ?? ''),
      );
      for (const { key } of others.slice(0, Math.max(0, others.length - most + 1))) {
        storage.removeItem(key);
      }
      return writeJson(storage, own, { at, value: item } satisfies Kept<Item>);
    },
    readItem: (storage, userId, id) =>
      storage && readJson(storage, itemPrefix(userId) + id, isKeptItem),
    items: (storage, userId) =>
      (storage ? all(storage, userId) : [])
        .flatMap(({ kept }) => (kept ? [kept] : []))
        .toSorted((a, b) => b.at.localeCompare(a.at)),
    forgetItem: (storage, userId, id) => storage?.removeItem(itemPrefix(userId) + id),
    clear(storage, userId) {
      if (!storage) return;
      const keys = keysUnder(storage, userId === undefined ? prefix : `${prefix}${userId}.`);
      for (const key of keys) storage.removeItem(key);
    },
  };
}

function keptOf<Value>(isValue: (value: unknown) => value is Value) {
  return (kept: unknown): kept is Kept<Value> => {
    if (typeof kept !== 'object' || kept === null) return false;
    const { at, value } = kept as Partial<Kept<unknown>>;
    return typeof at === 'string' && isValue(value);
  };
}
