import { countryOf } from '#features/crisis/contract/country.rules.ts';
import type { BroughtKind } from '#features/privacy/contract/passport.ts';
import type { Language } from '#packages/i18n/languages.ts';
import { type DaylioTable, type LeftOut, readDaylio } from './daylio.rules.ts';
import {
  type Clipped,
  type DaylioChoices,
  type DaylioRecords,
  recordsOf,
} from './daylio-records.rules.ts';
import { BadPassport, type Batch, batchesOf, type OpenedPassport } from './passport-file.ts';

/** Largest export that is read: decades of days. */
const MOST_BYTES = 16_000_000;

/** What is in an export that a person chose. Throws `BadPassport` for what is none, or too large. */
export async function openDaylio(file: Blob): Promise<DaylioTable> {
  if (file.size > MOST_BYTES) throw new BadPassport('too_large');
  const table = readDaylio(await file.text());
  if (!table || table.lines.length === 0) throw new BadPassport('not_daylio');
  return table;
}

/** Whose export it is, and where they are. */
export interface Bringer {
  userId: string;
  timeZone: string;
  language: Language;
}

/** An export as if it were a copy of ours, and what of it does not come along as it is. */
export interface DaylioPassport {
  passport: OpenedPassport;
  leftOut: LeftOut[];
  clipped: Clipped[];
}

/**
 * A record's id is made of the person and the line, so that the same export again doubles nothing and
 * two people's lines are never one.
 */
export async function daylioPassport(
  { lines, leftOut }: DaylioTable,
  choices: DaylioChoices,
  bringer: Bringer,
): Promise<DaylioPassport> {
  const now = new Date();
  const records = recordsOf(lines, choices, { timeZone: bringer.timeZone, now });
  const named = async ({ name }: { name: string }) => idOf(`${bringer.userId} ${name}`);
  const all: Partial<Record<BroughtKind, unknown[]>> = {
    'diary-entries': await Promise.all(
      records.entries.map(async (told) => entryOf(told, await named(told), bringer)),
    ),
    'emotion-days': await Promise.all(
      records.days.map(async (told) => {
        const { day, at: recordedAt, level, tags, note } = told;
        return { day, level, tags, note, recordedAt, changeId: await named(told) };
      }),
    ),
    'emotion-moments': await Promise.all(
      records.moments.map(async (told) => {
        const { day, at, level, tags, note } = told;
        const id = await named(told);
        return { id, day, at, level, tags, note, recordedAt: at, changeId: id };
      }),
    ),
  };
  const passport: OpenedPassport = {
    createdAt: now.toISOString(),
    total: records.entries.length + records.days.length + records.moments.length,
    *batches(): Generator<Batch> {
      for (const [kind, ofKind] of Object.entries(all)) {
        yield* batchesOf(kind as BroughtKind, ofKind);
      }
    },
  };
  const byLine = [...leftOut, ...records.leftOut].sort((one, other) => one.line - other.line);
  return { passport, leftOut: byLine, clipped: records.clipped };
}

/** Words from elsewhere are kept without a reading: nobody wrote them here to have them read. */
function entryOf(
  { day, at, title, text }: DaylioRecords['entries'][number],
  id: string,
  { timeZone, language }: Bringer,
) {
  return {
    ...{ id, day, text, ...(title ? { title } : {}), favourite: false, version: 1 },
    ...{ words: 0, status: 'saved', reading: null, feedback: null, helpDismissed: false },
    ...{ createdAt: at, updatedAt: at, language, country: countryOf(timeZone) },
  };
}

/** A UUID of version 8 that a name always gives. */
async function idOf(name: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name));
  const bytes = new Uint8Array(hash).slice(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}
