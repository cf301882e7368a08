import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ITEMS } from '../contract/factors.ts';
import type { CompanyFile, ForPeople } from '../contract/working-conditions.contract.ts';
import SurveyPage from './SurveyPage.tsx';
import { showConditions } from './testing/show.tsx';
import WorkingConditionsPage from './WorkingConditionsPage.tsx';

vi.mock('#features/access/web/index.ts', () => ({
  apiOptions: { token: () => 'ana' },
  useMe: () => ({ id: 'ana' }),
  useTimeZone: () => 'America/Sao_Paulo',
}));

const COMPANY = '00000000-0000-4000-8000-000000000001';
const SURVEY = '00000000-0000-4000-8000-000000000002';
const people: ForPeople = {
  company: 'Vale Claro',
  survey: { id: SURVEY, openedOn: '2026-11-20', closesOn: '2026-12-04', asked: false },
  sites: ['Campinas', 'Betim'],
  sectors: ['Operações'],
  place: { site: 'Betim', sector: null },
  actions: [
    {
      ...{ id: 'a', said: 'Não dá para parar', doing: 'A pausa trava o coletor', effect: '' },
      ...{ measure: 'Contar as pausas', area: 'Operações', state: 'ongoing', doneOn: null },
      ...{ startsOn: '2026-10-01', dueOn: '2026-12-18' },
    },
  ],
  communications: [
    { id: 'c', title: 'O que saiu', text: 'Leiam', on: '2026-11-03', acknowledged: false },
  ],
  reads: [],
};
const risk = {
  ...{ title: 'Sobrecarga', factor: 'overload', site: null, process: 'Separação' },
  ...{ activity: 'Separar', hazard: 'Meta fixa', harms: 'Fadiga', group: 'Turno B' },
  ...{ measures: 'Rodízio', exposure: 'Diária', ergonomics: 'AEP feita' },
  ...{ severity: 3, demands: 5, weakness: 4, criteria: 1, retired: null },
};
const fives = ['um', 'dois', 'três', 'quatro', 'cinco'];
const criteria = {
  ...{ method: 'Ouvimos', severity: fives, demands: fives, weakness: fives },
  ...{ first: 12, next: 6, firstDays: 60, nextDays: 180, reviewYears: 2 },
};
const kept = (kind: string, id: string, content: object) => ({
  ...{ kind, id, version: 1, at: '2026-09-18T13:00:00.000Z', by: 'Bruno', content },
});
const file = {
  company: { id: COMPANY, name: 'Vale Claro', cnpj: null },
  mayChange: true,
  records: [kept('criteria', 'criteria', criteria), kept('risk', 'r', risk)],
  survey: null,
  sites: ['Campinas'],
  acknowledged: {},
} as unknown as CompanyFile;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the people of a company', () => {
  it('see the open survey, what is being done, and say that they have read something', async () => {
    let read = false;
    const { person, asked } = await showConditions(<WorkingConditionsPage />, ({ method }) => {
      if (method === 'POST') {
        read = true;
        return {};
      }
      const [told] = people.communications;
      return { body: { ...people, communications: [{ ...told, acknowledged: read }] } };
    });
    expect(
      await screen.findByRole('heading', { name: 'Pesquisa aberta até 04/12/2026' }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Responder' }).getAttribute('href')).toBe(
      '/working-conditions/survey',
    );
    const board = screen.getByRole('region', { name: 'Você disse, fizemos' });
    expect(within(board).getByText('A pausa trava o coletor')).toBeTruthy();
    expect(within(board).getByText('Em andamento')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Li' }));
    expect(await screen.findByText(/Você marcou que leu/)).toBeTruthy();
    expect(asked).toContainEqual(
      expect.objectContaining({ method: 'POST', path: '/communications/c/acknowledgement' }),
    );
  });

  it('are told where they are in no company', async () => {
    await showConditions(<WorkingConditionsPage />, () => ({
      body: { ...people, company: null, survey: null, actions: [], communications: [] },
    }));
    expect(await screen.findByText(/você não está em uma empresa/)).toBeTruthy();
  });
});

