import { openReading } from '#features/burnout/server/index.ts';
import type { Entry } from '#features/diary/contract/diary.contract.ts';
import { describeError } from '#packages/api/server/index.ts';
import { type OwnerKey, SealBroken } from '#packages/crypto/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import type { ListedRow } from './diary.queries.ts';
import { openEntry, type SealedEntry } from './diary.sealed.ts';

/** What leaves the server of an entry, for its author only. */
export function entryView(key: OwnerKey, row: ListedRow, opened?: SealedEntry): Entry {
  const { entry, analysis } = row;
  const { text, feedback } = opened ?? openRow(key, row);
  return {
    id: entry.id,
    text,
    words: entry.words,
    status: entry.status,
    version: entry.version,
    createdAt: entry.createdAt.toISOString(),
    updatedAt: entry.updatedAt.toISOString(),
    reading: analysis ? openReading(key, analysis) : null,
    feedback: feedback && feedbackView(feedback),
  };
}

/** Opens the text and feedback of a row that is not erased. */
export function openRow(
  key: OwnerKey,
  { entry }: { entry: Pick<ListedRow['entry'], 'id' | 'sealed'> },
): SealedEntry {
  if (!entry.sealed) throw new Error('An erased entry has nothing to open');
  return openEntry(key, entry.id, entry.sealed);
}

/**
 * What `open` makes of each row. A row whose seal is broken (damaged storage) is told to the
 * operator and left out: one entry must not shut a person out of all the others.
 */
export function openEach<T>(
  { log }: Pick<ServerContext, 'log'>,
  rows: readonly ListedRow[],
  open: (row: ListedRow) => T,
): T[] {
  return rows.flatMap((row) => {
    try {
      return [open(row)];
    } catch (error) {
      if (!(error instanceof SealBroken)) throw error;
      log.error({ err: describeError(error), entryId: row.entry.id }, 'entry cannot be opened');
      return [];
    }
  });
}

function feedbackView(feedback: NonNullable<SealedEntry['feedback']>): Entry['feedback'] {
  const { variants: _variants, ...view } = feedback;
  return view;
}
