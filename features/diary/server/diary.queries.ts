import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { burnoutAnalyses } from '#features/burnout/server/index.ts';
import {
  type Database,
  placeholdersOf,
  type Queryable,
  statementsFor,
} from '#packages/db/index.ts';
import { diaryEntries, diaryEntryVersions } from './diary.tables.ts';

export type EntryRow = typeof diaryEntries.$inferSelect;
export type AnalysisRow = typeof burnoutAnalyses.$inferSelect;
/** An entry with its analysis, where it has one. */
export interface AnalysedRow {
  entry: EntryRow;
  analysis: AnalysisRow | null;
}
/** What pages need of an entry and its analysis. */
export interface ListedRow {
  entry: Pick<
    EntryRow,
    | 'id'
    | 'status'
    | 'version'
    | 'words'
    | 'day'
    | 'favourite'
    | 'createdAt'
    | 'updatedAt'
    | 'sealed'
  >;
  analysis: Omit<AnalysisRow, 'userId' | 'at'> | null;
}
/** An entry as the list takes it from the database: instants as the text that leaves the server. */
export interface ListedEntry
  extends Pick<EntryRow, 'id' | 'status' | 'version' | 'words' | 'day' | 'favourite'> {
  createdAt: string;
  updatedAt: string;
  sealed: Buffer;
}

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const joined = and(
  eq(burnoutAnalyses.userId, diaryEntries.userId),
  eq(burnoutAnalyses.entryId, diaryEntries.id),
);
const one = and(
  eq(diaryEntries.userId, sql.placeholder('userId')),
  eq(diaryEntries.id, sql.placeholder('id')),
);

const { deletedAt: _neverNew, ...newEntry } = placeholdersOf(diaryEntries);

const statementsOf = statementsFor((db) => {
  const select = () =>
    db
      .select({ entry: diaryEntries, analysis: burnoutAnalyses })
      .from(diaryEntries)
      .leftJoin(burnoutAnalyses, joined);
  return {
    one: select()
      .where(and(one, isNull(diaryEntries.deletedAt)))
      .prepare('diary_one'),
    byClientId: select()
      .where(
        and(
          eq(diaryEntries.userId, sql.placeholder('userId')),
          eq(diaryEntries.clientId, sql.placeholder('clientId')),
        ),
      )
      .prepare('diary_by_client_id'),
    finish: db
      .update(diaryEntries)
      .set({ status: 'analysed', sealed: sql`${sql.placeholder('sealed')}` })
      .where(one)
      .prepare('diary_finish'),
    insert: db.insert(diaryEntries).values(newEntry).prepare('diary_insert'),
    lock: db.select().from(diaryEntries).where(one).for('update').prepare('diary_lock'),
  };
});

/**
 * Pages are raw statements with just the columns they show: the query builder's own form costs three
 * times as much, and every visit loads one. Bytes come as base64, which is shorter and quicker to read
 * than the driver's hexadecimal.
 */
const ENTRY = `
  e.id::text, e.status, e.version, e.words, e.day::text, e.favourite,
  (e.created_at at time zone 'UTC')::text, (e.updated_at at time zone 'UTC')::text,
  encode(e.sealed, 'base64')`;
/** After an entry that is here no longer comes nothing. */
const NEWEST_FIRST = `
  where e.user_id = $1 and e.deleted_at is null
    and (e.day, e.id) < (
      case when $2::uuid = '${LAST_ID}' then 'infinity'
           else (select day from diary_entries where user_id = $1 and id = $2) end, $2)
  order by e.day desc, e.id desc
  limit $3`;

/**
 * Sealed bytes with which a page is full, whatever its limit: some 40 ms of the process, which answers
 * nobody else meanwhile. A hundred entries of the usual length come to a fifth of it.
 */
const PAGE_BYTES = 2 * 1024 ** 2;
/**
 * The entries of a page. What follows the entry after the one that fills it (`$4` bytes) stays in the
 * database: the length of sealed bytes is known without fetching them.
 */
