import { describe, expect, it, test } from 'vitest';
import { DANGER_KINDS } from '#features/crisis/contract/danger.ts';
import { helpFor } from '#features/crisis/contract/help.rules.ts';
import { LANGUAGES } from '#packages/i18n/languages.ts';
import { materialOf, TEXTS } from '../testing/material.ts';
import { factsOf } from './extraction/facts.ts';
import { violationsOf } from './gate.ts';
import { EARLIER_ENTRIES, type Material, type Memory } from './material.ts';
import { writeLocally } from './writer.ts';

const all = (material: Material) => {
  const { read, link, question, step } = writeLocally(material);
  return [read, link, question, step].filter((part) => part !== null).join(' ');
};
const write = (text: string, more: Parameters<typeof materialOf>[1] = {}) =>
  writeLocally(materialOf(text, more));

describe('what happened is said back', () => {
  test.each([
    ['Minha chefe gritou comigo na frente da equipe.', 'Sua chefe gritou com você'],
    ['Fui promovida hoje, depois de três anos no caixa.', 'porta abriu'],
    ['Hoje enterramos meu avô. Voltei pro plantão no mesmo dia.', 'morte'],
    ['dobrei o plantão dnv, to moída', 'turno em cima do outro'],
    ['não dormi nada, a cabeça não para', 'madrugada'],
    ['Cancelaram minha folga outra vez.', 'Folga perdida'],
  ])('%s', (text, words) => {
    expect(all(materialOf(text))).toContain(words);
  });

  it('with where the day turned', () => {
    const { read } = write('Minha chefe cancelou minha folga, mas a Carla me ajudou com a escala.');
    expect(read).toBe(
      'Sua chefe cancelou sua folga. Folga perdida não é só um dia a menos, é um plano que ficou para trás. Mas a Carla ajudou você com a escala.',
    );
  });

  it('with since when', () => {
    expect(write('Estou sem forças desde segunda.').read).toContain('desde segunda');
  });

  it('to a person whose screen is in another language, without their words', () => {
    const { read, language } = write('Minha chefe gritou comigo na frente da equipe.', {
      language: 'en-US',
    });
    expect(language).toBe('en-US');
    expect(read).toContain('A raised voice keeps ringing long after it stops.');
    expect(read).not.toMatch(/chefe|boss/);
  });
});

describe('what was not, is not claimed', () => {
  test.each([
    [
      'somebody else’s tiredness',
      'Meu marido está exausto do trabalho.',
      /fôlego|força acaba|tanque/,
    ],
    ['a denied one', 'Não estou cansada hoje.', /cansaço/i],
    ['a shout that did not come', 'Minha chefe não gritou comigo hoje.', /zunindo|igual depois/],
    ['a film', 'No filme o chefe gritou comigo, quer dizer, com o ator.', /Grito/],
  ])('%s', (_, text, never) => {
    expect(all(materialOf(text))).not.toMatch(never);
  });

  test.each([
    ['emoji alone', '🚌🚌'],
    ['a language that is none of the four', 'Ich bin heute mit dem Bus zur Arbeit gefahren.'],
    ['nothing told', 'Sei lá.'],
  ])('%s gets a short true line', (_, text) => {
    expect(all(materialOf(text))).toBe('Está guardado, do jeito que você contou.');
  });

  it('holds for 100 kB in one line, too', () => {
    const { read } = write('hoje cheguei em casa e depois '.repeat(3500));
    expect(read.length).toBeLessThan(400);
  });
});

test('a hard day gets no step, no look back and nothing bright', () => {
  const earlier = Array.from({ length: 6 }, () => memory({ situations: ['death-close'] }));
  const told = write(
    'Enterramos minha avó. Meu primo me abraçou e almocei com a família, comi bolo de fubá.',
    { earlier },
  );
  expect(told).toMatchObject({ step: null, link: null });
  expect(told.read).not.toMatch(/prazer|alegria|descanso/i);
});

