import type { FastifyInstance } from 'fastify';
import { safetyPlanContract } from '#features/safety-plan/contract/safety-plan.contract.ts';
import { mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { deletePlan, getPlan, savePlan } from './safety-plan.service.ts';

export function mountSafetyPlan(app: FastifyInstance, context: ServerContext): void {
  mount(app, 'safety-plan', safetyPlanContract, {
    getPlan: ({ caller }) => getPlan(context, caller.userId),
    savePlan: ({ caller, body }) => savePlan(context, caller.userId, body),
    deletePlan: ({ caller }) => deletePlan(context, caller.userId),
  });
}
