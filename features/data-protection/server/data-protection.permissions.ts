import { randomUUID } from 'node:crypto';
import {
  adminsOnly,
  definePermissions,
  type PermissionWorld,
} from '#packages/kernel/permission-rows.ts';

const PATH = '/api/admin/data-protection';
const content = {
  ...{ right: 'access', receivedOn: '2026-11-10', who: 'ana@example.com', asked: 'Meus dados' },
  ...{ answer: '', answeredOn: null },
};

export const permissions = definePermissions(
  async ({ ask }: PermissionWorld) => {
    const id = randomUUID();
    await ask('generalAdmin', 'PUT', `${PATH}/request/${id}`, { base: 0, content });
    return { id };
  },
  {
    [`GET ${PATH}`]: { statuses: adminsOnly(200) },
    [`GET ${PATH}/export`]: { statuses: adminsOnly(200) },
    [`GET ${PATH}/papers/:paper`]: {
      statuses: adminsOnly(200),
      params: () => ({ paper: 'record' }),
    },
    [`GET ${PATH}/:kind/:id`]: {
      statuses: adminsOnly(200),
      params: ({ id }) => ({ kind: 'request', id }),
    },
    [`PUT ${PATH}/:kind/:id`]: {
      statuses: adminsOnly(200),
      params: () => ({ kind: 'request', id: randomUUID() }),
      body: () => ({ base: 0, content }),
    },
  },
);
