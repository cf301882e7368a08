import type { FastifyInstance } from 'fastify';
import { mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { bookingContract } from '../contract/booking.contract.ts';
import { confirmBooking, declineBooking, markMissed, readAgenda } from './agenda.service.ts';
import {
  cancelBooking,
  listBookings,
  moveBooking,
  offerOf,
  requestBooking,
  writeNote,
} from './booking.service.ts';
import { contractPdf } from './contract.service.ts';
import { saveDay, saveHours } from './hours.service.ts';

export function mountBooking(app: FastifyInstance, context: ServerContext): void {
  mount(app, 'booking', bookingContract, {
    offerOf: ({ caller, params }) => offerOf(context, caller, params.id),
    listBookings: async ({ caller }) => ({ bookings: await listBookings(context, caller.userId) }),
    requestBooking: ({ caller, body, fail }) => requestBooking(context, caller, body, fail),
    moveBooking: ({ caller, params, body, fail }) =>
      moveBooking(context, caller.userId, { ...params, ...body }, fail),
    cancelBooking: ({ caller, params, body, fail }) =>
      cancelBooking(context, caller.userId, { ...params, ...body }, fail),
    writeNote: ({ caller, params, body, fail }) =>
      writeNote(context, caller.userId, { ...params, ...body }, fail),
    contractPdf: ({ caller, params }) => contractPdf(context, caller, params.id),
    readAgenda: ({ caller, query }) => readAgenda(context, caller, query),
    saveHours: ({ caller, body, fail }) => saveHours(context, caller, body, fail),
    saveDay: ({ caller, params, body, fail }) =>
      saveDay(context, caller, { ...params, ...body }, fail),
    confirmBooking: ({ caller, params, body, fail }) =>
      confirmBooking(context, caller, { ...params, ...body }, fail),
    declineBooking: ({ caller, params, body, fail }) =>
      declineBooking(context, caller, { ...params, ...body }, fail),
    markMissed: ({ caller, params, fail }) => markMissed(context, caller, params.id, fail),
  });
}
