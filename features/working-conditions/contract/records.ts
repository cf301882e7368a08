import * as z from 'zod';
import { FACTORS } from './factors.ts';

/** What a field of a record holds at most. */
const LONGEST = 4_000;
const SHORT = 200;
/** Papers and facts that show one action. */
const MOST_EVIDENCE = 20;

const line = z.string().trim().min(1).max(SHORT);
const words = z.string().trim().min(1).max(LONGEST);
const maybe = z.string().trim().max(LONGEST);
const day = z.iso.date();
const grade = z.int().min(1).max(5);

/** What triggers a review (NR-1, 1.5.4.4.6), beside its time having come. */
export const TRIGGERS = [
  'periodic',
  'measure',
  'process',
  'ineffective',
  'accident',
  'law',
  'request',
] as const;
export const PARTICIPATIONS = [
  'meeting',
  'interview',
  'walk',
  'committee',
  'survey',
  'training',
] as const;
export const ASSESSMENTS = ['aep', 'aet'] as const;

/** The guidelines of Lei 14.831/2024, article 3: promotion, wellbeing, transparency. */
export const GUIDELINES = [
  'I-a',
  'I-b',
  'I-c',
  'I-d',
  'I-e',
  'I-f',
  'I-g',
  'I-h',
  'II-a',
  'II-b',
  'II-c',
  'II-d',
  'II-e',
  'II-f',
  'III-a',
  'III-b',
  'III-c',
] as const;

/** How risks are judged (NR-1, 1.5.4.4.2.2). Each one kept is a published version. */
const criteria = z
  .object({
    method: words,
    /** What each grade from 1 to 5 means here. */
    severity: z.array(line).length(5),
    demands: z.array(line).length(5),
    weakness: z.array(line).length(5),
    /** Levels from which on a risk is cared for first, and next; the others are watched. */
    first: z.int().min(2).max(25),
    next: z.int().min(2).max(25),
    /** Days until something is done. */
    firstDays: z.int().min(1).max(730),
    nextDays: z.int().min(1).max(730),
    /** Two; three with a certified management system. */
    reviewYears: z.union([z.literal(2), z.literal(3)]),
  })
  .refine(({ first, next }) => next < first, { path: ['next'] });

/** A line of the inventory: the nine fields of NR-1, 1.5.7.3.2, a to i. */
const risk = z.object({
  title: line,
  factor: z.enum(FACTORS),
  site: z.string().trim().max(SHORT).nullable(),
  process: words,
  activity: words,
  hazard: words,
  harms: words,
  group: words,
  measures: words,
  exposure: words,
  ergonomics: words,
  severity: grade,
  demands: grade,
  weakness: grade,
  /** Version of the criteria that it was judged by. */
  criteria: z.int().min(1),
  /** Why the line is closed; open ones have none. */
  retired: z.string().trim().min(1).max(LONGEST).nullable(),
});

/** A file that lies with the company's evidence; type, size and checksum are the server's words. */
const evidenceFile = z.object({
  path: z.string().min(1).max(1_024),
  name: line,
  type: z.string().max(SHORT),
  size: z.int().min(0),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
});

const action = z
  .object({
    riskId: z.uuid().nullable(),
    /** A summary of what was heard; never words of one person. */
    said: words,
    doing: words,
    measure: words,
    owner: line,
    area: z.string().trim().max(SHORT),
    startsOn: day,
    dueOn: day,
    doneOn: day.nullable(),
    dropped: z.string().trim().min(1).max(LONGEST).nullable(),
    effect: maybe,
    /** Whether it worked, where that can be said. */
    effective: z.enum(['yes', 'no', 'unsure']).nullable(),
    /** Read by everybody of the company. */
    shown: z.boolean(),
    evidence: z
      .array(z.object({ on: day, what: line, where: maybe, file: evidenceFile.optional() }))
      .max(MOST_EVIDENCE),
  })
  .refine(({ startsOn, dueOn }) => startsOn <= dueOn, { path: ['dueOn'] });

const participation = z.object({
  what: z.enum(PARTICIPATIONS),
  on: day,
  subject: line,
  /** How many took part; never who. */
  people: z.int().min(1).max(1_000_000),
  notes: maybe,
});

const communication = z.object({ title: line, text: words, on: day });

const review = z.object({
  trigger: z.enum(TRIGGERS),
  on: day,
  reason: words,
  doneOn: day.nullable(),
  outcome: maybe,
});

/** An ergonomic assessment of NR-17: preliminary (AEP) or full (AET). */
const assessment = z.object({
  kind: z.enum(ASSESSMENTS),
  site: z.string().trim().max(SHORT).nullable(),
  askedOn: day,
  doneOn: day.nullable(),
  by: z.string().trim().max(SHORT),
  summary: maybe,
});

const guideline = z.object({ evidence: words });

/** What a company writes down itself, by kind. */
export const WRITTEN = {
  criteria,
  risk,
  action,
  participation,
  communication,
  review,
  assessment,
  guideline,
} as const;
export const WRITTEN_KINDS = [
  'criteria',
  'risk',
  'action',
  'participation',
  'communication',
  'review',
  'assessment',
  'guideline',
] as const satisfies readonly (keyof typeof WRITTEN)[];
export type WrittenKind = (typeof WRITTEN_KINDS)[number];
export type Content<K extends WrittenKind> = z.infer<(typeof WRITTEN)[K]>;

/** Every kind that is kept: the product itself adds closed surveys and issued dossiers. */
export const RECORD_KINDS = [...WRITTEN_KINDS, 'survey', 'dossier'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** The one criteria document of a company; its versions follow each other. */
export const CRITERIA_ID = 'criteria';

/** Whether a record of a kind may have an id: most have one of their own, some are one of a list. */
export function isIdOf(kind: WrittenKind, id: string): boolean {
  if (kind === 'criteria') return id === CRITERIA_ID;
  if (kind === 'guideline') return (GUIDELINES as readonly string[]).includes(id);
  return z.uuid().safeParse(id).success;
}
