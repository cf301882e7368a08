import {
  adminsOnly,
  definePermissions,
  type PermissionWorld,
} from '#packages/kernel/permission-rows.ts';

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
      params: () => ({ id: '01936f3c-0000-7000-8000-00000000dead' }),
    },
    'DELETE /api/admin/users/:id/suspension': {
      statuses: adminsOnly(204),
      params: ({ ownerId }) => ({ id: ownerId }),
    },
    'DELETE /api/admin/users/:id': {
      statuses: adminsOnly(404),
      params: () => ({ id: '01936f3c-0000-7000-8000-00000000dead' }),
    },
    'POST /api/admin/companies/search': { statuses: adminsOnly(200), body: () => ({}) },
  },
);
