import { randomUUID } from 'node:crypto';
import {
  definePermissions,
  eachTheirOwn,
  ownersOnly,
  type PermissionWorld,
} from '#packages/kernel/permission-rows.ts';

const ofEvent = { params: ({ eventId }: { eventId: string }) => ({ id: eventId }) };
/** An hour of a day that is long over. */
const anEvent = (title = 'Reunião') => ({
  title,
  category: 'work',
  start: '2026-01-20T14:00',
  end: '2026-01-20T15:00',
  allDay: false,
  timeZone: 'America/Sao_Paulo',
  description: null,
});

export const permissions = definePermissions(
  async ({ ask, secret }: PermissionWorld) => {
    const [eventId, deletedEventId] = [randomUUID(), randomUUID()];
    for (const id of [eventId, deletedEventId]) {
      await ask('owner', 'POST', '/api/calendar/events', { id, ...anEvent(secret) });
    }
    await ask('owner', 'DELETE', `/api/calendar/events/${deletedEventId}`);
    return { eventId, deletedEventId };
  },
  {
    'GET /api/calendar/events': {
      statuses: eachTheirOwn(200),
      query: () => ({ from: '2026-01-01', to: '2026-01-31' }),
    },
    'POST /api/calendar/events': {
      // The id of somebody else's event is a new event of one's own.
      statuses: eachTheirOwn(201),
      body: ({ eventId }) => ({ id: eventId, ...anEvent() }),
    },
    'PATCH /api/calendar/events/:id': {
      statuses: ownersOnly(200),
      ...ofEvent,
      body: () => anEvent(),
    },
    'DELETE /api/calendar/events/:id': { statuses: ownersOnly(204), ...ofEvent },
    'POST /api/calendar/events/:id/restore': {
      statuses: ownersOnly(200),
      params: ({ deletedEventId }) => ({ id: deletedEventId }),
    },
  },
);
