import { screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import {
  askToAgree,
  forgetDeclined,
  useAskedAgreement,
} from '#features/access/web/agreement-requests.ts';
import { emotionsContract } from '#features/emotions/contract/emotions.contract.ts';
import { createClient } from '#packages/api/client/index.ts';
import { fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { type Consent, consentsContract } from '../contract/consents.contract.ts';
import { Agreements } from './Agreements.tsx';
import { HealthConsentSetting } from './HealthConsentSetting.tsx';

const emotions = createClient(emotionsContract, { token: () => 'token', agree: askToAgree });
const DAY = { from: '2026-11-01', to: '2026-11-02' };

/** A server that answers lists only once the person has agreed to `missing`. */
function service(missing: 'terms_needed' | 'health_consent_needed') {
  const said: object[] = [];
  const consents: Consent[] = [];
  fakeServer(consentsContract, {
    listConsents: () => ({ consents }),
    acceptTerms: ({ body }) => void said.push(body),
    setHealthConsent: ({ body }) => {
      said.push(body);
      consents[0] = { purpose: 'health_records', at: '2026-11-20T12:00:00Z', agreed: body.agreed };
      return undefined;
    },
  }).answer(emotionsContract, {
    listDays: () => (said.length === 0 ? refuse(missing) : { days: [] }),
  });
  return said;
}

afterEach(forgetDeclined);

it('the terms are read and accepted, and what was asked for goes on', async () => {
  const said = service('terms_needed');
  const { person } = await show(<Agreements />);
  const both = [emotions.listDays({ query: DAY }), emotions.listDays({ query: DAY })];
  const dialog = await screen.findByRole('dialog', { name: 'Antes de continuar' });
  expect(await within(dialog).findByRole('heading', { name: 'Em perigo' })).toBeDefined();
  await person.click(within(dialog).getByRole('button', { name: 'Aceitar e continuar' }));
  expect(await Promise.all(both)).toEqual([{ days: [] }, { days: [] }]);
  expect(said).toEqual([{ version: expect.any(String), language: 'pt-BR' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a no to health data refuses the call with its reason, and is not asked again by itself', async () => {
  const said = service('health_consent_needed');
  const { person } = await show(<Agreements />);
  const call = emotions.listDays({ query: DAY }).catch((error: unknown) => error);
  const dialog = await screen.findByRole('dialog', { name: 'Antes do seu primeiro registro' });
  // Who to call stands in it: it may stand over the help for what was just written.
  expect(within(dialog).getByRole('link', { name: 'CVV 188' }).getAttribute('href')).toBe(
    'tel:188',
  );
  await person.click(within(dialog).getByRole('button', { name: 'Agora não' }));
  expect(await call).toMatchObject({ code: 'health_consent_needed' });
  await expect(emotions.listDays({ query: DAY })).rejects.toMatchObject({
    code: 'health_consent_needed',
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(said).toEqual([]);
});

it('what a tap needs is asked again after a no', async () => {
  service('health_consent_needed');
  const { person } = await show(
    <>
      <Agreements />
      <button type="button" onClick={() => void ask()}>
        Registrar
      </button>
    </>,
  );
  const ask = () => emotions.listDays({ query: DAY }).catch((error: unknown) => error);
  const isAsked = () => screen.findByRole('button', { name: 'Agora não' });
  const first = ask();
  await person.click(await isAsked());
  await first;
  await person.click(screen.getByRole('button', { name: 'Registrar' }));
  await person.click(await isAsked());
});

it('a question that could not be shown is no answer: the call waits for a better hour', async () => {
  service('health_consent_needed');
  await show(<Left />);
  const call = emotions.listDays({ query: DAY });
  await expect(call).rejects.toMatchObject({ code: 'offline', retryable: true });
  await expect(emotions.listDays({ query: DAY })).rejects.toMatchObject({ code: 'offline' });
});

/** Stands where the sheet would, had it been loaded. */
function Left() {
  const asked = useAskedAgreement();
  useEffect(() => asked?.leave(), [asked]);
  return null;
}

it('the consent to health data is given and withdrawn in the profile', async () => {
  const said = service('health_consent_needed');
  const { person } = await show(<HealthConsentSetting />);
  await screen.findByText(/Você ainda não respondeu/);
  await person.click(screen.getByRole('button', { name: 'Concordo' }));
  await screen.findByText(/Você concordou em/);
  await person.click(screen.getByRole('button', { name: 'Retirar o consentimento' }));
  const dialog = await screen.findByRole('dialog', { name: 'Retirar o consentimento?' });
  await person.click(within(dialog).getByRole('button', { name: 'Retirar o consentimento' }));
  await screen.findByText(/Novos registros estão parados/);
  expect(said).toEqual([
    { agreed: true, language: 'pt-BR' },
    { agreed: false, language: 'pt-BR' },
  ]);
});
