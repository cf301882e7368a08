import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { safetyPlanContract } from '../contract/safety-plan.contract.ts';

/** A call that has not been answered by then counts as no connection, in ms. */
const ANSWER_TIMEOUT_MS = 20_000;

const api = createClient(safetyPlanContract, apiOptions);
/** Never asks for the consent: no question stands between a person and their plan. */
const quietApi = createClient(safetyPlanContract, {
  ...apiOptions,
  agree: async (code) =>
    code !== 'health_consent_needed' && (await apiOptions.agree?.(code)) === true,
});

/** The server as a `PlanSession` of this person uses it, and nobody's who signed in meanwhile. */
export function planServerOf(userId: string) {
  const options = () => ({ signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS), as: userId });
  return {
    getPlan: () => api.getPlan({}, options()),
    savePlan: (input: Parameters<typeof api.savePlan>[0], { asks }: { asks: boolean }) =>
      (asks ? api : quietApi).savePlan(input, options()),
    deletePlan: () => api.deletePlan({}, options()),
  };
}
