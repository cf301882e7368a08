import { randomUUID } from 'node:crypto';
import {
  definePermissions,
  eachTheirOwn,
  everybody,
  type PermissionRow,
  type PermissionWorld,
} from '#packages/kernel/permission-rows.ts';
import { putFile } from './server-api.ts';

const MADE_BUCKET = 'matrix';

interface FilesFixture {
  ownerId: string;
  secret: string;
  emptyBucket: string;
}

/** Makes a bucket by the protocol, and puts a file of the owner's into the attachments. */
async function fixture({ context, idOf, secret, ask }: PermissionWorld): Promise<FilesFixture> {
  const ownerId = idOf('owner');
  for (const path of [`${ownerId}/a.txt`, `${ownerId}/b.txt`]) {
    const bytes = Buffer.from(`${secret}\n`);
    await putFile(context, { bucket: 'attachments', path }, { type: 'text/plain', bytes });
  }
  await ask('generalAdmin', 'POST', '/storage/v1/bucket', { name: MADE_BUCKET }).catch(
    () => undefined,
  );
  const emptyBucket = randomUUID();
  await ask('generalAdmin', 'POST', '/storage/v1/bucket', { name: emptyBucket });
  return { ownerId, secret, emptyBucket };
}

type Statuses = PermissionRow<never>['statuses'];

/** The protocol's refusals carry their true status in the body and are all answered with 400. */
const REFUSED = 400;
/** Everybody gets some answer; a session that has not proved its second factor gets none. */
const signedInOrNot = (status: number): Statuses => ({
  ...everybody(status),
  ownerByPasswordAlone: REFUSED,
});
/** Of the owner's own file. The operator's programs reach none that is a person's. */
const owners = (status: number): Pick<PermissionRow<never>, 'statuses' | 'operator'> => ({
  statuses: { ...everybody(REFUSED), owner: status },
  operator: REFUSED,
});
/** For the general admin and the operator's programs. */
const administration = (status: number): Pick<PermissionRow<never>, 'statuses' | 'operator'> => ({
  statuses: { ...everybody(REFUSED), generalAdmin: status },
});

const ofFile = {
  params: ({ ownerId }: FilesFixture) => ({ bucket: 'attachments', '*': `${ownerId}/a.txt` }),
};
const ofOwnFile = ({ ownerId }: FilesFixture) => `${ownerId}/a.txt`;
const inAttachments = { params: () => ({ bucket: 'attachments' }) };
/** Nobody without the token of the address gets further. */
const byTokenAlone = { statuses: everybody(REFUSED), operator: REFUSED };
const resumable = (statuses: Statuses) => ({
  statuses,
  params: () => ({ id: randomUUID() }),
});

