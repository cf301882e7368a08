import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  MAX_FEATURED,
  type ManagedCard,
  type ManagedNews,
  type NewsCard,
  type NewsDraft,
  type NewsItem,
} from '#features/news/contract/news.contract.ts';
import { blocksOf } from '#packages/kernel/written-text.ts';
import { type Person, startWorld, type World } from '#packages/testing/people/index.ts';
import { seedNews } from './news.seed.ts';
import { STARTER_NEWS } from './starter/index.ts';

let world: World;
let ana: Person;
let bruno: Person;
let carla: Person;
beforeAll(async () => {
  world = await startWorld({ workers: false });
  [ana, bruno, carla] = await Promise.all([
    world.person('ana'),
    world.person('bruno'),
    world.person('carla'),
  ]);
  // Carla is the general administration, Bruno the administration of a company.
  await world.context.connection.pool.query(
    `insert into user_roles (user_id, role) values ($1, 'admin'), ($2, 'company_admin')`,
    [carla.id, bruno.id],
  );
});
afterAll(() => world.stop());

const article = (more: Partial<NewsDraft> = {}): NewsDraft => ({
  kind: 'article',
  category: 'wellness',
  language: 'pt-BR',
  title: 'Pausas que cabem no dia',
  summary: 'Dez minutos longe da tela.',
  author: 'Equipe Florescer',
  cover: 'sono',
  blocks: blocksOf('## Antes\n\nUma caminhada à sombra das quaresmeiras.'),
  sources: [{ title: 'OMS', url: 'https://www.who.int' }],
  review: null,
  video: null,
  ...more,
});
const film = (more: Partial<NewsDraft> = {}) =>
  article({
    kind: 'video',
    title: 'Respirar devagar',
    video: { kind: 'link', url: 'https://video.example.org/1', seconds: 240, captions: true },
    ...more,
  });

type Managed = ManagedNews & { code?: string };
const ADMIN = '/api/admin/news';
const add = (draft: NewsDraft, id = randomUUID(), who = carla) =>
  who.call<Managed>('POST', ADMIN, { id, draft });
const change = (id: string, revision: number, draft: NewsDraft) =>
  carla.call<Managed>('PATCH', `${ADMIN}/${id}`, { revision, draft });
const publish = (id: string, published = true, revision = 1) =>
  carla.call<Managed>('PUT', `${ADMIN}/${id}/published`, { published, revision });
const feature = (id: string, featured = true) =>
  carla.call<Managed>('PUT', `${ADMIN}/${id}/featured`, { featured });
const remove = (id: string) => carla.call<{ code?: string }>('DELETE', `${ADMIN}/${id}`);
const read = (id: string) => ana.call<NewsItem>('GET', `/api/news/${id}`);
type Listed = { featured: NewsCard[]; items: NewsCard[]; next: string | null };
const list = async (query = '') => (await ana.call<Listed>('GET', `/api/news${query}`)).body;
type Found = { items: NewsCard[]; total: number; next: string | null };
const search = async (text: string, more: object = {}) =>
  (await ana.call<Found>('POST', '/api/news/search', { text, ...more })).body;
/** Adds and publishes, each a minute after the one before. */
async function out(draft: NewsDraft): Promise<string> {
  world.clock.forward(1);
  const id = randomUUID();
  await add(draft, id);
  await publish(id);
  return id;
}
const empty = () => world.context.connection.pool.query('delete from news_items');

