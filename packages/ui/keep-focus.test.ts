import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocusOfBusyButtons } from './keep-focus.ts';

let stop: () => void;
const button = () => document.querySelector('button') as HTMLButtonElement;

beforeEach(() => {
  document.body.innerHTML = '<input><button>Salvar</button>';
  stop = keepFocusOfBusyButtons(document.body);
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

/** As a browser has it: what is disabled has no focus. */
function beBusy() {
  button().focus();
  button().disabled = true;
  button().blur();
}

it('gives a button the focus back after it was busy', async () => {
  beBusy();
  button().disabled = false;
  await vi.waitFor(() => expect(document.activeElement).toBe(button()));
});

it('leaves the focus where it went meanwhile', async () => {
  beBusy();
  const field = document.querySelector('input');
  field?.focus();
  button().disabled = false;
  await Promise.resolve();
  expect(document.activeElement).toBe(field);
});