export const permissions = definePermissions(fixture, {
  'OPTIONS /storage/v1/*': { statuses: everybody(204) },
  'GET /storage/v1/status': { statuses: everybody(200) },

  'GET /storage/v1/bucket': { statuses: signedInOrNot(200), operator: 200 },
  'GET /storage/v1/bucket/:id': {
    ...administration(200),
    operator: 200,
    params: () => ({ id: 'covers' }),
  },
  'POST /storage/v1/bucket': {
    ...administration(200),
    body: () => ({ name: randomUUID() }),
    operator: 200,
  },
  'PUT /storage/v1/bucket/:id': {
    ...administration(200),
    operator: 200,
    params: () => ({ id: MADE_BUCKET }),
    body: () => ({ public: false }),
  },
  'POST /storage/v1/bucket/:id/empty': {
    ...administration(200),
    operator: 200,
    params: () => ({ id: MADE_BUCKET }),
    body: () => ({}),
  },
  'DELETE /storage/v1/bucket/:id': {
    ...administration(200),
    params: ({ emptyBucket }) => ({ id: emptyBucket }),
    body: () => ({}),
  },

  'POST /storage/v1/object/list/:bucket': {
    statuses: signedInOrNot(200),
    ...inAttachments,
    body: () => ({ prefix: '' }),
  },
  'POST /storage/v1/object/list-v2/:bucket': {
    statuses: signedInOrNot(200),
    ...inAttachments,
    body: () => ({}),
  },
  'GET /storage/v1/object/:bucket/*': { ...owners(200), ...ofFile },
  'GET /storage/v1/object/authenticated/:bucket/*': { ...owners(200), ...ofFile },
  'GET /storage/v1/object/info/:bucket/*': { ...owners(200), ...ofFile },
  'GET /storage/v1/object/info/authenticated/:bucket/*': { ...owners(200), ...ofFile },
  'GET /storage/v1/object/public/:bucket/*': { statuses: everybody(REFUSED), ...ofFile },
  'GET /storage/v1/object/info/public/:bucket/*': { statuses: everybody(REFUSED), ...ofFile },
  // A text: nobody is given a smaller one.
  'GET /storage/v1/render/image/authenticated/:bucket/*': { ...owners(REFUSED), ...ofFile },
  'GET /storage/v1/render/image/public/:bucket/*': { statuses: everybody(REFUSED), ...ofFile },
  'GET /storage/v1/render/image/sign/:bucket/*': { ...byTokenAlone, ...ofFile },
  'GET /storage/v1/object/sign/:bucket/*': { ...byTokenAlone, ...ofFile },
  'POST /storage/v1/object/sign/:bucket/*': {
    ...owners(200),
    ...ofFile,
    body: () => ({ expiresIn: 60 }),
  },
  'POST /storage/v1/object/sign/:bucket': {
    statuses: signedInOrNot(200),
    ...inAttachments,
    body: (fixture) => ({ expiresIn: 60, paths: [ofOwnFile(fixture)] }),
  },
  'POST /storage/v1/object/upload/sign/:bucket/*': { ...owners(200), ...ofFile, body: () => ({}) },
  'PUT /storage/v1/object/upload/sign/:bucket/*': { ...byTokenAlone, ...ofFile, body: () => ({}) },
  // JSON is none of the types that attachments may have; who may not put anything there is told sooner.
  'POST /storage/v1/object/:bucket/*': { ...owners(REFUSED), ...ofFile, body: () => ({}) },
  'PUT /storage/v1/object/:bucket/*': { ...owners(REFUSED), ...ofFile, body: () => ({}) },
  'POST /storage/v1/object/move': {
    ...owners(200),
    body: ({ ownerId }) => ({
      bucketId: 'attachments',
      sourceKey: `${ownerId}/b.txt`,
      destinationKey: `${ownerId}/${randomUUID()}.txt`,
    }),
  },
  'POST /storage/v1/object/copy': {
    ...owners(200),
    body: (fixture) => ({
      bucketId: 'attachments',
      sourceKey: ofOwnFile(fixture),
      destinationKey: `${fixture.ownerId}/${randomUUID()}.txt`,
    }),
  },
  'DELETE /storage/v1/object/:bucket': {
    // What somebody may not remove is left out of the answer.
    statuses: signedInOrNot(200),
    ...inAttachments,
    body: (fixture) => ({ prefixes: [`${fixture.ownerId}/none.txt`] }),
  },
  'DELETE /storage/v1/object/:bucket/*': { ...owners(200), ...ofFile, body: () => ({}) },
  'DELETE /storage/v1/cdn/:bucket/*': {
    ...administration(200),
    operator: 200,
    ...ofFile,
    body: () => ({}),
  },

  // Without the header of the protocol of pieces nothing begins.
  'POST /storage/v1/upload/resumable': { statuses: everybody(412) },
  'POST /storage/v1/upload/resumable/sign': { statuses: everybody(412) },
  'PATCH /storage/v1/upload/resumable/:id': resumable(everybody(404)),
  'DELETE /storage/v1/upload/resumable/:id': resumable(everybody(404)),

  'PUT /api/files/sealed/:id': {
    // No picture: who is not signed in is told sooner.
    statuses: eachTheirOwn(415),
    params: () => ({ id: randomUUID() }),
    body: () => ({}),
  },
  'GET /api/files/sealed/:id': {
    statuses: eachTheirOwn(404),
    params: () => ({ id: randomUUID() }),
  },
  'DELETE /api/files/sealed/:id': {
    statuses: eachTheirOwn(404),
    params: () => ({ id: randomUUID() }),
  },
});
