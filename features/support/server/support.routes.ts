import type { FastifyInstance } from 'fastify';
import { mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { staffContract } from '../contract/staff.contract.ts';
import { statusContract } from '../contract/status.contract.ts';
import { supportContract } from '../contract/support.contract.ts';
import { deskOf } from './desk.ts';
import { answer, assign, getCase, listQueue, setState, takeNext } from './staff.service.ts';
import { statusOf } from './status/status.service.ts';
import {
  closeTicket,
  getTicket,
  listTickets,
  openTicket,
  writeMessage,
} from './support.service.ts';

export function supportRoutes(app: FastifyInstance, context: ServerContext): void {
  mount(app, 'support', supportContract, {
    getDesk: async () => deskOf(context),
    listTickets: ({ caller }) => listTickets(context, caller),
    openTicket: ({ caller, body, fail }) => openTicket(context, caller, body, fail),
    getTicket: ({ caller, params }) => getTicket(context, caller, params.id),
    writeMessage: ({ caller, params, body, fail }) =>
      writeMessage(context, caller, params.id, body, fail),
    closeTicket: ({ caller, params }) => closeTicket(context, caller, params.id),
  });
  mount(app, 'support', staffContract, {
    listQueue: ({ caller, query }) => listQueue(context, caller, query.view),
    getCase: ({ params }) => getCase(context, params.number),
    assign: ({ params, body, fail }) => assign(context, params.number, body.staffId, fail),
    takeNext: ({ caller }) => takeNext(context, caller),
    answer: ({ caller, params, body, fail }) => answer(context, caller, params.number, body, fail),
    setState: ({ params, body }) => setState(context, params.number, body.state),
  });
  mount(app, 'support', statusContract, {
    getStatus: () => statusOf(context),
  });
}