describe('the survey', () => {
  const answerAll = async (person: Awaited<ReturnType<typeof showConditions>>['person']) => {
    for (const _ of ITEMS) {
      await person.click(await screen.findByRole('radio', { name: 'Às vezes' }));
      await person.click(screen.getByRole('button', { name: 'Continuar' }));
    }
  };

  it('asks for its ticket at the end, and answers as nobody', async () => {
    const { person, asked } = await showConditions(
      <SurveyPage />,
      ({ path }) => {
        if (path.endsWith('/ticket')) return { body: { ticket: 'bilhete' } };
        return path === '/answers' ? {} : { body: people };
      },
      '/working-conditions/survey',
    );
    expect(await screen.findByRole('button', { name: 'Continuar' })).toHaveProperty(
      'disabled',
      true,
    );
    await answerAll(person);
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(screen.getByLabelText('Unidade')).toHaveProperty('value', 'Betim');
    await person.selectOptions(screen.getByLabelText('Unidade'), 'Prefiro não dizer');
    await person.click(screen.getByRole('button', { name: 'Enviar sem nome' }));
    expect(await screen.findByRole('heading', { name: 'Recebemos sua resposta' })).toBeTruthy();
    const sent = asked.find(({ path }) => path === '/answers');
    expect(sent).toMatchObject({ authorized: false, body: { ticket: 'bilhete', site: null } });
    expect(localStorage.length).toBe(0);
  }, 60_000);

  it('keeps an answer that did not arrive, and takes "already here" for arrived', async () => {
    let isDown = true;
    const { person, asked } = await showConditions(
      <SurveyPage />,
      ({ path }) => {
        if (path.endsWith('/ticket')) return { body: { ticket: 'bilhete' } };
        if (path !== '/answers') return { body: people };
        return isDown
          ? { status: 503, body: { code: 'unavailable' } }
          : { status: 409, body: { code: 'ticket_used' } };
      },
      '/working-conditions/survey',
    );
    await answerAll(person);
    await person.click(screen.getByRole('button', { name: 'Enviar sem nome' }));
    expect(await screen.findByText(/ainda não saiu deste aparelho/)).toBeTruthy();
    expect(localStorage.length).toBe(1);
    isDown = false;
    await person.click(screen.getByRole('button', { name: 'Enviar sem nome' }));
    expect(await screen.findByRole('heading', { name: 'Recebemos sua resposta' })).toBeTruthy();
    expect(asked.filter(({ path }) => path.endsWith('/ticket'))).toHaveLength(1);
  }, 60_000);
});

describe('the records', () => {
  const reads = [{ id: COMPANY, name: 'Vale Claro' }];
  const show = (more: Partial<CompanyFile> = {}, save: (body: unknown) => object = () => ({})) =>
    showConditions(
      <WorkingConditionsPage />,
      ({ path, method, body }) => {
        if (path === '/file') return { body: { ...file, ...more } };
        if (method === 'PUT') return save(body);
        return { body: { ...people, reads } };
      },
      '/working-conditions?tab=inventory',
    );

  it('show a risk with its nine fields and its evaluation', async () => {
    await show();
    const card = await screen.findByRole('region', { name: 'Sobrecarga' });
    for (const field of ['a) Processo e ambiente', 'h) Resultado pela NR-17', 'i) Avaliação']) {
      expect(within(card).getByText(field)).toBeTruthy();
    }
    expect(within(card).getAllByText('Cuidar primeiro')[0]).toBeTruthy();
    expect(screen.getByText('1 para cuidar primeiro')).toBeTruthy();
  });

  it('say what is missing, keep what was typed, and tell of a change made meanwhile', async () => {
    const bodies: unknown[] = [];
    const { person } = await show({}, (body) => {
      bodies.push(body);
      return { status: 409, body: { code: 'changed_meanwhile' } };
    });
    await person.click(await screen.findByRole('button', { name: 'Mudar: Sobrecarga' }));
    const name = await screen.findByLabelText('Nome do risco');
    await person.clear(name);
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Preencha este campo.')).toBeTruthy();
    expect(bodies).toEqual([]);
    await person.type(name, 'Sobrecarga no pico');
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText(/Outra pessoa mudou isto/)).toBeTruthy();
    expect(bodies).toEqual([{ base: 1, content: { ...risk, title: 'Sobrecarga no pico' } }]);
    await waitFor(() => expect(name).toHaveProperty('value', 'Sobrecarga no pico'));
  });

  it('are read only for an auditor', async () => {
    await show({ mayChange: false });
    expect(await screen.findByRole('region', { name: 'Sobrecarga' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Mudar|Novo risco|Montar/ })).toBeNull();
  });
});
