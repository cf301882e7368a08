import { cleanup, render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allowMotion } from '#packages/ui/testing/motion.ts';
import { HelpPage } from './HelpPage.tsx';
import { startHelpPage } from './help-page.script.ts';
import texts from './locales/pt-BR.json' with { type: 'json' };

const i18n = createInstance();
void i18n.use(initReactI18next).init({
  lng: 'pt-BR',
  resources: { 'pt-BR': { crisis: texts } },
  initAsync: false,
  interpolation: { escapeValue: false },
});

const numbers = (within = '') => [
  ...new Set(
    [
      ...document.querySelectorAll<HTMLElement>(
        `${within} [data-country]:not([hidden]) a[href^="tel:"]`,
      ),
    ].map((link) => link.getAttribute('href')),
  ),
];
const select = () => document.querySelector<HTMLSelectElement>('#country') as HTMLSelectElement;
const phase = () => document.querySelector('[data-phase]')?.textContent;
const breathe = () => document.querySelector<HTMLButtonElement>('[data-breath-button]')?.click();

/** The page as the file has it, then its script, as in a browser. */
function open(timeZone?: string): void {
  render(
    <I18nextProvider i18n={i18n}>
      <a href="https://pt.wikipedia.org/" data-quick-exit>
        Sair rápido
      </a>
      <HelpPage nearby={null} plan={null} reviewedBy={null} />
    </I18nextProvider>,
  );
  startHelpPage(document, timeZone);
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('whom to call', () => {
  it('are the numbers of the place where the person is', () => {
    open('Europe/Lisbon');
    expect(numbers()).toEqual(['tel:1411', 'tel:112', 'tel:800202148', 'tel:800250250']);
    expect(select().value).toBe('PT');
  });

  it.each([
    ['of the European Union, its emergency number', 'Europe/Berlin', 'tel:112'],
    [
      'of a place whose lines are not known, the directory',
      'Asia/Tokyo',
      'https://findahelpline.com',
    ],
  ])('are first, %s', (_, zone, first) => {
    open(zone);
    const link = document.querySelector('[data-country]:not([hidden]) a');
    expect(link?.getAttribute('href')).toBe(first);
  });

  it('are those of Brazil when nothing is known', () => {
    open(undefined);
    expect(numbers().slice(0, 2)).toEqual(['tel:188', 'tel:192']);
    expect(numbers('#home-violence')).toEqual(['tel:180', 'tel:190', 'tel:188']);
  });

  it('can be chosen by hand', () => {
    open('America/Sao_Paulo');
    select().value = 'FR';
    select().dispatchEvent(new Event('change'));
    expect(numbers()).toEqual(['tel:3114', 'tel:112', 'tel:3919', 'tel:119']);
  });
});

describe('the quick way out', () => {
  it('empties the page at once, by the button', () => {
    open();
    document.title = 'Florescer · Ajuda';
    document.querySelector<HTMLElement>('[data-quick-exit]')?.click();
    expect(document.body.textContent).toBe('');
    expect(document.title).toBe('');
  });

  it('answers to Esc pressed twice, not once', () => {
    open();
    const press = (at: number) => {
      const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
      Object.defineProperty(event, 'timeStamp', { value: at });
      document.body.dispatchEvent(event);
    };
    press(1000);
    press(5000);
    expect(document.body.textContent).not.toBe('');
    press(5300);
    expect(document.body.textContent).toBe('');
  });
});

describe('an exercise', () => {
  const part = <E extends HTMLElement>(selector: string) =>
    document.querySelector(`[data-exercise] ${selector}`) as E;
  const next = () => part<HTMLButtonElement>('[data-exercise-next]');
  const back = () => part<HTMLButtonElement>('[data-exercise-back]');
  const now = () => part('[data-exercise-now]').textContent;

  it('is a list to read, and one step at a time for who wants it', () => {
    open();
    expect(part('ol').hidden).toBe(false);
    expect(next().textContent).toBe('Um passo por vez');
    next().click();
    expect(part('ol').hidden).toBe(true);
    expect(now()).toBe('1 de 5: Cinco coisas que você vê.');
    expect(back().hidden).toBe(true);
    next().click();
    expect(now()).toMatch(/^2 de 5: Quatro coisas/);
    back().click();
    expect(now()).toMatch(/^1 de 5/);
    expect(document.activeElement).toBe(next());
    for (let step = 1; step < 5; step += 1) next().click();
    expect(next().textContent).toBe('Terminar');
    next().click();
    expect(now()).toBe('Pronto. Pode repetir quando quiser.');
    expect(part('ol').hidden).toBe(false);
  });
});

describe('breathing', () => {
  it('begins when asked, leads through three breaths and ends by itself', () => {
    allowMotion();
    open();
    expect(phase()).toBe('');
    breathe();
    expect(phase()).toBe('Puxe o ar');
    vi.advanceTimersByTime(5000);
    expect(phase()).toBe('Solte o ar');
    vi.advanceTimersByTime(25_000);
    expect(phase()).toBe('Pronto. Pode repetir quando quiser.');
  });

  it('can be stopped', () => {
    open();
    breathe();
    breathe();
    vi.advanceTimersByTime(5000);
    expect(phase()).toBe('');
  });

  it('counts in words where less motion is wanted', () => {
    const still = vi
      .spyOn(window, 'matchMedia')
      .mockReturnValue({ matches: true } as MediaQueryList);
    open();
    breathe();
    vi.advanceTimersByTime(2000);
    expect(phase()).toBe('Puxe o ar 3');
    vi.advanceTimersByTime(4000);
    expect(phase()).toBe('Solte o ar 2');
    still.mockRestore();
  });
});
