import * as z from 'zod';
import {
  NO_SHEET,
  SHEET_BYTES,
  sheetBodySchema,
  sheetReportSchema,
} from '#features/content/contract/sheet.ts';
import {
  defineContract,
  idSchema,
  MAX_PAGE,
  pageQuerySchema,
} from '#packages/api/contract/index.ts';
import { isPhone, isSafeLink, mentionsPrice } from './network.rules.ts';
import { councilFits, registryOf, SPECIALTIES } from './registry.rules.ts';

export const KINDS = ['professional', 'clinic'] as const;
export type Kind = (typeof KINDS)[number];

/** Languages that a consultation may be in; Brazilian Sign Language among them. */
export const SPOKEN = ['pt', 'libras', 'en', 'es', 'fr', 'it', 'de', 'ja', 'zh', 'ar'] as const;
export type Spoken = (typeof SPOKEN)[number];

export const MAX_NAME = 120;
export const MAX_TOPICS = 8;
export const MAX_TOPIC = 40;
export const MAX_PLANS = 30;
export const MAX_PLAN = 60;
export const MAX_ABOUT = 2_000;
export const MAX_LINE = 200;
/** Why an entry is withdrawn. */
export const MAX_REASON = 400;

const line = z.string().trim().max(MAX_LINE).default('');
const withoutPrice = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !mentionsPrice(text), { error: 'names a price' })
    .default('');
const words = (most: number, length: number) =>
  z
    .array(
      z
        .string()
        .trim()
        .min(1)
        .max(length)
        .refine((text) => !mentionsPrice(text), { error: 'names a price' }),
    )
    .max(most)
    .default([]);

/** Who looked a registry up at its council, when, and when that is done again. */
const checkSchema = z
  .object({ on: z.iso.date(), by: z.string().trim().min(1).max(MAX_NAME), again: z.iso.date() })
  .refine(({ on, again }) => on < again, {
    error: 'the next check follows the last',
    path: ['again'],
  });
export type Check = z.output<typeof checkSchema>;

const contactSchema = z.object({
  email: z.union([z.literal(''), z.email().max(MAX_LINE)]).default(''),
  phone: z
    .string()
    .trim()
    .max(30)
    .refine((text) => text === '' || isPhone(text), { error: 'not a telephone number' })
    .default(''),
  site: z
    .string()
    .trim()
    .max(500)
    .refine((text) => text === '' || isSafeLink(text), { error: 'not an https address' })
    .default(''),
});

const draftFields = {
  kind: z.enum(KINDS),
  name: z.string().trim().min(1).max(MAX_NAME),
  specialties: z.array(z.enum(SPECIALTIES)).min(1).max(SPECIALTIES.length),
  /** What people come with, in their words: ansiedade, sono. */
  topics: words(MAX_TOPICS, MAX_TOPIC),
  registry: z
    .string()
    .max(40)
    .overwrite((text) => registryOf(text)?.text ?? text)
    .refine((text) => registryOf(text) !== null, { error: 'not a registry' }),
  online: z.boolean(),
  inPerson: z.boolean(),
  /** Code of the municipality by IBGE. */
  municipality: z.number().int().min(1_100_000).max(5_399_999).nullable(),
  neighbourhood: line,
  address: line,
  languages: z.array(z.enum(SPOKEN)).min(1).max(SPOKEN.length),
  /** Health plans that are accepted. */
  plans: words(MAX_PLANS, MAX_PLAN),
  contact: contactSchema,
  about: withoutPrice(MAX_ABOUT),
  /** How long a session takes and how often there is one. */
  sessions: withoutPrice(MAX_LINE),
  /** How one gets in: lift, ramp, an adapted toilet. */
  access: withoutPrice(MAX_LINE),
  /** Who works in a clinic. */
  team: withoutPrice(MAX_LINE),
};

export const draftSchema = z
  .object({ ...draftFields, check: checkSchema.nullable() })
  .refine(({ online, inPerson }) => online || inPerson, {
    error: 'neither online nor in person',
    path: ['online'],
  })
  .refine(({ inPerson, municipality }) => !inPerson || municipality !== null, {
    error: 'in person is somewhere',
    path: ['municipality'],
  })
  .refine(({ contact: { email, phone, site } }) => email !== '' || phone !== '' || site !== '', {
    error: 'no way to reach them',
    path: ['contact'],
  })
  .refine(
    ({ kind, registry, specialties }) =>
      kind === 'clinic' || registryOf(registry) === null || councilFits(registry, specialties),
    { error: 'not what this council answers for', path: ['specialties'] },
  );
export type Draft = z.output<typeof draftSchema>;

const placeSchema = z.object({ code: z.number().int(), name: z.string(), state: z.string() });
export type Place = z.output<typeof placeSchema>;

