import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { burnoutAnalyses, countWords } from '#features/burnout/server/index.ts';
import { COUNTRIES } from '#features/crisis/contract/country.rules.ts';
import { helpFor } from '#features/crisis/contract/help.rules.ts';
import {
  type Entry,
  entrySchema,
  MAX_ENTRY_LENGTH,
  MAX_TITLE_LENGTH,
} from '#features/diary/contract/diary.contract.ts';
import { photoSchema } from '#features/diary/contract/photos.contract.ts';
import { idSchema } from '#packages/api/contract/index.ts';
import type { Caller } from '#packages/api/server/index.ts';
import type { OwnerKey } from '#packages/crypto/index.ts';
import { ownPages, ownRows, type Queryable, type Transaction } from '#packages/db/index.ts';
import { LANGUAGES } from '#packages/i18n/languages.ts';
import {
  addMissing,
  type BroughtIn,
  DEFAULT_TIME_ZONE,
  dayOf,
  hasBegun,
  type PersonalData,
  personalKind,
  type ServerContext,
  tryUnseal,
} from '#packages/kernel/index.ts';
import { diaryBook } from './diary.book.ts';
import { announce } from './diary.events.ts';
import { writeFeedbackJob } from './diary.jobs.ts';
import { diaryMarkdown } from './diary.markdown.ts';
import {
  analysesOf,
  type EntryRow,
  entriesWrittenAt,
  insertEntry,
  lockEntry,
} from './diary.queries.ts';
import { isToBeRead, KEPT, readEntry } from './diary.reading.ts';
import { openVersion, saveWithAnalysis, sealVersion } from './diary.sealed.ts';
import { bringBack } from './diary.service.ts';
import { diaryChoices, diaryEntries, diaryEntryVersions, diaryPhotos } from './diary.tables.ts';
import { entryView, openRow } from './diary.view.ts';
import { NOTHING_REMEMBERED } from './feedback/material.ts';
import { viewsOf as photosOf, photosToRead } from './photos/photos.service.ts';
import { toldAtOf } from './written-at.rules.ts';

const textSchema = z.string().min(1).max(MAX_ENTRY_LENGTH);

const entryRecord = entrySchema.extend({
  id: idSchema,
  text: textSchema,
  title: z.string().max(MAX_TITLE_LENGTH).optional(),
  /** The day that it is about; null in copies from before days were kept. */
  day: z.iso.date().nullable(),
  /** Missing in copies from before there were favourites. */
  favourite: z.boolean().default(false),
  /** Language of the screen that it was written on. */
  language: z.enum(LANGUAGES),
  country: z.enum(COUNTRIES),
});
type EntryRecord = z.output<typeof entryRecord>;
type OwnEntry = Entry & Pick<EntryRecord, 'language' | 'country'>;

const versionRecord = z.object({
  entryId: idSchema,
  version: z.int().min(1),
  savedAt: z.iso.datetime(),
  text: textSchema,
});

/** The person's undeleted entries in the order of their days, with their readings. */
export async function* entriesOf(
  context: ServerContext,
  userId: string,
): AsyncGenerator<OwnEntry | undefined> {
  const { db, vault } = context;
  const key = await vault.keyOf(userId);
  const byDay = [diaryEntries.day, diaryEntries.id];
  for await (const page of ownPages(db, diaryEntries, userId, byDay)) {
    const standing = page.filter(({ deletedAt }) => !deletedAt);
    const ids = standing.map(({ id }) => id);
    const analyses = await analysesOf(db, userId, ids);
    for (const entry of standing) {
      const { id, language, country } = entry;
      yield tryUnseal(context, id, () => ({
        ...entryView(key, { entry, analysis: analyses.get(id) ?? null }),
        ...{ language, country },
      }));
    }
  }
}

