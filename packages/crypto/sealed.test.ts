import { expect, it } from 'vitest';
import * as z from 'zod';
import { SEALED_TEXT, SealBroken, sealed } from './index.ts';

const note = sealed(
  z.object({
    text: z.string(),
    mood: z.number().nullable().default(null),
    tags: z.array(z.string()).default([]),
  }),
);

it('reads a value sealed before a field existed with the default of that field', () => {
  expect(note.read({ text: 'Dormi mal' })).toEqual({ text: 'Dormi mal', mood: null, tags: [] });
});

it('keeps fields that it does not name', () => {
  expect(note.read({ text: 'Dormi mal', later: 1 })).toMatchObject({ later: 1 });
});

it('takes a value of another shape for a broken seal', () => {
  for (const value of [null, 'Dormi mal', {}, { text: 7 }, { text: 'Dormi mal', tags: 'sono' }]) {
    expect(() => note.read(value)).toThrow(SealBroken);
  }
  expect(() => SEALED_TEXT.read({})).toThrow(SealBroken);
});
