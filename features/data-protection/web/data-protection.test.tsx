import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { startTestTexts } from '#packages/ui/testing/texts.ts';
import DataProtectionAdmin from './DataProtectionAdmin.tsx';
import texts from './locales/pt-BR.json' with { type: 'json' };
import { newRequest } from './rules.ts';

const request = {
  ...{ kind: 'request', id: '00000000-0000-4000-8000-000000000001', version: 2, by: 'Carla' },
  at: '2026-11-10T12:00:00Z',
  content: { ...newRequest('2020-01-01'), who: 'Zilda', asked: 'Meus dados.' },
};

const earlier = { ...request, version: 1, by: 'Davi', content: { ...request.content, who: 'Z.' } };

/** The operator's server, which remembers what it is asked; `refusal` is how it answers a saving. */
function service(cases: object[], refusal?: string) {
  const asked: [route: string, body: unknown][] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname } = new URL(String(input), 'http://here');
    const body = init.body ? JSON.parse(String(init.body)) : null;
    asked.push([`${init.method ?? 'GET'} ${pathname}`, body]);
    if (pathname.endsWith(request.id) && init.method === 'GET') {
      return Response.json({ versions: [request, earlier] });
    }
    if (!init.method || init.method === 'GET') return Response.json({ cases });
    if (refusal)
      return Response.json({ code: refusal, message: '', requestId: '1' }, { status: 409 });
    return Response.json({ ...request, version: body.base + 1, content: body.content });
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());
async function open() {
  await startTestTexts({ 'data-protection': texts });
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <MantineProvider env="test">
        <DataProtectionAdmin />
      </MantineProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

it('says what is overdue, and keeps an answer as the next version', async () => {
  const asked = service([request]);
  const person = await open();
  expect(await screen.findByText('Venceu em 16 de janeiro')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: /^Abrir: Acesso: Zilda/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Pedido' });
  await person.type(within(sheet).getByLabelText('Respondido em'), '2020-01-05');
  await person.click(within(sheet).getByRole('button', { name: 'Salvar' }));
  expect(within(sheet).getByText('Escreva a resposta que foi dada nesse dia.')).toBeTruthy();
  await person.type(within(sheet).getByLabelText('Resposta'), 'Enviados.');
  await person.click(within(sheet).getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(asked).toContainEqual([
      `PUT /api/admin/data-protection/request/${request.id}`,
      {
        base: 2,
        content: expect.objectContaining({ answeredOn: '2020-01-05', answer: 'Enviados.' }),
      },
    ]),
  );
});

it('begins an incident, and keeps what was written when somebody else was quicker', async () => {
  service([], 'changed_meanwhile');
  const person = await open();
  await person.click(await screen.findByRole('button', { name: 'Novo incidente' }));
  const sheet = await screen.findByRole('dialog', { name: 'Novo incidente' });
  await person.click(within(sheet).getByRole('button', { name: 'Salvar' }));
  expect(within(sheet).getByText('Escreva o que aconteceu.')).toBeTruthy();
  expect(within(sheet).getByText('Marque pelo menos um tipo de dado.')).toBeTruthy();
  const happened = within(sheet).getByLabelText<HTMLTextAreaElement>('O que aconteceu');
  await person.type(happened, 'Um notebook sumiu.');
  await person.click(within(sheet).getByLabelText('Conta'));
  await person.click(within(sheet).getByRole('button', { name: 'Salvar' }));
  expect((await within(sheet).findByRole('alert')).textContent).toMatch(/Outra pessoa mudou/);
  expect(happened.value).toBe('Um notebook sumiu.');
});

it('shows who wrote what in which version', async () => {
  service([request]);
  const person = await open();
  await person.click(await screen.findByRole('button', { name: /^Abrir: Acesso: Zilda/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Pedido' });
  await person.click(within(sheet).getByText('O que foi escrito em cada versão'));
  const [newest, first] = await within(sheet).findAllByRole('listitem');
  expect(newest?.textContent).toMatch(/^Versão 2, .*, Carla.*Zilda$/);
  expect(first?.textContent).toMatch(/^Versão 1, .*, Davi.*Acesso.*Z\..*Em branco/);
});
