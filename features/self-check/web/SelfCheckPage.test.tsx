import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '#packages/testing/screens/show.tsx';
import type { SelfCheck } from '../contract/self-check.contract.ts';
import SelfCheckPage from './SelfCheckPage.tsx';

const FORM = {
  instruction: 'Nas últimas duas semanas',
  items: ['um', 'dois', 'três', 'quatro', 'cinco'].map((item) => `Item ${item}`),
  answers: ['nunca', 'raro', 'metade', 'mais', 'quase', 'sempre'],
  source: 'Fonte de teste.',
};

/** The server of the form; `available` false: the operator has no leave. */
function formService(available: boolean, results: SelfCheck[] = [], lost = 0) {
  const asked: string[] = [];
  const kept = new Map<string, SelfCheck>();
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const path = String(input);
    asked.push(`${init.method} ${path}`);
    if (path.endsWith('/availability')) return Response.json({ available });
    if (path.endsWith('/form')) return Response.json(FORM);
    if (init.method === 'POST') {
      const { answers, clientId } = JSON.parse(String(init.body)) as {
        answers: number[];
        clientId: string;
      };
      const score = answers.reduce((sum, answer) => sum + answer, 0) * 4;
      const result = kept.get(clientId) ?? {
        id: crypto.randomUUID(),
        at: '2026-11-18T15:00:00.000Z',
        score,
      };
      if (!kept.has(clientId)) results.push(result);
      kept.set(clientId, result);
      if (lost > 0) {
        lost -= 1;
        throw new TypeError('Failed to fetch');
      }
      return Response.json(result, { status: 201 });
    }
    return Response.json({ results: [...results] });
  });
  return asked;
}
const open = () => show(<SelfCheckPage />, { address: '/self-check' });

afterEach(() => vi.unstubAllGlobals());

describe('the WHO-5', () => {
  it('is no page without the operator’s leave, and nothing is asked for', async () => {
    const asked = formService(false);
    await open();
    expect(await screen.findByRole('heading', { name: 'Esta página não existe' })).toBeTruthy();
    expect(asked).toEqual(['GET /api/self-check/availability']);
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
