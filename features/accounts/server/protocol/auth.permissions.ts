import { randomUUID } from 'node:crypto';
import {
  eachTheirOwn,
  everybody,
  type PermissionRow,
  type PermissionWorld,
} from '#packages/kernel/permission-rows.ts';

/** For the operator's programs alone; a person's token opens none of it, whatever their role. */
const operatorsOnly = (operator: number): Pick<PermissionRow<never>, 'statuses' | 'operator'> => ({
  statuses: { ...everybody(403), visitor: 401 },
  operator,
});
/** For whoever is signed in, by the password alone too. */
const signedIn = (status: number) => ({ ...everybody(status), visitor: 401 });
/** Switched off on this server, which only those learn who may ask. */
const closed = signedIn(404);

const nobody = { params: () => ({ id: randomUUID() }) };
const ofOwner = { params: ({ ownerId }: AuthFixture) => ({ id: ownerId }) };
const ofFactor = { params: ({ factorId }: AuthFixture) => ({ factorId }) };
const ofNoPasskey = { params: () => ({ passkeyId: randomUUID() }) };
const ofNoProvider = { params: () => ({ providerId: randomUUID() }) };

export interface AuthFixture {
  ownerId: string;
  /** A factor that the owner began to add. */
  factorId: string;
}

export async function authFixture({ ask, idOf }: PermissionWorld): Promise<AuthFixture> {
  const { factors } = await ask<{
    factors: { id: string; status: string; factor_type: string }[];
  }>('owner', 'GET', '/auth/v1/user');
  if (!factors.some(({ factor_type: type }) => type === 'recovery_code')) {
    await ask('owner', 'POST', '/auth/v1/factors/recovery-codes', {});
  }
  for (const { id, status } of factors) {
    if (status === 'unverified') await ask('owner', 'DELETE', `/auth/v1/factors/${id}`);
  }
  const { id } = await ask<{ id: string }>('owner', 'POST', '/auth/v1/factors', {
    factor_type: 'totp',
    friendly_name: 'another',
  });
  return { ownerId: idOf('owner'), factorId: id };
}

