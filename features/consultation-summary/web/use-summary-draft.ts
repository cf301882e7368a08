import { useState } from 'react';
import { useMe } from '#features/access/web/index.ts';
import { useNotes, useOverview } from '#features/burnout/web/index.ts';
import { useEntriesSince, wholeOf } from '#features/diary/web/index.ts';
import { useLevels } from '#features/emotions/web/index.ts';
import { useLanguage } from '#packages/i18n/web/index.ts';
import { DEFAULT_TIME_ZONE, dayOf } from '#packages/kernel/day.ts';
import {
  composeSummary,
  type Draft,
  EMPTY_DRAFT,
  notesWithin,
  spanOf,
} from './rules/draft.rules.ts';

/** What the person has chosen so far, what there is to choose from, and the summary it comes to. */
export function useSummaryDraft() {
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT);
  const timeZone = useMe()?.timeZone ?? DEFAULT_TIME_ZONE;
  const [language] = useLanguage();
  const now = new Date();
  const today = dayOf(now, timeZone);
  const overview = useOverview(draft.period);
  // Another period's numbers must not stand in: this is handed to somebody else.
  const numbers = overview.isPlaceholderData ? undefined : overview.data;
  const span = numbers && spanOf(numbers, today);
  const entries = useEntriesSince(span?.from);
  const levels = useLevels(span);
  const notes = useNotes();
  const parts = [overview, entries, levels, notes];
  // A title is the first line of what is taken along, so that it can be covered like any other.
  const within = entries.data?.map((entry) => ({ ...entry, text: wholeOf(entry) }));
  const ready = numbers && within && levels.data && notes.data;
  const sources = ready && {
    overview: numbers,
    entries: within,
    levels: levels.data.days,
    notes: notes.data.notes,
    language,
    timeZone,
    now,
  };
  return {
    draft,
    /** Changes some of what is chosen; another period begins the choice of entries anew. */
    change: (change: Partial<Draft>) =>
      setDraft((former) => ({
        ...former,
        ...change,
        ...(change.period && change.period !== former.period ? { entries: new Map() } : {}),
      })),
    choices: sources && {
      ...sources,
      notes: span ? notesWithin(sources.notes, span) : [],
    },
    summary: sources ? composeSummary(draft, sources, today) : undefined,
    failed: parts.some(({ isError, isPaused }) => isError || isPaused),
    retrying: parts.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const part of parts) if (part.isError) void part.refetch();
    },
  };
}

export type SummaryDraft = ReturnType<typeof useSummaryDraft>;
export type Choices = NonNullable<SummaryDraft['choices']>;