const PAGE_ENTRIES = `
  (select *
     from (select e.*, sum(octet_length(e.sealed)) over (
                    order by e.day desc, e.id desc rows between unbounded preceding and 2 preceding
                  ) as before
             from diary_entries e ${NEWEST_FIRST}) e
    where e.before is null or e.before < $4) e`;

/** Entries alone: the list needs no more where readings were sealed with them. */
const LISTED = {
  name: 'diary_listed',
  text: `select ${ENTRY} from ${PAGE_ENTRIES} order by e.day desc, e.id desc`,
} as const;

/**
 * Entries with their analyses. The limit inside has each analysis looked up by its key: joined plainly,
 * all of the person's are read and compared with every entry of the page.
 */
const PAGE = {
  name: 'diary_page',
  text: `
    select ${ENTRY},
           a.score, a.level, a.exhaustion, a.physical, a.cynicism, a.selfcriticism, a.positive,
           a.words, a.language, a.engine_version, encode(a.sealed, 'base64')
      from ${PAGE_ENTRIES}
      left join lateral (
        select * from burnout_analyses where user_id = e.user_id and entry_id = e.id limit 1
      ) a on true
     order by e.day desc, e.id desc`,
} as const;

type Level = AnalysisRow['level'];
type EntryColumns = [
  ...[id: string, status: EntryRow['status'], version: number, words: number],
  ...[day: string, favourite: boolean],
  ...[created: string, updated: string, sealed: string | null],
];
type PageRow = [
  ...EntryColumns,
  ...[score: number | null, level: Level],
  ...[exhaustion: number, physical: number, cynicism: number],
  ...[selfcriticism: number, positive: number, readWords: number],
  ...[language: AnalysisRow['language'], engineVersion: string, sealedReading: string],
];

/** Which entries of the list: at most `limit`, from the one after `after` on. */
export interface Page {
  after?: string | undefined;
  limit: number;
}

/**
 * A person's undeleted entries before `after` in the list, newest first: at most `limit`, and none
 * after the one that follows the entry which fills a page (`fullWith`).
 */
export async function listedOf(
  { $client }: Database,
  userId: string,
  { after = LAST_ID, limit }: Page,
): Promise<ListedEntry[]> {
  const values = [userId, after, limit, PAGE_BYTES];
  const rows = await $client.read<EntryColumns>({ ...LISTED, values });
  return rows.map(listedEntry);
}

/** The analyses of these entries, by entry. */
export async function analysesOf(
  db: Database,
  userId: string,
  entryIds: readonly string[],
): Promise<Map<string, AnalysisRow>> {
  const rows = await db
    .select()
    .from(burnoutAnalyses)
    .where(
      and(eq(burnoutAnalyses.userId, userId), inArray(burnoutAnalyses.entryId, [...entryIds])),
    );
  return new Map(rows.map((row) => [row.entryId, row]));
}

/** The person's entries about a day that were written at an instant, deleted ones too. */
export function entriesWrittenAt(
  db: Queryable,
  userId: string,
  { day, at }: { day: string; at: Date },
): Promise<EntryRow[]> {
  return db
    .select()
    .from(diaryEntries)
    .where(
      and(
        eq(diaryEntries.userId, userId),
        eq(diaryEntries.day, day),
        eq(diaryEntries.createdAt, at),
      ),
    );
}

/** The person's undeleted entries about a day, the first written first, each with its analysis. */
export function entriesAbout(db: Queryable, userId: string, day: string): Promise<AnalysedRow[]> {
  return db
    .select({ entry: diaryEntries, analysis: burnoutAnalyses })
    .from(diaryEntries)
    .leftJoin(burnoutAnalyses, joined)
    .where(
      and(
        eq(diaryEntries.userId, userId),
        eq(diaryEntries.day, day),
        isNull(diaryEntries.deletedAt),
      ),
    )
    .orderBy(diaryEntries.createdAt);
}

/** The same entries as `listedOf`, each with its analysis. */
export async function pageOf(
  { $client }: Database,
  userId: string,
  { after = LAST_ID, limit }: Page,
): Promise<ListedRow[]> {
  const values = [userId, after, limit, PAGE_BYTES];
  const rows = await $client.read<PageRow>({ ...PAGE, values });
  return rows.map(listedRow);
}

