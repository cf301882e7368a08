import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putFile } from '#features/files/server/index.ts';
import { startTestApp, type TestApp, type TestPerson } from '#packages/testing/people/index.ts';
import { publishDue } from './schedule.ts';
import { eraseDeleted } from './versions.ts';

const DAY_MS = 86_400_000;
let now = new Date('2026-11-24T12:00:00Z');
let world: TestApp;
let carla: TestPerson;
beforeAll(async () => {
  world = await startTestApp({ now: () => now });
  ({ carla } = world.people);
});
afterAll(() => world?.stop());

// biome-ignore lint/suspicious/noExplicitAny: answers of many routes, looked at field by field.
type Body = any;
async function ask(who: TestPerson, method: string, path: string, json?: object) {
  const response = await world.fetchAs(who, path, json ? { method, json } : { method });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : null) as Body };
}

const news = (title: string) => ({
  ...{ kind: 'article', category: 'general', language: 'pt-BR', title, summary: 'Do que trata.' },
  ...{ author: 'Equipe', cover: 'sono', sources: [], review: null, video: null },
  blocks: [{ kind: 'paragraph', text: `O texto de ${title}.` }],
});
const course = (title: string) => ({
  ...{ title, description: 'Do que trata.', hours: 1, language: 'pt-BR', premium: false },
  ...{ cover: 'sono', legal: null, validMonths: null, translations: {}, sources: [], review: null },
  lessons: [
    {
      ...{ id: '01936f3c-0000-7000-8000-00000000aa01', title: 'Aula', video: null, quiz: null },
      body: [{ kind: 'paragraph', text: 'Um parágrafo.' }],
    },
  ],
});

const partner = (title: string) => ({
  ...{ name: title, category: 'health', link: 'https://casa.example.org' },
  ...{ description: 'Do que trata.', logo: null },
});
let registry = 100_000;
const entry = (title: string, number: string) => ({
  ...{ kind: 'professional', name: title, specialties: ['psychology'], topics: [] },
  ...{ registry: number, online: true, inPerson: false, municipality: null, neighbourhood: '' },
  ...{ address: '', languages: ['pt'], plans: [], about: '', sessions: '', access: '', team: '' },
  ...{ contact: { email: 'a@example.org', phone: '', site: '' }, check: null },
});

/** Each kind as its own editor makes, changes and deletes it. */
const KINDS = [
  {
    kind: 'partner',
    path: '/api/admin/partners',
    add: (id: string, title: string) => ({ id, draft: partner(title) }),
    change: (title: string, { revision }: Body) => ({ draft: partner(title), revision }),
    method: 'PATCH',
  },
  {
    kind: 'network',
    path: '/api/admin/network',
    add: (id: string, title: string) => ({ id, draft: entry(title, `CRP 06/${++registry}`) }),
    change: (title: string, { revision, registry }: Body) => ({
      ...{ draft: entry(title, registry), revision },
    }),
    method: 'PATCH',
  },
  {
    kind: 'news',
    path: '/api/admin/news',
    add: (id: string, title: string) => ({ id, draft: news(title) }),
    change: (title: string, { revision }: Body) => ({ draft: news(title), revision }),
    method: 'PATCH',
  },
  {
    kind: 'course',
    path: '/api/admin/courses',
    add: (id: string, title: string) => ({ id, ...course(title) }),
    change: (title: string, { revision }: Body) => ({ ...course(title), revision }),
    method: 'PUT',
  },
] as const;

describe('a video of this instance', () => {
  it('plays for who is signed in, from an address that ends', async () => {
    const { ana } = world.people;
    const bytes = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nRespire.\n');
    const place = { bucket: 'lesson-media', path: 'aula/legendas.vtt' } as const;
    await putFile(world.context, place, { type: 'text/vtt', bytes });
    const { body } = await ask(ana, 'POST', '/api/content/media', { paths: ['aula/legendas.vtt'] });
    const [address] = body.addresses;
    const played = await fetch(`${world.url}${address}`);
    expect([played.status, await played.text()]).toEqual([200, bytes.toString()]);
    expect((await fetch(`${world.url}${address.replace(/token=.+/, 'token=x')}`)).status).toBe(400);
    const none = await ask(ana, 'POST', '/api/content/media', { paths: ['nada.mp4'] });
    expect((await fetch(`${world.url}${none.body.addresses[0]}`)).status).toBe(400);
  });

  it.each([
    ['outside its bucket', { path: '../covers/a.mp4' }],
    ['without captions', { captions: '' }],
    ['without its words', { transcript: ' ' }],
  ])('is refused %s', async (_, change) => {
    const video = {
      ...{ kind: 'file', path: 'a.mp4', captions: 'a.vtt', language: 'pt-BR' },
      ...{ transcript: 'Respire.', seconds: 60, ...change },
    };
    const draft = { ...news('Vídeo'), kind: 'video', video };
    const added = await ask(carla, 'POST', '/api/admin/news', { id: randomUUID(), draft });
    expect(added.status).toBe(400);
  });
});

