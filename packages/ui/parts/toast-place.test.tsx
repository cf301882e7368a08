import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { makeTheme } from '../theme.ts';
import ToastView, { present } from './ToastView.tsx';

/** Where a toast stands, bottom left, and what else is on the page of 1280 by 800. */
const CORNER = new DOMRect(272, 784, 416, 0);

afterEach(() => {
  act(() => notifications.clean());
  vi.restoreAllMocks();
});

async function placeBeside(other: React.ReactElement, where: DOMRect) {
  render(
    <MantineProvider theme={makeTheme({ close: 'Fechar', togglePassword: 'Mostrar' })} env="test">
      <main>{other}</main>
      <ToastView />
    </MantineProvider>,
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this instanceof HTMLElement && this.style.position === 'fixed') return CORNER;
    return this.closest('main') ? where : new DOMRect();
  });
  act(() => present({ id: 'saved', text: 'Salvo.' }));
  const toast = await screen.findByText('Salvo.');
  return toast.closest('[data-position]')?.getAttribute('data-position');
}

const button = (
  <button type="button" data-variant="filled">
    Salvar
  </button>
);

it.each([
  ['stands in the corner where nothing is', button, new DOMRect(900, 720, 200, 56), 'bottom-left'],
  ['leaves the main button free', button, new DOMRect(400, 720, 200, 56), 'top-center'],
  [
    'leaves the words of an entry free that tells of danger',
    <p key="words" data-keep-clear>
      Quero morrer.
    </p>,
    new DOMRect(617, 500, 600, 280),
    'top-center',
  ],
])('a toast %s', async (_, other, where, place) => {
  expect(await placeBeside(other, where)).toBe(place);
});
