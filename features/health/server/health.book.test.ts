import { expect, it } from 'vitest';
import type { HealthRecord } from '#features/health/contract/health.contract.ts';
import { healthBook } from './health.book.ts';

const at = (time: string, day = '2026-11-16') => ({
  ...{ id: crypto.randomUUID(), day, at: `${day}T${time}:00Z` },
});
const RECORDS: HealthRecord[] = [
  {
    ...{ part: 'meal', kind: 'lunch', ...at('15:30') },
    ...{ feeling: 'calm', together: true, note: 'arroz e feijão' },
  },
  { part: 'sleep', kind: 'night', minutes: 430, quality: 'good', ...at('10:00') },
  { part: 'drink', kind: 'water', ml: 200, ...at('11:05', '2026-11-17') },
  {
    part: 'exercise',
    kind: 'walk',
    name: null,
    minutes: 60,
    effort: 'light',
    ...at('21:00', '2026-11-17'),
  },
];

it('tells a day on a page, by the hour, whatever order its records came in', async () => {
  const records = async function* () {
    yield undefined;
    yield* RECORDS;
  };
  const caller = { language: 'pt-BR', timeZone: 'America/Sao_Paulo' } as const;
  const pages = [];
  for await (const page of healthBook(records(), caller)) pages.push(page);
  expect(pages.map(({ head, text }) => [head, text?.replaceAll('\u00a0', ' ')])).toEqual([
    [
      '16 de novembro de 2026',
      '7h  Noite, 7 h 10 min, boa\n12h30  Almoço, com calma, em companhia · arroz e feijão',
    ],
    ['17 de novembro de 2026', '8h05  Água, 200 ml\n18h  Caminhada, 1 h, leve'],
  ]);
});
