import { notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { type Answers, fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { Toaster } from '#packages/ui/index.ts';
import { rhythmContract } from '../contract/rhythm.contract.ts';
import RhythmSettingView from './RhythmSettingView.tsx';

/** A server that keeps the setting. */
function rhythmService() {
  let shown = true;
  const told = () => ({ rhythm: shown ? { days: 3, grown: 5 } : null });
  const answers: Answers<typeof rhythmContract> = {
    rhythm: told,
    showRhythm: ({ body }) => {
      shown = body.shown;
      return told();
    },
  };
  const server = fakeServer(rhythmContract, answers);
  const chosen = () => server.asked(rhythmContract.showRhythm).map(({ body }) => body.shown);
  return { answers, server, chosen };
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
it('turns the garden off, with a way back', async () => {
  const { chosen } = rhythmService();
  const { person } = await open();
  await waitFor(async () => expect((await setting()).hasAttribute('disabled')).toBe(false));
  await person.click(await setting());
  expect(await screen.findByText('O jardim não aparece mais.')).toBeTruthy();
  expect(chosen()).toEqual([false]);
  expect(screen.getByRole('switch', { checked: false })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Desfazer' }));
  await setting();
  await waitFor(() => expect(chosen()).toEqual([false, true]));
});

it('stays as it was where the change does not arrive, and says so', async () => {
  const { server } = rhythmService();
  server.answer(rhythmContract, { showRhythm: refuse('unavailable') });
  const { person } = await open();
  await waitFor(async () => expect((await setting()).hasAttribute('disabled')).toBe(false));
  await person.click(await setting());
  expect(await screen.findByText(/^O serviço está fora do ar/)).toBeTruthy();
  await setting();
});

it('says that it cannot tell, and asks again', async () => {
  const { answers, server } = rhythmService();
  server.answer(rhythmContract, { rhythm: refuse('unavailable') });
  const { person } = await open();
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  server.answer(rhythmContract, answers);
  await person.click(again);
  expect((await setting()).hasAttribute('disabled')).toBe(false);
});
