import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Agreements } from '#features/privacy/web/index.ts';
import { fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { EMPTY_PLAN } from '../contract/plan.rules.ts';
import {
  type Plan,
  type StoredPlan,
  safetyPlanContract,
} from '../contract/safety-plan.contract.ts';
import SafetyPlanPage from './SafetyPlanPage.tsx';

const PLAN: Plan = {
  ...EMPTY_PLAN,
  people: [{ id: 'rafael', text: 'Rafael, meu irmão', phone: '(11) 90000-0102' }],
  reasons: [{ id: 'lia', text: 'Ver a Lia crescer', phone: null }],
};

/** The server of one person's plan; null: no plan yet; `unavailable`: it fails; `damaged`: it does not open. */
function planService(plan: Plan | null | 'unavailable' | 'damaged') {
  const saved: Plan[] = [];
  let stored: StoredPlan | null =
    plan && typeof plan === 'object'
      ? { plan, revision: 'first', savedAt: '2026-11-20T12:00:00Z' }
      : null;
  fakeServer(safetyPlanContract, {
    getPlan: () => {
      if (plan === 'unavailable') return refuse('unavailable');
      return plan === 'damaged' && !stored ? refuse('damaged') : { stored };
    },
    savePlan: ({ body }) => {
      saved.push(body.plan);
      stored = { plan: body.plan, revision: `${saved.length}`, savedAt: '2026-11-21T12:00:00Z' };
      return stored;
    },
    deletePlan: () => {
      stored = null;
      return undefined;
    },
  });
  return saved;
}

const open = () => show(<SafetyPlanPage />);

it('without the consent is on this device, asks nothing, and offers the account', async () => {
  fakeServer(safetyPlanContract, {
    getPlan: { stored: null },
    savePlan: refuse('health_consent_needed'),
  });
  const { person } = await show(
    <>
      <SafetyPlanPage />
      <Agreements />
    </>,
  );
  await person.click(await screen.findByRole('button', { name: 'Tomar um banho' }));
  // What a browser seals with is not here: only this page holds it.
  await screen.findByText(/guardar na sua conta pede o seu consentimento/);
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Guardar na minha conta' }));
  await person.click(await screen.findByRole('button', { name: 'Agora não' }));
  await screen.findByText(/guardar na sua conta pede o seu consentimento/);
});

describe('a plan that is there', () => {
  it('is read first: only its own steps, with whom to call', async () => {
    planService(PLAN);
    await open();
    const people = await screen.findByRole('region', { name: 'Pessoas a quem posso pedir ajuda' });
    const call = within(people).getByRole('link', {
      name: 'Ligar (11) 90000-0102, Rafael, meu irmão',
    });
    expect(call.getAttribute('href')).toBe('tel:11900000102');
    // Without joiners and spaces that do not break, which a copy would take along.
    expect(call.textContent).toBe('Ligar (11) 90000-0102');
    const services = screen.getByRole('region', { name: 'Profissionais e serviços' });
    const numbers = within(services).getAllByRole('link');
    expect(numbers.map((link) => link.getAttribute('href'))).toEqual(['tel:188', 'tel:192']);
    expect(screen.queryByRole('region', { name: 'O que posso fazer por mim' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Imprimir' })).toBeTruthy();
  });

  it('is written on, line by line, and saved by itself', async () => {
    const saved = planService(PLAN);
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Editar' }));
    await person.click(
      screen.getByRole('button', { name: 'Remover a linha 1 de Pelo que vale a pena viver' }),
    );
    await person.click(
      screen.getByRole('button', { name: 'Adicionar linha em O que posso fazer por mim' }),
    );
    await person.keyboard('Violão{Enter}Sol');
    await waitFor(() => {
      expect(saved.at(-1)?.alone.map(({ text }) => text)).toEqual(['Violão', 'Sol']);
      expect(saved.at(-1)?.reasons).toEqual([]);
    });
    expect(await screen.findByText('Guardado na sua conta.')).toBeTruthy();
  });

  it('is deleted only after it was asked once more', async () => {
    planService(PLAN);
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Apagar o plano' }));
    const dialog = await screen.findByRole('dialog', { name: 'Apagar seu plano de segurança?' });
    await person.click(within(dialog).getByRole('button', { name: 'Apagar' }));
    expect(await screen.findByText(/Escreva num dia mais tranquilo/)).toBeTruthy();
    expect(screen.queryByText('Rafael, meu irmão')).toBeNull();
  });
});

describe('a first plan', () => {
  it('begins with a suggestion or a word of one’s own', async () => {
    const saved = planService(null);
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Andar um pouco na rua' }));
    expect(screen.getByLabelText('O que posso fazer por mim, linha 1')).toHaveProperty(
      'value',
      'Andar um pouco na rua',
    );
    await waitFor(() => expect(saved.at(-1)?.alone).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Ver o plano' })).toBeTruthy();
  });

  it('cannot be kept where the browser seals nothing, and says so', async () => {
    planService(null);
    await open();
    const choice = await screen.findByRole('switch', { name: 'Ter o plano neste aparelho' });
    expect(choice).toHaveProperty('disabled', true);
    expect(
      screen.getByText('Este navegador não permite guardar o plano com segurança.'),
    ).toBeTruthy();
  });
});

it('says so when it cannot be opened, leads to help, and tries again', async () => {
  planService('unavailable');
  const { person } = await open();
  expect(await screen.findByText('Não deu para abrir seu plano agora')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Abrir a ajuda' }).getAttribute('href')).toBe('/ajuda');
  planService(PLAN);
  await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('Rafael, meu irmão')).toBeTruthy();
});

it('says so when it is damaged, leads to help, and lets a new one be written', async () => {
  const saved = planService('damaged');
  const { person } = await open();
  expect(await screen.findByText('Não deu para abrir seu plano')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Abrir a ajuda' }).getAttribute('href')).toBe('/ajuda');
  await person.click(screen.getByRole('button', { name: 'Escrever um plano novo' }));
  await person.click(await screen.findByRole('button', { name: 'Andar um pouco na rua' }));
  await waitFor(() => expect(saved.at(-1)?.alone).toHaveLength(1));
  expect(await screen.findByText('Guardado na sua conta.')).toBeTruthy();
});
