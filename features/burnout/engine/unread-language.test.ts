import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isUnreadLanguage } from './unread-language.ts';

describe('a text in another language', () => {
  test.each([
    'Ich will nicht mehr leben. Ich werde mich heute Nacht umbringen.',
    'Heute war ein langer Tag, ich bin müde und habe Kopfschmerzen.',
    'אני לא רוצה לחיות יותר. לקחתי כדורים.',
    'لا أريد أن أعيش بعد الآن. سأنتحر الليلة.',
    'Я очень устала и не могу спать.',
    '今日はとても疲れました。眠れません。',
    'Oggi sono molto stanca e anche triste, perché il lavoro mi pesa tantissimo.',
    'Ik ben zo moe van het werk en ik kan niet meer slapen.',
    'Jestem bardzo zmęczona i nie mogę spać od tygodnia.',
  ])('is not read: %s', (text) => {
    expect(isUnreadLanguage(text)).toBe(true);
  });
});

describe('a text that is read', () => {
  test.each([
    '',
    '😀😀😀',
    'Hans Müller',
    'ok',
    'tow mto mal hj',
    'Sono ruim. Sono leve. Sono agitado.',
    'Aprendi a dizer “ich bin müde” hoje.',
  ])('stays so: %s', (text) => {
    expect(isUnreadLanguage(text)).toBe(false);
  });

  test('each of the annotated sets stays so', () => {
    const root = new URL('../../../corpus/', import.meta.url).pathname;
    const files = globSync(`${root}{development,validation,examples,voices}/**/*.jsonl`);
    const texts = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => (JSON.parse(line) as { text?: string }).text ?? ''),
    );
    expect(texts.length).toBeGreaterThan(10_000);
    expect(texts.filter(isUnreadLanguage)).toEqual([]);
  }, 60_000);
});