/** A professional or clinic as lists show them. */
const cardSchema = z.object({
  id: z.uuid(),
  kind: draftFields.kind,
  name: z.string(),
  specialties: draftFields.specialties,
  topics: z.array(z.string()),
  registry: z.string(),
  /** Day on which the registry was looked up. */
  checkedOn: z.iso.date(),
  online: z.boolean(),
  inPerson: z.boolean(),
  place: placeSchema.nullable(),
  neighbourhood: z.string(),
  languages: draftFields.languages,
  team: z.string(),
  /** Invented, for the demonstration. */
  demonstration: z.boolean(),
  favourite: z.boolean(),
});
export type Card = z.output<typeof cardSchema>;

const entrySchema = cardSchema.extend({
  address: z.string(),
  plans: z.array(z.string()),
  contact: z.object({ email: z.string(), phone: z.string(), site: z.string() }),
  about: z.string(),
  sessions: z.string(),
  access: z.string(),
  check: checkSchema,
});
export type Entry = z.output<typeof entrySchema>;

export const STATES = ['draft', 'published', 'withdrawn'] as const;
const stateSchema = z.enum(STATES);
export type State = z.output<typeof stateSchema>;
const managedFields = {
  id: z.uuid(),
  state: stateSchema,
  place: placeSchema.nullable(),
  demonstration: z.boolean(),
  updatedAt: z.iso.datetime(),
  /** Grows by one at each change, from 1. */
  revision: z.number().int().min(1),
};
const managedCardSchema = z.object({
  kind: draftFields.kind,
  name: z.string(),
  specialties: draftFields.specialties,
  registry: z.string(),
  check: checkSchema.nullable(),
  ...managedFields,
  /** Its professional proposes something that nobody has looked at. */
  proposed: z.boolean(),
});
export type ManagedCard = z.output<typeof managedCardSchema>;
export const managedSchema = z.object({
  ...draftFields,
  check: checkSchema.nullable(),
  ...managedFields,
});
export type Managed = z.output<typeof managedSchema>;

/** Code of a registry that another entry has. */
export const REGISTRY_TAKEN = 'registry_taken';
/** Code of what cannot be published: nobody has looked its registry up, or too long ago. */
export const NOT_CHECKED = 'not_checked';
/** Code of an entry that is published: it is withdrawn before it is deleted. */
export const STILL_PUBLISHED = 'still_published';
/** Code of an entry that people have booked with: it stays withdrawn, so that they keep what was agreed. */
export const ENTRY_IN_USE = 'entry_in_use';
/** Code of an entry with appointments ahead: it is withdrawn with a reason that both of each are told. */
export const REASON_NEEDED = 'reason_needed';
/** Code of a published entry with appointments ahead that would lose its check: it is withdrawn first. */
export const APPOINTMENTS_AHEAD = 'appointments_ahead';
/** Code of a municipality that IBGE does not know. */
export const UNKNOWN_MUNICIPALITY = 'unknown_municipality';

/** What may be wrong with a line of a file, by the column that it is about. */
export const LINE_PROBLEMS = [
  'kind',
  'name',
  'specialties',
  'registry',
  'registry_twice',
  'modes',
  'municipality',
  'languages',
  'contact',
  'texts',
  'check',
] as const;
export type LineProblem = (typeof LINE_PROBLEMS)[number];

const next = z.uuid().nullable().describe('Pass as `after` for the next page; null at the end.');
const ofEntry = z.object({ id: idSchema });
const revision = z.number().int().min(1);

