import type { FastifyInstance } from 'fastify';
import { calendarContract } from '#features/calendar/contract/calendar.contract.ts';
import { importContract } from '#features/calendar/contract/import.contract.ts';
import { mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import {
  addEvent,
  changeEvent,
  deleteEvent,
  listEvents,
  restoreEvent,
  restoreFollowing,
  restoreTime,
} from './calendar.service.ts';
import { importEvents } from './import/import.service.ts';

export function mountCalendar(app: FastifyInstance, context: ServerContext): void {
  mount(app, 'calendar', calendarContract, {
    listEvents: ({ caller, query }) => listEvents(context, caller, query),
    addEvent: ({ caller, body, fail }) => addEvent(context, caller.userId, body, fail),
    changeEvent: ({ caller, params, body, fail }) =>
      changeEvent(context, caller.userId, params.id, body, fail),
    deleteEvent: ({ caller, params, query, fail }) =>
      deleteEvent(context, caller.userId, params.id, query, fail),
    restoreTime: ({ caller, params, body, fail }) =>
      restoreTime(context, caller.userId, params.id, body.at, fail),
    restoreFollowing: ({ caller, params, fail }) =>
      restoreFollowing(context, caller.userId, params.id, fail),
    restoreEvent: ({ caller, params, fail }) =>
      restoreEvent(context, caller.userId, params.id, fail),
  });
  mount(app, 'calendarImport', importContract, {
    importEvents: ({ caller, body, fail }) => importEvents(context, caller, body, fail),
  });
}
