import {
  adminsOnly,
  definePermissions,
  eachTheirOwn,
  ownersOnly,
  type PermissionRow,
  type PermissionWorld,
} from '#packages/kernel/permission-rows.ts';

/** For whoever belongs to a company. */
const membersOnly: PermissionRow<never>['statuses'] = {
  ...ownersOnly(200),
  ownCompanyAdmin: 200,
  otherCompanyAdmin: 200,
};
/** For whoever looks after the owner's company; a general admin of no company finds none. */
const companyAdminsOnly = (status: number): PermissionRow<never>['statuses'] => ({
  ...adminsOnly(404),
  ownCompanyAdmin: status,
  otherCompanyAdmin: 404,
});

export const permissions = definePermissions(
  async ({ idOf }: PermissionWorld) => ({
    ownerId: idOf('owner'),
    companyAdminId: idOf('ownCompanyAdmin'),
  }),
  {
    'DELETE /api/companies/awaited-invitation': { statuses: eachTheirOwn(204) },
    'GET /api/companies/own/leaving': { statuses: membersOnly },
    'POST /api/companies/own/leaving': {
      // The owner's admin would leave her without one; the other company has nobody else.
      statuses: { ...membersOnly, owner: 204, ownCompanyAdmin: 409, otherCompanyAdmin: 204 },
    },
    'POST /api/companies/own/people/search': {
      statuses: { ...companyAdminsOnly(200), otherCompanyAdmin: 200 },
      body: () => ({ text: '' }),
    },
    'DELETE /api/companies/own/people/:id': {
      statuses: companyAdminsOnly(204),
      params: ({ ownerId }) => ({ id: ownerId }),
    },
    'PUT /api/companies/own/admins/:id': {
      statuses: companyAdminsOnly(204),
      params: ({ companyAdminId }) => ({ id: companyAdminId }),
    },
    'DELETE /api/companies/own/admins/me': {
      // Each is the only one.
      statuses: { ...companyAdminsOnly(409), otherCompanyAdmin: 409 },
    },
  },
);
