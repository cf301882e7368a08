import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { knowRhythm } from '#features/rhythm/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { dashboardContract } from '../contract/dashboard.contract.ts';

const query = createClient(dashboardContract, apiOptions).dashboard.query();

/** What the start page shows, asked anew at each visit: other screens change it. */
export function useDashboard() {
  const client = useQueryClient();
  return useQuery({
    queryKey: query.queryKey,
    queryFn: async (call) => {
      const view = await query.queryFn(call);
      knowRhythm(client, view.rhythm);
      return view;
    },
    staleTime: 0,
  });
}
