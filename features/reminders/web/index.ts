import { type LazyPart, lazyPanel } from '#packages/ui/index.ts';
import type { RemindersTabProps } from './RemindersTab.tsx';

export { useCityHolidays, useQuietHours } from './reminders.api.ts';
export { STATE_NAMES, STATES_BY_NAME } from './states.ts';
export { useTappedReminder } from './use-tapped.ts';

/** The reminders as a part of another screen; their code comes with the first opening. */
export const RemindersTab: LazyPart<RemindersTabProps> = lazyPanel(
  () => import('./RemindersTab.tsx'),
);
