import * as z from 'zod';
import { defineJob, worker } from '#packages/jobs/index.ts';
import type { ServerFeature } from '#packages/kernel/index.ts';
import { mountDataProtection } from './data-protection.routes.ts';
import { eraseOld } from './data-protection.service.ts';

const eraseJob = defineJob({
  name: 'data-protection.erase',
  payload: z.looseObject({}),
  cron: '47 4 * * *',
});

/** What the operator owes people and the authority: requests by mail, and incidents, with their clocks. */
export const dataProtectionFeature: ServerFeature = {
  name: 'data-protection',
  permissions: () => import('./data-protection.permissions.ts'),
  routes: mountDataProtection,
  workers: (context) => [worker(eraseJob, () => eraseOld(context))],
};
