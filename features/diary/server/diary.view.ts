import { encodeReading, openReading } from '#features/burnout/server/index.ts';
import type { Entry } from '#features/diary/contract/diary.contract.ts';
import type { OwnerKey } from '#packages/crypto/index.ts';
import { type ServerContext, unlessBroken } from '#packages/kernel/index.ts';
import type { ListedRow } from './diary.queries.ts';
import { openEntry, openShown, type SealedEntry } from './diary.sealed.ts';

/** What leaves the server of an entry, for its author only. */
export function entryView(key: OwnerKey, row: ListedRow, opened?: SealedEntry): Entry {
  const { entry, analysis } = row;
  const { text, feedback, helpDismissed } = opened ?? openRow(key, row);
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
    helpDismissed,
  };
}

/** The JSON text of what `entryView` gives, in parts: the list is asked for at every visit. */
export function encodeEntry(key: OwnerKey, { entry, analysis }: ListedRow): (string | Buffer)[] {
  const { id, words, status, version, createdAt, updatedAt } = entry;
  const reading = analysis ? encodeReading(key, analysis) : ['null'];
  const shown = openShown(key, id, sealedOf(entry));
  return [
    `{"id":"${id}","words":${words},"status":"${status}","version":${version},"createdAt":"` +
      `${createdAt.toISOString()}","updatedAt":"${updatedAt.toISOString()}","reading":`,
    ...reading,
    ',',
    // What is shown is an object too: this one goes on where its opening brace was.
    shown.subarray(1),
  ];
}

/** Opens what a row that is not erased keeps sealed. */
export function openRow(
  key: OwnerKey,
  { entry }: { entry: Pick<ListedRow['entry'], 'id' | 'sealed'> },
): SealedEntry {
  return openEntry(key, entry.id, sealedOf(entry));
}

function sealedOf({ sealed }: Pick<ListedRow['entry'], 'sealed'>): Buffer {
  if (!sealed) throw new Error('An erased entry has nothing to open');
  return sealed;
}

/** What `open` makes of each row that can be opened. */
export function openEach<T extends object>(
  context: Pick<ServerContext, 'log'>,
  rows: readonly ListedRow[],
  open: (row: ListedRow) => T,
): T[] {
  return rows.flatMap((row) => {
    const opened = unlessBroken(context, row.entry.id, () => open(row));
    return opened ? [opened] : [];
  });
}

function feedbackView(feedback: NonNullable<SealedEntry['feedback']>): Entry['feedback'] {
  const { variants: _variants, ...view } = feedback;
  return view;
}
