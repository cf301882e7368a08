import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { companyReportContract } from '../contract/company-report.contract.ts';
import CorporateReportPage from './desktop/CorporateReportPage.tsx';
import MirrorPage from './MirrorPage.tsx';
import MobileReportPage from './mobile/CorporateReportPage.tsx';
import { showReport } from './testing/show-report.tsx';

vi.mock('#features/access/web/index.ts', () => ({
  apiOptions: { token: () => 'token' },
  useMe: () => ({ company: { id: '00000000-0000-4000-8000-000000000001', name: 'Vale Claro' } }),
  usePermissions: () => ({ isAdmin: false, isCompanyAdmin: true }),
}));

it('shows the whole company in bands, and in its table the same numbers', async () => {
  const { person } = await showReport(<CorporateReportPage />);
  await screen.findByRole('heading', { name: 'Outubro de 2026 ficou entre normal e bem' });
  expect(screen.getByText(/20 a 49 pessoas aceitaram participar/)).toBeTruthy();
  const [mood] = screen.getAllByRole('button', { name: 'Ver como tabela' });
  if (mood) await person.click(mood);
  const table = await screen.findByRole('table', {
    name: 'Outubro de 2026 ficou entre normal e bem',
  });
  expect(within(table).getByRole('row', { name: 'Muito mal até 10% até 10%' })).toBeTruthy();
  expect(within(table).getByRole('row', { name: 'Bem 35% 40%' })).toBeTruthy();
});

it('says of a protected sector that it is protected, and not why', async () => {
  const { person } = await showReport(<CorporateReportPage />);
  await person.click(await screen.findByRole('tab', { name: 'Setores' }));
  const row = (await screen.findByRole('rowheader', { name: 'Gente' })).closest('tr');
  expect(row && within(row).getAllByText('Protegido')).toHaveLength(3);
  await person.selectOptions(screen.getByLabelText('Mostrar'), 'Gente');
  expect(await screen.findByRole('heading', { name: 'Gente: parte protegida' })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/complement|menos de 10 pessoas em Gente/);
});

it('in the hand says the same below each other', async () => {
  const { person } = await showReport(<MobileReportPage />);
  await person.click(await screen.findByRole('tab', { name: 'Setores' }));
  expect(await screen.findByRole('heading', { name: 'Operações' })).toBeTruthy();
  expect(screen.queryByRole('rowheader')).toBeNull();
});

it('opens another closed period when it is chosen', async () => {
  const { person, server } = await showReport(<CorporateReportPage />);
  await person.selectOptions(await screen.findByLabelText('Período'), '2026-Q3');
  await screen.findByRole('heading', { name: '3º trimestre de 2026 ficou entre normal e bem' });
  const last = server.asked(companyReportContract.openReport).at(-1);
  expect(last?.query.period).toBe('2026-Q3');
});

it('the mirror tells how often it was opened, and the consent is off until somebody says yes', async () => {
  const { person, server } = await showReport(<MirrorPage />);
  expect(
    await screen.findByText('Novembro de 2026: a empresa abriu esta página 3 vezes'),
  ).toBeTruthy();
  expect(await screen.findByText('Desligado. Você decide, e muda quando quiser.')).toBeTruthy();
  expect(screen.getByText('a média do seu mês, sem os dias')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Quero participar' }));
  expect(await screen.findByText('Você participa a partir deste mês.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Não participar mais' }));
  expect(await screen.findByText('Você não entra mais em nenhum mês aberto.')).toBeTruthy();
  const said = server.asked(companyReportContract.setCounting).map(({ body }) => body);
  expect(said).toEqual([true, false].map((counted) => ({ counted, language: 'pt-BR' })));
});

it('without an answer says so and asks again', async () => {
  const { person, service } = await showReport(<MirrorPage />, { fails: true });
  const again = (await screen.findAllByRole('button', { name: 'Tentar de novo' }))[0];
  service.fails = false;
  if (again) await person.click(again);
  await screen.findByRole('heading', { name: 'Outubro de 2026 ficou entre normal e bem' });
});
