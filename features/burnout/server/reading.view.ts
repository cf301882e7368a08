import type { MentionView, ReadingView } from '#features/burnout/contract/burnout.contract.ts';
import { type Mention, type Reading, WEIGHTS } from '#features/burnout/engine/index.ts';
import type { OwnerKey } from '#packages/crypto/index.ts';
import type { burnoutAnalyses } from './burnout.tables.ts';

/**
 * What an analysis keeps out of plain sight: which words were found where, and the crisis level.
 * Mentions and level are its first line; the rest is its second.
 */
export interface SealedReading {
  mentions: MentionView[];
  /** The words of each mention, as written: same order and length. */
  samples: string[];
  crisisLevel: number;
  /** The person put the entry's help away: its numbers show. */
  helpDismissed: boolean;
  /** Help comes first for another reason than the crisis level; missing where it was sealed before that. */
  helpFirst?: boolean;
}

export type AnalysisRow = typeof burnoutAnalyses.$inferSelect;

/** From this crisis level on, help takes the place of every number (product decision: levels 2 and 3). */
const HELP_FIRST_FROM = 2;

/** Whether a text's score and level are shown nowhere, because help comes before numbers. */
function helpComesFirst(crisisLevel: number): boolean {
  return crisisLevel >= HELP_FIRST_FROM;
}

const place = (entryId: string) => ({ table: 'burnout_analyses', row: entryId });

/** What leaves the server of a reading that the engine just made. */
export function viewOf(reading: Reading): ReadingView {
  return {
    score: reading.score,
    level: reading.level,
    counts: reading.counts,
    mentions: reading.mentions.map(mentionView),
    crisisLevel: reading.crisisLevel,
    language: reading.language,
    words: reading.words,
    engineVersion: reading.version,
  };
}

/** An entry as a reading belongs to it. */
export interface ReadEntry {
  userId: string;
  entryId: string;
  /** Where the entry stands in time. */
  at: Date;
  text: string;
  helpDismissed: boolean;
  /** The entry is answered with help, of whatever kind. */
  helpFirst: boolean;
}

/** The row that keeps the reading of an entry. */
export function rowOf(key: OwnerKey, entry: ReadEntry, reading: ReadingView): AnalysisRow {
  const { userId, entryId, at, text, helpDismissed, helpFirst } = entry;
  const { score, level, counts, words, language, engineVersion, mentions, crisisLevel } = reading;
  const samples = mentions.map(({ start, end }) => text.slice(start, end));
  const sealed = key.sealLines(place(entryId), [
    { mentions, crisisLevel },
    { samples, helpDismissed, helpFirst },
  ]);
  return {
    userId,
    entryId,
    at,
    ...counts,
    score,
    level,
    words,
    language,
    engineVersion,
    sealed,
  };
}

/** Opens a stored reading. */
export function openReading(key: OwnerKey, row: Omit<AnalysisRow, 'userId' | 'at'>): ReadingView {
  const { mentions, crisisLevel } = openSealed(key, row);
  const { exhaustion, physical, cynicism, selfcriticism, positive } = row;
  return {
    score: row.score,
    level: row.level,
    counts: { exhaustion, physical, cynicism, selfcriticism, positive },
    mentions,
    crisisLevel,
    language: row.language,
    words: row.words,
    engineVersion: row.engineVersion,
  };
}

/** Whether help comes before the numbers of a stored reading; only the sealed part knows. */
export function isHelpFirst(key: OwnerKey, row: Pick<AnalysisRow, 'entryId' | 'sealed'>): boolean {
  return comesFirst(openSealed(key, row));
}

/** The same of what was opened already. */
export function comesFirst({ crisisLevel, helpDismissed, helpFirst }: SealedReading): boolean {
  return (helpFirst || helpComesFirst(crisisLevel)) && !helpDismissed;
}

export function openSealed(
  key: OwnerKey,
  { entryId, sealed }: Pick<AnalysisRow, 'entryId' | 'sealed'>,
): SealedReading {
  return Object.assign({}, ...key.openLines(place(entryId), sealed));
}

function mentionView({ start, end, category, expression, status, trigger }: Mention): MentionView {
  const weight = status === 'counted' ? WEIGHTS[category] : 0;
  return { start, end, category, expression, status, weight, ...(trigger ? { trigger } : {}) };
}
