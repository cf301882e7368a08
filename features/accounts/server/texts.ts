import type { Forms } from '#packages/i18n/fill.ts';
import type { Language } from '#packages/i18n/languages.ts';
import { localeTexts } from '#packages/i18n/server/locale-files.ts';
import type ptBR from './locales/pt-BR.json';
import type { AccountMail } from './mails/account-mail.job.ts';
import type { SecurityNotice } from './mails/security-notice.job.ts';

interface MailText {
  subject: string;
  preview: string;
  title: string;
  paragraphs: readonly string[];
  /** Absent on mails that are only a code. */
  button?: string;
}

interface AccountTexts {
  accountMails: {
    mails: Record<AccountMail, MailText>;
    /** Where the address was registered more than once, and a password is chosen after confirming. */
    contestedPassword: string;
    /** Before the code of a mail with a button, and of one without. */
    codeBesideButton: string;
    codeAlone: string;
    linkHint: string;
    /** Why the mail came, and what to do if nobody asked for it. */
    footer: readonly string[];
  };
  securityNotices: {
    notices: Record<SecurityNotice, Required<MailText>>;
    /** To somebody whose account is gone; the receipt follows. */
    farewell: Omit<MailText, 'button'>;
    /** Of a deletion, in that mail and on the page that verifies it. */
    receipt: Record<
      | 'when'
      | 'erased'
      | 'copies'
      | 'noCopies'
      | 'check'
      | 'genuine'
      | 'genuineText'
      | 'unknown'
      | 'unknownText',
      string
    >;
    linkHint: string;
    /** Why the mail came, and what we never ask for. */
    footer: readonly string[];
  };
  /** A text message: `{code}`, and the `{n}` minutes that it is good for. */
  smsCode: Forms;
}

export const ACCOUNT_TEXTS: Readonly<Record<Language, AccountTexts>> = localeTexts<typeof ptBR>(
  new URL('./locales/', import.meta.url),
);
