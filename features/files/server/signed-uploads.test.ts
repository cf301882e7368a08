import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signInNewPerson, type TestPerson } from '#packages/testing/people/index.ts';
import { putFile } from './index.ts';
import { type StorageWorld, startStorageWorld } from './testing/storage-world.ts';

/** Lia, Rui, Nina and Ivo sign addresses for uploads; what becomes of those when the person is not there any more. */

const DENIED = [400, 'AccessDenied'];
let world: StorageWorld;
beforeAll(async () => {
  world = await startStorageWorld();
  await world.newBucket('private-made');
});
afterAll(() => world?.stop());

const newPerson = (name: string) => signInNewPerson(world.url, world.context, name);
async function sign(person: TestPerson, bucket: string, name = 'a.txt'): Promise<string> {
  const path = `${person.userId}/${name}`;
  const { data, error } = await world.as(person).from(bucket).createSignedUploadUrl(path);
  if (error) throw error;
  return data.signedUrl;
}
/** Sends bytes of which no size is announced. */
const put = async (address: string, chunks: AsyncIterable<Uint8Array> = once('nota')) => {
  const answer = await fetch(address, {
    ...{ method: 'PUT', headers: { 'content-type': 'text/plain' } },
    ...{ body: ReadableStream.from(chunks), duplex: 'half' },
  } as RequestInit);
  return [answer.status, ((await answer.json()) as { code?: string }).code];
};
async function* once(text: string) {
  yield Buffer.from(text);
}
const administer = async ({ userId }: TestPerson, method: string, body: object = {}) => {
  const { serviceKey } = world.context.settings;
  const answer = await fetch(`${world.url}/auth/v1/admin/users/${userId}`, {
    method,
    headers: {
      ...{ apikey: serviceKey, authorization: `Bearer ${serviceKey}` },
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
};
const below = async (folder: string) => {
  const { rows } = await world.context.connection.pool.query<{ name: string }>(
    'select name from storage_objects where starts_with(name, $1)',
    [folder],
  );
  return rows.length;
};

describe('an address that a person signed for an upload', () => {
  it.each(['attachments', 'private-made'])(
    'takes nothing in once they are gone: %s',
    async (to) => {
      const lia = await newPerson(`Lia ${to}`);
      const [first, second] = [await sign(lia, to, 'a.txt'), await sign(lia, to, 'b.txt')];
      expect(await put(first)).toEqual([200, undefined]);
      await administer(lia, 'DELETE');
      expect(await put(second)).toEqual(DENIED);
      expect(await below(`${lia.userId}/`)).toBe(0);
    },
  );

  it('takes nothing in while they are suspended', async () => {
    const rui = await newPerson('Rui Alves');
    const address = await sign(rui, 'attachments');
    await administer(rui, 'PUT', { ban_duration: '1h' });
    expect(await put(address)).toEqual(DENIED);
    await administer(rui, 'PUT', { ban_duration: 'none' });
    expect(await put(address)).toEqual([200, undefined]);
  });

  it('keeps nothing of a person who goes while the bytes are on their way', async () => {
    const nina = await newPerson('Nina Costa');
    const address = await sign(nina, 'private-made');
    async function* slowly() {
      yield Buffer.alloc(64_000, 'a');
      await administer(nina, 'DELETE');
      yield Buffer.from('b');
    }
    expect(await put(address, slowly())).toEqual(DENIED);
    expect(await below(`${nina.userId}/`)).toBe(0);
  });

  it('counts in the room of the person below whose id it lies', async () => {
    const ivo = await newPerson('Ivo Prado');
    expect(await put(await sign(ivo, 'attachments', 'a.txt'))).toEqual([200, undefined]);
    await world.context.connection.pool.query(
      'update stored_bytes set bytes = 199999990 where user_id = $1',
      [ivo.userId],
    );
    const more = await sign(ivo, 'attachments', 'b.txt');
    expect(await put(more, once('a'.repeat(20)))).toEqual([400, 'StorageFull']);
  });

  it('of the operator goes on without a person', async () => {
    const { data } = await world.operator.from('private-made').createSignedUploadUrl('x.txt');
    expect(await put(data?.signedUrl ?? '')).toEqual([200, undefined]);
  });
});

it('what is nobody’s is swept from the buckets of people, and from no other', async () => {
  const { pool } = world.context.connection;
  const { ana, companyA } = world.people;
  const nobody = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const file = { type: 'text/plain', bytes: Buffer.from('nota') };
  await putFile(world.context, { bucket: 'attachments', path: `${nobody}/a.txt` }, file);
  await putFile(world.context, { bucket: 'attachments', path: `${ana.userId}/kept.txt` }, file);
  await world.operator.from('private-made').upload(`${companyA.id}/kept.txt`, 'nota', {
    contentType: 'text/plain',
  });
  expect(await below(`${nobody}/`)).toBe(1);
  await pool.query(`insert into pgboss.job (name, data) values ('files.sweep_hourly', '{}')`);
  await vi.waitFor(async () => expect(await below(`${nobody}/`)).toBe(0), 20_000);
  expect([await below(`${ana.userId}/kept`), await below(`${companyA.id}/`)]).toEqual([1, 1]);
});
