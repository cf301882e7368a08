export { LockCard } from './LockCard.tsx';
export { LockGate } from './LockGate.tsx';