describe.each(LANGUAGES)('%s', (language) => {
  it.each(TEXTS[language].map((text) => [text]))('passes its gate: %s', (text) => {
    const material = materialOf(text, { language });
    const { read, link, question, step } = writeLocally(material);
    const facts = factsOf(text, material.reading);
    expect(violationsOf({ read, link, question, step }, material, facts)).toEqual([]);
    expect(read).not.toMatch(/guardado|is kept|Queda guardado|C’est gardé/);
  });

  it.each(DANGER_KINDS)('says two calm sentences about %s, and nothing beside them', (kind) => {
    const told = writeLocally({
      ...materialOf('Hoje ganhei um bolo.', { language }),
      help: helpFor({ kind, urgency: 'now' }, 'BR'),
    });
    expect(told).toMatchObject({ source: 'crisis', link: null, question: null, step: null });
    expect(told.read.match(/[.:] ?/gu)?.length).toBeLessThanOrEqual(4);
    expect(told.read).toMatch(/\b1(?:00|58|80|88|9[02])\b/);
    expect(told.read).not.toMatch(/!/);
    expect(told.memory).toEqual(memory({}));
  });
});

test('who is hurt at home is told who answers, whatever else was read', () => {
  const told = write('Meu marido me empurrou ontem. Vim trabalhar de manga comprida.');
  expect(told.source).toBe('crisis');
  expect(told.read).toContain('180');
});

test('an uncertain text keeps its soft first line', () => {
  const material = materialOf('Cheguei cansada em casa.');
  const uncertain = { ...material, reading: { ...material.reading, crisisLevel: 1 } };
  expect(writeLocally(uncertain).read).toContain('188 (CVV)');
});

function memory(more: Partial<Memory>): Memory {
  return { used: [], situations: [], helped: [], names: [], ...more };
}

describe('what was said before', () => {
  const text = 'Minha chefe cancelou minha folga de sábado.';

  it('says what helped the last time', () => {
    const earlier = [memory({ situations: ['day-off-taken'], helped: ['walked'] })];
    expect(write(text, { earlier }).link).toMatch(/mexer o corpo/);
  });

  it('does not answer with what helped in another situation, nor count others as the same', () => {
    const other = memory({ situations: ['shouted-at'], helped: ['walked'] });
    expect(write(text, { earlier: [other, other] }).link).toBeNull();
    expect(write(text, { earlier: [memory({ helped: ['walked'] })] }).link).toBeNull();
  });

  it('knows somebody by the name that was given', () => {
    const names = [{ name: 'Denise', role: 'chefe' }];
    const earlier = [memory({ situations: ['shouted-at'], names })];
    expect(write('A Denise cancelou minha folga.', { earlier }).link).toContain('Denise');
    expect(write('A Carla cancelou minha folga.', { earlier }).link).toBeNull();
  });

  it('looks back at most once in five entries', () => {
    const earlier: Memory[] = [memory({ situations: ['day-off-taken'], helped: ['walked'] })];
    const links = Array.from({ length: 11 }, (_, day) => {
      const told = write(text, { earlier: [...earlier], seed: String(day) });
      earlier.unshift(told.memory);
      return told.link !== null;
    });
    for (let day = 0; day + 5 <= links.length; day += 1) {
      expect(links.slice(day, day + 5).filter(Boolean).length).toBeLessThanOrEqual(1);
    }
    expect(links.filter(Boolean).length).toBeGreaterThan(1);
  });

  it('remembers names with their roles', () => {
    expect(write('Minha chefe Denise cancelou minha folga.').memory.names).toEqual([
      { name: 'Denise', role: 'chefe' },
    ]);
  });

  it('says no sentence twice in a month', () => {
    const days = TEXTS['pt-BR'];
    const earlier: Memory[] = [];
    const sentences: string[] = [];
    for (let day = 0; day < EARLIER_ENTRIES; day += 1) {
      const entry = days[day % days.length] ?? '';
      const told = write(`${entry} Dia ${day}.`, { earlier: [...earlier], seed: String(day) });
      earlier.unshift(told.memory);
      sentences.push(...told.memory.used);
    }
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

test('the same entry and seed give the same answer', () => {
  const text = 'Trabalhei até as 22 e cheguei com dor nas costas.';
  expect(write(text)).toEqual(write(text));
});
