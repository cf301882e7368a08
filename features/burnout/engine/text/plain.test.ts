import { expect, it } from 'vitest';
import { read } from '../read.ts';
import { plainText } from './plain.ts';

it.each([
  'quero m o r r e r',
  'quero m.o.r.r.e.r',
  'm e  m a t a r, é isso que eu penso',
  'quеro mоrrer',
  'que\u200bro mor\u200brer',
  'quero m0rrer',
])('danger is read behind hidden letters: %s', (text) => {
  const { crisis, crisisSpans } = read(text);
  expect(crisis).toBe(true);
  for (const { end } of crisisSpans) expect(end).toBeLessThanOrEqual(text.length);
});

it.each(['a e o', 'é a 1 e a 2', 'Привет, как дела?', 'R1 e R2 às 16h30', '😀😀😀', ''])(
  'other texts stay as they are: %s',
  (text) => {
    expect(plainText(text)).toBe(text);
    expect(read(text).crisis).toBe(false);
  },
);

it('keeps the length, so that every place stays one of the text', () => {
  for (const text of ['x m o r r e r y', 'mоrrer', 'm4t4r']) {
    expect(plainText(text)).toHaveLength(text.length);
  }
});

it.each(['Ich bin heute sehr müde und will schlafen.', 'Сегодня я очень устал.', '今日は疲れた'])(
  'a language that is none of the four opens no card: %s',
  (text) => {
    expect(read(text).crisis).toBe(false);
  },
);
