import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { safetyPlanContract } from '../contract/safety-plan.contract.ts';

/** A call that has not been answered by then counts as no connection, in ms. */
const ANSWER_TIMEOUT_MS = 20_000;

const api = createClient(safetyPlanContract, apiOptions);
const inTime = () => ({ signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });

/** The server as a `PlanSession` uses it. */
export const planServer = {
  getPlan: () => api.getPlan({}, inTime()),
  savePlan: (input: Parameters<typeof api.savePlan>[0]) => api.savePlan(input, inTime()),
  deletePlan: () => api.deletePlan({}, inTime()),
};
