import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { answerCompiler } from './answers.ts';

const note = z.object({
  id: z.uuid(),
  title: z.string(),
  at: z.iso.datetime(),
  pages: z.number().int(),
  weight: z.number(),
  kind: z.enum(['plain', 'drawn']),
  author: z.object({ name: z.string() }).nullable(),
  tag: z.string().nullable(),
  remark: z.string().optional(),
  lines: z.array(z.object({ text: z.string() }).nullable()),
  place: z.union([
    z.object({ page: z.number() }),
    z.object({
      chapter: z.string(),
      mood: z.enum(['calm', 'rushed']).nullable().optional(),
      only: z.literal('first').nullable().optional(),
    }),
  ]),
  extra: z.record(z.string(), z.unknown()),
});

const full: z.infer<typeof note> = {
  id: '019a0000-0000-7000-8000-000000000001',
  title: 'Áspas "retas", barra \\, linha\n e \u2028',
  at: '2026-11-18T12:00:00.000Z',
  pages: 3,
  weight: 0.25,
  kind: 'drawn',
  author: { name: 'Ana' },
  tag: 'casa',
  remark: 'sim',
  lines: [{ text: 'um' }, null],
  place: { chapter: 'II' },
  extra: { a: [1, { b: null }] },
};

const NO_WORDS = { chapter: 'II', mood: null, only: null };

const compiled = (check: boolean, schema: unknown = note) =>
  answerCompiler({ check })({ schema, method: 'GET', url: '/api/notes' });

describe.each([false, true])('an answer, check %s', (check) => {
  const write = compiled(check);

  it.each([
    ['everything', full],
    ['nothing that may be missing', { ...full, author: null, tag: null, lines: [] }],
    ['words of a union', { ...full, place: { chapter: 'II', mood: 'calm', only: 'first' } }],
    ['no word where one of a union may be missing', { ...full, place: NO_WORDS }],
    ['without the optional', (({ remark: _remark, ...rest }) => rest)(full)],
  ])('carries %s', (_name, answer) => {
    expect(JSON.parse(write(answer))).toEqual(answer);
  });

  it('carries nothing that the schema does not declare, at any depth', () => {
    const leaky = {
      ...full,
      password: 'x',
      author: { name: 'Ana', email: 'ana@example.com' },
      lines: [{ text: 'um', secret: true }],
    };
    const { author, lines, ...rest } = JSON.parse(write(leaky));
    expect(rest).not.toHaveProperty('password');
    expect([author, lines]).toEqual([{ name: 'Ana' }, [{ text: 'um' }]]);
  });

  it('is refused without what the schema demands', () => {
    const { title: _title, ...rest } = full;
    expect(() => write(rest)).toThrow();
  });
});

it('is held against its schema only where that is asked for', () => {
  const wrong = { ...full, kind: 'sung' };
  expect(() => compiled(true)(wrong)).toThrow();
  expect(JSON.parse(compiled(false)(wrong))).toEqual(wrong);
});

it('needs a schema', () => {
  expect(() => compiled(false, { type: 'object' })).toThrow('answers without a schema');
});
