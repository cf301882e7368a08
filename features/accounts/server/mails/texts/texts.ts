import type { Language } from '#packages/i18n/languages.ts';
import enUS from '../../locales/en-US.json' with { type: 'json' };
import esES from '../../locales/es-ES.json' with { type: 'json' };
import frFR from '../../locales/fr-FR.json' with { type: 'json' };
import ptBR from '../../locales/pt-BR.json' with { type: 'json' };
import type { AccountMail } from '../account-mail.job.ts';

export interface MailText {
  subject: string;
  preview: string;
  title: string;
  paragraphs: readonly string[];
  /** Absent on mails that are only a code. */
  button?: string;
}

export interface MailTexts {
  mails: Record<AccountMail, MailText>;
  /** Where the address was registered more than once, and a password is chosen after confirming. */
  contestedPassword: string;
  /** Before the code of a mail with a button, and of one without. */
  codeBesideButton: string;
  codeAlone: string;
  linkHint: string;
  /** Why the mail came, and what to do if nobody asked for it. */
  footer: readonly string[];
}

export const MAIL_TEXTS: Record<Language, MailTexts> = {
  'pt-BR': ptBR.accountMails,
  'en-US': enUS.accountMails,
  'es-ES': esES.accountMails,
  'fr-FR': frFR.accountMails,
};
