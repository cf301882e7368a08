import { countWords, readFor, removeReading } from '#features/burnout/server/index.ts';
import { countryOf } from '#features/crisis/contract/country.rules.ts';
import { ENTRY_ERASED, type Entry, UNDO_MINUTES } from '#features/diary/contract/diary.contract.ts';
import type { DayProblem } from '#features/diary/contract/entry-day.ts';
import { type Caller, fail, type Problem } from '#packages/api/server/index.ts';
import type { OwnerKey } from '#packages/crypto/index.ts';
import {
  pipelined,
  type Queryable,
  sqlState,
  type Transaction,
  UNIQUE_VIOLATION,
  uuidV7,
} from '#packages/db/index.ts';
import { dayOf, type ServerContext, tryUnseal, writtenAt } from '#packages/kernel/index.ts';
import { announce } from './diary.events.ts';
import { soundsWorse, wholeOf } from './diary.help.ts';
import { writeFeedbackJob } from './diary.jobs.ts';
import {
  type EntryRow,
  entryByClientId,
  entryOf,
  insertEntry,
  insertVersion,
  lockEntry,
  updateEntry,
  versionsOf,
} from './diary.queries.ts';
import { isToBeRead, KEPT, readEntry } from './diary.reading.ts';
import { openVersion, type SealedEntry, saveWithAnalysis, sealVersion } from './diary.sealed.ts';
import { entryView, openRow } from './diary.view.ts';
import { assertDay } from './entry-day.ts';
import { toldAtOf } from './written-at.rules.ts';

const MINUTE_MS = 60_000;

/** The answer to an id that is unknown, erased, deleted or somebody else's: always the same. */
const notFound = (): Problem => fail('not_found', 'There is no such entry');

interface Written {
  id?: string;
  clientId?: string;
  text: string;
  title?: string;
  day?: string;
  favourite: boolean;
  analyse: boolean;
  waitedMs?: number;
}

/**
 * Saves an entry, scored at once, with its analysis, its feedback job and its event in one
 * transaction. The same id again gives the entry already saved. One that waited on a device was
 * written before it waited, and one about another day stands there, in the list and in every count.
 */
export async function writeEntry(
  context: ServerContext,
  { userId, language, timeZone }: Caller,
  input: Written,
  refuse: (code: DayProblem, message: string) => Problem,
): Promise<Entry> {
  const { db, vault } = context;
  const { text, analyse, waitedMs, favourite } = input;
  const title = input.title || undefined;
  const now = context.now();
  const at = writtenAt(now, waitedMs);
  const id = input.id ?? uuidV7(at);
  const clientId = input.id ?? input.clientId;
  const day = input.day ?? dayOf(at, timeZone);
  if (input.day) await assertDay(context, { userId, timeZone }, { day, at }, refuse);
  const key = await vault.keyOf(userId);
  const country = countryOf(timeZone);
  const { reading, ...read } = analyse
    ? await readEntry(context, db.$client.reads, { userId, key, country }, { title, text })
    : KEPT;
  const opened = { text, title, feedback: null, helpDismissed: false, ...read, headStamps: {} };
  const entry = {
    userId,
    id,
    clientId: clientId ?? null,
    status: reading ? ('processing' as const) : ('saved' as const),
    version: 1,
    words: reading?.words ?? countWords(text),
    language,
    country,
    createdAt: at,
    day,
    toldAt: toldAtOf(day, at, timeZone),
    favourite,
    // The wait for the feedback starts now: this is what the sweep looks at.
    updatedAt: now,
    deletedAt: null,
  };
  try {
    await db.transaction((tx) =>
      pipelined([
        saveWithAnalysis(tx, key, entry, { ...opened, reading }, (sealed) =>
          insertEntry(tx, { ...entry, sealed }),
        ),
        reading && sendFeedback(context, tx, entry),
        announce(context, tx, userId, { type: 'entry_changed', entryId: id }),
      ]),
    );
  } catch (error) {
    if (clientId && sqlState(error) === UNIQUE_VIOLATION) {
      return replayedEntry(context, userId, clientId);
    }
    throw error;
  }
  return {
    ...entryView(key, { entry: { ...entry, sealed: null }, analysis: null }, opened),
    reading,
  };
}

