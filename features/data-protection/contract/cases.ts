import * as z from 'zod';

export const CASE_KINDS = ['request', 'incident'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** What a person may ask for (LGPD, articles 18 and 20). */
export const RIGHTS = [
  'confirmation',
  'access',
  'correction',
  'erasure',
  'portability',
  'sharing',
  'revocation',
  'review',
] as const;
/** Kinds of data that an incident touched. */
export const TOUCHED = ['account', 'diary', 'health', 'work', 'payment', 'other'] as const;

export const MAX_WORDS = 8_000;
export const MAX_LINE = 300;
const line = z.string().trim().min(1).max(MAX_LINE);
const words = z.string().trim().min(1).max(MAX_WORDS);
const maybe = z.string().trim().max(MAX_WORDS);
const day = z.iso.date();

const request = z
  .object({
    right: z.enum(RIGHTS),
    receivedOn: day,
    /** Who asked, and how they are reached. */
    who: line,
    asked: words,
    answer: maybe,
    answeredOn: day.nullable(),
  })
  .refine(({ receivedOn, answeredOn }) => !answeredOn || receivedOn <= answeredOn, {
    path: ['answeredOn'],
  })
  .refine(({ answer, answeredOn }) => !answeredOn || answer !== '', { path: ['answer'] });

const incident = z
  .object({
    noticedOn: day,
    happened: words,
    touched: z.array(z.enum(TOUCHED)).min(1),
    /** People affected, as far as that is known. */
    people: z.int().min(0).max(100_000_000).nullable(),
    /** Whether it may cause people relevant risk or harm: only then are they and the authority told. */
    relevant: z.boolean(),
    measures: maybe,
    authorityToldOn: day.nullable(),
    peopleToldOn: day.nullable(),
    closedOn: day.nullable(),
  })
  .refine(({ noticedOn, closedOn }) => !closedOn || noticedOn <= closedOn, { path: ['closedOn'] });

export const CASES = { request, incident } as const;
export type CaseContent<K extends CaseKind> = z.output<(typeof CASES)[K]>;