describe('an article', () => {
  test('is written, published, read, corrected, withdrawn and deleted', async () => {
    await empty();
    const id = randomUUID();
    const review = {
      ...{ name: 'Lia Prado', register: 'CRP 06/12345' },
      ...{ on: '2026-10-01', again: '2027-10-01' },
    };
    const added = await add(article({ review }), id);
    expect(added).toMatchObject({ status: 201, body: { state: 'draft', revision: 1 } });
    expect((await read(id)).status).toBe(404);

    expect((await publish(id)).body).toMatchObject({ state: 'published', revision: 1 });
    expect((await read(id)).body).toEqual({
      ...article({ review }),
      id,
      minutes: 1,
      publishedAt: world.clock.now.toISOString(),
      updatedAt: world.clock.now.toISOString(),
    });
    expect((await list()).items.map(({ title }) => title)).toEqual(['Pausas que cabem no dia']);

    world.clock.forward(1);
    expect((await change(id, 1, article({ title: 'Pausas' }))).body.revision).toBe(2);
    expect((await read(id)).body).toMatchObject({ title: 'Pausas', review: null });

    expect((await remove(id)).body.code).toBe('still_published');
    expect((await publish(id, false, 2)).body.state).toBe('withdrawn');
    expect((await read(id)).status).toBe(404);
    expect((await list()).items).toEqual([]);
    expect((await remove(id)).status).toBe(204);
    expect((await remove(id)).status).toBe(404);
  });

  test('that two people of the administration change keeps the first, and tells the second', async () => {
    const id = randomUUID();
    await add(article(), id);
    expect((await change(id, 1, article({ title: 'Da Carla' }))).status).toBe(200);
    const late = await change(id, 1, article({ title: 'De outra pessoa' }));
    expect({ status: late.status, code: late.body.code }).toEqual({
      status: 409,
      code: 'conflict',
    });
    // What she read is not what would be published.
    expect((await publish(id)).status).toBe(409);
    expect((await carla.call<Managed>('GET', `${ADMIN}/${id}`)).body.title).toBe('Da Carla');
    // Nor does the form that was sent first come back over it.
    expect((await add(article(), id)).status).toBe(409);
  });

  test('is found in the administration by its title and state, page by page, and by nobody else', async () => {
    await empty();
    for (const title of ['Água de coco', 'Café', 'Mais água']) {
      world.clock.forward(1);
      const id = randomUUID();
      await add(article({ title }), id);
      if (title !== 'Café') await publish(id);
      if (title === 'Mais água') await publish(id, false);
    }
    type Page = { items: ManagedCard[]; total: number; next: string | null };
    const asked = async (query: string, who = carla) =>
      (await who.call<Page>('GET', `${ADMIN}?${query}`)).body;
    const titlesOf = async (query: string) => {
      const { items, total } = await asked(query);
      return [total, ...items.map(({ title }) => title)];
    };
    expect(await titlesOf('text=agua')).toEqual([2, 'Mais água', 'Água de coco']);
    expect(await titlesOf('text=COCO%20agua')).toEqual([1, 'Água de coco']);
    // A word of the text, which no title holds.
    expect(await titlesOf('text=quaresmeiras')).toEqual([0]);
    expect(await titlesOf('state=draft')).toEqual([1, 'Café']);
    expect(await titlesOf('state=published')).toEqual([1, 'Água de coco']);
    expect(await titlesOf('state=withdrawn&text=agua')).toEqual([1, 'Mais água']);
    const { next } = await asked('text=agua&limit=1');
    expect(await titlesOf(`text=agua&limit=1&after=${next}`)).toEqual([2, 'Água de coco']);
    expect((await ana.call('GET', `${ADMIN}?text=agua`)).status).toBe(403);
  });

  test('sent twice is one draft, as it was sent last', async () => {
    const id = randomUUID();
    await Promise.all([add(article(), id), add(article(), id)]);
    expect((await add(article({ title: 'Outra' }), id)).body).toMatchObject({
      title: 'Outra',
      revision: 1,
    });
    const { body } = await carla.call<{ items: ManagedCard[] }>('GET', ADMIN);
    expect(body.items.filter((one) => one.id === id)).toHaveLength(1);
  });

  test.each<[string, unknown]>([
    ['no title', article({ title: '  ' })],
    ['no text', article({ blocks: [] })],
    ['markup as a block', { ...article(), blocks: [{ kind: 'html', text: '<b>' }] }],
    ['a source without https', article({ sources: [{ title: 'x', url: 'http://example.org' }] })],
    ['a script as source', article({ sources: [{ title: 'x', url: 'javascript:alert(1)' }] })],
    ['a video without a link', article({ kind: 'video' })],
    ['an article with a link', film({ kind: 'article' })],
    ['a category of its own', { ...article(), category: 'astrology' }],
    [
      'a review without a register',
      article({ review: { name: 'Lia', register: '', on: '2026-01-01', again: '2027-01-01' } }),
    ],
    [
      'a review that is over before it was made',
      article({
        review: { name: 'L', register: 'CRP 06/12345', on: '2026-01-01', again: '2026-01-01' },
      }),
    ],
  ])('is refused with %s', async (_, draft) => {
    expect((await add(draft as NewsDraft)).status).toBe(400);
  });
});

