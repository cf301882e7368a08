import * as z from 'zod';
import { countsSchema, PERIODS } from '#features/burnout/contract/burnout.contract.ts';
import { LANGUAGES } from '#packages/i18n/languages.ts';

/** Most entries in one summary; a consultation does not read more. */
export const MAX_ENTRIES = 40;
/** Stretches of all entries together: every third word of the longest text covered. */
const MAX_PARTS = 8_000;
/** Characters of all entries together: about twenty pages. */
export const MAX_TEXT = 60_000;
export const MAX_MESSAGE = 2_000;
export const MAX_NAME = 80;

/** A stretch of an entry: words to read, or a place where the person covered something. */
const partSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('covered') }),
]);

const summaryPointSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  entries: z.number().int().min(0),
  mean: z.number().min(0).nullable(),
  interval: z.object({ low: z.number().min(0), high: z.number().min(0) }).nullable(),
});

/**
 * What a person takes to a consultation, whole: exactly this is previewed, printed and sealed into a
 * link. What was covered is not in it.
 */
export const summarySchema = z
  .object({
    language: z.enum(LANGUAGES),
    timeZone: z.string().max(64),
    createdAt: z.iso.datetime(),
    /** The person's own days, both included. */
    from: z.iso.date(),
    to: z.iso.date(),
    period: z.enum(PERIODS),
    name: z.string().max(MAX_NAME).nullable(),
    message: z.string().max(MAX_MESSAGE).nullable(),
    entries: z
      .array(
        z.object({
          at: z.iso.datetime(),
          /** The day that it is about, where that is not the one it was written on. */
          day: z.iso.date().optional(),
          parts: z.array(partSchema),
        }),
      )
      .max(MAX_ENTRIES),
    signals: z
      .object({
        entries: z.number().int().min(0),
        days: z.number().int().min(0),
        of: z.number().int().min(1),
        trend: z.array(summaryPointSchema).max(60),
        counts: countsSchema,
      })
      .nullable(),
    /** Days with a record, oldest first, out of `of`. */
    emotions: z
      .object({
        of: z.number().int().min(1),
        days: z
          .array(z.object({ day: z.iso.date(), level: z.number().int().min(1).max(5) }))
          .max(400),
      })
      .nullable(),
    notes: z
      .array(z.object({ from: z.iso.date(), to: z.iso.date(), text: z.string().max(200) }))
      .max(200),
  })
  .refine(({ entries }) => entries.reduce((sum, { parts }) => sum + parts.length, 0) <= MAX_PARTS, {
    error: 'too much is covered',
    path: ['entries'],
    params: { code: 'summary_too_long' },
  })
  .refine(({ entries }) => textLength({ entries }) <= MAX_TEXT, {
    error: 'the entries are too long together',
    path: ['entries'],
    params: { code: 'summary_too_long' },
  });

interface TextParts {
  readonly entries: readonly {
    readonly parts: readonly ({ kind: 'text'; text: string } | { kind: 'covered' })[];
  }[];
}

/** Characters to read in all entries of a summary. */
export function textLength({ entries }: TextParts): number {
  return entries
    .flatMap(({ parts }) => parts)
    .reduce((sum, part) => sum + (part.kind === 'text' ? part.text.length : 0), 0);
}

export type Summary = z.infer<typeof summarySchema>;
export type SummaryPart = z.infer<typeof partSchema>;
export type SummaryEntry = Summary['entries'][number];

/** Whether there is anything to take along. */
export function isEmptySummary(summary: Summary): boolean {
  const { entries, signals, emotions, notes, message } = summary;
  return !(entries.length || signals || emotions || notes.length || message);
}
