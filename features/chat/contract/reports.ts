import * as z from 'zod';

export const REPORT_REASONS = ['threat', 'harassment', 'exposure', 'other'] as const;
export const MAX_REPORTED_MESSAGES = 20;

/** What is done with a report: closed without more, or after the operator acted on the account. */
export const REPORT_OUTCOMES = ['nothing', 'acted'] as const;

export const reportedMessageSchema = z.object({
  /** Who wrote it, by name; `mine` is the reporter’s own. */
  by: z.string(),
  mine: z.boolean(),
  text: z.string(),
  writtenAt: z.iso.datetime(),
});
export type ReportedMessage = z.infer<typeof reportedMessageSchema>;

export const reportSchema = z.object({
  id: z.uuid(),
  reason: z.enum(REPORT_REASONS),
  reporter: z.string(),
  reported: z.string(),
  createdAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
  outcome: z.enum(REPORT_OUTCOMES).nullable(),
  /** Null where it cannot be opened any more. */
  messages: z.array(reportedMessageSchema).nullable(),
});
export type Report = z.infer<typeof reportSchema>;
