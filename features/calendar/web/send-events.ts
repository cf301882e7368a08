import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { ApiFailure } from '#packages/api/client/index.ts';
import type { Sender } from '#packages/offline-queue/index.ts';
import { showToast } from '#packages/ui/index.ts';
import { calendarApi, LISTS } from './calendar.client.ts';
import { eventQueue, type WaitingEvent } from './local/waiting.ts';

/** A call that has not been answered by then counts as no connection, in ms. */
const SEND_TIMEOUT_MS = 20_000;

/** Sends what waits of the calendar, whatever screen is open. */
export function eventSenderOf(client: QueryClient, userId: string): Sender<WaitingEvent> {
  return {
    send: async (change) => {
      await sendChange(userId, change);
      // The list holds it before it waits no more: it never vanishes in between.
      await client.invalidateQueries({ queryKey: LISTS });
    },
    sent: () => {
      if (eventQueue.pending(userId).some((change) => eventQueue.isRefused(change))) {
        void tellRefused();
      }
    },
  };
}

async function sendChange(userId: string, change: WaitingEvent): Promise<void> {
  const { id, draft, before, scope, newId, anyway } = change;
  const options = { as: userId, signal: AbortSignal.timeout(SEND_TIMEOUT_MS) };
  const { occurrence, revision = 0 } = before ?? {};
  const params = { id };
  if (draft && !before) {
    await calendarApi.addEvent({ body: { id, ...draft } }, options);
  } else if (draft) {
    const meant = occurrence ? { change: { ...occurrence, scope, newId } } : { seen: revision };
    await calendarApi.changeEvent(
      { params, body: { ...draft, ...(anyway ? {} : meant) } },
      options,
    );
  } else {
    const meant = occurrence ? { scope, ...occurrence } : { revision };
    const query = { scope: 'all' as const, ...(before && !anyway ? meant : {}) };
    await calendarApi.deleteEvent({ params, query }, options).catch((error: unknown) => {
      // It is gone already, or never came to be.
      if (!(error instanceof ApiFailure && error.status === 404)) throw error;
    });
  }
}

/** What the server does not take is told wherever its person is; the calendar says why, and what can be done. */
async function tellRefused(): Promise<void> {
  await i18next.loadNamespaces('calendar');
  showToast({
    id: 'calendar-refused',
    kind: 'failed',
    text: i18next.t('calendar:waiting.refused'),
  });
}
