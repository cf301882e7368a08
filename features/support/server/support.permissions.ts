import { randomUUID } from 'node:crypto';
import {
  definePermissions,
  eachTheirOwn,
  ownersOnly,
  type PermissionWorld,
  supportStaffOnly,
} from '#packages/kernel/permission-rows.ts';

interface Opened {
  ticket: { id: string; number: number };
}

const draft = (subject = 'Certificado', message = 'Não abre no celular.') => ({
  id: randomUUID(),
  ...{ subject, message, category: 'technical', priority: 'medium' },
});
const ofTicket = { params: ({ id }: { id: string }) => ({ id }) };
const ofNumber = {
  params: ({ number }: { number: number }) => ({ number: String(number) }),
};

export const permissions = definePermissions(
  async ({ ask, secret }: PermissionWorld) => {
    const open = async (words?: string) => {
      const body = draft(words, words);
      const { ticket } = await ask<Opened>('owner', 'POST', '/api/support/tickets', body);
      await ask('owner', 'POST', `/api/support/tickets/${ticket.id}/close`);
      return ticket;
    };
    // The staff reads what people ask: the word that nobody may learn is on another ticket.
    await open(secret);
    return open();
  },
  {
    'GET /api/support/desk': { statuses: eachTheirOwn(200) },
    'GET /api/support/status': { statuses: eachTheirOwn(200) },
    'GET /api/support/tickets': { statuses: eachTheirOwn(200) },
    'POST /api/support/tickets': { statuses: eachTheirOwn(201), body: () => draft() },
    'GET /api/support/tickets/:id': { statuses: ownersOnly(200), ...ofTicket },
    'POST /api/support/tickets/:id/messages': {
      statuses: ownersOnly(201),
      ...ofTicket,
      body: () => ({ id: randomUUID(), text: 'Ainda não.' }),
    },
    'POST /api/support/tickets/:id/close': { statuses: ownersOnly(200), ...ofTicket },
    'GET /api/support/queue': { statuses: supportStaffOnly(200), query: () => ({ view: 'mine' }) },
    'POST /api/support/queue/next': { statuses: supportStaffOnly(200) },
    'GET /api/support/queue/:number': { statuses: supportStaffOnly(200), ...ofNumber },
    'PUT /api/support/queue/:number/assignee': {
      statuses: supportStaffOnly(204),
      ...ofNumber,
      body: () => ({ staffId: null }),
    },
    'POST /api/support/queue/:number/messages': {
      statuses: supportStaffOnly(201),
      ...ofNumber,
      body: () => ({ id: randomUUID(), text: 'Já vimos.', next: 'answered' }),
    },
    'PUT /api/support/queue/:number/state': {
      statuses: supportStaffOnly(204),
      ...ofNumber,
      body: () => ({ state: 'closed' }),
    },
  },
);
