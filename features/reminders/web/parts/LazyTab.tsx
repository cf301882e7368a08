import { type LazyPart, lazyPanel } from '#packages/ui/index.ts';
import type { RemindersTabProps } from '../RemindersTab.tsx';

/** The reminders as a part of another screen; their code comes with the first opening. */
export const RemindersTab: LazyPart<RemindersTabProps> = lazyPanel(
  () => import('../RemindersTab.tsx'),
);
