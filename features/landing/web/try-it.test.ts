import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CATEGORIES } from '#features/burnout/engine/index.ts';
import { resultOf, startTrying } from './try-it.ts';
import type { TryWords } from './try-it.words.ts';

const words: TryWords = {
  ...{
    reading: 'Lendo',
    none: 'Nada aqui',
    unreadLanguage: 'Outro idioma:',
    help: 'Há quem atenda:',
    helpLink: 'ver ajuda',
    offline: 'Sem rede',
  },
  levels: { low: 'baixo', moderate: 'moderado', high: 'alto' },
  looks: Object.fromEntries(
    CATEGORIES.map((category) => [category, { name: category, look: `look-${category}` }]),
  ) as TryWords['looks'],
};

let form: HTMLFormElement;
beforeEach(() => {
  document.documentElement.lang = 'pt-BR';
  document.body.innerHTML = '<form><textarea name="text"></textarea><output></output></form>';
  form = document.querySelector('form') as HTMLFormElement;
  form.dataset.try = JSON.stringify(words);
});

afterEach(() => document.body.replaceChildren());

const say = (text: string) => {
  (form.querySelector('textarea') as HTMLTextAreaElement).value = text;
};
const output = () => form.querySelector('output') as HTMLElement;
const shows = (text: string | RegExp) =>
  vi.waitFor(() => expect(output().textContent).toMatch(text), { timeout: 20_000 });

describe('a sentence tried on the landing page', () => {
  it('is read at once, marked where something counts, and again when it is sent anew', async () => {
    say('Hoje estou exausta. Almocei com a Lia e me senti melhor.');
    startTrying(form);
    await shows(/baixo|moderado|alto/);
    expect(output().querySelector('mark.look-exhaustion')?.textContent).toContain('exausta');
    expect(output().textContent).toContain('Almocei com a Lia');
    say('O ônibus passa às oito.');
    form.dispatchEvent(new Event('submit', { cancelable: true }));
    await shows('Nada aqui');
  });

  it('says nothing of a language that is not read, and leads to help', async () => {
    say('Heute war ein langer Tag, ich bin müde und habe Kopfschmerzen.');
    startTrying(form);
    await shows('Outro idioma: ver ajuda');
    expect(output().textContent).not.toMatch(/Nada aqui|baixo/);
  });

  it('is told to be read meanwhile, and its result goes with it', async () => {
    say('Hoje estou exausta.');
    startTrying(form);
    expect(output().textContent).toBe('Lendo');
    expect(form.getAttribute('aria-busy')).toBe('true');
    await shows(/baixo|moderado|alto/);
    expect(form.getAttribute('aria-busy')).toBeNull();
    say('');
    form.dispatchEvent(new Event('input', { bubbles: true }));
    expect(output().textContent).toBe('');
    form.dispatchEvent(new Event('submit', { cancelable: true }));
    expect(output().textContent).toBe('');
  });

  it('that was changed while it was read shows nothing of the former one', async () => {
    say('Hoje estou exausta.');
    startTrying(form);
    say('Quero morrer');
    form.dispatchEvent(new Event('input', { bubbles: true }));
    form.dispatchEvent(new Event('submit', { cancelable: true }));
    await shows('Há quem atenda');
    await resultOf('Hoje estou exausta.', words);
    expect(output().textContent).toContain('Há quem atenda');
  });

  it('shows words as words, whatever they look like', async () => {
    say('<img src=x onerror=alert(1)> estou exausta');
    startTrying(form);
    await shows('onerror');
    expect(output().querySelector('img')).toBeNull();
  });

  it.each(['Quero morrer', 'I want to kill myself', 'quiero matarme', 'je veux mourir'])(
    'leads from "%s" to help and to no sum',
    async (text) => {
      say(text);
      startTrying(form);
      await shows('Há quem atenda');
      expect(output().querySelector('a')?.getAttribute('href')).toBe('/ajuda');
      expect(output().querySelector('mark')).toBeNull();
    },
  );
});
