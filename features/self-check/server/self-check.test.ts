import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SelfCheck } from '#features/self-check/contract/self-check.contract.ts';
import { startTestApp, type TestApp, type TestPerson } from '#packages/testing/people/index.ts';

const RESULTS = '/api/self-check/results';
/** Made up for the test: the instrument's own words are the operator's to supply. */
const words = (language: string) => ({
  instruction: `Pergunta ${language}`,
  items: ['a', 'b', 'c', 'd', 'e'].map((item) => `${item} ${language}`),
  answers: ['0', '1', '2', '3', '4', '5'],
});
const LANGUAGES = ['pt-BR', 'en-US', 'es-ES', 'fr-FR'];

let folder: string;
let on: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'florescer-who5-'));
  const path = join(folder, 'who5.json');
  const languages = Object.fromEntries(LANGUAGES.map((language) => [language, words(language)]));
  writeFileSync(path, JSON.stringify({ source: 'Fonte de teste.', languages }));
  on = await startTestApp({
    environment: { WHO5_TEXTS: path, WHO5_LICENSE: 'Uso não comercial, termo de 2026-11-01.' },
  });
});
afterAll(async () => {
  await on.stop();
  rmSync(folder, { recursive: true });
});

const answer = (person: TestPerson | null, answers: number[], clientId?: string) =>
  on.fetchAs(person, RESULTS, { method: 'POST', json: { answers, clientId } });
const resultsOf = async (person: TestPerson) =>
  ((await (await on.fetchAs(person, RESULTS)).json()) as { results: SelfCheck[] }).results;

describe('with the operator’s leave', () => {
  it('the form is in the caller’s language and says by whose leave', async () => {
    const { ana } = on.people;
    const form = await on.fetchAs(ana, '/api/self-check/form');
    expect(await form.json()).toEqual({
      ...words('pt-BR'),
      source: 'Fonte de teste. Uso não comercial, termo de 2026-11-01.',
    });
  });

  it('Ana answers, looks back and takes one away; Bruno sees and removes nothing', async () => {
    const { ana, bruno } = on.people;
    const first = await answer(ana, [2, 2, 2, 2, 2]);
    expect(first.status).toBe(201);
    const { id, score } = (await first.json()) as SelfCheck;
    expect(score).toBe(40);
    await answer(ana, [5, 4, 4, 4, 3]);
    expect((await resultsOf(ana)).map((one) => one.score)).toEqual([40, 80]);
    expect(await resultsOf(bruno)).toEqual([]);
    const removal = (person: TestPerson) =>
      on.fetchAs(person, `${RESULTS}/${id}`, { method: 'DELETE' });
    expect((await removal(bruno)).status).toBe(404);
    expect((await removal(ana)).status).toBe(204);
    expect((await resultsOf(ana)).map((one) => one.score)).toEqual([80]);
    expect((await answer(null, [1, 1, 1, 1, 1])).status).toBe(401);
  });

  it('a form that is sent again after its answer got lost is kept once', async () => {
    const { bruno, carla } = on.people;
    const clientId = randomUUID();
    const send = async (person: TestPerson) => {
      const sent = await answer(person, [3, 3, 3, 3, 3], clientId);
      expect(sent.status).toBe(201);
      return (await sent.json()) as SelfCheck;
    };
    const [first, ...others] = await Promise.all([send(bruno), send(bruno), send(bruno)]);
    for (const again of [...others, await send(bruno)]) expect(again).toEqual(first);
    expect(await resultsOf(bruno)).toEqual([first]);
    // The id is Bruno's own: Carla's form with the same one is another.
    expect((await send(carla)).id).not.toBe(first.id);
  });

  it('nothing but the time of a result stands in plain', async () => {
    const { rows } = await on.context.connection.pool.query<{ row: object }>(
      `select to_jsonb(s) as row from self_checks s limit 1`,
    );
    expect(Object.keys(rows[0]?.row ?? {}).toSorted()).toEqual([
      'at',
      'client_id',
      'id',
      'sealed',
      'user_id',
    ]);
  });

  it.each([[[1, 2, 3, 4]], [[1, 2, 3, 4, 6]], [[1, 2, 3, 4, -1]], [[1, 2, 3, 4, 2.5]]])(
    '%j is no filled-in form',
    async (answers) => {
      expect((await answer(on.people.ana, answers)).status).toBe(400);
    },
  );
});
