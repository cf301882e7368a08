/** Address of a person's own safety plan. */
export const SAFETY_PLAN_PATH = '/safety-plan';
