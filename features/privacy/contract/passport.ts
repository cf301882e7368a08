import * as z from 'zod';

/** What the first file of a passport says of itself, so that a program knows what it has before it. */
export const PASSPORT_FORMAT = 'florescer-passport';
/** Grows when a program that reads the former one would read this one wrongly. */
export const PASSPORT_VERSION = 1;

export const PASSPORT_FILE = 'florescer.json';
/** The last file: without it the passport is not whole. */
export const PASSPORT_END = 'data/summary.json';
/** Where the records of a kind are: an array with a record a line. */
export const recordsPath = (kind: string) => `data/${kind}.json`;

export const passportSchema = z.object({
  format: z.literal(PASSPORT_FORMAT),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
});

export const passportEndSchema = z.object({
  /** How many records of each kind are in it. */
  records: z.record(z.string(), z.int().min(0)),
  /** Records whose seal was broken (damaged storage): they are missing. */
  unreadable: z.int().min(0),
});

export type Passport = z.infer<typeof passportSchema>;
export type PassportEnd = z.infer<typeof passportEndSchema>;

/**
 * The kinds that are brought into an account, in the order in which each finds what it belongs to. The
 * others belong to the account that they were made in: sign-ins, consents, what was sent.
 */
export const BROUGHT_KINDS = [
  'corrections',
  'diary-entries',
  'diary-versions',
  'diary-choices',
  'network-favourites',
  'trend-notes',
  'tool-shortcuts',
  'emotion-days',
  'emotion-moments',
  'health-records',
  'health-settings',
  'achievements',
  'calendar-events',
  'safety-plan',
  'rhythm',
  'self-checks',
] as const;
export type BroughtKind = (typeof BROUGHT_KINDS)[number];

/** The kinds that say nothing of somebody’s health: who keeps no such records here may bring them in. */
export const NOT_OF_HEALTH: readonly BroughtKind[] = [
  'calendar-events',
  'network-favourites',
  'tool-shortcuts',
];
