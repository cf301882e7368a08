import { type DeviceStorage, keysUnder } from '#packages/device/index.ts';

/** Everything the diary keeps on the device lies under this prefix, so that it can be cleared as one. */
export const DIARY_PREFIX = 'florescer.diary.';

/** Removes whatever the diary keeps on this device for one person, or for everybody without `userId`. */
export function clearDevice(storage: DeviceStorage, userId?: string): void {
  const kinds = ['draft.', 'outbox.', 'head.', 'edit.', 'settled.'];
  for (const kind of kinds) {
    const prefix = `${DIARY_PREFIX}${kind}${userId === undefined ? '' : `${userId}.`}`;
    for (const key of keysUnder(storage, prefix)) storage.removeItem(key);
  }
}
