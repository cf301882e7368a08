import type {
  BurnoutOverview,
  Period,
  TrendNote,
} from '#features/burnout/contract/burnout.contract.ts';
import type { Entry } from '#features/diary/contract/diary.contract.ts';
import type { Language } from '#packages/i18n/languages.ts';
import { dayOf } from '#packages/kernel/day.ts';
import type { Summary } from '../../contract/summary.ts';
import { partsOf, placesOf, type Span } from './redaction.rules.ts';

/** What a person has chosen so far; it is kept nowhere before a link or PDF is made of it. */
export interface Draft {
  period: Period;
  /** Chosen entries, with what is covered in each. */
  entries: ReadonlyMap<string, readonly Span[]>;
  /** Names that are covered in every entry. */
  names: readonly string[];
  signals: boolean;
  emotions: boolean;
  notes: boolean;
  name: string;
  message: string;
}

/** Nothing is chosen before the person does it by hand. */
export const EMPTY_DRAFT: Draft = {
  period: '12w',
  entries: new Map(),
  names: [],
  signals: false,
  emotions: false,
  notes: false,
  name: '',
  message: '',
};

/** Where the parts of a summary come from. */
export interface Sources {
  overview: BurnoutOverview;
  entries: readonly Entry[];
  levels: readonly { day: string; level: number }[];
  notes: readonly TrendNote[];
  language: Language;
  timeZone: string;
  now: Date;
}

/** First and last of the person's days that a period covers. */
export function spanOf({ trend }: Pick<BurnoutOverview, 'trend'>, today: string) {
  return { from: trend[0]?.from ?? today, to: today };
}

/** Notes that touch a span of days, oldest first. */
export function notesWithin(
  notes: readonly TrendNote[],
  { from, to }: { from: string; to: string },
): TrendNote[] {
  return notes
    .filter((note) => note.from <= to && note.to >= from)
    .toSorted((a, b) => a.from.localeCompare(b.from));
}

/**
 * The summary that a draft stands for: the chosen entries in the order of their days, with what is
 * covered taken out, and the chosen charts. Nothing that was not chosen is in it.
 */
export function composeSummary(draft: Draft, sources: Sources, today: string): Summary {
  const { overview, language, timeZone } = sources;
  const span = spanOf(overview, today);
  const chosen = sources.entries
    .filter(({ id }) => draft.entries.has(id))
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.createdAt.localeCompare(b.createdAt));
  return {
    language,
    timeZone,
    createdAt: sources.now.toISOString(),
    ...span,
    period: draft.period,
    name: draft.name.trim() || null,
    message: draft.message.trim() || null,
    entries: chosen.map(({ id, text, day, createdAt }) => ({
      at: createdAt,
      ...(dayOf(new Date(createdAt), timeZone) === day ? {} : { day }),
      parts: partsOf(text, [...(draft.entries.get(id) ?? []), ...placesOf(text, draft.names)]),
    })),
    signals: draft.signals
      ? {
          entries: overview.entries,
          days: overview.daysWithEntry,
          of: overview.daysInPeriod,
          trend: overview.trend.map(({ from, to, entries, mean, interval }) => ({
            from,
            to,
            entries,
            mean,
            interval,
          })),
          counts: overview.counts,
        }
      : null,
    emotions: draft.emotions
      ? {
          of: overview.daysInPeriod,
          days: sources.levels.map(({ day, level }) => ({ day, level })),
        }
      : null,
    notes: draft.notes
      ? notesWithin(sources.notes, span).map(({ from, to, text }) => ({ from, to, text }))
      : [],
  };
}
