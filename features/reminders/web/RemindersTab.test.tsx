import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answers, fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import {
  type Reminders,
  remindersContract,
  type ShownPlan,
} from '../contract/reminders.contract.ts';
import reminders from './locales/pt-BR.json' with { type: 'json' };
import RemindersTab from './RemindersTab.tsx';

vi.mock('#features/access/web/index.ts', () => ({ apiOptions: { token: () => 'token' } }));

const plan: ShownPlan = {
  ...{ on: true, time: '18:00', days: [1, 2, 3, 4, 5], silenced: false, nextAt: null },
};
const off = { ...plan, on: false };
const kept = (diary: ShownPlan): Reminders => ({
  plans: { check_in: off, diary, pause: off, water: off, movement: off },
  rules: { quiet: null, holidays: 'national', cityHolidays: ['01-25'] },
  timeZone: 'America/Sao_Paulo',
});

/** Shows the tab with what changes are answered; gives the diary's card. */
async function showDiaryCard(changes: Answers<typeof remindersContract>) {
  fakeServer(remindersContract, { getReminders: kept(plan), ...changes });
  await show(<RemindersTab channels={null} />);
  const title = reminders.kinds.diary.title;
  return within(await screen.findByRole('region', { name: title }));
}

it('keeps the hour that was written when it could not be saved, and says so', async () => {
  const card = await showDiaryCard({ setPlan: refuse('internal') });
  fireEvent.change(card.getByLabelText('Horário'), { target: { value: '07:30' } });
  fireEvent.click(card.getByRole('button', { name: 'Salvar' }));
  await card.findByRole('alert');
  expect(card.getByLabelText('Horário')).toHaveProperty('value', '07:30');
  expect(card.getByRole('button', { name: 'Salvar' })).toBeTruthy();
});

it('gives the focus back to the hour once it is saved, when the button goes', async () => {
  const card = await showDiaryCard({ setPlan: kept({ ...plan, time: '07:30' }) });
  fireEvent.change(card.getByLabelText('Horário'), { target: { value: '07:30' } });
  fireEvent.click(card.getByRole('button', { name: 'Salvar' }));
  await vi.waitFor(() => expect(card.queryByRole('button', { name: 'Salvar' })).toBeNull());
  expect(document.activeElement).toBe(card.getByLabelText('Horário'));
});

it('sends changes one after the other: no answer undoes what was chosen after it', async () => {
  const sent: string[] = [];
  const first = Promise.withResolvers<Reminders>();
  const card = await showDiaryCard({
    setRules: () => {
      sent.push('rules');
      return first.promise;
    },
    setPlan: () => {
      sent.push('plan');
      return kept(off);
    },
  });
  fireEvent.change(screen.getByLabelText(reminders.rules.holidays), { target: { value: 'none' } });
  await vi.waitFor(() => expect(sent).toEqual(['rules']));
  await act(async () => void fireEvent.click(card.getByRole('switch')));
  expect(sent).toHaveLength(1);
  // What the first one tells is of before the second.
  first.resolve(kept(plan));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  await vi.waitFor(() => expect(card.queryByLabelText('Horário')).toBeNull());
  expect(card.getByRole('switch')).toHaveProperty('checked', false);
});

it('keeps the holidays of a city: one is added, one taken out, and an empty day is asked for', async () => {
  const server = fakeServer(remindersContract, {
    getReminders: kept(plan),
    setRules: ({ body }) => ({
      ...kept(plan),
      rules: { ...kept(plan).rules, cityHolidays: (body.cityHolidays ?? []).toSorted() },
    }),
  });
  await show(<RemindersTab channels={null} />);
  const { city } = reminders.rules;
  const field = await screen.findByLabelText(city.title);
  fireEvent.click(screen.getByRole('button', { name: city.add }));
  expect(screen.getByText(city.missing)).toBeTruthy();
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: '2026-08-15' } });
  fireEvent.click(screen.getByRole('button', { name: city.add }));
  const days = screen.getByRole('list', { name: city.list });
  expect(await within(days).findByText('15 de agosto')).toBeTruthy();
  await vi.waitFor(() => expect(field).toHaveProperty('value', ''));
  fireEvent.click(screen.getByRole('button', { name: 'Tirar 25 de janeiro' }));
  await vi.waitFor(() => expect(within(days).queryByText('25 de janeiro')).toBeNull());
  expect(server.asked(remindersContract.setRules)).toMatchObject([
    { body: { cityHolidays: ['01-25', '08-15'] } },
    { body: { cityHolidays: ['08-15'] } },
  ]);
});
