import { useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useAccessState } from '#features/access/web/index.ts';
import { addDays } from '#packages/kernel/day.ts';
import { usePendingChanges } from '#packages/offline-queue/index.ts';
import type { EmotionDay, EmotionLevel } from '../contract/emotions.contract.ts';
import { emotionKeys, emotionsApi } from './emotions.client.ts';
import { dayQueue } from './local/pending.ts';

const YEAR_DAYS = 365;

/** The report of the last 30 days. */
export function useEmotionReport() {
  return useQuery({
    queryKey: emotionKeys.report,
    queryFn: ({ signal }) => emotionsApi.report({}, { signal }),
  });
}

/** The levels of the days from one to another, a year at most; asked once both are known. */
export function useLevels(span: { from: string; to: string } | undefined) {
  const { from = '', to = '' } = span ?? {};
  return useQuery({
    queryKey: emotionKeys.days(from, to),
    queryFn: ({ signal }) => emotionsApi.listDays({ query: { from, to } }, { signal }),
    enabled: span !== undefined,
  });
}

/** The levels of the year that ends on `today`, by day. */
export function useYear(today: string) {
  const from = addDays(today, 1 - YEAR_DAYS);
  return useQuery({
    queryKey: emotionKeys.days(from, today),
    queryFn: ({ signal }) => emotionsApi.listDays({ query: { from, to: today } }, { signal }),
    select: ({ days }) => new Map(days.map(({ day, level }) => [day, level])),
  });
}

/** First and last day of a month `2026-11`. */
function spanOf(month: string): { from: string; to: string } {
  const from = `${month}-01`;
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) };
}

/**
 * The level of each of these days that has one, with what waits on this device. Whole months are asked
 * for, so that a list that grows asks for what it adds.
 */
export function useFaces(days: readonly string[]): ReadonlyMap<string, EmotionLevel> {
  const userId = useAccessState().person?.userId ?? '';
  const waiting = usePendingChanges(dayQueue, userId);
  const months = useMemo(() => [...new Set(days.map((day) => day.slice(0, 7)))], [days]);
  const combine = useCallback(
    (results: readonly { data: { days: Pick<EmotionDay, 'day' | 'level'>[] } | undefined }[]) => {
      const levels = new Map<string, EmotionLevel>();
      const known = results.flatMap(({ data }) => data?.days ?? []);
      for (const { day, level } of [...known, ...waiting]) {
        if (level === null) levels.delete(day);
        else levels.set(day, level);
      }
      return levels;
    },
    [waiting],
  );
  return useQueries({
    queries: months.map(spanOf).map(({ from, to }) => ({
      queryKey: emotionKeys.days(from, to),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        emotionsApi.listDays({ query: { from, to } }, { signal }),
    })),
    combine,
  });
}
