import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, OFFLINE } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { type SelfCheck, selfCheckContract } from '../contract/self-check.contract.ts';
import SelfCheckPage from './SelfCheckPage.tsx';

const FORM = {
  instruction: 'Nas últimas duas semanas',
  items: ['um', 'dois', 'três', 'quatro', 'cinco'].map((item) => `Item ${item}`),
  answers: ['nunca', 'raro', 'metade', 'mais', 'quase', 'sempre'],
  source: 'Fonte de teste.',
};

/** The server of the form; `available` false: the operator has no leave. */
function formService(available: boolean, results: SelfCheck[] = [], lost = 0) {
  const kept = new Map<string, SelfCheck>();
  return fakeServer(selfCheckContract, {
    availability: { available },
    form: FORM,
    list: () => ({ results: [...results] }),
    answer: ({ body: { answers, clientId = '' } }) => {
      const score = answers.reduce((sum, answer) => sum + answer, 0) * 4;
      const known = kept.get(clientId);
      const result = known ?? { id: crypto.randomUUID(), at: '2026-11-18T15:00:00.000Z', score };
      if (!known) results.push(result);
      kept.set(clientId, result);
      lost -= 1;
      return lost < 0 ? result : OFFLINE;
    },
  });
}
const open = () => show(<SelfCheckPage />, { address: '/self-check' });

describe('the WHO-5', () => {
  it('is no page without the operator’s leave, and nothing is asked for', async () => {
    const server = formService(false);
    await open();
    expect(await screen.findByRole('heading', { name: 'Esta página não existe' })).toBeTruthy();
    expect(server.calls.map(({ path }) => path)).toEqual(['/api/self-check/availability']);
    expect(document.body.textContent).not.toContain('WHO');
  });

  it('wants all five answers, and says what they come to', async () => {
    formService(true, [{ id: 'a', at: '2026-11-01T15:00:00.000Z', score: 60 }]);
    const { person } = await open();
    const send = await screen.findByRole('button', { name: 'Guardar respostas' });
    await person.click(send);
    expect(await screen.findAllByText('Escolha uma resposta.')).toHaveLength(5);
    for (const item of FORM.items) {
      const group = screen.getByRole('radiogroup', { name: item });
      await person.click(within(group).getByRole('radio', { name: 'metade' }));
    }
    await person.click(send);
    const result = await screen.findByRole('region', { name: '40 de 100' });
    expect(within(result).getByText(/vale conversar com alguém/)).toBeTruthy();
    expect(within(result).getByText(/Antes foram 60.*parece pior/)).toBeTruthy();
    expect(within(result).getByRole('link', { name: 'Ver ajuda' })).toBeTruthy();
    expect(within(result).getAllByRole('row')).toHaveLength(3);
  });

  it('keeps one result where the answer got lost and the form is sent again', async () => {
    const results: SelfCheck[] = [];
    formService(true, results, 1);
    const { person } = await open();
    const send = await screen.findByRole('button', { name: 'Guardar respostas' });
    for (const item of FORM.items) {
      const group = screen.getByRole('radiogroup', { name: item });
      await person.click(within(group).getByRole('radio', { name: 'mais' }));
    }
    await person.click(send);
    expect(await screen.findByRole('alert')).toBeTruthy();
    await person.click(send);
    expect(await screen.findByRole('region', { name: '60 de 100' })).toBeTruthy();
    expect(results).toHaveLength(1);
  });
});
