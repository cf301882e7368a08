import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  type Answers,
  type FakeServer,
  fakeServer,
  refuse,
} from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { ACTS, type AuditedAct, auditContract } from '../contract/audit.contract.ts';
import AuditLog from './AuditLog.tsx';

const saveFile = vi.hoisted(() => vi.fn());
vi.mock('#packages/ui/save-file.ts', () => ({ saveFile }));
vi.mock('#features/access/web/index.ts', () => ({
  apiOptions: { token: () => 'token' },
  useTimeZone: () => 'America/Sao_Paulo',
}));

const anAct = (nth: number, more: Partial<AuditedAct>): AuditedAct => ({
  id: `00000000-0000-4000-8000-00000000000${nth}`,
  at: '2026-11-23T14:20:00Z',
  act: 'news_changed',
  actor: { kind: 'person', name: 'Carla Menezes' },
  subject: { kind: 'content', name: '=SOMA(1;2)' },
  company: null,
  ...more,
});
const ACTS_THERE = [
  anAct(1, {}),
  anAct(2, {
    at: '2026-11-20T01:30:00Z',
    act: 'role_granted',
    actor: { kind: 'operator', name: null },
    subject: { kind: 'person', name: null },
  }),
];
const whole: Answers<typeof auditContract> = {
  findActs: ({ body: { group, text = '' } }) => ({
    acts: ACTS_THERE.filter(
      ({ act, actor }) => (!group || ACTS[act] === group) && (actor.name ?? '').includes(text),
    ),
    next: null,
  }),
};
let server: FakeServer;
beforeEach(() => {
  server = fakeServer(auditContract, whole);
});

const open = () => show(<AuditLog />, { address: '/admin' });

it('tells by day, in the person’s zone, who did what to whom', async () => {
  await open();
  const monday = await screen.findByRole('region', { name: /Segunda-feira, 23 de novembro/ });
  expect(monday.textContent).toContain('Carla Menezes editou uma notícia');
  const thursday = screen.getByRole('region', { name: /Quinta-feira, 19 de novembro/ });
  expect(thursday.textContent).toContain('Operação do servidor deu o papel de Admin Geral');
  expect(thursday.textContent).toContain('Conta apagada');
});

it('names a company once where it was done to the company, and beside anything else of its', async () => {
  const company = 'Vale Claro Logística';
  server.answer(auditContract, {
    findActs: {
      acts: [
        anAct(1, {
          act: 'company_profile_changed',
          subject: { kind: 'company', name: company },
          company,
        }),
        anAct(2, { subject: { kind: 'person', name: 'Bruno Tavares' }, company }),
      ],
      next: null,
    },
  });
  await open();
  await screen.findByText(company);
  screen.getByText(`Bruno Tavares · ${company}`);
});

it('narrows down by type, says when nothing is found, and asks for the last 30 days at first', async () => {
  const { person } = await open();
  await screen.findAllByRole('listitem');
  expect(server.asked(auditContract.findActs)[0]?.body.since).toMatch(/T00:00:00/);
  await person.selectOptions(screen.getByRole('combobox', { name: 'Tipo de ação' }), 'Pessoas');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  await person.type(screen.getByRole('searchbox'), 'Zé');
  expect(await screen.findByText('Nenhuma ação encontrada')).toBeDefined();
});

it('saves a file whose cells no spreadsheet takes for a formula', async () => {
  const { person } = await open();
  await screen.findAllByRole('listitem');
  await person.click(screen.getByRole('button', { name: 'Baixar CSV' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  const [file, name] = saveFile.mock.calls[0] as [Blob, string];
  expect(name).toBe('registro-de-acoes.csv');
  const lines = (await file.text()).split('\r\n');
  expect(lines[1]).toContain(`"'=SOMA(1;2)"`);
  expect(lines).toHaveLength(ACTS_THERE.length + 2);
});

it('says that it failed and can be asked again', async () => {
  server.answer(auditContract, { findActs: refuse('internal') });
  const { person } = await open();
  expect(await screen.findByText('Não deu para carregar o registro')).toBeDefined();
  server.answer(auditContract, whole);
  await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
});