describe('what is published', () => {
  test('comes by category and page by page, also when the last one seen was withdrawn', async () => {
    await empty();
    const ids: string[] = [];
    for (let nth = 0; nth < 5; nth += 1) {
      ids.unshift(await out(article({ category: nth === 2 ? 'fitness' : 'wellness' })));
    }
    const idsOf = (cards: NewsCard[]) => cards.map(({ id }) => id);
    const first = await list('?limit=2');
    expect(idsOf(first.items)).toEqual(ids.slice(0, 2));
    await publish(ids[1] as string, false);
    const second = await list(`?limit=2&after=${first.next}`);
    expect(idsOf(second.items)).toEqual(ids.slice(2, 4));
    const last = await list(`?limit=2&after=${second.next}`);
    expect({ ids: idsOf(last.items), next: last.next }).toEqual({ ids: ids.slice(4), next: null });
    expect(idsOf((await list('?category=fitness')).items)).toEqual([ids[2]]);
    expect((await ana.call('GET', '/api/news?category=astrology')).status).toBe(400);
  });

  test('is found by all of its words, without accents and case, and signs mean nothing', async () => {
    await empty();
    const about = await out(article({ title: 'Sono e Turno', category: 'wellness' }));
    await out(film({ title: 'Alongar', category: 'fitness' }));
    const ids = async (text: string, more?: object) => {
      const { items, total } = await search(text, more);
      expect(total).toBe(items.length);
      return items.map(({ id }) => id);
    };
    expect(await ids('TURNO sono')).toEqual([about]);
    expect(await ids('sombra quaresmeira')).toHaveLength(2);
    expect(await ids('à sombra', { category: 'wellness' })).toEqual([about]);
    expect(await ids('sono praia')).toEqual([]);
    // By the beginning of a word, and in another form of it.
    expect(await ids('turn')).toEqual([about]);
    expect(await ids('caminhadas sombras')).toHaveLength(2);
    expect(await ids("so' & turno:* | !x")).toEqual([]);
    expect(await ids('%')).toEqual([]);
    expect(await ids('   ')).toEqual([]);
    const page = await search('quaresmeiras', { limit: 1 });
    expect({ total: page.total, next: page.next }).toEqual({
      total: 2,
      next: page.items[0]?.id,
    });
    await add(article({ title: 'Segredo de rascunho' }));
    expect(await ids('segredo')).toEqual([]);
  });

  test('has its videos at the top as long as there is room, and only those', async () => {
    await empty();
    const ids: string[] = [];
    for (let nth = 0; nth <= MAX_FEATURED; nth += 1) ids.push(await out(film()));
    const [first, ...rest] = ids as [string, ...string[]];
    for (const id of rest) expect((await feature(id)).body.featured).toBe(true);
    expect((await feature(first)).body.code).toBe('featured_full');
    const page = await list();
    expect(page.featured).toHaveLength(MAX_FEATURED);
    expect(page.items.map(({ id }) => id)).toEqual([first]);

    const [second, third] = rest as [string, string];
    expect((await publish(second, false)).body).toMatchObject({ featured: false });
    expect((await feature(second)).body.code).toBe('not_featurable');
    expect((await change(third, 1, article())).body).toMatchObject({ featured: false });
    expect((await feature(third)).body.code).toBe('not_featurable');
    expect((await feature(first)).body.featured).toBe(true);
  });
});

test('Ana and Bruno read; neither writes, sees a draft or brings anything in', async () => {
  const id = randomUUID();
  await add(article(), id);
  for (const who of [ana, bruno]) {
    expect((await who.call('GET', '/api/news')).status).toBe(200);
    expect((await who.call('GET', `/api/news/${id}`)).status).toBe(404);
    expect((await who.call('GET', `${ADMIN}/${id}`)).status).toBe(403);
    expect((await add(article(), randomUUID(), who)).status).toBe(403);
    expect((await who.call('POST', `${ADMIN}/starter`)).status).toBe(403);
  }
  expect((await carla.call<Managed>('GET', `${ADMIN}/${id}`)).body.state).toBe('draft');
});

test('what somebody searched stands in no log', async () => {
  await search('jacarandá roxo');
  expect(world.logs.join('')).not.toMatch(/jacarand/i);
});

describe('the starter articles', () => {
  test('come in once, as drafts', async () => {
    await empty();
    const bring = () => carla.call<{ added: number }>('POST', `${ADMIN}/starter`);
    expect((await bring()).body).toEqual({ added: STARTER_NEWS.length });
    expect((await bring()).body).toEqual({ added: 0 });
    expect((await list()).items).toEqual([]);
  });

  test('are published in the demonstration world, which is left alone once it has news', async () => {
    await empty();
    await seedNews(world.context);
    const { items, featured } = await list('?limit=100');
    const titles = (kind: NewsDraft['kind']) =>
      STARTER_NEWS.filter(({ draft }) => draft.kind === kind).map(({ draft }) => draft.title);
    expect(items.map(({ title }) => title)).toEqual(titles('article'));
    expect(featured.map(({ title }) => title)).toEqual(titles('video'));
    expect(new Set(items.map(({ category }) => category)).size).toBe(6);
    await world.context.connection.pool.query('delete from news_items where id = $1', [
      items[0]?.id,
    ]);
    await seedNews(world.context);
    expect((await list('?limit=100')).items).toHaveLength(items.length - 1);
  });
});

test('visitors see the newest headlines of their language, and nothing that is not published', async () => {
  await empty();
  await add(article({ title: 'Um rascunho' }));
  await out(film());
  await out(article({ title: 'Pausen', language: 'en-US' }));
  for (const nth of [1, 2, 3, 4, 5]) await out(article({ title: `Pausa ${nth}` }));
  const latest = async (language: string) => {
    const answer = await world.app.inject(`/api/news/latest?language=${language}`);
    return answer.json<{ items: { title: string }[] }>().items;
  };
  const headlines = await latest('pt-BR');
  expect(headlines.map(({ title }) => title)).toEqual(['Pausa 5', 'Pausa 4', 'Pausa 3', 'Pausa 2']);
  expect(Object.keys(headlines[0] ?? {}).sort()).toEqual([
    'category',
    'cover',
    'id',
    'minutes',
    'summary',
    'title',
  ]);
  expect((await latest('en-US')).map(({ title }) => title)).toEqual(['Pausen']);
  expect(await latest('fr-FR')).toHaveLength(4);
  expect((await world.app.inject('/api/news/latest?language=de')).statusCode).toBe(400);
});
