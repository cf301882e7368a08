import { randomUUID } from 'node:crypto';
import {
  definePermissions,
  eachTheirOwn,
  everybody,
  ownersOnly,
  type PermissionWorld,
} from '#packages/kernel/permission-rows.ts';
import { calendarAddresses } from './calendar.tables.ts';

interface Fixture {
  eventId: string;
  deletedEventId: string;
  seriesId: string;
  /** Its times from some day on are deleted. */
  cutSeriesId: string;
}
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
  async ({ ask, secret, context }: PermissionWorld) => {
    const [eventId, deletedEventId, seriesId, cutSeriesId] = Array.from({ length: 4 }, randomUUID);
    for (const id of [eventId, deletedEventId]) {
      await ask('owner', 'POST', '/api/calendar/events', { id, ...anEvent(secret) });
    }
    await ask('owner', 'DELETE', `/api/calendar/events/${deletedEventId}`);
    const series = { id: seriesId, ...anEvent(secret), repeat: 'FREQ=WEEKLY' };
    await ask('owner', 'POST', '/api/calendar/events', series);
    await ask('owner', 'POST', '/api/calendar/events', { ...series, id: cutSeriesId });
    const rest = '?scope=following&at=2026-02-03T14:00&revision=0';
    await ask('owner', 'DELETE', `/api/calendar/events/${cutSeriesId}${rest}`);
    // The owner alone has an address, whoever made one before.
    await context.db.delete(calendarAddresses);
    await ask('owner', 'POST', '/api/calendar/address', { shows: 'busy' });
    return { eventId, deletedEventId, seriesId, cutSeriesId } as Fixture;
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
    'POST /api/calendar/import': {
      statuses: eachTheirOwn(200),
      body: () => ({
        ...{ text: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', category: 'personal', dryRun: false },
      }),
    },
    'GET /api/calendar/address': { statuses: eachTheirOwn(200) },
    'POST /api/calendar/address': {
      statuses: eachTheirOwn(201),
      body: () => ({ shows: 'busy' }),
    },
    'PATCH /api/calendar/address': {
      // Who has none has none to change.
      statuses: ownersOnly(200),
      body: () => ({ shows: 'titles' }),
    },
    // The address is the key: without it there is nothing, for anybody.
    'GET /api/calendar/feed/:file': {
      statuses: everybody(404),
      params: () => ({ file: `${'x'.repeat(43)}.ics` }),
    },
    'DELETE /api/calendar/address': { statuses: eachTheirOwn(204) },
    'PATCH /api/calendar/events/:id': {
      statuses: ownersOnly(200),
      ...ofEvent,
      body: () => anEvent(),
    },
    'DELETE /api/calendar/events/:id': { statuses: ownersOnly(204), ...ofEvent },
    'POST /api/calendar/events/:id/times/restore': {
      statuses: ownersOnly(204),
      params: ({ seriesId }) => ({ id: seriesId }),
      body: () => ({ at: anEvent().start }),
    },
    'POST /api/calendar/events/:id/following/restore': {
      statuses: ownersOnly(204),
      params: ({ cutSeriesId }) => ({ id: cutSeriesId }),
    },
    'POST /api/calendar/events/:id/restore': {
      statuses: ownersOnly(200),
      params: ({ deletedEventId }) => ({ id: deletedEventId }),
    },
  },
);
