export {
  type QueuedChange,
  type QueueStore,
  queueStore,
  type Refusal,
  stampChange,
} from './queue-store.ts';
export { OfflineQueue, type Sender } from './web/offline-queue.ts';
export {
  useFullRoom,
  usePendingChanges,
  useSendPending,
  useStuckChanges,
} from './web/use-offline-queue.ts';
