import type { ReactElement } from 'react';
import { show as showScreen } from '#packages/testing/screens/show.tsx';

/** Shows an account screen in English and gives a person to use it. */
export async function show(element: ReactElement) {
  return (await showScreen(element, { language: 'en-US' })).person;
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
