import { openReading, readFor } from '#features/burnout/server/index.ts';
import { FEW_WORDS } from '#features/diary/contract/diary.contract.ts';
import type { OwnerKey } from '#packages/crypto/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { announce } from '../diary.events.ts';
import {
  type AnalysedRow,
  type EntryRow,
  entryOf,
  finishEntry,
  lockEntry,
  pageOf,
} from '../diary.queries.ts';
import { type SealedEntry, saveWithAnalysis } from '../diary.sealed.ts';
import { openEach, openRow } from '../diary.view.ts';
import { mayModelWrite } from '../writer-consent.ts';
import { dangerOf } from './danger/danger.ts';
import { factsOf } from './extraction/facts.ts';
import {
  EARLIER_ENTRIES,
  type Material,
  NOTHING_REMEMBERED,
  type WrittenFeedback,
} from './material.ts';
import { writeLocally } from './writer.ts';

/**
 * Writes the feedback of an entry and marks it `analysed`. Does nothing when the entry is gone,
 * already has one, or is not at this version any more. `quick` leaves the model out.
 */
export async function giveFeedback(
  context: ServerContext,
  { userId, entryId, version }: { userId: string; entryId: string; version: number },
  { quick = false }: { quick?: boolean } = {},
): Promise<void> {
  const { db, vault } = context;
  const row = await entryOf(db, userId, entryId);
  if (!row || !waits(row.entry, version)) return;
  const key = await vault.keyOf(userId);
  const { text, help } = openRow(key, row);
  const material = await gatherMaterial(context, key, row, { text, help });
  const feedback = (!quick && (await byModel(context, material, userId))) || writeLocally(material);
  await db.transaction(async (tx) => {
    // Locked and opened again: title and help may have changed while the feedback was written.
    const entry = await lockEntry(tx, userId, entryId);
    if (!entry || !waits(entry, version)) return;
    const now = openRow(key, { entry });
    // A correction made while this entry was being saved did not see it: read it once more.
    const reading = await readFor(context, tx, key, userId, text);
    const counted = row.analysis && material.reading;
    await saveWithAnalysis(tx, key, entry, { ...now, feedback, reading, counted }, (sealed) =>
      finishEntry(tx, { userId, id: entryId, sealed }),
    );
    await announce(context, tx, userId, { type: 'entry_changed', entryId });
  });
}

/** Whether an entry still waits for the feedback of this version. */
function waits({ status, deletedAt, version: stored }: EntryRow, version: number): boolean {
  return status === 'processing' && deletedAt === null && stored === version;
}

async function byModel(
  { db, settings, log }: ServerContext,
  material: Material,
  userId: string,
): Promise<WrittenFeedback | null> {
  const { languageModel } = settings;
  if (!languageModel) return null;
  // What speaks of danger gets fixed words and whom to call; what is too short has nothing to write about.
  if (material.reading.words < FEW_WORDS) return null;
  if (dangerOf(material, factsOf(material.text, material.reading))) return null;
  if (!(await mayModelWrite(db, settings, userId))) return null;
  // Loaded where a model is configured only: the SDK is large and most instances have none.
  const { writeByModel } = await import('./model-writer.ts');
  const outcome = await writeByModel(languageModel, material);
  if ('feedback' in outcome) return outcome.feedback;
  // The name of the reason only: neither the entry nor what the model wrote.
  log.warn({ reason: outcome.refused }, 'language model left out');
  return null;
}

/** The entry with its reading, and the entries before it. */
async function gatherMaterial(
  context: ServerContext,
  key: OwnerKey,
  { entry, analysis }: AnalysedRow,
  { text, help }: Pick<SealedEntry, 'text' | 'help'>,
): Promise<Material> {
  const { userId, id, language, country } = entry;
  const rows = await pageOf(context.db, userId, { after: id, limit: EARLIER_ENTRIES });
  return {
    language,
    country,
    text,
    help: help ?? null,
    reading: analysis
      ? openReading(key, analysis)
      : await readFor(context, context.db, key, userId, text),
    seed: id,
    earlier: openEach(
      context,
      rows,
      (row) => openRow(key, row).feedback?.memory ?? NOTHING_REMEMBERED,
    ),
  };
}
