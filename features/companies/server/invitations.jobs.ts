import * as z from 'zod';
import { defineJob, type JobWorker, worker } from '#packages/jobs/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { sweepInvitations } from './invitations.queries.ts';
import {
  invitationMailJob,
  sendInvitationMail,
  sendInvitations,
  sendInvitationsJob,
} from './mails/invitation-mail.ts';

/** How long a company still sees an invitation that has ended. */
const REMEMBERED_MS = 90 * 86_400_000;

/** Ends invitations that nobody accepted in time and erases their addresses. */
const sweepInvitationsJob = defineJob({
  name: 'companies.sweep_invitations',
  payload: z.looseObject({}),
  cron: '*/10 * * * *',
  retries: 0,
});

export function invitationWorkers(context: ServerContext): JobWorker[] {
  return [
    worker(sendInvitationsJob, ({ payload }) => sendInvitations(context, payload)),
    worker(invitationMailJob, ({ payload }) => sendInvitationMail(context, payload)),
    worker(sweepInvitationsJob, () => {
      const now = context.now();
      const forgetBefore = new Date(now.getTime() - REMEMBERED_MS);
      return sweepInvitations(context.db, { now, forgetBefore });
    }),
  ];
}