async function replayedEntry(
  { db, vault }: ServerContext,
  userId: string,
  clientId: string,
): Promise<Entry> {
  const row = await entryByClientId(db, userId, clientId);
  if (!row) throw notFound();
  if (row.entry.deletedAt) {
    throw fail('conflict', 'This entry was saved and then deleted', { entryId: row.entry.id });
  }
  return entryView(await vault.keyOf(userId), row);
}

export async function getEntry(
  { db, vault }: ServerContext,
  userId: string,
  id: string,
): Promise<Entry> {
  const row = await entryOf(db, userId, id);
  if (!row) throw notFound();
  return entryView(await vault.keyOf(userId), row);
}

/** Puts the help of an entry away, or back; its text, analysis and comment stay as they are. */
export async function setHelpDismissed(
  context: ServerContext,
  userId: string,
  id: string,
  helpDismissed: boolean,
): Promise<Entry> {
  const { db, vault } = context;
  const key = await vault.keyOf(userId);
  await db.transaction(async (tx) => {
    const entry = await lockUndeleted(tx, userId, id);
    const opened = openRow(key, { entry });
    if (opened.helpDismissed === helpDismissed) return;
    await reanalyse(context, tx, key, entry, { ...opened, helpDismissed });
    await announce(context, tx, userId, { type: 'entry_changed', entryId: id });
  });
  return getEntry(context, userId, id);
}

/**
 * Changes the text and keeps the former one. An older `version` than the stored one is a
 * `conflict` with the stored one in `data`; sending the stored text again changes nothing.
 */
export async function editEntry(
  context: ServerContext,
  { userId, language, timeZone }: Caller,
  id: string,
  { text, version }: { text: string; version?: number | undefined },
): Promise<Entry> {
  const { db, vault } = context;
  const key = await vault.keyOf(userId);
  await db.transaction(async (tx) => {
    const entry = await lockUndeleted(tx, userId, id);
    const before = openRow(key, { entry });
    const { text: former, title } = before;
    if (former === text) return;
    if (version !== undefined && version !== entry.version) {
      throw fail('conflict', 'The entry was changed elsewhere', { version: entry.version });
    }
    const country = countryOf(timeZone);
    const { reading, ...read } = isToBeRead(entry.status, before)
      ? await readEntry(context, tx, { userId, key, country }, { title, text })
      : KEPT;
    if (!reading && entry.status !== 'saved') await removeReading(tx, { userId, entryId: id });
    // What was put away comes back where the new text sounds worse than the one it was said of.
    const opened = {
      ...before,
      text,
      feedback: null,
      helpDismissed:
        before.helpDismissed && !soundsWorse(wholeOf({ title, text }), wholeOf(before)),
      ...read,
    };
    const changed: Partial<EntryRow> & Pick<EntryRow, 'version'> = {
      status: reading ? 'processing' : 'saved',
      version: entry.version + 1,
      words: reading?.words ?? countWords(text),
      language,
      country,
      updatedAt: context.now(),
    };
    await insertVersion(tx, {
      userId,
      entryId: id,
      version: entry.version,
      savedAt: entry.updatedAt,
      sealed: sealVersion(key, id, entry.version, former),
    });
    await saveWithAnalysis(tx, key, entry, { ...opened, reading }, (sealed) =>
      updateEntry(tx, entry, { ...changed, sealed }),
    );
    if (reading) await sendFeedback(context, tx, { ...entry, ...changed });
    await announce(context, tx, userId, { type: 'entry_changed', entryId: id });
  });
  return getEntry(context, userId, id);
}

/** Analyses an entry that was kept without analysis; does nothing to an analysed one. */
export async function analyseEntry(
  context: ServerContext,
  { userId, language, timeZone }: Caller,
  id: string,
): Promise<Entry> {
  const { db, vault } = context;
  const key = await vault.keyOf(userId);
  await db.transaction(async (tx) => {
    const entry = await lockUndeleted(tx, userId, id);
    if (entry.status !== 'saved') return;
    const opened = openRow(key, { entry });
    const country = countryOf(timeZone);
    const read = await readEntry(context, tx, { userId, key, country }, opened);
    const { reading } = read;
    await saveWithAnalysis(tx, key, entry, { ...opened, ...read }, (sealed) =>
      updateEntry(tx, entry, {
        sealed,
        ...(reading ? { status: 'processing', words: reading.words } : {}),
        language,
        country,
        // The wait for the feedback starts now: this is what the sweep looks at.
        updatedAt: context.now(),
      }),
    );
    if (reading) await sendFeedback(context, tx, entry);
    await announce(context, tx, userId, { type: 'entry_changed', entryId: id });
  });
  return getEntry(context, userId, id);
}

