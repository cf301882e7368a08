import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Caller } from '#packages/api/server/index.ts';
import {
  attachmentReader,
  bucket,
  type FileCaller,
  isAdministration,
  isCompanyAdmin,
  isOwner,
  isSignedIn,
  keepSealed,
  openSealed,
  putFile,
  readFile,
  removeFiles,
  removeFolder,
  removeSealed,
  sealObject,
  signedFileAddress,
} from './index.ts';
import { picture, refusal, type StorageWorld, startStorageWorld } from './testing/storage-world.ts';

/** What other features build on. */

let world: StorageWorld;
beforeAll(async () => {
  world = await startStorageWorld();
  const { assembly } = world.context;
  // As a feature of messages would: Bruno may read what lies in a thread that he takes part in.
  const isInThread = (caller: FileCaller, path: string) =>
    caller.kind === 'person' &&
    caller.person.userId === world.people.bruno.userId &&
    path.includes('/thread-7/');
  assembly.plugIns = [
    ...assembly.plugIns,
    attachmentReader.with(() => isInThread),
    bucket.with(() => ({
      name: 'recipes',
      ...{ public: false, sizeLimit: 1_000, mimeTypes: ['text/plain'] },
      ...{ mayRead: isSignedIn, mayWrite: isAdministration },
    })),
  ];
  for (const point of [attachmentReader, bucket]) assembly.made.delete(point);
  await world.newBucket('recipes', { public: false, fileSizeLimit: 1_000 });
});
afterAll(() => world?.stop());

const inTransaction = <T>(work: Parameters<typeof world.context.db.transaction<T>>[0]) =>
  world.context.db.transaction(work);
const textOf = async (place: { bucket: string; path: string }) => {
  const file = await readFile(world.context, place);
  return file && Buffer.concat(await file.bytes.toArray()).toString();
};
const PDF = Buffer.from('%PDF-1.7\n%certificado');
const pdf = { type: 'application/pdf', bytes: PDF };

it('a certificate that the product makes is its person’s to read, and nobody’s to change', async () => {
  const { ana, bruno } = world.people;
  const place = { bucket: 'certificates', path: `${ana.userId}/curso.pdf` };
  await putFile(world.context, place, pdf);
  await putFile(world.context, place, { ...pdf, bytes: Buffer.concat([PDF, Buffer.from('!')]) });
  expect(await textOf(place)).toBe(`${PDF}!`);
  const own = world.as(ana).from('certificates');
  expect((await own.download(place.path)).data?.size).toBe(PDF.length + 1);
  expect(refusal((await own.update(place.path, new Blob([PDF]))).error)).toMatchObject({
    code: 'AccessDenied',
  });
  const others = world.as(bruno).from('certificates');
  expect(refusal((await others.download(place.path)).error)).toMatchObject({ code: 'NoSuchKey' });
  const address = await signedFileAddress(world.context, place, 60);
  expect((await fetch(world.url + address)).headers.get('content-type')).toBe('application/pdf');
  await expect(
    putFile(world.context, place, { type: 'text/html', bytes: Buffer.from('<html>') }),
  ).rejects.toMatchObject({ code: 'InvalidMimeType' });
});

it('files go with the transaction that forgets them, and only with it', async () => {
  const { companyA, companyB } = world.people;
  const logo = { type: 'image/png', bytes: await picture(20, 20) };
  const at = (id: string, name: string) => ({ bucket: 'company-logos', path: `${id}/${name}` });
  for (const { id } of [companyA, companyB]) {
    for (const name of ['one.png', 'two.png']) await putFile(world.context, at(id, name), logo);
  }
  const undone = inTransaction(async (tx) => {
    await removeFolder(world.context, tx, 'company-logos', `${companyA.id}/`);
    throw new Error('taken back');
  });
  await expect(undone).rejects.toThrow('taken back');
  expect(await readFile(world.context, at(companyA.id, 'one.png'))).not.toBeNull();
  await inTransaction((tx) =>
    removeFiles(world.context, tx, 'company-logos', [at(companyB.id, 'one.png').path, 'none']),
  );
  await inTransaction((tx) => removeFolder(world.context, tx, 'company-logos', `${companyA.id}/`));
  const left = await Promise.all(
    [companyA, companyB].flatMap(({ id }) =>
      ['one.png', 'two.png'].map(async (name) => (await textOf(at(id, name))) !== null),
    ),
  );
  expect(left).toEqual([false, false, false, true]);
});