async function* versionsOf(context: ServerContext, userId: string) {
  const key = await context.vault.keyOf(userId);
  for await (const row of ownRows(context.db, diaryEntryVersions, userId)) {
    const { entryId, version, savedAt, sealed } = row;
    yield tryUnseal(context, entryId, () => ({
      ...{ entryId, version, savedAt: savedAt.toISOString() },
      text: openVersion(key, entryId, version, sealed),
    }));
  }
}

/**
 * Entries that are not here yet, by id or by the instant and text of another. They are read anew: only
 * the engine sets a score, with the corrections that stand here. One that was deleted here, or
 * cannot be opened any more, is here no longer: a copy is how its author gets it back.
 */
async function bringEntries(
  context: ServerContext,
  tx: Transaction,
  { userId, timeZone }: Pick<Caller, 'userId' | 'timeZone'>,
  records: readonly EntryRecord[],
): Promise<BroughtIn> {
  const key = await context.vault.keyOf(userId, tx);
  const count: BroughtIn = { added: 0, kept: 0, left: 0 };
  for (const record of records) {
    const at = new Date(record.createdAt);
    const day = record.day ?? dayOf(at, DEFAULT_TIME_ZONE);
    const now = context.now();
    if (at > now || !hasBegun(day, now)) count.left += 1;
    else if (await comesBack(context, tx, key, { userId, id: record.id })) count.added += 1;
    else if (await isHere(context, tx, key, { userId, timeZone, at, day, record })) count.kept += 1;
    else {
      await addEntry(context, tx, key, { userId, timeZone, at, day, record });
      count.added += 1;
    }
  }
  if (count.added > 0) {
    await announce(context, tx, userId, { type: 'entries_rescored', entryId: null });
  }
  return count;
}

interface BroughtEntry {
  userId: string;
  timeZone: string;
  at: Date;
  day: string;
  record: EntryRecord;
}

/** Whether an entry stands here, by its id or by its text at the same instant; one that cannot be opened has none. */
async function isHere(
  context: ServerContext,
  tx: Queryable,
  key: OwnerKey,
  { userId, at, day, record: { id, text } }: BroughtEntry,
): Promise<boolean> {
  const [same] = await tx
    .select()
    .from(diaryEntries)
    .where(and(eq(diaryEntries.userId, userId), eq(diaryEntries.id, id)));
  if (same && !(await makesRoom(context, tx, key, same))) return true;
  const sameInstant = await entriesWrittenAt(tx, userId, { day, at });
  return sameInstant.some(
    (entry) =>
      entry.sealed && tryUnseal(context, entry.id, () => openRow(key, { entry }).text) === text,
  );
}

/** Whether an entry that was deleted here and is not erased yet stands again. */
async function comesBack(
  context: ServerContext,
  tx: Transaction,
  key: OwnerKey,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const entry = await lockEntry(tx, userId, id);
  if (!entry?.deletedAt || !entry.sealed) return false;
  const opened = tryUnseal(context, id, () => openRow(key, { entry }));
  if (!opened) return false;
  await bringBack(context, tx, key, entry, opened);
  return true;
}

/** Whether an entry that was erased, or of which nothing can be opened any more, has made room for a copy of it. */
async function makesRoom(
  context: ServerContext,
  tx: Queryable,
  key: OwnerKey,
  entry: EntryRow,
): Promise<boolean> {
  const { userId, id, deletedAt } = entry;
  if (!deletedAt && tryUnseal(context, id, () => openRow(key, { entry }))) return false;
  await tx
    .delete(diaryEntries)
    .where(and(eq(diaryEntries.userId, userId), eq(diaryEntries.id, id)));
  return true;
}

