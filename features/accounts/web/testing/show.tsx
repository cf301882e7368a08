import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import texts from '../locales/en-US.json' with { type: 'json' };

/** Shows an account screen in English and gives a person to use it. */
export function show(element: ReactElement) {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: 'en-US',
    resources: { 'en-US': { accounts: texts } },
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  const person = userEvent.setup();
  render(<I18nextProvider i18n={i18n}>{element}</I18nextProvider>);
  return person;
}

/** Puts the page at an address, as if it had been opened there. */
export function openAt(address: string): void {
  window.history.replaceState(null, '', address);
}

/** What a screen reader says after the name of a control: its error and its hint. */
export function descriptionOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
