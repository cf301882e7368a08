import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Language, read } from '#features/burnout/engine/index.ts';

const CORPUS = new URL('..', import.meta.url).pathname;

/** Words that begin what follows; a person who sees a span end in one waits for the rest. */
const HEADS: Readonly<Record<Language, string>> = {
  pt: 'o a os as um uma uns umas de do da dos das em no na nos nas num numa por pelo pela pelos pelas para pra pro pros pras com sem e ou que meu minha meus minhas seu sua esse essa este esta',
  en: 'the a an of in on to for with from by and or that my your his her their our this these those',
  es: 'el la los las un una unos unas de del al en por para con sin y o que mi mis su sus este esta ese esa',
  fr: 'le la les l un une des du de d au aux en dans par pour avec sans et ou que qu mon ma mes son sa ses ce cette ces',
};

const texts = globSync('{development,validation,voices}/*.jsonl', { cwd: CORPUS }).flatMap((file) =>
  readFileSync(`${CORPUS}${file}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { text: string }).text),
);

/** Spans whose last word leads on to the next one, with no sign between them. */
function unfinishedIn(text: string): string[] {
  const { language, mentions } = read(text);
  const heads = new Set(HEADS[language].split(' '));
  return mentions
    .filter(({ start, end }) => {
      const words =
        text
          .slice(start, end)
          .toLowerCase()
          .match(/\p{L}+/gu) ?? [];
      const leadsOn = /^(?: |['’])\p{L}/u.test(text.slice(end));
      return words.length > 1 && leadsOn && heads.has(words.at(-1) as string);
    })
    .map(({ start, end }) => `${text.slice(start, end)} | ${text.slice(end, end + 20)}`);
}

describe('a marked span', () => {
  it('ends on the word that carries its meaning, in every text of the corpus', () => {
    expect(texts.length).toBeGreaterThan(3000);
    expect(texts.flatMap(unfinishedIn)).toEqual([]);
  });

  it.each([
    ['Falhei com meus alunos de novo.', 'Falhei'],
    ['Tô de saco cheio de tudo.', 'de saco cheio'],
    ['Too tired to shower.', 'Too tired'],
    ['Asqueada de este bar.', 'Asqueada'],
    ['Je me fous de ce qu’ils décident.', 'me fous'],
  ])('%s', (text, shown) => {
    const { mentions } = read(text);
    expect(mentions.map(({ start, end }) => text.slice(start, end))).toEqual([shown]);
  });

  it('keeps such a word at the end of a clause, where it is meant', () => {
    const text = 'Errei o laudo, a culpa é minha.';
    const { mentions } = read(text);
    expect(mentions.map(({ start, end }) => text.slice(start, end))).toContain('a culpa é minha');
  });
});
