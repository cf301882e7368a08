import i18next from 'i18next';
import { FailedState, type LazyPart, lazyPart, PageSpinner } from '#packages/ui/index.ts';
import type { NotificationsPanelProps } from './NotificationsPanel.tsx';

/** The newest notifications; code and texts come when somebody first opens them. */
export const NotificationsPanel: LazyPart<NotificationsPanelProps> = lazyPart(
  async () => {
    const [panel] = await Promise.all([
      import('./NotificationsPanel.tsx'),
      i18next.loadNamespaces('notifications'),
    ]);
    return panel;
  },
  { waiting: <PageSpinner />, failed: (retry) => <FailedState onRetry={retry} /> },
);