describe.each(KINDS)('$kind', ({ kind, path, add, change, method }) => {
  const content = `/api/admin/content/${kind}`;
  const make = async (title: string) => {
    const id = randomUUID();
    return { id, item: (await ask(carla, 'POST', path, add(id, title))).body };
  };

  it('keeps each saving as a version, and a former one can be made the newest', async () => {
    const { id, item } = await make('Primeiro');
    await ask(carla, method, `${path}/${id}`, change('Segundo', item));
    const { versions } = (await ask(carla, 'GET', `${content}/items/${id}/versions`)).body;
    expect(versions.map(({ version, title, by }: Body) => [version, title, by])).toEqual([
      [2, 'Segundo', 'Carla Menezes'],
      [1, 'Primeiro', 'Carla Menezes'],
    ]);
    const first = (await ask(carla, 'GET', `${content}/items/${id}/versions/1`)).body;
    expect(first.draft.title ?? first.draft.name).toBe('Primeiro');
    expect((await ask(carla, 'GET', `${content}/items/${id}/versions/9`)).status).toBe(404);
    expect((await ask(carla, 'GET', `${content}/items/${randomUUID()}/versions`)).body).toEqual({
      versions: [],
    });
  });

  it('is brought back after it was deleted, for thirty days', async () => {
    const { id } = await make('Apagado');
    const other = await make('Fica');
    expect((await ask(carla, 'DELETE', `${path}/${id}`)).status).toBe(204);
    const deleted = async () => (await ask(carla, 'GET', `${content}/deleted`)).body.items;
    const [gone] = await deleted();
    expect(gone).toMatchObject({ id, title: 'Apagado' });
    expect(Date.parse(gone.until) - now.getTime()).toBe(30 * DAY_MS);
    const { draft } = (await ask(carla, 'GET', `${content}/items/${id}/versions/${gone.version}`))
      .body;
    const again = await ask(
      carla,
      'POST',
      path,
      kind === 'course' ? { id, ...draft } : { id, draft },
    );
    expect(again).toMatchObject({ status: 201, body: { id, state: 'draft' } });
    expect(await deleted()).toEqual([]);
    await ask(carla, 'DELETE', `${path}/${id}`);
    const at = now;
    now = new Date(at.getTime() + 29 * DAY_MS);
    await eraseDeleted(world.context);
    now = new Date(at.getTime() + 31 * DAY_MS);
    await eraseDeleted(world.context);
    now = at;
    expect(await deleted()).toEqual([]);
    const kept = await ask(carla, 'GET', `${content}/items/${other.id}/versions`);
    expect(kept.body.versions).toHaveLength(1);
  });
});

const TIMED = KINDS.filter(({ kind }) => kind === 'news' || kind === 'course');
describe.each(TIMED)('$kind', ({ kind, path, add }) => {
  const content = `/api/admin/content/${kind}`;
  const make = async (title: string) => {
    const id = randomUUID();
    return { id, item: (await ask(carla, 'POST', path, add(id, title))).body };
  };

  it('is published by itself when its time has come, and no earlier', async () => {
    const { id } = await make('Amanhã');
    const plan = (at: string | null) =>
      ask(carla, 'PUT', `${content}/items/${id}/schedule`, { at });
    expect((await plan(new Date(now.getTime() - 1_000).toISOString())).body.code).toBe('bad_time');
    expect((await plan(new Date(now.getTime() + 400 * DAY_MS).toISOString())).body.code).toBe(
      'bad_time',
    );
    const at = new Date(now.getTime() + 3_600_000).toISOString();
    await plan(at);
    expect((await ask(carla, 'GET', `${content}/scheduled`)).body).toEqual({ items: [{ id, at }] });
    const state = async () => (await ask(carla, 'GET', `${path}/${id}`)).body.state;
    await publishDue(world.context);
    expect(await state()).toBe('draft');
    const before = now;
    now = new Date(Date.parse(at) + 60_000);
    await Promise.all([publishDue(world.context), publishDue(world.context)]);
    now = before;
    expect(await state()).toBe('published');
    expect((await ask(carla, 'GET', `${content}/scheduled`)).body).toEqual({ items: [] });
    const acts = await world.context.db.$client.query<{ act: string; actor_id: string }>(
      `select * from admin_acts where subject_id = $1 and act like '%published'`,
      [id],
    );
    expect(acts.rows).toHaveLength(1);
  });

  it('is no longer to come once it is taken back, or deleted; and a company admin plans nothing', async () => {
    const { id } = await make('Nunca');
    const at = new Date(now.getTime() + 3_600_000).toISOString();
    const plan = (who: TestPerson, time: string | null) =>
      ask(who, 'PUT', `${content}/items/${id}/schedule`, { at: time });
    expect((await plan(world.people.bruno, at)).status).toBe(403);
    const scheduled = async () => (await ask(carla, 'GET', `${content}/scheduled`)).body.items;
    await plan(carla, at);
    await plan(carla, null);
    expect(await scheduled()).toEqual([]);
    await plan(carla, at);
    await ask(carla, 'DELETE', `${path}/${id}`);
    expect(await scheduled()).toEqual([]);
  });
});

it('neither a partner nor an entry of the network is published by itself', async () => {
  for (const kind of ['partner', 'network']) {
    const plan = `/api/admin/content/${kind}/items/${randomUUID()}/schedule`;
    expect((await ask(carla, 'PUT', plan, { at: null })).status).toBe(400);
  }
});
