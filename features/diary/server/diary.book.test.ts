import { expect, it } from 'vitest';
import { diaryBook } from './diary.book.ts';

const entry = {
  id: 'e',
  day: '2026-11-16',
  createdAt: '2026-11-16T22:10:00Z',
  text: ' Dormi mal. \n',
};
const PHOTO = { jpeg: null, words: 'A rede na varanda' };

it('tells an entry with its title, its photos and what was answered to it', async () => {
  const feedback = {
    ...{
      read: 'Você contou de uma noite curta.',
      link: null,
      question: 'O que pesou?',
      step: null,
    },
    ...({ source: 'local', language: 'pt-BR' } as const),
  };
  const entries = async function* () {
    yield { ...entry, feedback: null };
    yield { ...entry, day: '2026-11-15', title: 'Domingo', feedback };
  };
  const caller = { language: 'pt-BR', timeZone: 'America/Sao_Paulo' } as const;
  const pages = [];
  for await (const page of diaryBook(entries(), async () => [PHOTO], caller)) pages.push(page);
  expect(pages).toEqual([
    {
      ...{ chapter: 'Diário', day: '2026-11-16', head: '16 de novembro de 2026, 19h10' },
      ...{ text: 'Dormi mal.', aside: undefined, pictures: [PHOTO] },
    },
    {
      ...{ chapter: 'Diário', day: '2026-11-15', head: '15 de novembro de 2026 · Domingo' },
      text: 'Dormi mal.',
      aside: 'Devolutiva: Você contou de uma noite curta. O que pesou?',
      pictures: [PHOTO],
    },
  ]);
});
