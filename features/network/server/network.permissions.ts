import { randomUUID } from 'node:crypto';
import {
  adminsOnly,
  definePermissions,
  eachTheirOwn,
  ownersOnly,
  type PermissionWorld,
} from '#packages/kernel/permission-rows.ts';

let numbers = 100_000;
const aDraft = () => {
  numbers += 1;
  return {
    kind: 'professional',
    name: 'Helena Prado',
    specialties: ['psychology'],
    registry: `CRP 06/${numbers}`,
    ...{ online: true, inPerson: false, municipality: null, languages: ['pt'] },
    contact: { email: 'helena@example.com' },
    check: { on: '2026-01-01', by: 'Carla', again: '2999-01-01' },
  };
};
const aProposal = () => ({ languages: ['pt'], contact: { email: 'a@example.com' } });
const ofShown = { params: ({ shown }: { shown: string }) => ({ id: shown }) };
const ofDraft = { params: ({ draft }: { draft: string }) => ({ id: draft }) };

export const permissions = definePermissions(
  /** An entry that is shown and a draft. */
  async ({ ask, context }: PermissionWorld) => {
    // The owner signs in for the entry of this fixture, not for one before it.
    await context.connection.pool.query('delete from professional_grants');
    const [shown, draft] = [randomUUID(), randomUUID()];
    for (const id of [shown, draft]) {
      await ask('generalAdmin', 'POST', '/api/admin/network', { id, draft: aDraft() });
    }
    await ask('generalAdmin', 'PUT', `/api/admin/network/${draft}/sign-in`, {
      email: (await ask<{ email: string }>('owner', 'GET', '/api/me')).email,
    });
    const { sentAt } = await ask<{ sentAt: string }>(
      'owner',
      'PUT',
      '/api/network/own/proposal',
      aProposal(),
    );
    await ask('generalAdmin', 'PUT', `/api/admin/network/${shown}/published`, {
      published: true,
      revision: 1,
    });
    return { shown, draft, sentAt };
  },
  {
    'POST /api/network/search': { statuses: eachTheirOwn(200), body: () => ({}) },
    'GET /api/network/choices': { statuses: eachTheirOwn(200) },
    'GET /api/network/municipalities': {
      statuses: eachTheirOwn(200),
      query: () => ({ text: 'campinas' }),
    },
    'GET /api/network/:id': { statuses: eachTheirOwn(200), ...ofShown },
    'PUT /api/network/:id/favourite': {
      statuses: eachTheirOwn(200),
      ...ofShown,
      body: () => ({ favourite: true }),
    },
    'GET /api/admin/network': { statuses: adminsOnly(200) },
    'GET /api/admin/network/:id': { statuses: adminsOnly(200), ...ofDraft },
    'POST /api/admin/network': {
      statuses: adminsOnly(201),
      body: () => ({ id: randomUUID(), draft: aDraft() }),
    },
    'PATCH /api/admin/network/:id': {
      statuses: adminsOnly(200),
      ...ofDraft,
      body: () => ({ revision: 1, draft: aDraft() }),
    },
    'PUT /api/admin/network/:id/published': {
      statuses: adminsOnly(200),
      ...ofDraft,
      body: () => ({ revision: 1, published: true }),
    },
    'GET /api/admin/network/:id/appointments': { statuses: adminsOnly(200), ...ofDraft },
    'DELETE /api/admin/network/:id': { statuses: adminsOnly(204), ...ofDraft },
    'GET /api/admin/network/sheet.csv': { statuses: adminsOnly(200) },
    'POST /api/admin/network/sheet': {
      statuses: adminsOnly(200),
      body: () => ({ text: 'tipo;nome;especialidades;registro\r\n', dryRun: true }),
    },
    'GET /api/network/own': { statuses: ownersOnly(200) },
    'PUT /api/network/own/proposal': { statuses: ownersOnly(200), body: aProposal },
    'DELETE /api/network/own/proposal': { statuses: ownersOnly(204) },
    'GET /api/admin/network/:id/sign-in': { statuses: adminsOnly(200), ...ofDraft },
    'PUT /api/admin/network/:id/sign-in': {
      statuses: adminsOnly(422),
      ...ofDraft,
      body: () => ({ email: 'nobody@example.com' }),
    },
    'DELETE /api/admin/network/:id/sign-in': { statuses: adminsOnly(204), ...ofDraft },
    'POST /api/admin/network/:id/proposal': {
      statuses: adminsOnly(200),
      ...ofDraft,
      body: ({ sentAt }) => ({ sentAt, accept: true }),
    },
  },
);