async function addEntry(
  context: ServerContext,
  tx: Transaction,
  key: OwnerKey,
  { userId, timeZone, at, day, record }: BroughtEntry,
): Promise<void> {
  const { id, text, title, feedback, helpDismissed, help, version, language, country } = record;
  const { reading, unreadLanguage } = isToBeRead(record.status, record)
    ? await readEntry(context, tx, { userId, key, country }, { title, text })
    : KEPT;
  const opened = {
    text,
    title,
    feedback: feedback && { ...feedback, memory: NOTHING_REMEMBERED },
    helpDismissed,
    // Whom to call is ours to say: a file could name anybody.
    help: help && helpFor({ kind: help.kind, urgency: help.urgency }, country),
    unreadLanguage,
    headStamps: {},
  };
  const status = reading ? (feedback ? 'analysed' : 'processing') : 'saved';
  const entry: Omit<EntryRow, 'sealed'> = {
    ...{ userId, id, clientId: null, status, version, language, country, day },
    favourite: record.favourite,
    toldAt: toldAtOf(day, at, timeZone),
    words: reading?.words ?? countWords(text),
    createdAt: at,
    updatedAt: new Date(record.updatedAt),
    deletedAt: null,
  };
  await saveWithAnalysis(tx, key, entry, { ...opened, reading }, (sealed) =>
    insertEntry(tx, { ...entry, sealed }),
  );
  if (reading && !feedback)
    await context.jobs.send(tx, writeFeedbackJob, { userId, entryId: id, version });
}

/** Former texts of entries that are here and do not have them. */
async function bringVersions(
  { vault }: ServerContext,
  tx: Transaction,
  { userId }: { userId: string },
  records: readonly z.output<typeof versionRecord>[],
): Promise<BroughtIn> {
  const key = await vault.keyOf(userId, tx);
  const ids = [...new Set(records.map(({ entryId }) => entryId))];
  const here = await tx
    .select({ id: diaryEntries.id })
    .from(diaryEntries)
    .where(and(eq(diaryEntries.userId, userId), inArray(diaryEntries.id, ids)));
  const known = new Set(here.map(({ id }) => id));
  const rows = records
    .filter(({ entryId }) => known.has(entryId))
    .map(({ entryId, version, savedAt, text }) => ({
      ...{ userId, entryId, version, savedAt: new Date(savedAt) },
      sealed: sealVersion(key, entryId, version, text),
    }));
  const count = await addMissing(tx, diaryEntryVersions, rows);
  return { ...count, left: records.length - rows.length };
}

export const diaryPersonalData: PersonalData = {
  kinds: [
    personalKind({
      name: 'diary-entries',
      tables: [diaryEntries, burnoutAnalyses],
      schema: entryRecord,
      read: entriesOf,
      bringIn: bringEntries,
    }),
    personalKind({
      name: 'diary-versions',
      tables: [diaryEntryVersions],
      schema: versionRecord,
      read: versionsOf,
      bringIn: bringVersions,
    }),
    personalKind({
      name: 'diary-photos',
      tables: [diaryPhotos],
      // The pictures themselves are among the files of the copy, by this id.
      schema: photoSchema.extend({ entryId: z.uuid(), addedAt: z.iso.datetime() }),
      read: async function* (context, userId) {
        for await (const row of ownRows(context.db, diaryPhotos, userId)) {
          const [photo] = await photosOf(context, userId, [row]);
          const { entryId, addedAt } = row;
          yield photo && { ...photo, entryId, addedAt: addedAt.toISOString() };
        }
      },
    }),
    personalKind({
      name: 'diary-choices',
      tables: [diaryChoices],
      schema: z.object({ weekHidden: z.boolean() }),
      read: async function* ({ db }, userId) {
        for await (const { weekHidden } of ownRows(db, diaryChoices, userId)) yield { weekHidden };
      },
      bringIn: (_, tx, { userId }, records) =>
        addMissing(
          tx,
          diaryChoices,
          records.map((record) => ({ userId, ...record })),
        ),
    }),
  ],
  files: (context, caller) => diaryMarkdown(entriesOf(context, caller.userId), caller),
  book: (context, caller) => {
    const { userId } = caller;
    return diaryBook(entriesOf(context, userId), (id) => photosToRead(context, userId, id), caller);
  },
};