/** Rows of the auth service. Where everybody is refused alike, the request itself holds no proof. */
export const authRows: Readonly<Record<string, PermissionRow<AuthFixture>>> = {
  'OPTIONS /auth/v1/*': { statuses: everybody(204) },
  'GET /auth/v1/health': { statuses: everybody(200) },
  'GET /auth/v1/settings': { statuses: everybody(200) },
  'GET /auth/v1/.well-known/jwks.json': { statuses: everybody(200) },

  'POST /auth/v1/signup': { statuses: everybody(422), body: () => ({}) },
  'POST /auth/v1/token': { statuses: everybody(400), body: () => ({}) },
  'POST /auth/v1/verify': { statuses: everybody(400), body: () => ({}) },
  'GET /auth/v1/verify': { statuses: everybody(400) },
  'POST /auth/v1/recover': { statuses: everybody(400), body: () => ({}) },
  'POST /auth/v1/resend': { statuses: everybody(400), body: () => ({}) },
  'POST /auth/v1/otp': { statuses: everybody(400), body: () => ({}) },
  'POST /auth/v1/magiclink': { statuses: everybody(400), body: () => ({}) },
  'GET /auth/v1/authorize': { statuses: everybody(400) },
  'GET /auth/v1/callback': { statuses: everybody(303) },
  'POST /auth/v1/callback': { statuses: everybody(303), body: () => ({}) },
  'POST /auth/v1/sso': { statuses: everybody(404), body: () => ({}) },
  'GET /auth/v1/sso/saml/metadata': { statuses: everybody(404) },
  'POST /auth/v1/sso/saml/acs': { statuses: everybody(404), body: () => ({}) },
  'POST /auth/v1/passkeys/authentication/options': { statuses: everybody(200) },
  'POST /auth/v1/passkeys/authentication/verify': {
    statuses: everybody(400),
    body: () => ({ challenge_id: randomUUID(), credential: {} }),
  },

  'GET /auth/v1/user': { statuses: signedIn(200) },
  'PUT /auth/v1/user': {
    statuses: { ...signedIn(200), ownerByPasswordAlone: 401 },
    body: () => ({ data: { town: 'Recife' } }),
  },
  // A scope that there is not: a right one would end the sessions that the rows are called with.
  'POST /auth/v1/logout': { statuses: signedIn(400), query: () => ({ scope: 'none' }) },
  'GET /auth/v1/reauthenticate': { statuses: signedIn(200) },
  'GET /auth/v1/user/identities/authorize': { statuses: signedIn(404) },
  'DELETE /auth/v1/user/identities/:identityId': {
    statuses: signedIn(404),
    params: () => ({ identityId: randomUUID() }),
  },
  'POST /auth/v1/factors': { statuses: signedIn(400), body: () => ({ factor_type: 'none' }) },
  'POST /auth/v1/factors/:factorId/challenge': {
    statuses: { ...signedIn(404), owner: 200, ownerByPasswordAlone: 200 },
    ...ofFactor,
    body: () => ({}),
  },
  'POST /auth/v1/factors/:factorId/verify': {
    statuses: { ...signedIn(404), owner: 422, ownerByPasswordAlone: 422 },
    ...ofFactor,
    body: () => ({ challenge_id: randomUUID(), code: '000000' }),
  },
  'DELETE /auth/v1/factors/:factorId': {
    // Not proved yet, it goes by the password alone; the owner, who comes last, finds it gone.
    statuses: { ...signedIn(404), ownerByPasswordAlone: 200 },
    ...ofFactor,
  },
  'GET /auth/v1/factors/recovery-codes': {
    statuses: { ...signedIn(404), owner: 200, ownerByPasswordAlone: 200 },
  },
  // There are some already.
  'POST /auth/v1/factors/recovery-codes': {
    statuses: { ...signedIn(403), owner: 422 },
    body: () => ({}),
  },
  'DELETE /auth/v1/factors/recovery-codes': {
    statuses: { ...signedIn(404), owner: 200, ownerByPasswordAlone: 422 },
  },
  'POST /auth/v1/factors/recovery-codes/verify': {
    statuses: { ...signedIn(404), owner: 422, ownerByPasswordAlone: 422 },
    body: () => ({}),
  },
  'POST /auth/v1/factors/recovery-codes/regenerate': {
    statuses: { ...signedIn(403), owner: 200 },
    body: () => ({}),
  },
  'GET /auth/v1/factors/removal': { statuses: signedIn(200) },
  // Without the mailed code nothing is asked for.
  'POST /auth/v1/factors/removal': { statuses: signedIn(400), body: () => ({}) },
  'DELETE /auth/v1/factors/removal': { statuses: signedIn(200) },
  'GET /auth/v1/proof': { statuses: signedIn(200) },
  'POST /auth/v1/proof': { statuses: signedIn(400), body: () => ({}) },
  'POST /auth/v1/passkeys/registration/options': { statuses: eachTheirOwn(200) },
  'POST /auth/v1/passkeys/registration/verify': {
    statuses: eachTheirOwn(400),
    body: () => ({ challenge_id: randomUUID(), credential: {} }),
  },
  'GET /auth/v1/passkeys': { statuses: signedIn(200) },
  'PATCH /auth/v1/passkeys/:passkeyId': {
    statuses: signedIn(404),
    ...ofNoPasskey,
    body: () => ({ friendly_name: 'mine' }),
  },
  'DELETE /auth/v1/passkeys/:passkeyId': { statuses: eachTheirOwn(404), ...ofNoPasskey },

  'GET /auth/v1/admin/audit': operatorsOnly(200),
  'GET /auth/v1/admin/users': operatorsOnly(200),
  'POST /auth/v1/admin/users': { ...operatorsOnly(400), body: () => ({}) },
  'GET /auth/v1/admin/users/:id': { ...operatorsOnly(200), ...ofOwner },
  'PUT /auth/v1/admin/users/:id': { ...operatorsOnly(200), ...ofOwner, body: () => ({}) },
  'DELETE /auth/v1/admin/users/:id': { ...operatorsOnly(404), ...nobody, body: () => ({}) },
  'GET /auth/v1/admin/users/:id/factors': { ...operatorsOnly(200), ...ofOwner },
  'PUT /auth/v1/admin/users/:id/factors/:factorId': {
    ...operatorsOnly(200),
    params: ({ ownerId, factorId }) => ({ id: ownerId, factorId }),
    body: () => ({ friendly_name: 'named by the operator' }),
  },
  'DELETE /auth/v1/admin/users/:id/factors/:factorId': {
    ...operatorsOnly(200),
    params: ({ ownerId, factorId }) => ({ id: ownerId, factorId }),
  },
  'GET /auth/v1/admin/users/:id/passkeys': { ...operatorsOnly(200), ...ofOwner },
  'DELETE /auth/v1/admin/users/:id/passkeys/:passkeyId': {
    ...operatorsOnly(404),
    params: ({ ownerId }) => ({ id: ownerId, passkeyId: randomUUID() }),
  },
  'POST /auth/v1/invite': { ...operatorsOnly(400), body: () => ({}) },
  'POST /auth/v1/admin/generate_link': { ...operatorsOnly(400), body: () => ({}) },
  'GET /auth/v1/admin/sso/providers': operatorsOnly(404),
  'POST /auth/v1/admin/sso/providers': { ...operatorsOnly(404), body: () => ({}) },
  'GET /auth/v1/admin/sso/providers/:providerId': { ...operatorsOnly(404), ...ofNoProvider },
  'PUT /auth/v1/admin/sso/providers/:providerId': {
    ...operatorsOnly(404),
    ...ofNoProvider,
    body: () => ({}),
  },
  'DELETE /auth/v1/admin/sso/providers/:providerId': { ...operatorsOnly(404), ...ofNoProvider },

  'GET /auth/v1/oauth/authorizations/:id': { statuses: closed, ...nobody },
  'POST /auth/v1/oauth/authorizations/:id/consent': { statuses: closed, ...nobody },
  'GET /auth/v1/user/oauth/grants': { statuses: closed },
  'DELETE /auth/v1/user/oauth/grants': { statuses: closed },
  'GET /auth/v1/admin/oauth/clients': operatorsOnly(404),
  'POST /auth/v1/admin/oauth/clients': operatorsOnly(404),
  'GET /auth/v1/admin/oauth/clients/:id': { ...operatorsOnly(404), ...nobody },
  'PUT /auth/v1/admin/oauth/clients/:id': { ...operatorsOnly(404), ...nobody },
  'DELETE /auth/v1/admin/oauth/clients/:id': { ...operatorsOnly(404), ...nobody },
  'POST /auth/v1/admin/oauth/clients/:id/regenerate_secret': { ...operatorsOnly(404), ...nobody },
  'GET /auth/v1/admin/custom-providers': operatorsOnly(404),
  'POST /auth/v1/admin/custom-providers': operatorsOnly(404),
  'GET /auth/v1/admin/custom-providers/:id': { ...operatorsOnly(404), ...nobody },
  'PUT /auth/v1/admin/custom-providers/:id': { ...operatorsOnly(404), ...nobody },
  'DELETE /auth/v1/admin/custom-providers/:id': { ...operatorsOnly(404), ...nobody },
};
