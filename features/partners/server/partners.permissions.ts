import { randomUUID } from 'node:crypto';
import {
  adminsOnly,
  definePermissions,
  everybody,
  type PermissionWorld,
} from '#packages/kernel/permission-rows.ts';

const aPartner = () => ({
  name: 'Casa do Sono',
  category: 'health',
  link: 'https://casadosono.example.org',
  description: 'Ensina a dormir melhor.',
  logo: null,
});
const ofPartner = { params: ({ id }: { id: string }) => ({ id }) };

export const permissions = definePermissions(
  async ({ ask }: PermissionWorld) => {
    const id = randomUUID();
    await ask('generalAdmin', 'POST', '/api/admin/partners', { id, draft: aPartner() });
    return { id };
  },
  {
    'GET /api/partners': { statuses: { ...everybody(200), ownerByPasswordAlone: 403 } },
    'GET /api/admin/partners': { statuses: adminsOnly(200) },
    'POST /api/admin/partners': {
      statuses: adminsOnly(201),
      body: () => ({ id: randomUUID(), draft: aPartner() }),
    },
    'PATCH /api/admin/partners/:id': {
      statuses: adminsOnly(200),
      ...ofPartner,
      body: () => ({ revision: 1, draft: aPartner() }),
    },
    'PUT /api/admin/partners/:id/published': {
      statuses: adminsOnly(200),
      ...ofPartner,
      body: () => ({ revision: 1, published: true }),
    },
    'GET /api/admin/partners/sheet.csv': { statuses: adminsOnly(200) },
    'POST /api/admin/partners/sheet': {
      statuses: adminsOnly(200),
      body: () => ({ text: 'nome;link\r\n', dryRun: true }),
    },
    'DELETE /api/admin/partners/:id': { statuses: adminsOnly(204), ...ofPartner },
  },
);
