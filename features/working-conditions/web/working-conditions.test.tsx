import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, DEFAULT_TIME_ZONE, dayOf } from '#packages/kernel/day.ts';
import { type Answers, fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { ITEMS } from '../contract/factors.ts';
import {
  CHANGED_MEANWHILE,
  type CompanyFile,
  type ForPeople,
  TICKET_USED,
  workingConditionsContract,
} from '../contract/working-conditions.contract.ts';
import SurveyPage from './SurveyPage.tsx';
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
const kept = (
  kind: CompanyFile['records'][number]['kind'],
  id: string,
  content: Record<string, unknown>,
) => ({
  ...{ kind, id, version: 1, at: '2026-09-18T13:00:00.000Z', by: 'Bruno', content },
});
const file: CompanyFile = {
  company: { id: COMPANY, name: 'Vale Claro', cnpj: null },
  mayChange: true,
  records: [kept('criteria', 'criteria', criteria), kept('risk', 'r', risk)],
  survey: null,
  sites: ['Campinas'],
  acknowledged: {},
};

beforeEach(() => localStorage.clear());
describe('the people of a company', () => {
  it('see the open survey, what is being done, and say that they have read something', async () => {
    let acknowledged = false;
    const server = fakeServer(workingConditionsContract, {
      forPeople: () => ({
        ...people,
        communications: people.communications.map((one) => ({ ...one, acknowledged })),
      }),
      acknowledge: () => {
        acknowledged = true;
        return undefined;
      },
    });
    const { person } = await show(<WorkingConditionsPage />);
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
    const [asked] = server.asked(workingConditionsContract.acknowledge);
    expect(asked?.params).toEqual({ id: 'c' });
  });

  it('are told where they are in no company', async () => {
    fakeServer(workingConditionsContract, {
      forPeople: { ...people, company: null, survey: null, actions: [], communications: [] },
    });
    await show(<WorkingConditionsPage />);
    expect(await screen.findByText(/você não está em uma empresa/)).toBeTruthy();
  });
});

describe('the survey', () => {
  const open = (answers: Answers<typeof workingConditionsContract>) =>
    fakeServer(workingConditionsContract, {
      forPeople: people,
      askTicket: { ticket: 'bilhete' },
      ...answers,
    });
  const answerAll = async (person: UserEvent) => {
    for (const _ of ITEMS) {
      await person.click(await screen.findByRole('radio', { name: 'Às vezes' }));
      await person.click(screen.getByRole('button', { name: 'Continuar' }));
    }
  };

  it('asks for its ticket at the end, and answers as nobody', async () => {
    const server = open({ answer: undefined });
    const { person } = await show(<SurveyPage />);
    expect(await screen.findByRole('button', { name: 'Continuar' })).toHaveProperty(
      'disabled',
      true,
    );
    await answerAll(person);
    expect(server.changes).toEqual([]);
    expect(screen.getByLabelText('Unidade')).toHaveProperty('value', 'Betim');
    await person.selectOptions(screen.getByLabelText('Unidade'), 'Prefiro não dizer');
    await person.click(screen.getByRole('button', { name: 'Enviar sem nome' }));
    expect(await screen.findByRole('heading', { name: 'Recebemos sua resposta' })).toBeTruthy();
    const [sent] = server.asked(workingConditionsContract.answer);
    expect(sent?.headers.has('authorization')).toBe(false);
    expect(sent?.body).toMatchObject({ ticket: 'bilhete', site: null });
    expect(localStorage.length).toBe(0);
  }, 60_000);

  it('keeps an answer that did not arrive, and takes "already here" for arrived', async () => {
    const server = open({ answer: refuse('unavailable') });
    const { person } = await show(<SurveyPage />);
    await answerAll(person);
    await person.click(screen.getByRole('button', { name: 'Enviar sem nome' }));
    expect(await screen.findByText(/ainda não saiu deste aparelho/)).toBeTruthy();
    expect(localStorage.length).toBe(1);
    server.answer(workingConditionsContract, { answer: refuse(TICKET_USED) });
    await person.click(screen.getByRole('button', { name: 'Enviar sem nome' }));
    expect(await screen.findByRole('heading', { name: 'Recebemos sua resposta' })).toBeTruthy();
    expect(server.asked(workingConditionsContract.askTicket)).toHaveLength(1);
  }, 60_000);
});

describe('the records', () => {
  const reads = [{ id: COMPANY, name: 'Vale Claro' }];
  const open = async (more: Partial<CompanyFile> = {}) => {
    const server = fakeServer(workingConditionsContract, {
      forPeople: { ...people, reads },
      readFile: { ...file, ...more },
      saveRecord: refuse(CHANGED_MEANWHILE),
    });
    const address = '/working-conditions?tab=inventory';
    return { ...(await show(<WorkingConditionsPage />, { address })), server };
  };

  it('show a risk with its nine fields and its evaluation', async () => {
    await open();
    const card = await screen.findByRole('region', { name: 'Sobrecarga' });
    for (const field of ['a) Processo e ambiente', 'h) Resultado pela NR-17', 'i) Avaliação']) {
      expect(within(card).getByText(field)).toBeTruthy();
    }
    expect(within(card).getAllByText('Cuidar primeiro')[0]).toBeTruthy();
    expect(screen.queryByText('1 para cuidar primeiro')).toBeNull();
  });

  it('say where the company stands on their first page alone', async () => {
    const { person } = await open();
    await person.click(await screen.findByRole('tab', { name: 'Quadro' }));
    expect(await screen.findByText('1 para cuidar primeiro')).toBeTruthy();
  });

  it('say what is missing, keep what was typed, and tell of a change made meanwhile', async () => {
    const { person, server } = await open();
    await person.click(await screen.findByRole('button', { name: 'Mudar: Sobrecarga' }));
    const name = await screen.findByLabelText('Nome do risco');
    await person.clear(name);
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Preencha este campo.')).toBeTruthy();
    expect(server.changes).toEqual([]);
    await person.type(name, 'Sobrecarga no pico');
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText(/Outra pessoa mudou isto/)).toBeTruthy();
    const [sent] = server.asked(workingConditionsContract.saveRecord);
    expect(sent?.body).toEqual({ base: 1, content: { ...risk, title: 'Sobrecarga no pico' } });
    await waitFor(() => expect(name).toHaveProperty('value', 'Sobrecarga no pico'));
  });

  it('say from which day on the next survey can open, and do not open one before', async () => {
    const today = dayOf(new Date(), DEFAULT_TIME_ZONE);
    const closed = (closedOn: string) =>
      kept('survey', SURVEY, {
        ...{ openedOn: '2026-01-01', closedOn, answered: null, whole: null },
        ...{ sites: [{ name: 'Itu', cell: null }], sectors: [] },
      });
    const openTab = async (closedOn: string) => {
      fakeServer(workingConditionsContract, {
        forPeople: { ...people, reads },
        readFile: { ...file, records: [...file.records, closed(closedOn)] },
      });
      const shown = await show(<WorkingConditionsPage />, {
        address: '/working-conditions?tab=survey',
      });
      return { ...shown, button: await screen.findByRole('button', { name: 'Abrir pesquisa' }) };
    };
    const { button, unmount } = await openTab(addDays(today, -29));
    expect(button).toHaveProperty('disabled', true);
    const [year, month, day] = addDays(today, 1).split('-');
    expect(screen.getByText(/A próxima pesquisa pode abrir/).textContent).toContain(
      `${day}/${month}/${year}`,
    );
    expect(screen.getByRole('region', { name: 'Itu' }).textContent).toContain('ou ninguém');
    unmount();
    expect((await openTab(addDays(today, -30))).button).toHaveProperty('disabled', false);
  });

  it('are read only for an auditor', async () => {
    await open({ mayChange: false });
    expect(await screen.findByRole('region', { name: 'Sobrecarga' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Mudar|Novo risco|Montar/ })).toBeNull();
  });
});
