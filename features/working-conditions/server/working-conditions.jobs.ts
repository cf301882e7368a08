import * as z from 'zod';
import { defineJob, type JobWorker, worker } from '#packages/jobs/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { sweepEvidence } from './evidence-sweep.ts';
import { closeDueSurveys } from './survey.service.ts';
import { tellCompany, tellJob } from './tell.job.ts';

/** Every day after the day has closed in São Paulo. */
const closeSurveysJob = defineJob({
  name: 'working_conditions.close_surveys',
  payload: z.looseObject({}),
  cron: '20 6 * * *',
});

const sweepEvidenceJob = defineJob({
  name: 'working_conditions.sweep_evidence',
  payload: z.looseObject({}),
  cron: '35 3 * * *',
});

export function workingConditionsWorkers(context: ServerContext): JobWorker[] {
  return [
    worker(closeSurveysJob, () => closeDueSurveys(context)),
    worker(sweepEvidenceJob, () => sweepEvidence(context)),
    worker(tellJob, ({ payload }) => tellCompany(context, payload)),
  ];
}
