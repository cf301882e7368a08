import type * as z from 'zod';
import type { Language } from '#packages/i18n/languages.ts';
import { renderLetter } from '#packages/mail/index.ts';
import type { OneTimeKind } from '../accounts.tables.ts';
import type { Accounts } from '../accounts.ts';
import type { EmailVerifyType } from '../mailed-links/one-time.rules.ts';
import { makeOneTimeSecret, storeOneTimeSecret } from '../mailed-links/one-time.ts';
import { recordSecurityEvent } from '../own-account/security-events.ts';
import type { UserRow } from '../protocol/presenters.ts';
import { ACCOUNT_TEXTS } from '../texts.ts';
import { findUser } from '../users/users.queries.ts';
import type { AccountMail, accountMailJob } from './account-mail.job.ts';
import { languageOf } from './language-of.ts';
import { confirmAddress, verifyAddress } from './links.ts';

type Payload = z.output<typeof accountMailJob.payload>;

interface MailKind {
  token: OneTimeKind;
  /** `type` of the link; absent on mails that are only a code. */
  link?: EmailVerifyType;
  /** Page that the click on our own confirmation page leads to when nothing else was asked for. */
  page: string;
  /** The address it goes to; null when the mail has no reason any more. */
  to: (user: UserRow) => string | null;
}

const unconfirmed = (user: UserRow) => (user.emailConfirmedAt ? null : user.email);

const KINDS: Record<AccountMail, MailKind> = {
  signup: { token: 'confirmation', link: 'signup', page: '/dashboard', to: unconfirmed },
  invite: { token: 'confirmation', link: 'invite', page: '/reset-password', to: unconfirmed },
  magiclink: { token: 'recovery', link: 'magiclink', page: '/dashboard', to: (user) => user.email },
  recovery: {
    token: 'recovery',
    link: 'recovery',
    page: '/reset-password',
    to: (user) => user.email,
  },
  email_change_current: {
    token: 'email_change_current',
    link: 'email_change',
    page: '/profile',
    to: (user) => (user.newEmail ? user.email : null),
  },
  email_change_new: {
    token: 'email_change_new',
    link: 'email_change',
    page: '/profile',
    to: (user) => user.newEmail,
  },
  reauthentication: { token: 'reauthentication', page: '/', to: (user) => user.email },
};

/**
 * Makes a one-time secret, stores its hash and mails it. Does nothing for people who are gone or
 * whose mail has lost its reason: one that was asked for later is there already, and only the last
 * one works. When a try fails the next one makes a new secret.
 */
export async function sendAccountMail(accounts: Accounts, payload: Payload): Promise<void> {
  const { db, mailer, settings, now } = accounts.context;
  const user = await findUser(db, payload.userId);
  const kind = KINDS[payload.mail];
  const to = user && !user.deletedAt ? kind.to(user) : null;
  if (!user || !to) return;
  const secret = await makeOneTimeSecret(accounts, kind.token, to);
  const token = await storeOneTimeSecret(accounts, db, {
    userId: user.id,
    kind: kind.token,
    pkce: payload.pkce,
    secret,
    ...(payload.requestedAt ? { requestedAt: new Date(payload.requestedAt) } : {}),
  });
  if (token === null) return;
  const language = await languageOf(accounts, user, payload.language);
  // A password that two people may have chosen goes at the confirmation: lead to choosing one.
  const contested = user.passwordContested && kind.token === 'confirmation' && !payload.pkce;
  const wish = contested ? `${settings.siteUrl}/reset-password` : payload.redirectTo;
  const href = kind.link && linkOf(accounts, kind, { token, type: kind.link, wish });
  const { mail } = payload;
  await mailer.send(compose({ to, language, mail, href, code: secret.code, contested }));
  if (mail === 'recovery') {
    await recordSecurityEvent(db, { userId: user.id, kind: 'recovery_requested', at: now() });
  }
}

function linkOf(
  { context: { settings } }: Accounts,
  kind: MailKind,
  { token, type, wish }: { token: string; type: EmailVerifyType; wish: string | null },
): string {
  const { siteUrl, auth } = settings;
  return auth.mailLink === 'direct'
    ? verifyAddress(siteUrl, { token, type, redirectTo: wish ?? `${siteUrl}/` })
    : confirmAddress(siteUrl, { token, type, redirectTo: wish ?? `${siteUrl}${kind.page}` });
}

function compose({
  to,
  language,
  mail,
  href,
  code,
  contested,
}: {
  to: string;
  language: Language;
  mail: AccountMail;
  href: string | undefined;
  code: string;
  contested: boolean;
}) {
  const { mails, contestedPassword, codeBesideButton, codeAlone, linkHint, footer } =
    ACCOUNT_TEXTS[language].accountMails;
  const { button, ...text } = mails[mail];
  const hasButton = button !== undefined && href !== undefined;
  return renderLetter(to, {
    language,
    ...text,
    paragraphs: contested ? [...text.paragraphs, contestedPassword] : text.paragraphs,
    ...(hasButton ? { button: { label: button, href }, linkHint } : {}),
    code: { label: hasButton ? codeBesideButton : codeAlone, value: code },
    footer,
  });
}
