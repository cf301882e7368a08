import { useQuery } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { dashboardContract } from '../contract/dashboard.contract.ts';

const dashboardApi = createClient(dashboardContract, apiOptions);

/** What the start page shows, asked anew at each visit: other screens change it. */
export function useDashboard() {
  return useQuery({ ...dashboardApi.dashboard.query(), staleTime: 0 });
}
