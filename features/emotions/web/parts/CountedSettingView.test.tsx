import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '#packages/testing/screens/show.tsx';
import CountedSettingView from './CountedSettingView.tsx';

/** A server that keeps the consent; while it `fails`, it takes no change, and while it is `away` it answers nothing. */
function consentService() {
  const service = { said: [] as unknown[], fails: false, away: false };
  vi.stubGlobal('fetch', async (_: RequestInfo | URL, init: RequestInit = {}) => {
    if (service.away) return Response.json({ code: 'unavailable' }, { status: 503 });
    if (init.method === 'PUT') {
      if (service.fails) return Response.json({ code: 'unavailable' }, { status: 503 });
      service.said.push(JSON.parse(String(init.body)));
    }
    const { counted } = (service.said.at(-1) ?? { counted: false }) as { counted: boolean };
    return Response.json({ counted });
  });
  return service;
}
const consent = (checked: boolean) =>
  screen.findByRole('switch', { name: 'Incluir meus registros nessa média', checked });
const ready = async () =>
  waitFor(async () => expect((await consent(false)).hasAttribute('disabled')).toBe(false));

afterEach(() => vi.unstubAllGlobals());

it('is off until somebody says yes to the text, and off again at once', async () => {
  const service = consentService();
  const { person } = await show(<CountedSettingView />);
  await ready();
  expect(service.said).toEqual([]);
  const described = (await consent(false)).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toMatch(/pelo menos 10 pessoas/);
  await person.click(await consent(false));
  expect(await screen.findByText(/A partir de agora seus registros entram na média/)).toBeTruthy();
  await person.click(await consent(true));
  expect(await screen.findByText(/não entram mais na média/)).toBeTruthy();
  await consent(false);
  expect(service.said).toEqual([true, false].map((counted) => ({ counted, language: 'pt-BR' })));
});

it('stays as it was where the answer does not arrive, and says so', async () => {
  const service = consentService();
  service.fails = true;
  const { person } = await show(<CountedSettingView />);
  await ready();
  await person.click(await consent(false));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^O serviço está fora do ar/);
  await consent(false);
});

it('says that it cannot tell, and asks again', async () => {
  const service = consentService();
  service.away = true;
  const { person } = await show(<CountedSettingView />);
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  service.away = false;
  await person.click(again);
  await ready();
});