export const networkContract = defineContract({
  search: {
    method: 'POST',
    path: '/api/network/search',
    permission: 'signedIn',
    policy: 'Only what is published and whose registry was looked up in time.',
    summary:
      'Professionals and clinics by name, with every word somewhere in what is searched; what is looked for travels in the body.',
    body: z.object({
      text: z.string().max(200).default(''),
      kind: z.enum(KINDS).optional(),
      specialty: z.enum(SPECIALTIES).optional(),
      municipality: z.number().int().optional(),
      mode: z.enum(['online', 'inPerson']).optional(),
      language: z.enum(SPOKEN).optional(),
      plan: z.string().max(MAX_PLAN).optional(),
      /** Those alone that the caller has marked. */
      favourites: z.boolean().default(false),
      after: z.uuid().optional(),
      limit: z.number().int().min(1).max(MAX_PAGE).default(20),
    }),
    out: z.object({
      items: z.array(cardSchema),
      professionals: z.number().int().min(0),
      clinics: z.number().int().min(0),
      next,
    }),
  },
  choices: {
    method: 'GET',
    path: '/api/network/choices',
    permission: 'signedIn',
    summary: 'What there is to choose between, and how many favourites the caller has.',
    out: z.object({
      specialties: z.array(z.enum(SPECIALTIES)),
      places: z.array(placeSchema),
      languages: z.array(z.enum(SPOKEN)),
      plans: z.array(z.string()),
      favourites: z.number().int().min(0),
      /** The caller signs in for an entry of their own. */
      isProfessional: z.boolean(),
    }),
  },
  municipalities: {
    method: 'GET',
    path: '/api/network/municipalities',
    permission: 'signedIn',
    summary: 'Municipalities of Brazil (IBGE) whose name begins with a text, or whose code it is.',
    query: z.object({ text: z.string().min(1).max(60) }),
    out: z.object({ places: z.array(placeSchema).max(20) }),
  },
  get: {
    method: 'GET',
    path: '/api/network/:id',
    permission: 'signedIn',
    policy: 'Only what is published and whose registry was looked up in time.',
    summary: 'One professional or clinic, whole.',
    params: ofEntry,
    out: entrySchema,
  },
  setFavourite: {
    method: 'PUT',
    path: '/api/network/:id/favourite',
    permission: 'signedIn',
    summary: 'Marks somebody as a favourite of the caller, or takes the mark off.',
    params: ofEntry,
    body: z.object({ favourite: z.boolean() }),
    out: z.object({ favourites: z.number().int().min(0) }),
  },

  listManaged: {
    method: 'GET',
    path: '/api/admin/network',
    permission: 'admin',
    summary: 'Every entry, drafts too, by name; of a state or all; those whose check is due.',
    query: pageQuerySchema.extend({
      text: z.string().max(200).default(''),
      state: stateSchema.optional(),
      due: z.enum(['true', 'false']).default('false'),
    }),
    out: z.object({
      items: z.array(managedCardSchema),
      total: z.number().int().min(0),
      /** Published ones that are not shown, because their check is over. */
      due: z.number().int().min(0),
      next,
    }),
  },
  getManaged: {
    method: 'GET',
    path: '/api/admin/network/:id',
    permission: 'admin',
    summary: 'One entry with its revision, whatever its state.',
    params: ofEntry,
    out: managedSchema,
  },
  add: {
    method: 'POST',
    path: '/api/admin/network',
    permission: 'admin',
    status: 201,
    summary: 'Creates a draft under a client-generated id; repeating the call updates it.',
    body: z.object({ id: idSchema, draft: draftSchema }),
    out: managedSchema,
    errors: { [REGISTRY_TAKEN]: 409, [UNKNOWN_MUNICIPALITY]: 422 },
  },
  change: {
    method: 'PATCH',
    path: '/api/admin/network/:id',
    permission: 'admin',
    summary: 'Changes an entry; `conflict` where somebody has changed it since `revision`.',
    params: ofEntry,
    body: z.object({ revision, draft: draftSchema }),
    out: managedSchema,
    errors: {
      [REGISTRY_TAKEN]: 409,
      [UNKNOWN_MUNICIPALITY]: 422,
      [APPOINTMENTS_AHEAD]: 409,
    },
  },
  appointments: {
    method: 'GET',
    path: '/api/admin/network/:id/appointments',
    permission: 'admin',
    policy:
      'A number alone: whose appointments they are and when is nothing of the administration’s.',
    summary: 'How many appointments with an entry are still ahead.',
    params: ofEntry,
    out: z.object({ ahead: z.number().int().min(0) }),
  },
  publish: {
    method: 'PUT',
    path: '/api/admin/network/:id/published',
    permission: 'admin',
    summary:
      'Publishes an entry whose registry was looked up in time, or withdraws it and calls off what is ahead with it.',
    params: ofEntry,
    body: z.object({
      published: z.boolean(),
      revision,
      /** Told to both of each appointment that a withdrawal calls off. */
      reason: z.string().trim().max(MAX_REASON).default(''),
    }),
    out: managedSchema,
    errors: { [NOT_CHECKED]: 422, [REASON_NEEDED]: 422 },
  },
  remove: {
    method: 'DELETE',
    path: '/api/admin/network/:id',
    permission: 'admin',
    summary:
      'Deletes an entry that is not published and that nobody has booked with; it can be brought back for a while.',
    params: ofEntry,
    errors: { [STILL_PUBLISHED]: 409, [ENTRY_IN_USE]: 409 },
  },
  exportSheet: {
    method: 'GET',
    path: '/api/admin/network/sheet.csv',
    permission: 'admin',
    summary: 'Every entry as a table for spreadsheets, which can be brought in again.',
    file: 'text/csv',
    costly: true,
  },
  importSheet: {
    method: 'POST',
    path: '/api/admin/network/sheet',
    permission: 'admin',
    summary:
      'Brings a table in, entry by entry by registry, or tells what it would do; with one refused line nothing is stored.',
    body: sheetBodySchema,
    out: sheetReportSchema(LINE_PROBLEMS),
    errors: { [NO_SHEET]: 422 },
    bodyLimit: SHEET_BYTES,
    costly: true,
  },
});
