import type { Queryable } from '#packages/db/index.ts';
import type { Language } from '#packages/i18n/languages.ts';
import type { SecurityEventDetails } from '../../contract/security-events.ts';
import type { Accounts } from '../accounts.ts';
import { sealFormerAddress } from '../mails/former-address.ts';
import {
  type SecurityChangeKind,
  type SecurityNotice,
  securityNoticeJob,
} from '../mails/security-notice.job.ts';
import { securityChanged } from '../plug-in-points.ts';
import { recordSecurityEvent } from './security-events.ts';

export interface SecurityChange {
  userId: string;
  kind: SecurityChangeKind;
  details?: SecurityEventDetails;
  /** The confirmed address before a change of address; the notice goes there. */
  formerEmail?: string | null;
  /** Language of the request, for people who have chosen none. */
  language?: Language | null;
}

/**
 * Writes down a change of how a person gets in, or of what they are let at, and tells them by mail and in the product, all within
 * the transaction of the change.
 */
export async function announceSecurityChange(
  accounts: Accounts,
  tx: Queryable,
  { userId, kind, details, formerEmail, language }: SecurityChange,
): Promise<void> {
  const at = accounts.context.now();
  await recordSecurityEvent(tx, { userId, kind, at, ...(details ? { details } : {}) });
  for (const tell of securityChanged.of(accounts.context)) await tell(tx, { userId, kind });
  const sealedTo = formerEmail ? await sealFormerAddress(accounts, tx, userId, formerEmail) : null;
  // Without a former address there is nobody to tell that it changed.
  if (kind === 'email_changed' && !sealedTo) return;
  await queueNotice(accounts, tx, { userId, notice: kind, sealedTo, language: language ?? null });
}

/** Tells the holder of an address, and nobody else, that it already has an account. */
export function announceAlreadyRegistered(
  accounts: Accounts,
  tx: Queryable,
  userId: string,
  language: Language | null,
): Promise<void> {
  const notice = 'already_registered';
  return queueNotice(accounts, tx, { userId, notice, sealedTo: null, language });
}

/** Mails general admins that there is one more, or one fewer. */
export async function tellGeneralAdmins(
  accounts: Accounts,
  tx: Queryable,
  userIds: readonly string[],
  notice: 'general_admin_given' | 'general_admin_taken',
): Promise<void> {
  for (const userId of userIds) {
    await queueNotice(accounts, tx, { userId, notice, sealedTo: null, language: null });
  }
}

function queueNotice(
  { context }: Accounts,
  tx: Queryable,
  payload: {
    userId: string;
    notice: SecurityNotice;
    sealedTo: string | null;
    language: Language | null;
  },
): Promise<void> {
  return context.jobs.send(tx, securityNoticeJob, payload);
}
