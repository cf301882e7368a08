import { notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '#packages/testing/screens/show.tsx';
import { Toaster } from '#packages/ui/index.ts';
import RhythmSettingView from './RhythmSettingView.tsx';

/** A server that keeps the setting; while it `fails`, it takes no change, and while it is `away` it answers nothing. */
function rhythmService() {
  const service = { shown: true, fails: false, away: false };
  vi.stubGlobal('fetch', async (_: RequestInfo | URL, init: RequestInit = {}) => {
    if (service.away) return Response.json({ code: 'unavailable' }, { status: 503 });
    if (init.method === 'PUT') {
      if (service.fails) return Response.json({ code: 'unavailable' }, { status: 503 });
      service.shown = JSON.parse(String(init.body)).shown;
    }
    return Response.json({ rhythm: service.shown ? { days: 3, grown: 5 } : null });
  });
  return service;
}
const open = () =>
  show(
    <>
      <RhythmSettingView />
      <Toaster />
    </>,
  );
const setting = () => screen.findByRole('switch', { name: 'Mostrar o jardim', checked: true });

// Toasts outlive the test that showed them, and only a few stand at a time.
beforeEach(() => notifications.clean());
afterEach(() => vi.unstubAllGlobals());

it('turns the garden off, with a way back', async () => {
  const service = rhythmService();
  const { person } = await open();
  await waitFor(async () => expect((await setting()).hasAttribute('disabled')).toBe(false));
  await person.click(await setting());
  expect(await screen.findByText('O jardim não aparece mais.')).toBeTruthy();
  expect(service.shown).toBe(false);
  expect(screen.getByRole('switch', { checked: false })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Desfazer' }));
  await setting();
  await waitFor(() => expect(service.shown).toBe(true));
});

it('stays as it was where the change does not arrive, and says so', async () => {
  const service = rhythmService();
  service.fails = true;
  const { person } = await open();
  await waitFor(async () => expect((await setting()).hasAttribute('disabled')).toBe(false));
  await person.click(await setting());
  expect(await screen.findByText(/^O serviço está fora do ar/)).toBeTruthy();
  await setting();
  expect(service.shown).toBe(true);
});

it('says that it cannot tell, and asks again', async () => {
  const service = rhythmService();
  service.away = true;
  const { person } = await open();
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  service.away = false;
  await person.click(again);
  expect((await setting()).hasAttribute('disabled')).toBe(false);
});
