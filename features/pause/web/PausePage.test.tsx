import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeServer, fakeServer } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { allowMotion } from '#packages/ui/testing/motion.ts';
import PausePage from './PausePage.tsx';
import { PAUSE_PATH } from './pause.feature.ts';

let server: FakeServer;
let askedBefore: number;
beforeEach(async () => {
  allowMotion();
  server = fakeServer({}, {});
  await show(<PausePage />, { address: PAUSE_PATH });
  askedBefore = server.calls.length;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1_000));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const word = () => screen.getByRole('status').textContent;

it('breathes for a minute, waits when held, ends kindly and sends nothing', () => {
  expect(word()).toBe('Uma pausa');
  press('Começar');
  expect(word()).toBe('Puxe o ar');
  pass(4);
  expect(word()).toBe('Solte o ar');
  expect(screen.getByText('Respiração 1 de 6 · faltam 56 s')).toBeDefined();
  press('Parar um pouco');
  pass(30);
  expect(screen.getByText('Respiração 1 de 6 · faltam 56 s')).toBeDefined();
  press('Continuar');
  pass(56);
  expect(word()).toBe('Pronto');
  expect(screen.getByText('Esse tempo foi seu.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Voltar para o início' })).toBeDefined();
  press('Mais uma vez');
  expect(word()).toBe('Puxe o ar');
  expect(server.calls).toHaveLength(askedBefore);
});

it('begins anew with another length', () => {
  press('Começar');
  pass(20);
  fireEvent.click(screen.getByRole('tab', { name: '5 min' }));
  expect(word()).toBe('Uma pausa');
  press('Começar');
  expect(screen.getByText('Respiração 1 de 30 · faltam 300 s')).toBeDefined();
});

it('speaks at each turn alone where the flower stands still', async () => {
  vi.useRealTimers();
  cleanup();
  vi.mocked(window.matchMedia).mockRestore();
  await show(<PausePage />, { address: PAUSE_PATH });
  vi.useFakeTimers();
  press('Começar');
  expect(word()).toBe('Puxe o ar');
  pass(1);
  expect(word()).toBe('Puxe o ar');
  expect(screen.getByText('2')).toBeDefined();
});
