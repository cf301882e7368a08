import * as z from 'zod';
import { defineContract } from '#packages/api/contract/index.ts';

/**
 * The steps of the Safety Planning Intervention in its own order (Stanley & Brown 2012, Cognitive
 * and Behavioral Practice 19:256-264), and what is worth living for, which later forms add.
 */
export const PLAN_STEPS = [
  'signs',
  'alone',
  'company',
  'people',
  'services',
  'safer',
  'reasons',
] as const;
export type PlanStep = (typeof PLAN_STEPS)[number];

/** Steps whose lines may carry a phone number. */
export const STEPS_WITH_PHONE: readonly PlanStep[] = ['company', 'people', 'services'];

/** Lines of a step that a person may write; two devices put together may come to more. */
export const MAX_LINES = 20;
const MAX_STORED_LINES = 3 * MAX_LINES;
export const MAX_LINE_LENGTH = 300;
export const MAX_PHONE_LENGTH = 40;

/** One line of a step. Its id is made where it is written, so that two devices can tell lines apart. */
const lineSchema = z.object({
  id: z.uuid(),
  text: z.string().max(MAX_LINE_LENGTH),
  phone: z.string().max(MAX_PHONE_LENGTH).nullable(),
});
const stepSchema = z.array(lineSchema).max(MAX_STORED_LINES);

export const planSchema = z.object({
  signs: stepSchema,
  alone: stepSchema,
  company: stepSchema,
  people: stepSchema,
  services: stepSchema,
  safer: stepSchema,
  reasons: stepSchema,
} satisfies Record<PlanStep, z.ZodType>);

/** A plan as it stands; `revision` names this very state of it. */
const storedPlanSchema = z.object({
  plan: planSchema,
  revision: z.uuid(),
  savedAt: z.iso.datetime(),
});

export type PlanLine = z.infer<typeof lineSchema>;
export type Plan = z.infer<typeof planSchema>;
export type StoredPlan = z.infer<typeof storedPlanSchema>;

const own = 'Only the caller’s own plan; nobody else learns even whether there is one.';

export const safetyPlanContract = defineContract({
  getPlan: {
    method: 'GET',
    path: '/api/safety-plan',
    permission: 'signedIn',
    policy: own,
    summary: 'The caller’s safety plan, or null where there is none.',
    out: z.object({ stored: storedPlanSchema.nullable() }),
  },
  savePlan: {
    method: 'PUT',
    path: '/api/safety-plan',
    permission: 'signedIn',
    agreement: 'health',
    policy: own,
    summary:
      'Stores the plan if `base` is the revision that stands (null: none yet, or one that cannot be ' +
      'opened); otherwise answers `conflict` and changes nothing, so that the sender can put both together.',
    body: z.object({ base: z.uuid().nullable(), plan: planSchema }),
    out: storedPlanSchema,
  },
  deletePlan: {
    method: 'DELETE',
    path: '/api/safety-plan',
    permission: 'signedIn',
    policy: own,
    summary: 'Removes the plan; nothing tells afterwards that there was one.',
  },
});
