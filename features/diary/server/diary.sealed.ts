import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { ReadingView } from '#features/burnout/contract/burnout.contract.ts';
import { recordReading } from '#features/burnout/server/index.ts';
import type { Help } from '#features/crisis/contract/danger.ts';
import { takesTheirPlace } from '#features/crisis/contract/help.rules.ts';
import type { Feedback } from '#features/diary/contract/diary.contract.ts';
import { type OwnerKey, sealed } from '#packages/crypto/index.ts';
import { pipelined, type Queryable } from '#packages/db/index.ts';
import type { Stamp } from '#packages/kernel/change.ts';
import type { EntryRow } from './diary.queries.ts';
import { type Memory, NOTHING_REMEMBERED } from './feedback/material.ts';

/**
 * What an entry keeps sealed. Its first line is what the author is shown; the second is the program's
 * own. The third is the entry's reading, for
 * lists too: opening the analysis beside each entry would cost as much again. Entries that were sealed
 * before it was kept have no third line.
 */
export interface SealedEntry {
  text: string;
  /** Undefined for an entry without one. */
  title: string | undefined;
  feedback: (Feedback & { memory: Memory }) | null;
  helpDismissed: boolean;
  /** As it was when the text was written; undefined for entries that were sealed before it was kept. */
  help: Help | null | undefined;
  /** It was to be read, and is in a language that is not. */
  unreadLanguage?: boolean | undefined;
  /** When what stands above the text was last changed, each by itself; nothing for what stands as written. */
  headStamps: HeadStamps;
}

/** What the author is shown of it. */
export interface ShownEntry extends Pick<SealedEntry, 'text' | 'helpDismissed'> {
  title?: string | undefined;
  feedback: Feedback | null;
  help?: Help | null | undefined;
  unreadLanguage?: boolean | undefined;
}

export type HeadStamps = Partial<Record<'title' | 'day' | 'favourite', Stamp>>;

const place = (id: string) => ({ table: 'diary_entries', row: id });
const versionPlace = (id: string, version: number) => ({
  table: 'diary_entry_versions',
  row: `${id}:${version}`,
});

const VERSION = sealed(z.object({ text: z.string() }));
/** The two lines of `SealedEntry` that the program reads. */
const SHOWN = sealed(
  z.object({
    text: z.string(),
    title: z.string().optional(),
    feedback: z.custom<Feedback | null>(),
    helpDismissed: z.boolean(),
    help: z.custom<Help | null | undefined>().optional(),
    unreadLanguage: z.boolean().optional(),
  }),
);
const OWN = sealed(
  z.object({
    // Of an entry from before anything was remembered there is nothing.
    memory: z.custom<Memory | null>().default(null),
    headStamps: z.custom<HeadStamps>().default({}),
  }),
);

/** An entry to be stored, with the reading that it has from now on; null for one without analysis. */
interface EntryToSave extends SealedEntry {
  reading: ReadingView | null;
  /** The reading that is counted for it already: the same one is not recorded again. */
  counted?: ReadingView | null;
}

/**
 * Stores what an entry keeps sealed together with its reading, which is sealed with it for lists and
 * recorded for what is counted: the only way to seal an entry, so that the two never part. `store` is
 * given the bytes and issues its statement before it first waits: the record refers to the entry.
 */
export async function saveWithAnalysis(
  tx: Queryable,
  key: OwnerKey,
  { userId, id, toldAt }: Pick<EntryRow, 'userId' | 'id' | 'toldAt'>,
  { reading, counted = null, ...entry }: EntryToSave,
  store: (sealed: Buffer) => Promise<unknown>,
): Promise<void> {
  const { text, helpDismissed, help } = entry;
  const helpFirst = help != null && takesTheirPlace(help);
  const read = { userId, entryId: id, at: toldAt, text, helpDismissed, helpFirst };
  const isCounted = isDeepStrictEqual(reading, counted);
  await pipelined([
    store(sealEntry(key, id, entry, reading)),
    reading && !isCounted && recordReading(tx, key, read, reading),
  ]);
}

function sealEntry(
  key: OwnerKey,
  id: string,
  entry: SealedEntry,
  reading: ReadingView | null,
): Buffer {
  const { text, title, feedback, helpDismissed, help, unreadLanguage, headStamps } = entry;
  const { memory, ...own } = feedback ?? { memory: null };
  const shown = { text, title, feedback: feedback && own, helpDismissed, help, unreadLanguage };
  return key.sealLines(place(id), [shown, { memory, headStamps }, reading]);
}

export function openEntry(key: OwnerKey, id: string, bytes: Buffer): SealedEntry {
  const [shown, own] = key.openLines(place(id), bytes);
  const { text, title, feedback, helpDismissed, help, unreadLanguage } = SHOWN.read(shown);
  const { memory, headStamps } = OWN.read(own);
  return {
    text,
    title,
    feedback: feedback && { ...feedback, memory: memory ?? NOTHING_REMEMBERED },
    helpDismissed,
    help,
    unreadLanguage,
    headStamps,
  };
}

/** What an entry keeps sealed and shows. The reading is undefined where none was sealed with it. */
export function openShown(
  key: OwnerKey,
  id: string,
  sealed: Buffer,
): { shown: ShownEntry; reading: ReadingView | null | undefined } {
  const [shown, , reading] = key.openLines(place(id), sealed);
  return {
    shown: SHOWN.read(shown),
    reading: reading as ReadingView | null | undefined,
  };
}

export function sealVersion(key: OwnerKey, id: string, version: number, text: string): Buffer {
  return key.seal(versionPlace(id, version), { text });
}

export function openVersion(key: OwnerKey, id: string, version: number, bytes: Buffer): string {
  return key.open(versionPlace(id, version), bytes, VERSION).text;
}
