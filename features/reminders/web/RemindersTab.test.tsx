import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import common from '#packages/ui/locales/pt-BR.json' with { type: 'json' };
import { makeTheme } from '#packages/ui/theme.ts';
import reminders from './locales/pt-BR.json' with { type: 'json' };
import RemindersTab from './RemindersTab.tsx';

vi.mock('#features/access/web/index.ts', () => ({ apiOptions: { token: () => 'token' } }));

const plan = { on: true, time: '18:00', days: [1, 2, 3, 4, 5], silenced: false, nextAt: null };
const kept = (diary: typeof plan) => ({
  plans: {
    ...{ check_in: { ...plan, on: false }, diary, pause: { ...plan, on: false } },
    ...{ water: { ...plan, on: false }, movement: { ...plan, on: false } },
  },
  rules: { quiet: null, holidays: 'national' },
  timeZone: 'America/Sao_Paulo',
});

beforeEach(async () => {
  await i18next.use(initReactI18next).init({
    lng: 'pt-BR',
    resources: { 'pt-BR': { reminders, common } },
    interpolation: { escapeValue: false },
  });
});

/** Shows the tab; changes are answered by `onChange`. Gives the diary's card. */
async function showDiaryCard(onChange: (url: string) => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) =>
    method === 'GET' ? Response.json(kept(plan)) : onChange(url),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider theme={makeTheme({ close: 'Fechar', togglePassword: 'Mostrar' })} env="test">
        <RemindersTab channels={null} />
      </MantineProvider>
    </QueryClientProvider>,
  );
  const title = reminders.kinds.diary.title;
  return within(await screen.findByRole('region', { name: title }));
}

it('keeps the hour that was written when it could not be saved, and says so', async () => {
  const card = await showDiaryCard(() =>
    Response.json({ code: 'internal', message: '', requestId: '1' }, { status: 500 }),
  );
  fireEvent.change(card.getByLabelText('Horário'), { target: { value: '07:30' } });
  fireEvent.click(card.getByRole('button', { name: 'Salvar' }));
  await card.findByRole('alert');
  expect(card.getByLabelText('Horário')).toHaveProperty('value', '07:30');
  expect(card.getByRole('button', { name: 'Salvar' })).toBeTruthy();
});

it('gives the focus back to the hour once it is saved, when the button goes', async () => {
  const card = await showDiaryCard(() => Response.json(kept({ ...plan, time: '07:30' })));
  fireEvent.change(card.getByLabelText('Horário'), { target: { value: '07:30' } });
  fireEvent.click(card.getByRole('button', { name: 'Salvar' }));
  await vi.waitFor(() => expect(card.queryByRole('button', { name: 'Salvar' })).toBeNull());
  expect(document.activeElement).toBe(card.getByLabelText('Horário'));
});

it('sends changes one after the other: no answer undoes what was chosen after it', async () => {
  const sent: string[] = [];
  const first = Promise.withResolvers<Response>();
  const off = { ...plan, on: false };
  const card = await showDiaryCard((url) => {
    sent.push(String(url));
    return sent.length === 1 ? first.promise : Response.json(kept(off));
  });
  fireEvent.change(screen.getByLabelText(reminders.rules.holidays), { target: { value: 'none' } });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await act(async () => void fireEvent.click(card.getByRole('switch')));
  expect(sent).toHaveLength(1);
  // What the first one tells is of before the second.
  first.resolve(Response.json(kept(plan)));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  await vi.waitFor(() => expect(card.queryByLabelText('Horário')).toBeNull());
  expect(card.getByRole('switch')).toHaveProperty('checked', false);
});
