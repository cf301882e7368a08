import { confirmedAddressOf } from '#features/accounts/server/index.ts';
import {
  adminsOnly,
  definePermissions,
  eachTheirOwn,
  ownersOnly,
  type PermissionRow,
  type PermissionWorld,
} from '#packages/kernel/permission-rows.ts';
import { insertCompany } from './companies.queries.ts';
import { tokenOf } from './invitation-secrets.ts';

const INVITATIONS = '/api/companies/own/invitations';
const UNITS = '/api/companies/own/units';
/** Of a company that is here: nobody founds it again. */
const HERE = { name: 'Casa Vizinha', cnpj: '33000167000101' };
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
    await insertCompany(context.db, HERE);
    const ownerId = idOf('owner');
    const ownerAddress = (await confirmedAddressOf(context.db, ownerId)) ?? '';
    const toOwnerId = await inviteAnew(world, 'otherCompanyAdmin', ownerAddress);
    type Profile = { units: { id: string; kind: string }[] };
    const PROFILE = '/api/companies/own/profile';
    const unit = { kind: 'site', name: 'Betim' };
    const [there] = (await world.ask<Profile>('ownCompanyAdmin', 'GET', PROFILE)).units;
    const { id: unitId } =
      there ?? (await world.ask<{ id: string }>('ownCompanyAdmin', 'POST', UNITS, unit));
    return {
      unitId,
      ownerId,
      committeeId: idOf('committee'),
      companyAdminId: idOf('ownCompanyAdmin'),
      invitationId: await inviteAnew(world, 'ownCompanyAdmin', 'mel@example.org'),
      toOwnerId,
      token: await tokenOf(context, { id: toOwnerId, mails: 1 }),
    };
  },
  {
    'POST /api/companies': { statuses: eachTheirOwn(409), body: () => HERE },
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
    'PUT /api/companies/own/people/:id/place': {
      statuses: companyAdminsOnly(204),
      params: ({ ownerId }) => ({ id: ownerId }),
      body: () => ({ siteId: null, sectorId: null }),
    },
    'GET /api/companies/own/grants': {
      statuses: { ...companyAdminsOnly(200), otherCompanyAdmin: 200 },
    },
    'POST /api/companies/own/grants': {
      statuses: { ...companyAdminsOnly(422), otherCompanyAdmin: 422 },
      body: () => ({ address: 'sem arroba', kind: 'committee', until: null }),
    },
    'DELETE /api/companies/own/grants/:kind/:userId': {
      statuses: companyAdminsOnly(204),
      params: ({ committeeId }) => ({ kind: 'committee', userId: committeeId }),
    },
    'GET /api/companies/grants': { statuses: eachTheirOwn(200) },
    'DELETE /api/companies/grants/:companyId/:kind': {
      statuses: eachTheirOwn(404),
      params: () => ({ companyId: '01936f3c-0000-7000-8000-0000000000ff', kind: 'auditor' }),
    },
    'GET /api/companies/own/place': { statuses: membersOnly },
    'GET /api/companies/own/profile': {
      statuses: { ...companyAdminsOnly(200), otherCompanyAdmin: 200 },
    },
    'PATCH /api/companies/own/profile': {
      statuses: { ...companyAdminsOnly(204), otherCompanyAdmin: 204 },
      body: () => ({ name: 'Outro nome' }),
    },
    'POST /api/companies/own/cnpjs': {
      // The other company is asked for first, and takes the number.
      statuses: { ...companyAdminsOnly(409), otherCompanyAdmin: 204 },
      body: () => ({ cnpj: '11222333000181', name: 'Filial' }),
    },
    'DELETE /api/companies/own/cnpjs/:cnpj': {
      statuses: companyAdminsOnly(404),
      params: () => ({ cnpj: '11444777000161' }),
    },
    [`POST ${UNITS}`]: {
      statuses: { ...companyAdminsOnly(409), otherCompanyAdmin: 200 },
      body: () => ({ kind: 'site', name: 'BETIM' }),
    },
    [`PATCH ${UNITS}/:id`]: {
      statuses: companyAdminsOnly(204),
      params: ({ unitId }) => ({ id: unitId }),
      body: () => ({ name: 'Betim' }),
    },
    [`POST ${UNITS}/:id/removal`]: {
      statuses: companyAdminsOnly(204),
      params: ({ unitId }) => ({ id: unitId }),
      body: () => ({ into: null }),
    },
    'GET /api/companies/own/code': {
      statuses: { ...companyAdminsOnly(200), otherCompanyAdmin: 200 },
    },
    'POST /api/companies/own/code': {
      statuses: { ...companyAdminsOnly(200), otherCompanyAdmin: 200 },
    },
    'DELETE /api/companies/own/code': {
      statuses: { ...companyAdminsOnly(204), otherCompanyAdmin: 204 },
    },
    'GET /api/companies/own/joining': {
      statuses: { ...companyAdminsOnly(200), otherCompanyAdmin: 200 },
    },
    'POST /api/companies/own/joining/:id': {
      // Nobody asks; who does is told apart by the tests of the feature.
      statuses: companyAdminsOnly(404),
      params: ({ ownerId }) => ({ id: ownerId }),
    },
    'DELETE /api/companies/own/joining/:id': {
      statuses: { ...companyAdminsOnly(204), otherCompanyAdmin: 204 },
      params: ({ ownerId }) => ({ id: ownerId }),
    },
    'POST /api/companies/code/reading': {
      statuses: eachTheirOwn(422),
      body: () => ({ code: 'ABCDE-FGHJK' }),
    },
    'POST /api/companies/code/requests': {
      statuses: eachTheirOwn(422),
      body: () => ({ code: 'ABCDE-FGHJK' }),
    },
    'GET /api/companies/joining': { statuses: eachTheirOwn(200) },
    'DELETE /api/companies/joining': { statuses: eachTheirOwn(204) },
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