/** With how many of these entries a page is full; more than there are where they do not fill it. */
export function fullWith(entries: readonly Pick<EntryRow, 'sealed'>[]): number {
  let bytes = 0;
  const last = entries.findIndex(({ sealed }) => {
    bytes += sealed?.length ?? 0;
    return bytes >= PAGE_BYTES;
  });
  return last < 0 ? Number.POSITIVE_INFINITY : last + 1;
}

function listedEntry(row: EntryColumns | PageRow): ListedEntry {
  const [id, status, version, words, day, favourite, created, updated, sealed] = row;
  return {
    id,
    status,
    version,
    words,
    day,
    favourite,
    createdAt: isoOf(created),
    updatedAt: isoOf(updated),
    // What was lost opens as little as what was damaged.
    sealed: Buffer.from(sealed ?? '', 'base64'),
  };
}

/** An instant as ISO 8601 to the millisecond; PostgreSQL leaves zeros at the end of a second out. */
function isoOf(utc: string): string {
  return `${utc.slice(0, 10)}T${utc.slice(11, 19)}.${utc.slice(20, 23).padEnd(3, '0')}Z`;
}

function listedRow(row: PageRow): ListedRow {
  const { createdAt, updatedAt, ...own } = listedEntry(row);
  const entry = { ...own, createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) };
  const [, , , , , , , , , score, level] = row;
  if (score === null) return { entry, analysis: null };
  return {
    entry,
    analysis: {
      entryId: entry.id,
      score,
      level,
      exhaustion: row[11],
      physical: row[12],
      cynicism: row[13],
      selfcriticism: row[14],
      positive: row[15],
      words: row[16],
      language: row[17],
      engineVersion: row[18],
      sealed: Buffer.from(row[19], 'base64'),
    },
  };
}

/** One undeleted entry of the person. */
export async function entryOf(
  { $client }: Database,
  userId: string,
  id: string,
): Promise<AnalysedRow | undefined> {
  const [row] = await statementsOf($client.reads).one.execute({ userId, id });
  return row;
}

/** The entry that was saved for a sender's id, deleted or not. */
export async function entryByClientId(
  db: Database,
  userId: string,
  clientId: string,
): Promise<AnalysedRow | undefined> {
  const [row] = await statementsOf(db).byClientId.execute({ userId, clientId });
  return row;
}

/** Inserts an entry; fails with a `UNIQUE_VIOLATION` when the sender's id was used before. */
export async function insertEntry(tx: Queryable, row: Omit<EntryRow, 'deletedAt'>): Promise<void> {
  await statementsOf(tx).insert.execute(row);
}

/** One entry of the person, deleted or not, locked until the transaction ends. */
export async function lockEntry(
  tx: Queryable,
  userId: string,
  id: string,
): Promise<EntryRow | undefined> {
  const [row] = await statementsOf(tx).lock.execute({ userId, id });
  return row;
}

export async function updateEntry(
  tx: Queryable,
  { userId, id }: Pick<EntryRow, 'userId' | 'id'>,
  set: Partial<Omit<EntryRow, 'userId' | 'id'>>,
): Promise<void> {
  await tx
    .update(diaryEntries)
    .set(set)
    .where(and(eq(diaryEntries.userId, userId), eq(diaryEntries.id, id)));
}

/** Marks an entry that is locked as analysed, its feedback among what is sealed. */
export async function finishEntry(
  tx: Queryable,
  entry: Pick<EntryRow, 'userId' | 'id' | 'sealed'>,
): Promise<void> {
  await statementsOf(tx).finish.execute(entry);
}

export async function insertVersion(
  tx: Queryable,
  row: typeof diaryEntryVersions.$inferInsert,
): Promise<void> {
  await tx.insert(diaryEntryVersions).values(row);
}

/** Former texts of an entry, newest first. */
export function versionsOf(db: Queryable, userId: string, entryId: string) {
  return db
    .select()
    .from(diaryEntryVersions)
    .where(and(eq(diaryEntryVersions.userId, userId), eq(diaryEntryVersions.entryId, entryId)))
    .orderBy(desc(diaryEntryVersions.version));
}
