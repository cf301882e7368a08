import type { Language } from '#packages/i18n/languages.ts';
import type { SecurityNotice } from '../security-notice.job.ts';
import { enUS } from './notices/en-us.ts';
import { esES } from './notices/es-es.ts';
import { frFR } from './notices/fr-fr.ts';
import { ptBR } from './notices/pt-br.ts';
import type { MailText } from './texts.ts';

export interface NoticeTexts {
  notices: Record<SecurityNotice, Required<MailText>>;
  /** To somebody whose account is gone: there is nothing left to press a button for. */
  farewell: Omit<MailText, 'button'>;
  linkHint: string;
  /** Why the mail came, and what we never ask for. */
  footer: readonly string[];
}

export const NOTICE_TEXTS: Record<Language, NoticeTexts> = {
  'pt-BR': ptBR,
  'en-US': enUS,
  'es-ES': esES,
  'fr-FR': frFR,
};
