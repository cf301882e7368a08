import type { ReadingView } from '#features/burnout/contract/burnout.contract.ts';
import { isUnreadLanguage } from '#features/burnout/engine/index.ts';
import { crisisLevelOf, readFor } from '#features/burnout/server/index.ts';
import type { Country } from '#features/crisis/contract/country.rules.ts';
import type { Help } from '#features/crisis/contract/danger.ts';
import type { OwnerKey } from '#packages/crypto/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { helpOf } from './diary.help.ts';

interface Read {
  reading: ReadingView | null;
  help: Help | null;
  unreadLanguage: boolean;
}

/** What an entry has that its person wanted to be kept alone. */
export const KEPT: Read = { reading: null, help: null, unreadLanguage: false };

/** Whether an entry’s person wanted it read: it was, or is in a language that is not. */
export const isToBeRead = (
  status: string,
  { unreadLanguage }: { unreadLanguage?: boolean | undefined },
): boolean => status !== 'saved' || unreadLanguage === true;

/**
 * Reads an entry that is to be read. In a language that is not read here it has no reading, unless danger is
 * heard in it all the same.
 */
export async function readEntry(
  context: ServerContext,
  db: Queryable,
  { userId, key, country }: { userId: string; key: OwnerKey; country: Country },
  entry: { title?: string | undefined; text: string },
): Promise<Read> {
  const { text } = entry;
  if (isUnreadLanguage(text)) {
    const help = helpOf(entry, { crisisLevel: crisisLevelOf(text) }, country);
    if (help === null) return { reading: null, help, unreadLanguage: true };
  }
  const reading = await readFor(context, db, key, userId, text);
  return { reading, help: helpOf(entry, reading, country), unreadLanguage: false };
}
