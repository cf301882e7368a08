import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { apiOptions } from '#features/access/web/index.ts';
import { knowRhythm } from '#features/rhythm/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { dashboardContract } from '../contract/dashboard.contract.ts';

const query = createClient(dashboardContract, apiOptions).dashboard.query();

/** The server's clock may be a little behind this one: asked right away, it would tell of the old day. */
const AFTER_CLOSE_MS = 5_000;

/**
 * What the start page shows, asked anew at each visit, since other screens change it, and when `day`,
 * the person's own, has turned while the page was looked at. A hidden page asks when it is seen again.
 */
export function useDashboard(day: string) {
  const client = useQueryClient();
  const answer = useQuery({
    queryKey: query.queryKey,
    queryFn: async (call) => {
      const view = await query.queryFn(call);
      knowRhythm(client, view.rhythm);
      return view;
    },
    staleTime: 0,
  });
  const { refetch } = answer;
  const before = useRef(day);
  useEffect(() => {
    if (before.current === day) return undefined;
    const timer = setTimeout(() => {
      before.current = day;
      if (document.visibilityState !== 'hidden') void refetch();
    }, AFTER_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [day, refetch]);
  return answer;
}