it('a feature names who else reads an attachment', async () => {
  const { ana, bruno, duda } = world.people;
  const path = `${ana.userId}/thread-7/nota.txt`;
  const other = `${ana.userId}/thread-8/nota.txt`;
  const note = new Blob(['nota'], { type: 'text/plain' });
  for (const one of [path, other]) await world.as(ana).from('attachments').upload(one, note);
  const reads = async (person: typeof ana, one: string) =>
    (await world.as(person).from('attachments').download(one)).error === null;
  expect([await reads(bruno, path), await reads(bruno, other)]).toEqual([true, false]);
  expect([await reads(duda, path), await reads(ana, other)]).toEqual([false, true]);
});

it('a declared bucket goes by its policies and not by the protocol’s', async () => {
  const { ana, carla } = world.people;
  const note = new Blob(['Bolo de fubá'], { type: 'text/plain' });
  const put = async (who: typeof ana) =>
    (await world.as(who).from('recipes').upload('bolo.txt', note, { upsert: true })).error;
  expect(refusal(await put(ana))).toMatchObject({ code: 'AccessDenied' });
  expect(await put(carla)).toBeNull();
  expect(await (await world.as(ana).from('recipes').download('bolo.txt')).data?.text()).toBe(
    'Bolo de fubá',
  );
  expect(refusal((await world.visitor.from('recipes').download('bolo.txt')).error)).toMatchObject({
    code: 'NoSuchBucket',
  });
});

const person = (more: Partial<Caller>): FileCaller => ({
  kind: 'person',
  person: {
    ...{
      userId: randomUUID(),
      sessionId: randomUUID(),
      plan: 'free',
      role: null,
      grants: [],
      companyGrants: [],
    },
    agreed: { terms: true, health: true },
    ...{ companyId: null, language: 'pt-BR', timeZone: 'America/Sao_Paulo', ...more },
  },
});
const [ME, COMPANY] = [randomUUID(), randomUUID()];
const companyAdmin = person({ role: 'company_admin', companyId: COMPANY });

it.each<[string, FileCaller, string, boolean[]]>([
  ['a visitor', { kind: 'visitor' }, `${ME}/a`, [false, false, false, false]],
  ['the operator', { kind: 'operator' }, `${COMPANY}/a`, [true, true, true, false]],
  ['a general admin', person({ role: 'admin' }), `${COMPANY}/a`, [true, true, true, false]],
  ['the admin of a company', companyAdmin, `${COMPANY}/a`, [true, false, true, false]],
  ['the admin of another company', companyAdmin, `${ME}/a`, [true, false, false, false]],
  [
    'who belongs to a company',
    person({ companyId: COMPANY }),
    `${COMPANY}/a`,
    [true, false, false, false],
  ],
  ['oneself', person({ userId: ME }), `${ME}/a`, [true, false, false, true]],
  [
    'oneself in somebody else’s place',
    person({ userId: ME }),
    `${COMPANY}/a`,
    [true, false, false, false],
  ],
  ['oneself in no place', person({ userId: ME }), ME, [true, false, false, false]],
])('%s: signed in, administration, company, owner', async (_, caller, path, expected) => {
  const policies = [isSignedIn, isAdministration, isCompanyAdmin, isOwner];
  const answers = policies.map(async (policy) => policy(caller, path));
  expect(await Promise.all(answers)).toEqual(expected);
});

it('a photo is sealed, kept and removed by the feature whose record names it', async () => {
  const { ana, bruno } = world.people;
  const { context } = world;
  const [id, bytes] = [randomUUID(), await picture(8, 8, 'jpeg')];
  const all = (async function* () {
    yield bytes;
  })();
  await sealObject(context, ana.userId, { id, type: 'image/jpeg', bytes: all });
  expect((await openSealed(context, ana.userId, id))?.bytes.equals(bytes)).toBe(true);
  expect(await openSealed(context, bruno.userId, id)).toBeUndefined();
  expect(await inTransaction((tx) => keepSealed(tx, ana.userId, [id]))).toEqual([id]);
  const { rows } = await context.connection.pool.query('select blob from sealed_objects');
  await inTransaction((tx) => removeSealed(context, tx, ana.userId, [id]));
  expect(await openSealed(context, ana.userId, id)).toBeUndefined();
  await vi.waitFor(async () => {
    const there = await readdir(join(context.settings.files.dir, 'blobs'), { recursive: true });
    expect(there.filter((path) => path.endsWith(rows[0].blob))).toEqual([]);
  }, 20_000);
});
