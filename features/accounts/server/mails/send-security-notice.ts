import type * as z from 'zod';
import { renderLetter } from '#packages/mail/index.ts';
import type { Accounts } from '../accounts.ts';
import type { UserRow } from '../protocol/presenters.ts';
import { ACCOUNT_TEXTS } from '../texts.ts';
import { findUser } from '../users/users.queries.ts';
import { openFormerAddress } from './former-address.ts';
import { languageOf } from './language-of.ts';
import type { SecurityNotice, securityNoticeJob } from './security-notice.job.ts';

type Payload = z.output<typeof securityNoticeJob.payload>;

/** Where the button leads: "it wasn't me" to a new password, and the others to what there is to do. */
const PAGES: Partial<Record<SecurityNotice, string>> = {
  already_registered: '/login',
  general_admin_given: '/admin?tab=audit',
  general_admin_taken: '/admin?tab=audit',
  factor_removal_requested: '/profile',
  company_joined: '/profile',
  company_removed: '/profile',
  company_admin_given: '/admin?tab=people',
  role_changed: '/profile',
  company_changed: '/profile',
  plan_changed: '/profile',
};

/**
 * Mails a notice to the confirmed address, or to the former one where that is what changed. Does
 * nothing for people who are gone or who have no address.
 */
export async function sendSecurityNotice(accounts: Accounts, payload: Payload): Promise<void> {
  const { db, mailer, settings } = accounts.context;
  const user = await findUser(db, payload.userId);
  if (!user || user.deletedAt) return;
  const to = payload.sealedTo
    ? await openFormerAddress(accounts, user.id, payload.sealedTo)
    : confirmedAddress(user);
  if (!to) return;
  const language = await languageOf(accounts, user, payload.language);
  const { notices, footer, linkHint } = ACCOUNT_TEXTS[language].securityNotices;
  const { button, ...text } = notices[payload.notice];
  const href = `${settings.siteUrl}${PAGES[payload.notice] ?? '/forgot-password'}`;
  await mailer.send(
    renderLetter(to, { language, ...text, button: { label: button, href }, linkHint, footer }),
  );
}

const confirmedAddress = ({ email, emailConfirmedAt }: UserRow) =>
  emailConfirmedAt ? email : null;