/** Former texts, newest first. */
export async function listVersions(
  context: ServerContext,
  userId: string,
  id: string,
): Promise<{ versions: { version: number; text: string; savedAt: string }[] }> {
  const { db, vault } = context;
  if (!(await entryOf(db, userId, id))) throw notFound();
  const key = await vault.keyOf(userId);
  const rows = await versionsOf(db, userId, id);
  return {
    versions: rows.flatMap(({ version, savedAt, sealed }) => {
      const text = tryUnseal(context, id, () => openVersion(key, id, version, sealed));
      return text === undefined ? [] : [{ version, text, savedAt: savedAt.toISOString() }];
    }),
  };
}

/** Takes an entry away and out of every count; deleting twice is deleting once. */
export async function deleteEntry(
  context: ServerContext,
  userId: string,
  id: string,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const entry = await lockEntry(tx, userId, id);
    if (!entry) throw notFound();
    if (entry.deletedAt) return;
    await updateEntry(tx, entry, { deletedAt: context.now() });
    await removeReading(tx, { userId, entryId: id });
    await announce(context, tx, userId, { type: 'entry_deleted', entryId: id });
  });
}

/**
 * Brings a deleted entry back, read anew with the corrections of today. Throws what `erased`
 * makes once the undo time is over.
 */
export async function restoreEntry(
  context: ServerContext,
  userId: string,
  id: string,
  erased: (code: typeof ENTRY_ERASED, message: string) => Problem,
): Promise<Entry> {
  const { db, vault } = context;
  const key = await vault.keyOf(userId);
  await db.transaction(async (tx) => {
    const entry = await lockEntry(tx, userId, id);
    if (!entry) throw notFound();
    if (!entry.deletedAt) return;
    const limit = entry.deletedAt.getTime() + UNDO_MINUTES * MINUTE_MS;
    if (!entry.sealed || context.now().getTime() >= limit) {
      throw erased(ENTRY_ERASED, 'The entry was erased for good');
    }
    await bringBack(context, tx, key, entry, openRow(key, { entry }));
    await announce(context, tx, userId, { type: 'entry_changed', entryId: id });
  });
  return getEntry(context, userId, id);
}

/** Has an entry that was deleted stand again; the feedback that it waited for is written after all. */
export async function bringBack(
  context: ServerContext,
  tx: Transaction,
  key: OwnerKey,
  entry: EntryRow,
  opened: SealedEntry,
): Promise<void> {
  const unfinished = entry.status === 'processing';
  await reanalyse(context, tx, key, entry, opened, {
    deletedAt: null,
    ...(unfinished ? { updatedAt: context.now() } : {}),
  });
  if (unfinished) await sendFeedback(context, tx, entry);
}

/** Stores an entry, an analysed one read with the corrections of today, and what else changes of it. */
export async function reanalyse(
  context: ServerContext,
  tx: Transaction,
  key: OwnerKey,
  entry: EntryRow,
  opened: SealedEntry,
  set: Partial<EntryRow> = {},
): Promise<void> {
  const analysed = entry.status !== 'saved';
  const reading = analysed ? await readFor(context, tx, key, entry.userId, opened.text) : null;
  await saveWithAnalysis(tx, key, entry, { ...opened, reading }, (sealed) =>
    updateEntry(tx, entry, { ...set, sealed }),
  );
}

export async function lockUndeleted(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<EntryRow> {
  const entry = await lockEntry(tx, userId, id);
  if (!entry || entry.deletedAt) throw notFound();
  return entry;
}

function sendFeedback(
  { jobs }: ServerContext,
  tx: Queryable,
  { userId, id, version }: Pick<EntryRow, 'userId' | 'id' | 'version'>,
): Promise<void> {
  return jobs.send(tx, writeFeedbackJob, { userId, entryId: id, version });
}
