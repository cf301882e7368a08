import { cleanup, render, waitFor } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { EMPTY_PLAN } from '../../contract/plan.rules.ts';
import texts from '../locales/pt-BR.json' with { type: 'json' };
import { deviceOn, MemoryStore } from '../testing/fakes.ts';
import { PlanOnHelp, PlanPeople } from './PlanOnHelp.tsx';
import { showPlanOnHelp } from './plan-on-help.script.ts';

const i18n = createInstance();
void i18n.use(initReactI18next).init({
  lng: 'pt-BR',
  resources: { 'pt-BR': { 'safety-plan': texts } },
  initAsync: false,
  interpolation: { escapeValue: false },
});
afterEach(cleanup);

const line = (text: string, phone: string | null = null) => ({ id: text, text, phone });
const PLAN = {
  ...EMPTY_PLAN,
  signs: [line('<b>não durmo</b>')],
  people: [line('Rafael', '(11) 90000-0102'), line('Célia', 'na portaria')],
};

/** The page as the file has it, then its script, on a device with or without a copy. */
async function open(copy: boolean, revision: string | null = 'one') {
  const store = new MemoryStore();
  const device = deviceOn(store);
  if (copy) {
    const savedAt = '2026-11-21T12:00:00.000Z';
    await device.keepCopy('ana', { plan: PLAN, revision, savedAt });
  }
  document.documentElement.lang = 'pt-BR';
  render(
    <I18nextProvider i18n={i18n}>
      <PlanPeople />
      <PlanOnHelp />
    </I18nextProvider>,
  );
  await showPlanOnHelp(document, device);
  return store;
}
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('a, details, section, p')]
    .filter((part) => part.closest('[hidden]') === null)
    .map((part) => part.getAttribute('href') ?? part.tagName);

it('leads to the plan behind the sign-in where this device has none', async () => {
  await open(false);
  expect(shown()).toEqual(['P', '/safety-plan']);
});

it('shows the copy: whom to call at once, the rest when asked, words as they were written', async () => {
  await open(true);
  expect(document.body.textContent).toContain('Última mudança: 21 de novembro de 2026.');
  const people = document.querySelector('[data-plan-people]');
  expect(people?.textContent).toBe('Chamar Rafael');
  expect(people?.querySelector('a')?.getAttribute('href')).toBe('tel:11900000102');
  const steps = [...document.querySelectorAll<HTMLElement>('[data-plan-step]:not([hidden])')];
  expect(steps.map((step) => step.textContent)).toEqual([
    'Sinais de que está ficando difícil<b>não durmo</b>',
    'Pessoas a quem posso pedir ajudaRafael: (11) 90000-0102Célia na portaria',
  ]);
  expect(document.querySelector('[data-plan] b')).toBeNull();
  expect(document.querySelector('[data-plan-absent]:not([hidden])')).toBeNull();
});

it('is taken off the device by two presses, whoever finds it', async () => {
  const store = await open(true);
  const button = document.querySelector<HTMLButtonElement>('[data-plan-remove]');
  button?.click();
  expect(button?.textContent).toBe('Apagar mesmo? Dentro do Florescer ele continua.');
  expect(store.values.size).toBe(1);
  button?.click();
  await waitFor(() => expect(shown()).toEqual(['P', '/safety-plan']));
  expect(store.values.size).toBe(0);
  expect(document.body.textContent).not.toContain('Rafael');
});

it('says before it goes that the account has no such plan, and promises nothing afterwards', async () => {
  const store = await open(true, null);
  const button = document.querySelector<HTMLButtonElement>('[data-plan-remove]');
  button?.click();
  expect(button?.textContent).toBe('Apagar mesmo? A conta não tem este plano: talvez não volte.');
  button?.click();
  await waitFor(() => expect(store.values.size).toBe(0));
  await waitFor(() =>
    expect(document.querySelector('[data-plan-about]')?.textContent).toBe('Apagado desta página.'),
  );
});
