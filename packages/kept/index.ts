export { type Kept, type KeptStore, keptStore } from './kept-store.ts';
export { isUnreached, useKept } from './web/use-kept.ts';
