import { deviceStorage } from '#packages/device/index.ts';
import type { DevicePart } from '#packages/offline-queue/index.ts';
import { knownNews } from './local/known.ts';

const forget = (userId?: string) => knownNews.clear(deviceStorage(), userId);

export const devicePart: DevicePart = { forget, forgetReading: forget };
