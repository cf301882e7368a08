import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { diaryApi } from './diary.api.ts';
import { diaryKeys } from './diary.cache.ts';

/** Where the last entries stand against those before; asked anew at every visit, since each entry moves it. */
export function useRun() {
  return useQuery({
    queryKey: diaryKeys.run,
    queryFn: ({ signal }) => diaryApi.getRun({}, { signal }),
  });
}

/** The week in words; asked on its last day only. */
export function useWeek(enabled: boolean) {
  return useQuery({
    queryKey: diaryKeys.week,
    queryFn: ({ signal }) => diaryApi.getWeek({}, { signal }),
    enabled,
  });
}

export function useWeekShown() {
  return useQuery({
    queryKey: diaryKeys.weekShown,
    queryFn: ({ signal }) => diaryApi.getWeekShown({}, { signal }),
  });
}

/** Turns the telling of the week off or on. */
export function useShowWeek() {
  const client = useQueryClient();
  return useMutation({
    // In the order of the taps.
    scope: { id: 'diary-week-shown' },
    mutationFn: (shown: boolean) => diaryApi.showWeek({ body: { shown } }),
    onSuccess: (answer) => {
      client.setQueryData(diaryKeys.weekShown, answer);
      return client.invalidateQueries({ queryKey: diaryKeys.week });
    },
  });
}
