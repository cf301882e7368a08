import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { tidy } from '#features/safety-plan/contract/plan.rules.ts';
import { planSchema } from '#features/safety-plan/contract/safety-plan.contract.ts';
import { addMissing, type PersonalData, personalKind, tryUnseal } from '#packages/kernel/index.ts';
import { planRow } from './safety-plan.queries.ts';
import { openPlan, placeOfPlan } from './safety-plan.service.ts';
import { safetyPlans } from './safety-plan.tables.ts';

export const safetyPlanPersonalData: PersonalData = {
  kinds: [
    personalKind({
      name: 'safety-plan',
      tables: [safetyPlans],
      schema: z.object({ savedAt: z.iso.datetime(), plan: planSchema }),
      read: async function* (context, userId) {
        const row = await planRow(context.db, userId);
        if (!row) return;
        const key = await context.vault.keyOf(userId);
        yield tryUnseal(context, 'safety plan', () => {
          const { savedAt, plan } = openPlan(key, row);
          return { savedAt, plan };
        });
      },
      bringIn: async ({ vault }, tx, { userId }, records) => {
        const key = await vault.keyOf(userId, tx);
        const rows = records.map(({ savedAt, plan }) => ({
          ...{ userId, revision: randomUUID(), savedAt: new Date(savedAt) },
          sealed: key.seal(placeOfPlan(userId), tidy(plan)),
        }));
        return addMissing(tx, safetyPlans, rows);
      },
    }),
  ],
};
