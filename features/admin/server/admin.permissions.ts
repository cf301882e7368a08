import {
  adminsOnly,
  definePermissions,
  type PermissionWorld,
} from '#packages/kernel/permission-rows.ts';

/** The id of no account and no company. */
const NOBODY = '01936f3c-0000-7000-8000-00000000dead';

export const permissions = definePermissions(
  async ({ idOf }: PermissionWorld) => ({ ownerId: idOf('owner') }),
  {
    'POST /api/admin/users/search': { statuses: adminsOnly(200), body: () => ({}) },
    'POST /api/admin/users/invitations': {
      statuses: adminsOnly(204),
      body: () => ({ email: 'nova@example.org' }),
    },
    'PUT /api/admin/users/:id/suspension': {
      statuses: adminsOnly(404),
      params: () => ({ id: NOBODY }),
    },
    'DELETE /api/admin/users/:id/suspension': {
      statuses: adminsOnly(204),
      params: ({ ownerId }) => ({ id: ownerId }),
    },
    'DELETE /api/admin/users/:id': {
      statuses: adminsOnly(404),
      params: () => ({ id: NOBODY }),
    },
    'PUT /api/admin/users/:id/role': {
      statuses: adminsOnly(404),
      params: () => ({ id: NOBODY }),
      body: () => ({ role: 'none' }),
    },
    'PUT /api/admin/users/:id/company': {
      statuses: adminsOnly(404),
      params: () => ({ id: NOBODY }),
      body: () => ({ companyId: null }),
    },
    'PUT /api/admin/users/:id/plan': {
      statuses: adminsOnly(404),
      params: () => ({ id: NOBODY }),
      body: () => ({ plan: 'free' }),
    },
    'POST /api/admin/companies': {
      statuses: adminsOnly(200),
      body: () => ({ name: 'Vale Claro', cnpj: '12.ABC.345/01DE-35' }),
    },
    'PATCH /api/admin/companies/:id': {
      statuses: adminsOnly(404),
      params: () => ({ id: NOBODY }),
      body: () => ({ name: 'Vale Claro' }),
    },
    'DELETE /api/admin/companies/:id': {
      statuses: adminsOnly(404),
      params: () => ({ id: NOBODY }),
    },
    'POST /api/admin/companies/search': { statuses: adminsOnly(200), body: () => ({}) },
  },
);
