export { RemindersTab } from './parts/LazyTab.tsx';
export { useQuietHours } from './reminders.api.ts';
export { STATE_NAMES, STATES_BY_NAME } from './states.ts';
export { useTappedReminder } from './use-tapped.ts';
