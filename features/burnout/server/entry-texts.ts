import type { ReadingView } from '#features/burnout/contract/burnout.contract.ts';
import type { Queryable } from '#packages/db/index.ts';
import { plugInPoint, type ServerContext } from '#packages/kernel/index.ts';

/** A text that counts. */
export interface EntryText {
  entryId: string;
  text: string;
  /** Stores what the text reads as from now on, wherever the entry's reading stands. */
  storeReading(reading: ReadingView): Promise<void>;
}

/**
 * Where the texts are that a correction reads again. The diary has them and depends on this
 * feature, so it plugs them in instead of being imported.
 */
export interface EntryTexts {
  /** One analysed, undeleted entry, locked until the transaction ends; null for any other id. */
  lockOne(tx: Queryable, userId: string, entryId: string): Promise<EntryText | null>;
  /** Ids of analysed, undeleted entries after `after`, ascending, at most `limit`. */
  idsAfter(userId: string, after: string | null, limit: number): Promise<string[]>;
  /** Tells the person's open screens that scores changed, within the transaction. */
  announceRescored(tx: Queryable, userId: string, entryId: string | null): Promise<void>;
}

/** Where the feature that has the texts plugs them in. */
export const entryTexts = plugInPoint<EntryTexts>('burnout.entryTexts');

export function entryTextsOf(context: ServerContext): EntryTexts {
  const [texts] = entryTexts.of(context);
  if (!texts) throw new Error('No feature has the texts of entries');
  return texts;
}
