import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import type { Caller } from '../api/server/index.ts';
import type { Transaction } from '../db/index.ts';
import type { ServerContext } from './context.ts';

/** What became of records that a person brings along. */
export interface BroughtIn {
  /** Were not here and are now, or would be. */
  added: number;
  /** Are here already, or a newer one of the person's own is: they stay as they are. */
  kept: number;
  /** Belong to what this instance does not have, such as another one's course. */
  left: number;
}

/**
 * Stores records that a person brings along from a former account, within `tx`, which is taken back
 * where they only want to know what would happen. The same records again add nothing, and nothing of
 * the person's own that stands is replaced; what they took back here comes back.
 */
export type BringIn<T> = (
  context: ServerContext,
  tx: Transaction,
  caller: Caller,
  records: readonly T[],
) => Promise<BroughtIn>;

/** One kind of record that is kept of a person: a file of the passport, a record a line. */
export interface PersonalKind<T = unknown> {
  /** Names the file; in the documented format for good. */
  name: string;
  /** Tables that it tells everything of, but for what is nobody's to read (hashes, secrets). */
  tables: readonly PgTable[];
  /** What a record looks like, in the file and when it is brought in. */
  schema: z.ZodType<T>;
  /** All records of a person in a lasting order, read as they are asked for; undefined for one whose seal is broken. */
  read: (context: ServerContext, userId: string) => AsyncIterable<T | undefined>;
  /** Absent where a record belongs to the account it was made in, such as a sign-in. */
  bringIn?: BringIn<T>;
}

/** A piece of a file for people, text or bytes; the pieces of a file follow each other. */
export type PersonalFile = {
  /** Path within the passport, in the person's language. */
  path: string;
} & ({ text: string } | { bytes: Uint8Array });

/** Something of one day, as a person reads it in the book of their records. */
export interface BookPage {
  /** Title of its chapter; those of a chapter follow each other, in the order of their days. */
  chapter: string;
  day: string;
  /** What stands above it, with its day. */
  head: string;
  /** The person's own words. */
  text?: string | undefined;
  /** What was added to it, smaller. */
  aside?: string | undefined;
  /** Pictures below it, each with its words. */
  pictures?: readonly BookPicture[] | undefined;
}

export interface BookPicture {
  /** A JPEG, drawn as it is; null for one that no page can hold, of which the words alone stand there. */
  jpeg: Uint8Array | null;
  words: string;
}

/** What a feature keeps of people, as the passport (feature `privacy`) takes it along. */
export interface PersonalData {
  kinds: readonly PersonalKind[];
  /** The same as `kinds`, or the part of it that people read, in forms for them. */
  files?: (context: ServerContext, caller: Caller) => AsyncIterable<PersonalFile>;
  /** What of it is read like a book: those pages become one PDF with those of the other features. */
  book?: (context: ServerContext, caller: Caller) => AsyncIterable<BookPage>;
  /** Tables with rows of people that no kind tells, each with the reason. */
  withheld?: readonly (readonly [table: PgTable, reason: string])[];
}

/** A kind whose reading and bringing in agree with its schema, among others. */
export function personalKind<S extends z.ZodType>(
  kind: Omit<PersonalKind<z.output<S>>, 'schema'> & { schema: S },
): PersonalKind {
  return kind as unknown as PersonalKind;
}

/**
 * Stores the rows whose key is not taken yet; what stands at a key stays, whoever made it when. What was
 * taken back (`gone` picks those rows) stands no longer: a copy is how its author gets it back.
 */
export async function addMissing<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly T['$inferInsert'][],
  gone?: SQL,
): Promise<BroughtIn> {
  if (rows.length === 0) return { added: 0, kept: 0, left: 0 };
  if (gone) await tx.delete(table).where(gone);
  const { rowCount } = await tx
    .insert(table)
    .values([...rows] as T['$inferInsert'][])
    .onConflictDoNothing();
  const added = rowCount ?? 0;
  return { added, kept: rows.length - added, left: 0 };
}

/**
 * Those of the records that their days have room for, where `held` has the ids that stand on each day
 * already: what is here needs no room, and each that fits takes some of it.
 */
export function withRoom<T extends { id: string; day: string }>(
  records: readonly T[],
  held: readonly { id: string; day: string | null }[],
  most: number,
): T[] {
  const days = Map.groupBy(held, ({ day }) => day);
  const ids = new Map([...days].map(([day, rows]) => [day, new Set(rows.map(({ id }) => id))]));
  return records.filter(({ id, day }) => {
    const here = ids.get(day) ?? new Set();
    if (!here.has(id) && here.size >= most) return false;
    ids.set(day, here.add(id));
    return true;
  });
}
