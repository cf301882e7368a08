import * as z from 'zod';
import { LANGUAGES } from '#packages/i18n/languages.ts';

/** Where the last seven entries stand against the fourteen before them; `few`: too little to say. */
export const RUN_KINDS = ['few', 'same', 'worse', 'easing', 'better', 'back', 'care'] as const;
/** Events of a life that choose what is asked. */
export const RUN_QUESTIONS = ['mourning', 'leave', 'birth'] as const;

export const runSchema = z.object({
  kind: z.enum(RUN_KINDS),
  /** Days that told of danger: marks, outside every mean. Oldest first. */
  danger: z.array(z.iso.date()),
  /** The life event that the question is about; null without one. */
  question: z.enum(RUN_QUESTIONS).nullable(),
});
export type Run = z.infer<typeof runSchema>;
export type RunQuestion = (typeof RUN_QUESTIONS)[number];

/**
 * `off`: the person turned it off. `early`: their week is not over. `few`: too little was written.
 * `help`: a day of the week told of danger. `told`: here it is, sentence by sentence.
 */
export const weekSchema = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['off', 'early', 'few', 'help']) }),
  z.object({
    state: z.literal('told'),
    from: z.iso.date(),
    to: z.iso.date(),
    sentences: z.array(z.string()).min(1).max(5),
    question: z.string(),
    language: z.enum(LANGUAGES),
  }),
]);
export type Week = z.infer<typeof weekSchema>;
