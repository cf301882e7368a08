import type { DevicePart } from '#packages/offline-queue/index.ts';
import { removeLock } from './lock.store.ts';

/** The lock goes with whoever signs out: the next person sets their own. */
export const devicePart: DevicePart = { forget: removeLock };
