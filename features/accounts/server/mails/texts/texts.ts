import type { Language } from '#packages/i18n/languages.ts';
import type { AccountMail } from '../account-mail.job.ts';
import { enUS } from './en-us.ts';
import { esES } from './es-es.ts';
import { frFR } from './fr-fr.ts';
import { ptBR } from './pt-br.ts';

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
  'pt-BR': ptBR,
  'en-US': enUS,
  'es-ES': esES,
  'fr-FR': frFR,
};
