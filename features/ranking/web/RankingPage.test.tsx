import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ResultOf } from '#packages/api/contract/index.ts';
import { fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { rankingContract } from '../contract/ranking.contract.ts';
import DesktopRankingPage from './desktop/RankingPage.tsx';
import MobileRankingPage from './mobile/RankingPage.tsx';

type People = ResultOf<typeof rankingContract.people>;
const PEOPLE: People = {
  scope: 'company',
  company: 'Vale Claro',
  isProtected: false,
  asOf: '2026-10-31',
  groups: [
    { courses: 6, named: [{ name: 'Caio Menezes', avatar: null }], others: null, own: false },
    { courses: 4, named: [], others: null, own: true },
    { courses: 1, named: [], others: 10, own: false },
  ],
  own: { courses: 4, belongs: true, place: 2, groups: 3, shown: false, name: 'Marina Duarte' },
};
const COMPANIES: ResultOf<typeof rankingContract.companies> = {
  asOf: '2026-10-31',
  companies: [
    { name: 'Clínica Aurora', size: '10', average: 3.4, own: false },
    { name: 'Vale Claro', size: '50', average: 3.1, own: true },
  ],
  own: { name: 'Vale Claro', courses: 185, average: 3.1, place: 2, listed: 2 },
  hidden: 3,
  independent: { people: 410, courses: 1030 },
};

const service = (people: People | null = PEOPLE) =>
  fakeServer(rankingContract, {
    people: people ?? refuse('internal'),
    companies: COMPANIES,
    setChoice: ({ body }) => body,
  });
const open = (page = <DesktopRankingPage />, search = '') =>
  show(page, { address: `/ranking${search}` });

describe('the ranking of people', () => {
  it.each([
    ['desktop', <DesktopRankingPage key="d" />],
    ['mobile', <MobileRankingPage key="m" />],
  ])('shows groups, names only of who wants it, and the own place (%s)', async (_, page) => {
    const server = service();
    await open(page);
    await screen.findByRole('heading', { name: '4 treinamentos concluídos' });
    expect(screen.getByText('Você está no 2º de 3 grupos.', { exact: false })).toBeTruthy();
    const [first, own, last] = screen
      .getAllByText(/^\d treinamentos?$/)
      .map((one) => one.closest('li'));
    expect(first?.textContent).toBe('6 treinamentosCaio Menezes');
    expect(own?.textContent).toBe('4 treinamentosVocê');
    expect(last?.textContent).toBe('1 treinamento10 ou mais participantes');
    expect(screen.getByText(/de 31 de outubro de 2026.*arredondados para baixo/)).toBeTruthy();
    expect(server.asked(rankingContract.people)[0]?.query).toEqual({ period: 'year' });
  });

  it('says why one is not listed, and asks for a yes', async () => {
    const server = service();
    await open();
    const why = within(await screen.findByRole('region', { name: 'Por que não apareço?' }));
    expect(why.getByText('Você ainda não escolheu mostrar seu nome')).toBeTruthy();
    expect(why.getByText(/para quem trabalha em Vale Claro/)).toBeTruthy();
    fireEvent.click(why.getByRole('switch', { name: /^Mostrar meu nome/ }));
    await waitFor(() => expect(server.changes).toEqual(['PUT /api/ranking/choice']));
  });

  it('asks for another period and for the independent ones', async () => {
    const server = service();
    const last = () => server.asked(rankingContract.people).at(-1)?.query;
    const { router } = await open();
    fireEvent.change(await screen.findByLabelText('Período'), { target: { value: 'month' } });
    await waitFor(() => expect(last()).toEqual({ period: 'month' }));
    expect(router.state.location.search).toEqual({ tab: 'people', period: 'month' });
    fireEvent.click(await screen.findByText('Independentes'));
    await waitFor(() => expect(last()).toEqual({ period: 'month', scope: 'independent' }));
  });

  it('tells of a company that is too small, and of what could not be loaded', async () => {
    const own = { ...PEOPLE.own, place: null, groups: 0 };
    service({ ...PEOPLE, isProtected: true, groups: [], own });
    await open();
    await screen.findByText(
      'Com menos de 5 pessoas na empresa, mostramos só os seus treinamentos.',
    );
    expect(screen.queryByText(/Você está no/)).toBeNull();
    expect(screen.queryByText(/Conclua um treinamento/)).toBeNull();
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
  expect(screen.getByText(/410 pessoas sem empresa concluíram/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: '185 treinamentos concluídos' })).toBeTruthy();
  expect(screen.getByText(/de 31 de outubro de 2026.*arredondados para baixo/)).toBeTruthy();
});

describe('the periods', () => {
  afterEach(() => vi.useRealTimers());
  it.each([
    ['2026-11-18', 'people', ['Neste mês', 'Neste ano', 'Desde o início']],
    ['2026-11-18', 'companies', ['No último mês fechado', 'Neste ano', 'Desde o início']],
    ['2027-01-18', 'companies', ['No último mês fechado', 'No ano passado', 'Desde o início']],
  ])('on %s of %s are %j', async (day, tab, labels) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T15:00:00Z`) });
    service();
    await open(<DesktopRankingPage />, `?tab=${tab}`);
    const options = within(await screen.findByLabelText('Período')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(labels);
  });

  it('say why nobody without a name is told of where the closed month is no part of them', async () => {
    service({ ...PEOPLE, asOf: null });
    await open(<DesktopRankingPage />, '?period=month');
    await screen.findByText(/sem nome aparecem quando um mês fecha/);
  });
});
