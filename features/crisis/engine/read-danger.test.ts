import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { read } from '#features/burnout/engine/index.ts';
import { dangerOf } from '../contract/help.rules.ts';
import { readDanger } from './index.ts';
import { DANGER_KINDS, type DangerKind } from './kinds.ts';

interface Case {
  readonly kind: DangerKind;
  readonly danger: boolean;
  readonly text: string;
}

const LANGUAGES = ['pt', 'en', 'es', 'fr'] as const;

/** `# kind`, then `+` what is danger of it and `-` what only sounds like it. */
function corpusOf(language: string): Case[] {
  let kind: DangerKind = 'self';
  return readFileSync(new URL(`../corpus/${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ')) kind = line.slice(2) as DangerKind;
      const danger = line.startsWith('+');
      return danger || line.startsWith('-') ? [{ kind, danger, text: line.slice(2) }] : [];
    });
}

const CORPUS = LANGUAGES.flatMap((language) => corpusOf(language));
const DANGERS = CORPUS.filter(({ danger }) => danger);
const kindsIn = (text: string) => readDanger(text).map(({ kind }) => kind);

describe.each(LANGUAGES)('%s', (language) => {
  const cases = corpusOf(language);
  const [dangers, decoys] = language === 'pt' ? [12, 8] : [5, 4];

  test.each(DANGER_KINDS)('%s has sentences enough', (kind) => {
    const own = cases.filter((one) => one.kind === kind);
    expect(own.filter(({ danger }) => danger).length).toBeGreaterThanOrEqual(dangers);
    expect(own.filter(({ danger }) => !danger).length).toBeGreaterThanOrEqual(decoys);
  });

  test.each(cases.filter(({ danger }) => danger))('$kind: $text', ({ kind, text }) => {
    expect(dangerOf(readDanger(text), read(text).crisisLevel)?.kind).toBe(kind);
  });

  test.each(cases.filter(({ danger }) => !danger))('nothing: $text', ({ text }) => {
    expect(readDanger(text)).toEqual([]);
  });
});

describe('who must come this minute', () => {
  test.each([
    'Tomei a cartela inteira de remédio.',
    'Dor forte no peito que desce pro braço desde cedo.',
    'Metade do rosto ficou dormente e a fala enrolou.',
    'I took the whole bottle of pills.',
    'Me tomé toda la caja de pastillas.',
    'J’ai avalé toute la boîte de médicaments.',
  ])('%s', (text) => {
    expect(dangerOf(readDanger(text), read(text).crisisLevel)).toEqual({
      kind: 'medical',
      urgency: 'now',
    });
  });
});

describe('disguised', () => {
  const anyDanger = fc.constantFrom(...DANGERS);
  const letters = /\p{L}/gu;

  it('with zero-width characters anywhere, it is the same danger', () => {
    fc.assert(
      fc.property(
        anyDanger,
        fc.constantFrom('\u200b', '\u200d', '\ufeff', '\u2060', '\u00ad'),
        fc.integer({ min: 1, max: 4 }),
        ({ text, kind }, sign, every) => {
          let nth = 0;
          const hidden = text.replace(letters, (letter) => {
            nth += 1;
            return nth % every === 0 ? letter + sign : letter;
          });
          expect(kindsIn(hidden)).toContain(kind);
        },
      ),
    );
  });

  it('with letters spaced out and a wider gap between words, too', () => {
    fc.assert(
      fc.property(
        anyDanger,
        fc.constantFrom(' ', '.', '-', '_', '*', ',', '·'),
        ({ text, kind }, sign) => {
          const spaced = text
            .replaceAll('-', ' ')
            .split(' ')
            .map((word) => word.replace(/(?<=\p{L})(?=\p{L})/gu, sign))
            .join('   ');
          expect(kindsIn(spaced)).toContain(kind);
        },
      ),
    );
  });

  it.each(['quero me m  a  t  a  r', 'quero me m   a   t   a   r', 'I want to kıll myself'])(
    'as in %j, too',
    (text) => {
      expect(kindsIn(text)).toContain('self');
    },
  );

  it('with lines broken anywhere between words, too', () => {
    const breaks = fc.array(fc.constantFrom(' ', '\n', '\r\n'), { minLength: 40, maxLength: 40 });
    fc.assert(
      fc.property(anyDanger, breaks, ({ text, kind }, gaps) => {
        let nth = 0;
        const broken = text.replaceAll(' ', () => gaps[nth++] ?? ' ');
        expect(kindsIn(broken)).toContain(kind);
      }),
    );
  });

  it('in Cyrillic letters that look Latin, or full width, too', () => {
    const cyrillic: Record<string, string> = { a: 'а', e: 'е', o: 'о', p: 'р', c: 'с', x: 'х' };
    fc.assert(
      fc.property(anyDanger, ({ text, kind }) => {
        const alike = text.replace(/[aeopcx]/g, (letter) => cyrillic[letter] as string);
        expect(kindsIn(alike)).toContain(kind);
        const wide = text.replace(/[a-z]/g, (letter) =>
          String.fromCharCode(letter.charCodeAt(0) + 0xfee0),
        );
        expect(kindsIn(wide)).toContain(kind);
      }),
    );
  });

  test.each<[string, DangerKind]>([
    ['meu marido me b a t e u de novo', 'home-violence'],
    ['m e u m a r i d o m e b a t e u', 'home-violence'],
    ['meo marido mi bateo dinovo, me impurro contra a parede e me espanco', 'home-violence'],
    ['meu marido me b4t3u de novo', 'home-violence'],
    ['apanhey do meu marído', 'home-violence'],
    ['fiquei axo q dor no peitu, dor forti no peito q desse pro braço', 'medical'],
    ['tomey a cartela intera de remediu', 'medical'],
    ['meu xefe passo a mao em mim no estoqe', 'work-violence'],
  ])('%s', (text, kind) => {
    expect(kindsIn(text)).toContain(kind);
  });
});

/** What people wrote on days without danger, annotated before this reader was there. */
function ordinaryEntries(): string[] {
  const folder = new URL('../../../corpus/validation/', import.meta.url);
  return [
    'strangers-ordinary',
    'strangers-ordinary-2',
    'strangers',
    'strangers-3',
    'pt',
    'en',
    'es',
    'fr',
  ]
    .flatMap((name) =>
      readFileSync(new URL(`${name}.jsonl`, folder), 'utf8')
        .trim()
        .split('\n'),
    )
    .map((line) => JSON.parse(line) as { text: string; crisis: boolean })
    .filter(({ crisis }) => !crisis)
    .map(({ text }) => text);
}

test('ordinary entries: at most one false alarm in a hundred', () => {
  const entries = ordinaryEntries();
  expect(entries.length).toBeGreaterThan(2_000);
  const alarms = entries.filter((text) => readDanger(text).length > 0);
  expect(alarms.length / entries.length).toBeLessThanOrEqual(0.01);
});

describe('any text', () => {
  it('is read without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect(Array.isArray(readDanger(text))).toBe(true);
      }),
    );
  });

  test.each([
    ['one word', 'marido '],
    ['letters apart', 'm e u '],
    ['beginnings', 'meu marido me '],
    ['signs', '4@$ '],
  ])('of 100 kB in one line tells what it tells: %s', (_, piece) => {
    expect(readDanger(piece.repeat(100_000 / piece.length))).toEqual([]);
  });

  test.each(['😭😭😭', 'Сегодня был обычный день на работе.', '今日は普通の日でした', ''])(
    '%s',
    (text) => {
      expect(readDanger(text)).toEqual([]);
    },
  );
});

/** Either took more than a minute, or five seconds, while words were looked at once for each other word. */
test('a very long word, and a text full of danger, are read like any other', () => {
  expect(readDanger('a'.repeat(100_000))).toEqual([]);
  expect(readDanger('quero morrer '.repeat(8_000)).length).toBeGreaterThan(0);
});

describe('the pronoun after the verb, as in Portugal', () => {
  test.each<[string, DangerKind]>([
    ['O meu marido bateu-me ontem à noite e tenho medo que ele volte.', 'home-violence'],
    ['O meu marido bateu-me ontem à noite', 'home-violence'],
    ['O meu namorado empurrou-me contra a parede', 'home-violence'],
    ['O meu ex ameaçou-me de morte', 'home-violence'],
  ])('%s', (text, kind) => {
    expect(kindsIn(text)).toContain(kind);
  });

  test.each(['Ele deu-me um abraço', 'O meu marido disse-me que volta cedo', 'O meu pai ligou-me'])(
    '%s tells of none',
    (text) => {
      expect(kindsIn(text)).toEqual([]);
    },
  );
});
