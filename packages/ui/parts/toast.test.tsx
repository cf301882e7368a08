import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { preloadToasts, showToast, Toaster } from './toast.tsx';

it('shows the latest confirmation alone, beside what can be undone and what failed', async () => {
  await preloadToasts();
  render(
    <MantineProvider env="test">
      <Toaster />
    </MantineProvider>,
  );
  await act(async () => {
    showToast({ text: 'Apagado', action: { label: 'Desfazer', run: () => undefined } });
    showToast({ kind: 'failed', text: 'Não foi enviado' });
    showToast({ text: 'Salvo como versão 1' });
    showToast({ text: 'Dossiê montado' });
  });
  await screen.findByText('Dossiê montado');
  expect(screen.queryByText('Salvo como versão 1')).toBeNull();
  screen.getByRole('button', { name: 'Desfazer' });
  screen.getByText('Não foi enviado');
});
