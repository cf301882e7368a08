export {
  type QueuedChange,
  type QueueStore,
  queueStore,
  type Refusal,
  stampChange,
} from './queue-store.ts';
export { isDeclined } from './setbacks.ts';
export {
  type ChosenCopy,
  type DevicePart,
  type WaitingKind,
  waitingKind,
} from './web/device-part.ts';
export { deviceParts, forgetOnDevice, registerDeviceParts } from './web/device-parts.ts';
export { OfflineQueue, type Sender } from './web/offline-queue.ts';
export { usePendingChanges } from './web/use-offline-queue.ts';
