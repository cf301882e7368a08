import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { markSharedComputer } from '#features/accounts/contract/auth-client-options.ts';
import { fakeServer, OFFLINE, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { type NewsCard, type NewsItem, newsContract } from '../contract/news.contract.ts';
import DesktopNewsPage from './desktop/NewsPage.tsx';
import MobileNewsPage from './mobile/NewsPage.tsx';
import NewsItemPage from './NewsItemPage.tsx';
import { devicePart } from './news.device.ts';

const card = (nth: number, more: Partial<NewsCard> = {}): NewsCard => ({
  id: `00000000-0000-4000-8000-00000000000${nth}`,
  kind: 'article',
  category: 'fitness',
  language: 'pt-BR',
  title: `Notícia ${nth}`,
  summary: 'Do que ela trata.',
  author: 'Equipe Florescer',
  cover: 'sono',
  publishedAt: `2026-11-1${nth}T12:00:00.000Z`,
  minutes: 3,
  video: null,
  ...more,
});
const FILM = card(9, {
  kind: 'video',
  title: 'Respirar devagar',
  video: { kind: 'link', url: 'https://www.youtube.com/watch?v=1', seconds: 245, captions: true },
});
const ITEM: NewsItem = {
  ...card(1, { title: 'Dormir de dia' }),
  blocks: [
    { kind: 'heading', text: 'O quarto' },
    { kind: 'paragraph', text: '<b>Escuro</b> de verdade.' },
    { kind: 'list', ordered: true, items: ['cortina', 'silêncio'] },
    { kind: 'quote', text: 'Descanso é trabalho.' },
  ],
  sources: [{ title: 'Ministério da Saúde', url: 'https://www.gov.br/saude/pt-br' }],
  review: null,
  updatedAt: '2026-11-15T12:00:00.000Z',
};

/** The server of the news, two on a page; a list of `null` fails. */
function newsService(items: NewsCard[] | null, featured: NewsCard[] = [], item?: NewsItem) {
  const pageOf = (wanted: NewsCard[], after?: string) => {
    const start = after ? wanted.findIndex(({ id }) => id === after) + 1 : 0;
    const shown = wanted.slice(start, start + 2);
    return { items: shown, next: wanted.length > start + 2 ? (shown.at(-1)?.id ?? null) : null };
  };
  const inCategory = (known: NewsCard[], category?: string) =>
    known.filter((one) => !category || one.category === category);
  return fakeServer(newsContract, {
    listNews: ({ query: { category, after } }) =>
      items ? { featured, ...pageOf(inCategory(items, category), after) } : refuse('internal'),
    searchNews: ({ body: { category, text, after } }) => {
      if (!items) return refuse('internal');
      const wanted = inCategory(items, category).filter(({ title }) => title.includes(text));
      return { ...pageOf(wanted, after), total: wanted.length };
    },
    getNews: ({ params }) => {
      if (!items) return refuse('internal');
      return item?.id === params.id ? item : refuse('not_found');
    },
  });
}
const open = (search = '', page = <DesktopNewsPage />) => show(page, { address: `/news${search}` });
const openItem = (item: NewsItem, related: NewsCard[] = []) => {
  newsService(related, [], item);
  return show(<NewsItemPage />, { path: '/news/$newsId', address: `/news/${item.id}` });
};
const titles = () =>
  screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent);
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the news', () => {
  it.each([
    ['desktop', <DesktopNewsPage key="d" />],
    ['mobile', <MobileNewsPage key="m" />],
  ])('shows featured videos and recent articles with who wrote them (%s)', async (_, page) => {
    newsService([card(2), card(1)], [FILM]);
    await open('', page);
    const videos = await screen.findByRole('region', { name: 'Vídeos em destaque' });
    expect(within(videos).getByRole('article').textContent).toMatch(
      /Equipe Florescer · .* · Vídeo de 4:05/,
    );
    // The newest stands above all, the others below the films.
    const lead = screen.getByRole('heading', { level: 2, name: 'Notícia 2' });
    expect(within(lead).getByRole('link').getAttribute('href')).toBe(`/news/${card(2).id}`);
    const recent = within(screen.getByRole('region', { name: 'Artigos recentes' }));
    const meta = 'Equipe Florescer · 11 de novembro de 2026 · 3 min de leitura';
    expect(recent.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(meta),
    ]);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('filters by category in the address, so that back works', async () => {
    newsService([card(1), card(2, { category: 'nutrition' })]);
    const { person, router } = await open();
    await screen.findByRole('link', { name: 'Notícia 1' });
    const filter = within(screen.getByRole('navigation', { name: 'Categorias' }));
    expect(filter.getAllByRole('link')).toHaveLength(7);
    await person.click(filter.getByRole('link', { name: 'Alimentação' }));
    await waitFor(() => expect(titles()).toEqual(['Notícia 2']));
    expect(router.state.location.search).toEqual({ category: 'nutrition' });
    const current = filter.getAllByRole('link', { current: 'page' });
    expect(current.map(({ textContent }) => textContent)).toEqual(['Alimentação']);
    act(() => router.history.back());
    await waitFor(() => expect(titles()).toEqual(['Notícia 1', 'Notícia 2']));
  });

  it('searches after a rest, says how many there are, and keeps the words out of every address', async () => {
    const server = newsService([card(1, { title: 'Sono leve' }), card(2)], [FILM]);
    const { person, router } = await open();
    await screen.findByRole('link', { name: 'Notícia 2' });
    await person.type(screen.getByRole('searchbox', { name: 'Buscar nas notícias' }), 'Sono');
    expect(await screen.findByText('1 resultado')).toBeTruthy();
    expect(titles()).toEqual(['Sono leve']);
    expect(server.asked(newsContract.searchNews).map(({ body }) => body.text)).toEqual(['Sono']);
    const addresses = server.calls.map(({ path, query }) => `${path}?${query}`);
    expect(addresses.some((address) => address.includes('Sono'))).toBe(false);
    expect(router.state.location.href).toBe('/news');

    await person.click(screen.getByRole('button', { name: 'Limpar a busca' }));
    await screen.findByRole('link', { name: 'Notícia 2' });
    await person.type(screen.getByRole('searchbox'), 'praia');
    expect(await screen.findByText('Nada encontrado com essas palavras')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Nada encontrado');
  });

  it('goes on with the first new title when more is asked for', async () => {
    newsService([5, 4, 3].map((nth) => card(nth)));
    const { person } = await open();
    await screen.findByRole('link', { name: 'Notícia 4' });
    await person.click(screen.getByRole('button', { name: 'Ver mais' }));
    const third = await screen.findByRole('link', { name: 'Notícia 3' });
    await waitFor(() => expect(document.activeElement).toBe(third));
    expect(screen.queryByRole('button', { name: 'Ver mais' })).toBeNull();
  });

  it('says that a next page did not come, and keeps what is there', async () => {
    newsService([5, 4, 3].map((nth) => card(nth)));
    const { person } = await open();
    await screen.findByRole('link', { name: 'Notícia 4' });
    newsService(null);
    await person.click(screen.getByRole('button', { name: 'Ver mais' }));
    expect(await screen.findByText(/^Não deu para carregar mais\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Notícia 4' })).toBeTruthy();
  });

  it.each([
    ['', 'Ainda não há notícias'],
    ['?category=general', 'Ainda não há nada nesta categoria'],
  ])('without anything at %s it says so', async (search, words) => {
    newsService([]);
    await open(search);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('says that it could not be loaded', async () => {
    newsService(null);
    await open();
    expect(await screen.findByText('Não deu para carregar as notícias')).toBeTruthy();
  });
});

describe('an article', () => {
  it('shows its blocks as text, when it changed, that nobody reviewed it, and its sources', async () => {
    await openItem(ITEM, [card(1), card(2)]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Dormir de dia' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'O quarto' })).toBeTruthy();
    expect(screen.getByText('<b>Escuro</b> de verdade.')).toBeTruthy();
    expect(screen.getByText('Atualizado em 15 de novembro de 2026')).toBeTruthy();
    expect(screen.getByText('Ainda não revisado por profissional de saúde.')).toBeTruthy();
    const source = screen.getByRole('link', { name: /^Ministério da Saúde \(abre em outra aba\)/ });
    expect(source.getAttribute('rel')).toBe('noopener noreferrer');
    expect(screen.getByText('Estes links levam a outros sites.')).toBeTruthy();
    const related = await screen.findByRole('region', { name: 'Mais sobre Movimento' });
    expect(
      within(related)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Notícia 2']);
    const help = screen.getByRole('link', { name: 'Preciso de ajuda agora' });
    expect(help.getAttribute('href')).toBe('/ajuda');
  });

  it.each([
    ['2090-01-10', /^Revisado por Lia Prado \(CRP 06\/12345\) em 10 de janeiro de 2020\. .* vale/],
    ['2021-01-10', /^A revisão de Lia Prado .* valia até 10 de janeiro de 2021\./],
  ])('says what a review that has to be made again on %s is worth', async (again, words) => {
    const review = { name: 'Lia Prado', register: 'CRP 06/12345', on: '2020-01-10', again };
    await openItem({ ...ITEM, review });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('of a video says where it leads before anything is fetched from there', async () => {
    await openItem({ ...ITEM, ...FILM, id: ITEM.id });
    const link = await screen.findByRole('link', { name: 'Abrir em YouTube' });
    expect(link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=1');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(screen.getByText(/^O vídeo fica em outro site: YouTube\./)).toBeTruthy();
    expect(screen.getByText('Vídeo de 4:05 · com legendas')).toBeTruthy();
    expect(document.querySelector('iframe, video, img[src^="http"]')).toBeNull();
  });

  it('that is gone says so and leads to the others', async () => {
    newsService([]);
    await show(<NewsItemPage />, { path: '/news/$newsId', address: `/news/${ITEM.id}` });
    const title = 'Esta notícia não está mais aqui';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver todas as notícias' })).toBeTruthy();
  });

  it('that was never opened cannot be read without a connection, which it says', async () => {
    goOffline();
    await show(<NewsItemPage />, { path: '/news/$newsId', address: `/news/${ITEM.id}` });
    expect(await screen.findByText(/^Este texto não está neste aparelho/)).toBeTruthy();
  });
});

/** No connection, and a page that knows nothing in memory. */
function goOffline() {
  cleanup();
  fakeServer(newsContract, { getNews: OFFLINE, listNews: OFFLINE });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
}

describe('without a connection', () => {
  const older = card(3, { title: 'Comer com calma', category: 'nutrition' });
  /** The list was looked at, and one article opened. */
  async function read() {
    newsService([card(2), ITEM, older], [], ITEM);
    await open();
    await screen.findByRole('link', { name: 'Notícia 2' });
    cleanup();
    await openItem(ITEM);
    await screen.findByRole('heading', { name: 'O quarto' });
    cleanup();
  }

  it('the list and what was opened last are there, each card says which, and words find among them', async () => {
    await read();
    goOffline();
    const { person } = await open();
    expect(await screen.findByText(/^Sem conexão: esta é a lista de .* 1 texto está/)).toBeTruthy();
    expect(titles()).toEqual(['Notícia 2', 'Dormir de dia']);
    const [away, here] = screen.getAllByRole('article');
    expect(away?.textContent).toContain('Abre quando a conexão voltar');
    expect(here?.textContent).not.toContain('Abre quando');
    await person.type(screen.getByRole('searchbox', { name: 'Buscar nas notícias' }), 'dormír');
    expect(await screen.findByText('1 resultado entre o que está neste aparelho')).toBeTruthy();
    expect(titles()).toEqual(['Dormir de dia']);
    await person.type(screen.getByRole('searchbox', { name: 'Buscar nas notícias' }), ' xyz');
    expect(await screen.findByText('Nada encontrado com essas palavras')).toBeTruthy();
    cleanup();
    await show(<NewsItemPage />, { path: '/news/$newsId', address: `/news/${ITEM.id}` });
    expect(await screen.findByRole('heading', { name: 'O quarto' })).toBeTruthy();
    expect(screen.getByText(/^Sem conexão: este é o texto de/)).toBeTruthy();
  });

  it('what is being read stays in place while it is asked for again', async () => {
    await read();
    goOffline();
    const { client } = await show(<NewsItemPage />, {
      path: '/news/$newsId',
      address: `/news/${ITEM.id}`,
    });
    const heading = await screen.findByRole('heading', { name: 'O quarto' });
    const never = () => new Promise<never>(() => undefined);
    fakeServer(newsContract, { getNews: never, listNews: never });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    await act(async () => {
      window.dispatchEvent(new Event('online'));
      void client.refetchQueries();
    });
    expect(client.isFetching()).toBeGreaterThan(0);
    expect(screen.getByRole('heading', { name: 'O quarto' })).toBe(heading);
  });

  it('nothing is there once the article was withdrawn, or its reader has signed out', async () => {
    await read();
    newsService([]);
    await show(<NewsItemPage />, { path: '/news/$newsId', address: `/news/${ITEM.id}` });
    await screen.findByText('Esta notícia não está mais aqui');
    goOffline();
    await open();
    expect(await screen.findByText(/Nenhum texto está neste aparelho/)).toBeTruthy();
    void devicePart.forget?.(undefined);
    goOffline();
    await open();
    expect(await screen.findByText('As notícias aparecem quando a conexão voltar.')).toBeTruthy();
  });

  it('a shared computer keeps none of it', async () => {
    markSharedComputer(window.sessionStorage, true);
    await read();
    expect(Object.keys(localStorage).filter((key) => key.includes('news'))).toEqual([]);
    goOffline();
    await open();
    expect(await screen.findByText('As notícias aparecem quando a conexão voltar.')).toBeTruthy();
  });
});
