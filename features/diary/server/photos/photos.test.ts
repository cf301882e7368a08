import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '#packages/testing/people/index.ts';
import { UNDO_MINUTES } from '../../contract/diary.contract.ts';
import { sweep } from '../diary.sweep.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);
let now = new Date('2026-11-24T12:00:00Z');
let world: TestApp;
beforeAll(async () => {
  world = await startTestApp({ now: () => now });
});
afterAll(() => world?.stop());

// biome-ignore lint/suspicious/noExplicitAny: answers of several routes, looked at field by field.
type Body = any;
async function ask(who: TestPerson, method: string, path: string, json?: object) {
  const response = await world.fetchAs(
    who,
    `/api/diary/entries${path}`,
    json ? { method, json } : { method },
  );
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : null) as Body };
}
const write = async (who: TestPerson, id: string = randomUUID()): Promise<string> =>
  (await ask(who, 'POST', '', { id, text: 'Um dia de sol.' })).body.id;
async function send(who: TestPerson, id: string = randomUUID()): Promise<string> {
  const answer = await world.fetchAs(who, `/api/files/sealed/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'image/png' },
    body: PIXEL,
  });
  expect(answer.status).toBe(201);
  return id;
}
const look = async (who: TestPerson, id: string) =>
  (await world.fetchAs(who, `/api/files/sealed/${id}`)).status;

describe('photos of an entry', () => {
  it('stand beside it in their order, described, for Ana alone', async () => {
    const { ana, bruno } = world.people;
    const entry = await write(ana);
    const [first, second] = [await send(ana), await send(ana)];
    await ask(ana, 'POST', `/${entry}/photos`, { photo: first, alt: 'O mar' });
    now = new Date(now.getTime() + 1_000);
    await ask(ana, 'POST', `/${entry}/photos`, { photo: second });
    // Sent again, it is there once.
    await ask(ana, 'POST', `/${entry}/photos`, { photo: first, alt: 'Outra coisa' });
    await ask(ana, 'PATCH', `/${entry}/photos/${second}`, { alt: 'A praça' });
    expect((await ask(ana, 'GET', `/${entry}/photos`)).body).toEqual({
      photos: [
        { id: first, alt: 'O mar' },
        { id: second, alt: 'A praça' },
      ],
    });
    for (const [method, path, json] of [
      ['GET', `/${entry}/photos`, undefined],
      ['POST', `/${entry}/photos`, { photo: first }],
      ['PATCH', `/${entry}/photos/${first}`, { alt: 'x' }],
      ['DELETE', `/${entry}/photos/${first}`, undefined],
    ] as const) {
      expect([method, (await ask(bruno, method, path, json)).status]).toEqual([method, 404]);
    }
    expect([await look(ana, first), await look(bruno, first)]).toEqual([200, 404]);
    const { rows } = await world.context.db.$client.query('select sealed from diary_photos');
    expect(rows.map(({ sealed }) => String(sealed)).join()).not.toContain('praça');
  });

  it('are four at most, pictures that have arrived, and of one entry each', async () => {
    const { ana, bruno } = world.people;
    const [entry, other] = [await write(ana), await write(ana)];
    const photos = await Promise.all([1, 2, 3, 4, 5].map(() => send(ana)));
    const added = await Promise.all(
      photos.map((photo) => ask(ana, 'POST', `/${entry}/photos`, { photo })),
    );
    expect(added.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 422]);
    expect(added.find(({ status }) => status === 422)?.body.code).toBe('photos_full');
    const kept = (await ask(ana, 'GET', `/${entry}/photos`)).body.photos[0].id;
    const refused = async (photo: string) =>
      (await ask(ana, 'POST', `/${other}/photos`, { photo })).body.code;
    expect(await refused(kept)).toBe('photo_missing');
    expect(await refused(randomUUID())).toBe('photo_missing');
    expect(await refused(await send(bruno))).toBe('photo_missing');
  });

  it('go with what they belong to: one by one, with the entry once it cannot come back, and no sooner', async () => {
    const { ana, bruno } = world.people;
    const [entry, stays] = [await write(ana), await write(ana)];
    const [first, second, other] = [await send(ana), await send(ana), await send(ana)];
    // Ids are made by devices: Bruno’s are Ana’s, and nothing of his goes with hers.
    await write(bruno, entry);
    await ask(bruno, 'POST', `/${entry}/photos`, { photo: await send(bruno, second) });
    for (const photo of [first, second]) await ask(ana, 'POST', `/${entry}/photos`, { photo });
    await ask(ana, 'POST', `/${stays}/photos`, { photo: other });
    expect((await ask(ana, 'DELETE', `/${entry}/photos/${first}`)).status).toBe(204);
    expect(await look(ana, first)).toBe(404);
    await ask(ana, 'DELETE', `/${entry}`);
    expect((await ask(ana, 'GET', `/${entry}/photos`)).status).toBe(404);
    await ask(ana, 'POST', `/${entry}/restore`);
    expect((await ask(ana, 'GET', `/${entry}/photos`)).body.photos).toHaveLength(1);
    await ask(ana, 'DELETE', `/${entry}`);
    const before = now;
    now = new Date(now.getTime() + (UNDO_MINUTES + 1) * 60_000);
    await sweep(world.context);
    now = before;
    expect([await look(ana, second), await look(ana, other)]).toEqual([404, 200]);
    expect((await ask(ana, 'GET', `/${stays}/photos`)).body.photos).toHaveLength(1);
    expect((await ask(bruno, 'GET', `/${entry}/photos`)).body.photos).toHaveLength(1);
    expect(await look(bruno, second)).toBe(200);
  });
});
