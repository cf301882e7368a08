import * as z from 'zod';
import { readingSchema } from '#features/burnout/contract/burnout.contract.ts';
import { helpSchema } from '#features/crisis/contract/danger.ts';
import {
  defineContract,
  idSchema,
  pageQuerySchema,
  stampSchema,
} from '#packages/api/contract/index.ts';
import { defineTopic } from '#packages/events/topic.ts';
import { LANGUAGES } from '#packages/i18n/languages.ts';
import { runSchema, weekSchema } from './days.ts';
import { DAY_AHEAD, DAY_BEFORE_ACCOUNT, DAY_TOO_OLD } from './entry-day.ts';

/** Longest entry in UTF-16 code units; a long day fits many times over. */
export const MAX_ENTRY_LENGTH = 100_000;
/** Longest title, in the same units: a line. */
export const MAX_TITLE_LENGTH = 120;
/** How long a deleted entry can still be brought back, in minutes; after that it is erased. */
export const UNDO_MINUTES = 60;
/** Below this many words an entry is kept but labelled as too short to read (design, section 9). */
export const FEW_WORDS = 5;

/**
 * `saved`: kept without analysis, as the person asked. `processing`: the analysis is on its way.
 * `analysed`: score, mentions and feedback are there. A failed analysis falls back; it is no state.
 */
export const entryStatusSchema = z.enum(['saved', 'processing', 'analysed']);

/** The feedback text in its parts (`null` where a part has nothing to say), and who wrote it. */
export const feedbackSchema = z.object({
  read: z.string(),
  link: z.string().nullable(),
  question: z.string().nullable(),
  step: z.string().nullable(),
  source: z.enum(['local', 'model', 'crisis']),
  language: z.enum(LANGUAGES),
});

export const entrySchema = z.object({
  id: z.uuid(),
  text: z.string(),
  /** Missing for an entry without one. */
  title: z.string().optional(),
  /** The day that the entry is about: the author's own when they wrote it, or one that they chose. */
  day: z.iso.date(),
  favourite: z.boolean(),
  words: z.number().int().min(0),
  status: entryStatusSchema,
  /** Grows by one at each edit, from 1. */
  version: z.number().int().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Kept as it is, since it is in a language that is not read here. */
  unreadLanguage: z.literal(true).optional(),
  /** What the engine read; null only for an entry kept without analysis. */
  reading: readingSchema.nullable(),
  feedback: feedbackSchema.nullable(),
  /** The person said "that is not it" of this entry's help: it is not shown for this text again. */
  helpDismissed: z.boolean(),
  /**
   * Help for what the text told of when it was written; reading it again later changes nothing of it.
   * Missing for entries from before it was kept.
   */
  help: helpSchema.nullable().optional(),
});
export type Entry = z.infer<typeof entrySchema>;
export type EntryStatus = z.infer<typeof entryStatusSchema>;
export type Feedback = z.infer<typeof feedbackSchema>;

/** An entry that stands here and whose text cannot be opened any more. */
export const damagedEntrySchema = z.object({
  id: z.uuid(),
  day: z.iso.date(),
  createdAt: z.iso.datetime(),
});
export type DamagedEntry = z.infer<typeof damagedEntrySchema>;

const entryPageSchema = z.object({
  entries: z.array(entrySchema),
  /** Pass as `after` for the next page; null at the end. */
  next: z.uuid().nullable(),
});

const entryTextSchema = z
  .string()
  .max(MAX_ENTRY_LENGTH)
  .refine((text) => text.trim().length > 0, { error: 'empty', params: { code: 'empty' } });

/** A title without anything in it is none. */
const titleSchema = z.string().trim().max(MAX_TITLE_LENGTH);
const dayErrors = { [DAY_AHEAD]: 422, [DAY_TOO_OLD]: 422, [DAY_BEFORE_ACCOUNT]: 422 } as const;

const entryParams = z.object({ id: idSchema });
const own = 'Only the caller’s own entries; other ids answer 404.';

/** Code of an entry deleted longer ago than the undo lasts. */
export const ENTRY_ERASED = 'entry_erased';

/** Tells when an entry of the person changed: ids and states, never text. */
export const diaryTopic = defineTopic(
  'diary',
  z.object({
    type: z.enum(['entry_changed', 'entry_deleted', 'entries_rescored']),
    entryId: z.uuid().nullable(),
  }),
);
export type DiaryEvent = z.infer<typeof diaryTopic.data>;

