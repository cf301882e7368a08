import { deviceStorage } from '#packages/device/index.ts';
import { type DevicePart, waitingKind } from '#packages/offline-queue/index.ts';
import { knownCourses } from './local/known.ts';
import { trainingQueue } from './local/pending.ts';
import { trainingSenderOf } from './send-training.ts';

const forgetReading = (userId?: string) => knownCourses.clear(deviceStorage(), userId);

export const devicePart: DevicePart = {
  waiting: [waitingKind({ name: 'training', queue: trainingQueue, senderOf: trainingSenderOf })],
  forgetReading,
  forget: (userId) => {
    forgetReading(userId);
    trainingQueue.clear(userId);
  },
};
