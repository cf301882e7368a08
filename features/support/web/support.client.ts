import { accessContract } from '#features/access/contract/access.contract.ts';
import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { staffContract } from '../contract/staff.contract.ts';
import { statusContract } from '../contract/status.contract.ts';
import { supportContract } from '../contract/support.contract.ts';

export const supportApi = createClient(supportContract, apiOptions);
export const staffApi = createClient(staffContract, apiOptions);
export const statusApi = createClient(statusContract, apiOptions);
export const grantsApi = createClient(accessContract, apiOptions);

/** Keys of the support in the query cache, which lives in memory only. */
export const supportKeys = {
  desk: ['support', 'desk'] as const,
  status: ['support', 'status'] as const,
  tickets: ['support', 'tickets'] as const,
  ticket: (id: string) => ['support', 'ticket', id] as const,
  queue: ['support', 'queue'] as const,
  view: (view: string) => ['support', 'queue', view] as const,
  case: (number: number) => ['support', 'case', number] as const,
  staff: ['support', 'staff'] as const,
};
