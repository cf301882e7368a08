import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '#packages/testing/screens/show.tsx';
import DesktopRankingPage from './desktop/RankingPage.tsx';
import MobileRankingPage from './mobile/RankingPage.tsx';

const PEOPLE = {
  scope: 'company',
  company: 'Vale Claro',
  isProtected: false,
  groups: [
    { courses: 6, named: [{ name: 'Caio Menezes', avatar: null }], others: 1, own: false },
    { courses: 4, named: [], others: 0, own: true },
    { courses: 1, named: [], others: null, own: false },
  ],
  own: { courses: 4, belongs: true, place: 2, groups: 3, shown: false, name: 'Marina Duarte' },
};
const COMPANIES = {
  companies: [
    { name: 'Clínica Aurora', size: '10', average: 3.4, own: false },
    { name: 'Vale Claro', size: '50', average: 3.1, own: true },
  ],
  own: { name: 'Vale Claro', courses: 188, average: 3.1, place: 2, listed: 2 },
  hidden: 3,
  independent: { people: 412, courses: 1030 },
};

function service(people: object | null = PEOPLE) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(String(input), 'http://here');
    asked.push(`${init.method ?? 'GET'} ${url.pathname}${url.search}`);
    if (!people) return Response.json({ code: 'internal' }, { status: 500 });
    if (url.pathname.endsWith('/choice')) return Response.json(JSON.parse(String(init.body)));
    return Response.json(url.pathname.endsWith('/companies') ? COMPANIES : people);
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());
const open = (page = <DesktopRankingPage />, search = '') =>
  show(page, { address: `/ranking${search}` });

describe('the ranking of people', () => {
  it.each([
    ['desktop', <DesktopRankingPage key="d" />],
    ['mobile', <MobileRankingPage key="m" />],
  ])('shows groups, names only of who wants it, and the own place (%s)', async (_, page) => {
    const asked = service();
    await open(page);
    await screen.findByRole('heading', { name: '4 treinamentos concluídos' });
    expect(screen.getByText('Você está no 2º de 3 grupos.', { exact: false })).toBeTruthy();
    const [first, own, last] = screen.getAllByText(/^\d treinamentos?$/).map((one) => one.closest('li'));
    expect(first?.textContent).toBe('6 treinamentosCaio Menezes1 participante');
    expect(own?.textContent).toBe('4 treinamentosVocê');
    expect(last?.textContent).toBe('1 treinamentoe participantes sem nome');
    expect(asked).toContain('GET /api/ranking/people?period=year');
  });

  it('says why one is not listed, and asks for a yes', async () => {
    const asked = service();
    await open();
    const why = within(await screen.findByRole('region', { name: 'Por que não apareço?' }));
    expect(why.getByText('Você ainda não escolheu mostrar seu nome')).toBeTruthy();
    expect(why.getByText(/para quem trabalha em Vale Claro/)).toBeTruthy();
    fireEvent.click(why.getByRole('switch', { name: /^Mostrar meu nome/ }));
    await waitFor(() => expect(asked).toContain('PUT /api/ranking/choice'));
  });

  it('asks for another period and for the independent ones', async () => {
    const asked = service();
    const { router } = await open();
    fireEvent.change(await screen.findByLabelText('Período'), { target: { value: 'month' } });
    await waitFor(() => expect(asked).toContain('GET /api/ranking/people?period=month'));
    expect(router.state.location.search).toEqual({ tab: 'people', period: 'month' });
    fireEvent.click(await screen.findByText('Independentes'));
    await waitFor(() =>
      expect(asked.at(-1)).toBe('GET /api/ranking/people?period=month&scope=independent'),
    );
  });

  it('tells of a company that is too small, and of what could not be loaded', async () => {
    service({ ...PEOPLE, isProtected: true, groups: [] });
    await open();
    await screen.findByText('Com menos de 5 pessoas na empresa, mostramos só o seu lugar.');
  });

  it('says that it could not be loaded', async () => {
    service(null);
    await open();
    await screen.findByRole('heading', { name: 'Não deu para carregar o ranking' });
  });
});

it('shows companies by their average, and small ones as a number', async () => {
  service();
  await open(<DesktopRankingPage />, '?tab=companies');
  const own = (await screen.findByText(/sua empresa$/)).closest('li');
  expect(own?.textContent).toBe('Vale Claro50 a 249 pessoas · sua empresa3,1por pessoa');
  expect(screen.getByText('3 empresas')).toBeTruthy();
  expect(screen.getByText(/412 pessoas sem empresa concluíram/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: '188 treinamentos concluídos' })).toBeTruthy();
});