export const diaryContract = defineContract({
  writeEntry: {
    method: 'POST',
    path: '/api/diary/entries',
    permission: 'signedIn',
    agreement: 'health',
    policy: own,
    summary:
      'Saves an entry under a client-generated id and queues its analysis; repeating the call returns the saved entry.',
    body: z.object({
      id: idSchema.optional(),
      text: entryTextSchema,
      title: titleSchema.optional(),
      /** The day that it is about, where that is not the one it is written on. */
      day: z.iso.date().optional(),
      favourite: z.boolean().default(false),
      analyse: z.boolean().default(true),
      /** For how long the text had waited on the device, in ms: it belongs to the day it was written. */
      waitedMs: z.number().int().min(0).optional(),
      /** What an app that does not make ids yet calls the entry. */
      clientId: z.uuid().optional(),
    }),
    out: entrySchema,
    status: 201,
    errors: dayErrors,
  },
  listEntries: {
    method: 'GET',
    path: '/api/diary/entries',
    permission: 'signedIn',
    policy: own,
    summary:
      'The caller’s entries, by their days, the newest first; a page of very long ones ends before `limit`, and `next` goes on. ' +
      'Those whose text was lost are named beside them.',
    query: pageQuerySchema,
    // Absent where all of the page can be opened.
    out: entryPageSchema.extend({ damaged: z.array(damagedEntrySchema).optional() }),
  },
  searchEntries: {
    method: 'POST',
    path: '/api/diary/entries/search',
    permission: 'signedIn',
    costly: true,
    policy: own,
    summary:
      'Entries with all the words in title or text, accents and case apart; the words travel in the body.',
    body: z.object({
      text: z.string().min(1).max(200),
      after: z.uuid().optional(),
      limit: z.number().int().min(1).max(100).default(20),
    }),
    out: entryPageSchema,
  },
  getEntry: {
    method: 'GET',
    path: '/api/diary/entries/:id',
    permission: 'signedIn',
    policy: own,
    summary: 'One entry with its analysis.',
    params: entryParams,
    out: entrySchema,
  },
  editEntry: {
    method: 'PATCH',
    path: '/api/diary/entries/:id',
    permission: 'signedIn',
    agreement: 'health',
    policy: own,
    summary:
      'Changes the text, keeps the former one as a version and analyses again; or puts this entry’s ' +
      'help away or back.',
    params: entryParams,
    // One call for both, so that no address or log line tells which entries have help to put away.
    body: z
      .object({
        text: entryTextSchema.optional(),
        /** The version the edit started from; a newer one on the server answers `conflict`. */
        version: z.number().int().min(1).optional(),
        helpDismissed: z.boolean().optional(),
      })
      .refine(({ text, helpDismissed }) => (text === undefined) !== (helpDismissed === undefined), {
        error: 'either a text or help',
      }),
    out: entrySchema,
  },
  changeHead: {
    method: 'PATCH',
    path: '/api/diary/entries/:id/head',
    permission: 'signedIn',
    policy: own,
    summary:
      'Changes what stands above the text: title, day, favourite. Of two changes of the same the later tap stands.',
    params: entryParams,
    body: stampSchema
      .extend({
        title: titleSchema.optional(),
        day: z.iso.date().optional(),
        favourite: z.boolean().optional(),
      })
      .refine(
        ({ title, day, favourite }) => [title, day, favourite].some((one) => one !== undefined),
        { error: 'nothing to change' },
      ),
    out: entrySchema,
    errors: dayErrors,
  },
  getYearAgo: {
    method: 'GET',
    path: '/api/diary/year-ago',
    permission: 'signedIn',
    policy: own,
    summary:
      'An entry of the caller’s about this day a year ago; none where anything of that day told of danger.',
    out: z.object({ entry: entrySchema.nullable() }),
  },
  analyseEntry: {
    method: 'POST',
    path: '/api/diary/entries/:id/analysis',
    permission: 'signedIn',
    agreement: 'health',
    policy: own,
    summary: 'Analyses an entry that was kept without analysis.',
    params: entryParams,
    out: entrySchema,
  },
  listVersions: {
    method: 'GET',
    path: '/api/diary/entries/:id/versions',
    permission: 'signedIn',
    policy: own,
    summary: 'Former texts of an entry, newest first.',
    params: entryParams,
    out: z.object({
      versions: z.array(
        z.object({ version: z.number().int(), text: z.string(), savedAt: z.iso.datetime() }),
      ),
    }),
  },
  deleteEntry: {
    method: 'DELETE',
    path: '/api/diary/entries/:id',
    permission: 'signedIn',
    policy: own,
    summary: 'Takes an entry away; it can be brought back for an hour, then it is erased.',
    params: entryParams,
  },
  restoreEntry: {
    method: 'POST',
    path: '/api/diary/entries/:id/restore',
    permission: 'signedIn',
    policy: own,
    summary: 'Brings a deleted entry back.',
    params: entryParams,
    out: entrySchema,
    errors: { [ENTRY_ERASED]: 410 },
  },
  getWriter: {
    method: 'GET',
    path: '/api/diary/writer',
    permission: 'signedIn',
    summary: 'Whether a language model is configured here and whether the caller lets it write.',
    out: z.object({ available: z.boolean(), model: z.string().nullable(), consented: z.boolean() }),
  },
  setWriter: {
    method: 'PUT',
    path: '/api/diary/writer',
    permission: 'signedIn',
    summary: 'Gives or takes back the consent to feedback by the language model.',
    body: z.object({ consented: z.boolean(), language: z.string().max(10) }),
    out: z.object({ available: z.boolean(), model: z.string().nullable(), consented: z.boolean() }),
  },
  getRun: {
    method: 'GET',
    path: '/api/diary/run',
    permission: 'signedIn',
    policy: own,
    summary:
      'Where the caller’s last seven entries stand against the fourteen before, with the emotion of the days.',
    out: runSchema,
  },
  getWeek: {
    method: 'GET',
    path: '/api/diary/week',
    permission: 'signedIn',
    policy: own,
    summary:
      'The caller’s week in a few sentences, on its last day; made when asked, kept nowhere.',
    out: weekSchema,
  },
  getWeekShown: {
    method: 'GET',
    path: '/api/diary/week/shown',
    permission: 'signedIn',
    policy: own,
    summary: 'Whether the caller wants their week told.',
    out: z.object({ shown: z.boolean() }),
  },
  showWeek: {
    method: 'PUT',
    path: '/api/diary/week/shown',
    permission: 'signedIn',
    policy: own,
    summary: 'Turns the telling of the caller’s week off or on again.',
    body: z.object({ shown: z.boolean() }),
    out: z.object({ shown: z.boolean() }),
  },
});
