export { RemindersTab } from './parts/LazyTab.tsx';
export { useTappedReminder } from './use-tapped.ts';
