import { useQuery } from '@tanstack/react-query';
import { addDays } from '#packages/kernel/day.ts';
import { emotionKeys, emotionsApi } from './emotions.client.ts';

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
