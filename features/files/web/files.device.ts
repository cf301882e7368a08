import { deviceStorage, keysUnder } from '#packages/device/index.ts';
import type { DevicePart } from '#packages/offline-queue/index.ts';
import { UPLOADS_PREFIX } from './upload.ts';

/** Where unfinished uploads stand, so that they go on after a restart; the files themselves are not kept. */
export const devicePart: DevicePart = {
  forget: (userId) => {
    const storage = deviceStorage();
    if (!storage) return;
    for (const key of keysUnder(
      storage,
      userId === undefined ? UPLOADS_PREFIX : `${UPLOADS_PREFIX}${userId}.`,
    ))
      storage.removeItem(key);
  },
};
