import * as z from 'zod';
import { defineContract, MAX_PAGE } from '#packages/api/contract/index.ts';

/** What the log is narrowed down to. */
export const ACT_GROUPS = ['people', 'companies', 'payments', 'content', 'system'] as const;
export type ActGroup = (typeof ACT_GROUPS)[number];

/** Every administrative act that is written down, with the group that it is found under. */
export const ACTS = {
  role_granted: 'people',
  role_revoked: 'people',
  support_staff_given: 'people',
  support_staff_taken: 'people',
  account_created: 'people',
  account_changed: 'people',
  account_deleted: 'people',
  account_banned: 'people',
  account_unbanned: 'people',
  account_invited: 'people',
  account_plan_changed: 'people',
  member_added: 'companies',
  member_removed: 'companies',
  company_admin_given: 'companies',
  company_admin_ended: 'companies',
  company_admin_taken: 'companies',
  people_invited: 'companies',
  invitation_withdrawn: 'companies',
  member_moved: 'companies',
  company_created: 'companies',
  company_profile_changed: 'companies',
  company_deleted: 'companies',
  company_units_changed: 'companies',
  company_grant_given: 'companies',
  company_grant_taken: 'companies',
  company_code_made: 'companies',
  company_code_ended: 'companies',
  joining_accepted: 'companies',
  joining_declined: 'companies',
  company_tool_saved: 'companies',
  company_tool_deleted: 'companies',
  report_opened: 'companies',
  offer_made: 'payments',
  offer_withdrawn: 'payments',
  offer_accepted: 'payments',
  payment_confirmed: 'payments',
  refund_done: 'payments',
  plan_cancelled: 'payments',
  plan_reactivated: 'payments',
  news_created: 'content',
  news_changed: 'content',
  news_published: 'content',
  news_withdrawn: 'content',
  news_deleted: 'content',
  course_created: 'content',
  course_changed: 'content',
  course_published: 'content',
  course_withdrawn: 'content',
  course_deleted: 'content',
  network_created: 'content',
  network_changed: 'content',
  network_published: 'content',
  network_withdrawn: 'content',
  network_deleted: 'content',
  network_sign_in_given: 'content',
  network_sign_in_ended: 'content',
  network_proposal_accepted: 'content',
  network_proposal_declined: 'content',
  partner_created: 'content',
  partner_changed: 'content',
  partner_published: 'content',
  partner_withdrawn: 'content',
  partner_deleted: 'content',
  bucket_created: 'content',
  bucket_changed: 'content',
  bucket_emptied: 'content',
  bucket_deleted: 'content',
  data_request_saved: 'system',
  data_incident_saved: 'system',
  job_retried: 'system',
  job_discarded: 'system',
} as const satisfies Record<string, ActGroup>;
export type Act = keyof typeof ACTS;
export const ACT_NAMES = Object.keys(ACTS) as [Act, ...Act[]];

export const SUBJECT_KINDS = ['person', 'company', 'content'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

const auditedActSchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  act: z.enum(ACT_NAMES),
  /** Who did it: a person, who may be gone since, or the operator by a command or the service key. */
  actor: z.object({ kind: z.enum(['person', 'operator']), name: z.string().nullable() }),
  /** What it was done to; the name is null once nobody can say it any more. */
  subject: z.object({ kind: z.enum(SUBJECT_KINDS), name: z.string().nullable() }),
  /** The company whose affair it was; null where it was nobody's or the company is gone. */
  company: z.string().nullable(),
});
export type AuditedAct = z.infer<typeof auditedActSchema>;

export const auditContract = defineContract({
  findActs: {
    method: 'POST',
    path: '/api/admin/audit/search',
    permission: 'admin',
    summary:
      'Administrative acts, newest first. The searched text (a name of actor, subject or company) travels in the body.',
    body: z.object({
      text: z.string().trim().max(100).default(''),
      group: z.enum(ACT_GROUPS).optional(),
      /** First instant that is wanted. */
      since: z.iso.datetime().optional(),
      after: z.uuid().optional(),
      limit: z.int().min(1).max(MAX_PAGE).default(50),
    }),
    out: z.object({ acts: z.array(auditedActSchema), next: z.uuid().nullable() }),
  },
});
