import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { blocksOf } from '#packages/kernel/written-text.ts';
import { fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { type ManagedNews, newsContract } from '../../contract/news.contract.ts';
import { newsSheetContract } from '../../contract/news-sheet.contract.ts';
import { NewsAdmin } from '../index.ts';

const item = (nth: number, more: Partial<ManagedNews> = {}): ManagedNews => ({
  id: `00000000-0000-4000-8000-00000000000${nth}`,
  kind: 'article',
  category: 'fitness',
  language: 'pt-BR',
  title: `Notícia ${nth}`,
  summary: 'Do que ela trata.',
  author: 'Equipe Florescer',
  cover: 'sono',
  blocks: blocksOf('## Antes\n\nUma frase.\n\n- água'),
  sources: [{ title: 'OMS', url: 'https://www.who.int' }],
  review: null,
  video: null,
  state: 'draft',
  featured: false,
  publishedAt: null,
  updatedAt: '2026-11-15T12:00:00.000Z',
  revision: 1,
  ...more,
});
const FILM = item(2, {
  kind: 'video',
  title: 'Respirar devagar',
  state: 'published',
  video: { kind: 'link', url: 'https://vimeo.com/1', seconds: 245, captions: true },
});

/** Items on a page of this server. */
const PAGE = 3;

/** The server of the administration, which remembers what it is told. */
function adminService(begin: ManagedNews[]) {
  let items = begin;
  const put = (one: ManagedNews) => {
    items = items.some(({ id }) => id === one.id)
      ? items.map((known) => (known.id === one.id ? one : known))
      : [one, ...items];
    return one;
  };
  const known = (id: string) => items.find((one) => one.id === id);
  /** Changes an item that is there, where nobody changed it since `revision`. */
  const become = (id: string, more: Partial<ManagedNews>, revision?: number) => {
    const found = known(id);
    if (!found) return refuse('not_found');
    if (revision !== undefined && revision !== found.revision) return refuse('conflict');
    return put({ ...found, ...more });
  };
  const server = fakeServer(newsContract, {
    listManagedNews: ({ query: { state, text = '', after } }) => {
      const shown = items
        .filter((one) => one.title.includes(text) && (!state || one.state === state))
        .map((one) => ({ ...one, reviewAgain: one.review?.again ?? null }));
      const start = shown.findIndex(({ id }) => id === after) + 1;
      const page = shown.slice(start, start + PAGE);
      const next = shown.length > start + PAGE ? (page.at(-1)?.id ?? null) : null;
      return { items: page, total: shown.length, next };
    },
    getManagedNews: ({ params }) => known(params.id) ?? refuse('not_found'),
    addNews: ({ body }) => put(item(9, { ...body.draft, id: body.id })),
    changeNews: ({ params, body: { draft, revision } }) =>
      become(params.id, { ...draft, revision: revision + 1 }, revision),
    publishNews: ({ params, body: { published, revision } }) =>
      become(params.id, { state: published ? 'published' : 'withdrawn' }, revision),
    featureNews: ({ params, body }) => become(params.id, body),
    deleteNews: ({ params }) => {
      items = items.filter(({ id }) => id !== params.id);
      return undefined;
    },
    bringStarterNews: () => {
      items = [item(1), item(3)];
      return { added: 2 };
    },
  }).answer(newsSheetContract, {
    importNews: ({ body }) => {
      const refused = [{ line: 3, name: 'Sono', problems: ['video' as const] }];
      const isGood = body.text.includes('bom');
      return { added: 1, changed: 0, same: 2, refused: isGood ? [] : refused };
    },
  });
  return { server, elsewhere: (one: ManagedNews) => void put(one) };
}
const open = () => show(<NewsAdmin />, { address: '/news' });
const button = (name: string) => screen.findByRole('button', { name });
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the administration of news', () => {
  it('shows every item with its state, publishes, features and withdraws', async () => {
    const { server } = adminService([item(1), FILM]);
    const { person } = await open();
    const list = within(await screen.findByRole('list', { name: 'Notícias' }));
    expect(list.getByText('Rascunho')).toBeTruthy();
    const choose = async (action: string, title: string) => {
      await person.click(await button(`Mais ações: ${title}`));
      const shown = (await screen.findAllByRole('menuitem')).map((one) => one.textContent);
      await person.click(screen.getByRole('menuitem', { name: action }));
      return shown;
    };
    expect(await choose('Publicar', 'Notícia 1')).toEqual(['Publicar', 'Apagar']);
    await waitFor(() => expect(list.queryByText('Rascunho')).toBeNull());
    expect(await choose('Destacar', 'Respirar devagar')).toEqual(['Retirar', 'Destacar']);
    await list.findByText('Em destaque');
    await choose('Tirar do destaque', 'Respirar devagar');
    await waitFor(() => expect(list.queryByText('Em destaque')).toBeNull());
    expect(await choose('Retirar', 'Notícia 1')).toEqual(['Retirar']);
    expect(await list.findByText('Retirada')).toBeTruthy();
    expect(server.changes.map((call) => call.split('/').at(-1))).toEqual([
      'published',
      'featured',
      'featured',
      'published',
    ]);
  });

  it('takes a new article, after saying which fields are missing', async () => {
    const { server } = adminService([]);
    const { person } = await open();
    await person.click(await button('Nova notícia'));
    const heading = screen.getByRole('heading', { level: 2, name: 'Nova notícia' });
    expect(document.activeElement).toBe(heading);
    await person.click(await button('Salvar rascunho'));
    expect(screen.getByText('Confira os campos marcados.')).toBeTruthy();
    expect(screen.getAllByText('Preencha este campo.')).toHaveLength(4);
    expect(document.activeElement).toBe(screen.getByLabelText('Título'));
    expect(server.changes).toEqual([]);

    write('Título', 'Pausas');
    write('Resumo', 'Dez minutos.');
    write('Autoria', 'Equipe Florescer');
    write('Texto', '## Antes\n\nUma caminhada.');
    const preview = within(screen.getByRole('region', { name: 'Como vai aparecer' }));
    expect(await preview.findByRole('heading', { name: 'Antes' })).toBeTruthy();
    await person.click(await button('Adicionar fonte'));
    expect(document.activeElement).toBe(screen.getByLabelText('Nome da fonte 1'));
    write('Nome da fonte 1', 'OMS');
    write('Link da fonte 1', 'http://www.who.int');
    await person.click(await button('Salvar rascunho'));
    expect(screen.getByText(/^Cada fonte precisa de nome/)).toBeTruthy();
    write('Link da fonte 1', 'https://www.who.int');
    await person.click(await button('Salvar rascunho'));
    expect(await button('Editar: Pausas')).toBeTruthy();
    expect(server.asked(newsContract.addNews)[0]?.body.draft).toMatchObject({
      title: 'Pausas',
      blocks: blocksOf('## Antes\n\nUma caminhada.'),
      sources: [{ title: 'OMS', url: 'https://www.who.int' }],
      review: null,
      video: null,
    });
  });

  it('asks of a video its link and length, and of a review who made it and until when', async () => {
    const { server } = adminService([FILM]);
    const { person } = await open();
    await person.click(await button('Editar: Respirar devagar'));
    expect(await screen.findByText(/^Já está publicado\./)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Editar notícia' }));
    expect(screen.getByLabelText('Duração')).toHaveProperty('value', '4:05');
    write('Link do vídeo', 'vimeo.com/1');
    write('Duração', '4 minutos');
    await person.click(screen.getByRole('switch', { name: /^Revisado por profissional/ }));
    write('Nome de quem revisou', 'Lia Prado');
    write('Registro profissional', 'psicóloga');
    write('Revisado em', '2026-01-10');
    write('Revisar de novo em', '2026-01-10');
    await person.click(await button('Salvar'));
    for (const words of [/^Cole o endereço/, /^Escreva a dura/, /^Informe o cons/, /^Esta data/]) {
      expect(screen.getByText(words)).toBeTruthy();
    }
    write('Link do vídeo', 'https://vimeo.com/2');
    write('Duração', '5:00');
    write('Registro profissional', 'CRP 06/12345');
    write('Revisar de novo em', '2027-01-10');
    await person.click(await button('Salvar'));
    await button('Nova notícia');
    expect(server.asked(newsContract.changeNews)[0]?.body.draft).toMatchObject({
      video: { kind: 'link', url: 'https://vimeo.com/2', seconds: 300, captions: true },
      review: {
        name: 'Lia Prado',
        register: 'CRP 06/12345',
        on: '2026-01-10',
        again: '2027-01-10',
      },
    });
  });

  it.each([
    ['Salvar o meu texto no lugar', 'Meu', 2],
    ['Ver como está agora', 'De outra pessoa', 1],
  ])('tells of another person’s change and lets one choose: %s', async (choice, title, saves) => {
    const service = adminService([item(1)]);
    const { person } = await open();
    await person.click(await button('Editar: Notícia 1'));
    await screen.findByLabelText('Título');
    service.elsewhere(item(1, { title: 'De outra pessoa', revision: 2 }));
    write('Título', 'Meu');
    await person.click(await button('Salvar rascunho'));
    expect(await screen.findByText(/^Não deu para salvar\. Outra pessoa mudou/)).toBeTruthy();
    expect(screen.getByLabelText('Título')).toHaveProperty('value', 'Meu');
    await person.click(await button(choice));
    if (title === 'Meu') expect(await button('Editar: Meu')).toBeTruthy();
    else {
      await waitFor(() => expect(screen.getByLabelText('Título')).toHaveProperty('value', title));
    }
    expect(service.server.changes).toHaveLength(saves);
  });

  it('asks before a draft is deleted, and before what was written is lost', async () => {
    const { server } = adminService([item(1), FILM]);
    const { person } = await open();
    await person.click(await button('Editar: Notícia 1'));
    await screen.findByLabelText('Título');
    write('Título', 'Meu');
    await person.click(await button('Cancelar'));
    const leaving = within(await screen.findByRole('dialog', { name: 'Sair sem salvar?' }));
    await person.click(leaving.getByRole('button', { name: 'Sair sem salvar' }));

    await person.click(await button('Mais ações: Notícia 1'));
    await person.click(await screen.findByRole('menuitem', { name: 'Apagar' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Apagar esta notícia?' }));
    await person.click(sheet.getByRole('button', { name: 'Apagar' }));
    await waitFor(() => expect(screen.queryByText('Notícia 1')).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 })),
    );
    expect(server.changes).toEqual([`DELETE /api/admin/news/${item(1).id}`]);
  });

  it('finds by title and state, says when there is none, and still looks for it after editing', async () => {
    adminService([item(1, { title: 'Sono leve' }), item(3), FILM]);
    const { person } = await open();
    await person.type(await screen.findByRole('searchbox', { name: 'Buscar na lista' }), 'Sono');
    expect(await screen.findByText('1 encontrado')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    await person.click(screen.getByRole('tab', { name: 'Publicada' }));
    expect(await screen.findByRole('heading', { name: 'Nada encontrado' })).toBeTruthy();
    expect(screen.queryByText('Ainda não há notícias')).toBeNull();
    await person.click(await button('Mostrar tudo'));
    expect(await screen.findByRole('heading', { level: 3, name: 'Respirar devagar' })).toBeTruthy();
    await person.click(screen.getByRole('tab', { name: 'Publicada' }));
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1));
    await person.click(await button('Editar: Respirar devagar'));
    await person.click(await button('Cancelar'));
    const tab = await screen.findByRole('tab', { name: 'Publicada' });
    expect(tab.getAttribute('aria-selected')).toBe('true');
  });

  it('goes on with the first new row when more are asked for', async () => {
    adminService([1, 3, 4, 5].map((nth) => item(nth)));
    const { person } = await open();
    await person.click(await button('Ver mais'));
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Editar: Notícia 5'),
    );
    expect(screen.queryByRole('button', { name: 'Ver mais' })).toBeNull();
  });

  it('brings the starter articles into a new installation', async () => {
    adminService([]);
    const { person } = await open();
    await person.click(await button('Trazer os artigos do Florescer'));
    expect(await button('Editar: Notícia 3')).toBeTruthy();
  });

  it('tells what a table would do before it is stored, and stores none with a wrong line', async () => {
    const { server } = adminService([]);
    const { person } = await open();
    await person.click(await button('Trazer CSV'));
    const dialog = within(await screen.findByRole('dialog'));
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('No field for a file');
    await person.upload(input, new File(['mau'], 'noticias.csv', { type: 'text/csv' }));
    expect(await dialog.findByText('Linha 3:')).toBeTruthy();
    expect(dialog.getByText(/um vídeo precisa de um endereço/)).toBeTruthy();
    const store = dialog.getByRole<HTMLButtonElement>('button', { name: 'Salvar' });
    expect(store.disabled).toBe(true);
    await person.upload(input, new File(['bom'], 'noticias.csv', { type: 'text/csv' }));
    await waitFor(() => expect(store.disabled).toBe(false));
    await person.click(store);
    const sent = () => server.asked(newsSheetContract.importNews).map(({ body }) => body.dryRun);
    await waitFor(() => expect(sent()).toEqual([true, true, false]));
  });

  it('says that it could not be loaded', async () => {
    fakeServer(newsContract, { listManagedNews: refuse('internal') });
    await open();
    expect(await screen.findByText('Não deu para carregar as notícias')).toBeTruthy();
  });
});
