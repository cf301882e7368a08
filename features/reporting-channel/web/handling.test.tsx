import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import {
  type Handled,
  type LeavingOut,
  reportingContract,
} from '../contract/reporting.contract.ts';
import { QueueCard } from './parts/QueueCard.tsx';
import ReportPage from './ReportPage.tsx';
import { REPORT_PATH } from './reporting.paths.ts';

vi.mock('#features/access/web/index.ts', () => ({
  apiOptions: { token: () => 'dora' },
  useMe: () => ({ id: DORA.id }),
  useTimeZone: () => 'America/Sao_Paulo',
}));

const idOf = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`;
const DORA = { id: idOf(1), name: 'Dora Melo' };
const ANA = { id: idOf(2), name: 'Ana Ribeiro' };
const HUGO = { id: idOf(3), name: 'Hugo Paz' };
const REPORT = idOf(9);
const handled: Handled = {
  ...{ id: REPORT, company: 'Vale Claro', kind: 'harassment', state: 'investigating' },
  ...{ week: '2026-11-23', dueOn: '2026-12-23', isOverdue: false, isMine: true, handlers: 1 },
  ...{ waits: false, outcome: null, committee: [DORA], later: [ANA, HUGO], leftOut: [] },
  messages: [{ side: 'reporter', week: '2026-11-23', text: 'Acontece toda semana', by: null }],
};
const button = (name: string) => screen.findByRole('button', { name });

it('who came to the committee later is let in one by one, and says when it was not done', async () => {
  const server = fakeServer(reportingContract, {
    open: handled,
    letIn: ({ body }) => ({
      ...handled,
      committee: [DORA, ...handled.later.filter(({ id }) => id === body.userId)],
      later: handled.later.filter(({ id }) => id !== body.userId),
    }),
  });
  const { person } = await show(<ReportPage />, {
    ...{ path: REPORT_PATH, address: REPORT_PATH.replace('$reportId', REPORT) },
  });
  const card = within(await screen.findByRole('region', { name: 'Entraram na comissão depois' }));
  await person.click(card.getByRole('button', { name: 'Deixar apurar: Hugo Paz' }));
  await waitFor(() => expect(card.queryByText('Hugo Paz')).toBeNull());
  expect(server.asked(reportingContract.letIn)).toMatchObject([
    { params: { id: REPORT }, body: { userId: HUGO.id } },
  ]);
  expect(screen.getByRole('option', { name: 'Hugo Paz' })).toBeTruthy();

  server.answer(reportingContract, { letIn: refuse('not_found') });
  await person.click(card.getByRole('button', { name: 'Deixar apurar: Ana Ribeiro' }));
  expect((await card.findByRole('alert')).textContent).toBe('Isto não existe ou não é para você.');
  server.answer(reportingContract, { letIn: { ...handled, later: [] } });
  await person.click(card.getByRole('button', { name: 'Deixar apurar: Ana Ribeiro' }));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Entraram na comissão depois' })).toBeNull(),
  );
});

it('who was left out of a report stands with who did it, and is taken back', async () => {
  const at = { reportId: REPORT, company: 'Vale Claro', week: '2026-11-23' };
  let leavingsOut: LeavingOut[] = [
    { ...at, ...ANA, by: 'Carlos Dias' },
    { ...at, ...HUGO, by: null },
  ];
  const server = fakeServer(reportingContract, {
    queue: () => ({ reports: [], leavingsOut }),
    takeBack: refuse('not_found'),
  });
  const { person } = await show(<QueueCard />);
  await screen.findByRole('heading', { name: 'Pessoas deixadas de fora' });
  await screen.findByText('Ana Ribeiro, por Carlos Dias');
  await screen.findByText('Hugo Paz, por alguém que apagou a conta');
  await person.click(await button('Desfazer: Ana Ribeiro volta a apurar'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Isto não existe ou não é para você.',
  );
  server.answer(reportingContract, {
    takeBack: ({ params }) => {
      leavingsOut = leavingsOut.filter(({ id }) => id !== params.userId);
      return undefined;
    },
  });
  await person.click(await button('Desfazer: Ana Ribeiro volta a apurar'));
  await waitFor(() => expect(screen.queryByText('Ana Ribeiro, por Carlos Dias')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(server.asked(reportingContract.takeBack).at(-1)).toMatchObject({
    params: { id: REPORT, userId: ANA.id },
  });
  await person.click(await button('Desfazer: Hugo Paz volta a apurar'));
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'Pessoas deixadas de fora' })).toBeNull(),
  );
});
