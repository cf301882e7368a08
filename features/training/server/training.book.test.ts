import { expect, it } from 'vitest';
import { trainingBook } from './training.book.ts';

const course = { title: 'Sono', hours: 1.5, seenByCompany: true };

it('tells when a course was begun and completed, until when it holds, and who sees it', async () => {
  const courses = async function* () {
    yield {
      ...{ ...course, startedAt: '2026-10-02T01:30:00Z' },
      ...{ completedAt: '2026-10-03T15:00:00Z', expiresAt: '2027-10-03T15:00:00Z' },
    };
    yield {
      ...{ ...course, hours: null, startedAt: '2026-11-05T12:00:00Z' },
      ...{ completedAt: null, expiresAt: null },
    };
  };
  const caller = { language: 'pt-BR', timeZone: 'America/Sao_Paulo' } as const;
  const pages = [];
  for await (const page of trainingBook(courses(), caller)) pages.push(page);
  expect(pages).toEqual([
    {
      ...{ chapter: 'Treinamentos', day: '2026-10-01', head: '1 de outubro de 2026 · Sono' },
      text: 'Concluído em 3 de outubro de 2026. Carga: 1,5 h. Vale até 3 de outubro de 2027. A sua empresa vê que você concluiu.',
    },
    {
      ...{ chapter: 'Treinamentos', day: '2026-11-05', head: '5 de novembro de 2026 · Sono' },
      text: 'Em andamento.',
    },
  ]);
});
