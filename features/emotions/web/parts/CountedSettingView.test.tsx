import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { emotionsContract } from '../../contract/emotions.contract.ts';
import CountedSettingView from './CountedSettingView.tsx';

/** A server that keeps the consent. */
function consentService() {
  let counted = false;
  const answers: Answers<typeof emotionsContract> = {
    getCounted: () => ({ counted }),
    setCounted: ({ body }) => {
      counted = body.counted;
      return { counted };
    },
  };
  return { answers, server: fakeServer(emotionsContract, answers) };
}
const consent = (checked: boolean) =>
  screen.findByRole('switch', { name: 'Incluir meus registros nessa média', checked });
const ready = async () =>
  waitFor(async () => expect((await consent(false)).hasAttribute('disabled')).toBe(false));

it('is off until somebody says yes to the text, and off again at once', async () => {
  const { server } = consentService();
  const { person } = await show(<CountedSettingView />);
  await ready();
  expect(server.changes).toEqual([]);
  const described = (await consent(false)).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toMatch(/pelo menos 10 pessoas/);
  await person.click(await consent(false));
  expect(await screen.findByText(/A partir de agora seus registros entram na média/)).toBeTruthy();
  await person.click(await consent(true));
  expect(await screen.findByText(/não entram mais na média/)).toBeTruthy();
  await consent(false);
  const said = server.asked(emotionsContract.setCounted).map(({ body }) => body);
  expect(said).toEqual([true, false].map((counted) => ({ counted, language: 'pt-BR' })));
});

it('stays as it was where the answer does not arrive, and says so', async () => {
  const { server } = consentService();
  server.answer(emotionsContract, { setCounted: refuse('unavailable') });
  const { person } = await show(<CountedSettingView />);
  await ready();
  await person.click(await consent(false));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^O serviço está fora do ar/);
  await consent(false);
});

it('says that it cannot tell, and asks again', async () => {
  const { answers, server } = consentService();
  server.answer(emotionsContract, { getCounted: refuse('unavailable') });
  const { person } = await show(<CountedSettingView />);
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  server.answer(emotionsContract, answers);
  await person.click(again);
  await ready();
});
