import type { FastifyInstance } from 'fastify';
import { calendarContract } from '#features/calendar/contract/calendar.contract.ts';
import { mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import {
  addEvent,
  changeEvent,
  deleteEvent,
  listEvents,
  restoreEvent,
} from './calendar.service.ts';

export function mountCalendar(app: FastifyInstance, context: ServerContext): void {
  mount(app, 'calendar', calendarContract, {
    listEvents: ({ caller, query }) => listEvents(context, caller.userId, query),
    addEvent: ({ caller, body, fail }) => addEvent(context, caller.userId, body, fail),
    changeEvent: ({ caller, params, body, fail }) =>
      changeEvent(context, caller.userId, params.id, body, fail),
    deleteEvent: ({ caller, params }) => deleteEvent(context, caller.userId, params.id),
    restoreEvent: ({ caller, params, fail }) =>
      restoreEvent(context, caller.userId, params.id, fail),
  });
}
