import { confirmedAddressOf } from '#features/accounts/server/index.ts';
import {
  adminsOnly,
  definePermissions,
  eachTheirOwn,
  ownersOnly,
  type PermissionRow,
  type PermissionWorld,
} from '#packages/kernel/permission-rows.ts';
import { tokenOf } from './invitation-secrets.ts';

const INVITATIONS = '/api/companies/own/invitations';
const aLine = () => ({ lines: [{ address: 'lia@example.org' }] });
/** The invitation of a company to an address, made anew. */
async function inviteAnew(
  { ask }: PermissionWorld,
  admin: 'ownCompanyAdmin' | 'otherCompanyAdmin',
  address: string,
): Promise<string> {
  type Listed = { invitations: { id: string }[] };
  const list = () => ask<Listed>(admin, 'GET', INVITATIONS);
  for (const { id } of (await list()).invitations)
    await ask(admin, 'DELETE', `${INVITATIONS}/${id}`);
  await ask(admin, 'POST', INVITATIONS, { lines: [{ address }] });
  return (await list()).invitations[0]?.id ?? '';
}

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
  async (world: PermissionWorld) => {
    const { context, idOf } = world;
    const ownerId = idOf('owner');
    const ownerAddress = (await confirmedAddressOf(context.db, ownerId)) ?? '';
    const toOwnerId = await inviteAnew(world, 'otherCompanyAdmin', ownerAddress);
    return {
      ownerId,
      companyAdminId: idOf('ownCompanyAdmin'),
      invitationId: await inviteAnew(world, 'ownCompanyAdmin', 'mel@example.org'),
      toOwnerId,
      token: await tokenOf(context, { id: toOwnerId, mails: 1 }),
    };
  },
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
    [`POST ${INVITATIONS}/check`]: {
      statuses: { ...companyAdminsOnly(200), otherCompanyAdmin: 200 },
      body: aLine,
    },
    [`POST ${INVITATIONS}`]: {
      statuses: { ...companyAdminsOnly(200), otherCompanyAdmin: 200 },
      body: aLine,
    },
    [`GET ${INVITATIONS}`]: { statuses: { ...companyAdminsOnly(200), otherCompanyAdmin: 200 } },
    [`POST ${INVITATIONS}/:id/mail`]: {
      // Its first mail is seconds old.
      statuses: companyAdminsOnly(429),
      params: ({ invitationId }) => ({ id: invitationId }),
    },
    [`DELETE ${INVITATIONS}/:id`]: {
      statuses: companyAdminsOnly(204),
      params: ({ invitationId }) => ({ id: invitationId }),
    },
    'POST /api/invitations/reading': {
      // Whoever holds the link. The page sends no session; half a one is refused first.
      statuses: { ...eachTheirOwn(200), visitor: 200 },
      body: ({ token }) => ({ token }),
    },
    'GET /api/invitations': { statuses: eachTheirOwn(200) },
    'POST /api/invitations/:id/acceptance': {
      // The owner has not said that she leaves her company; the other company's admin is there already.
      statuses: { ...ownersOnly(409), otherCompanyAdmin: 204 },
      params: ({ toOwnerId }) => ({ id: toOwnerId }),
      body: () => ({ leave: false }),
    },
    'DELETE /api/invitations/:id': {
      statuses: ownersOnly(204),
      params: ({ toOwnerId }) => ({ id: toOwnerId }),
    },
  },
);
