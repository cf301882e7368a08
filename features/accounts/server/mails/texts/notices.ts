import type { Language } from '#packages/i18n/languages.ts';
import enUS from '../../locales/en-US.json' with { type: 'json' };
import esES from '../../locales/es-ES.json' with { type: 'json' };
import frFR from '../../locales/fr-FR.json' with { type: 'json' };
import ptBR from '../../locales/pt-BR.json' with { type: 'json' };
import type { SecurityNotice } from '../security-notice.job.ts';
import type { MailText } from './texts.ts';

export interface NoticeTexts {
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
}

export const NOTICE_TEXTS: Record<Language, NoticeTexts> = {
  'pt-BR': ptBR.securityNotices,
  'en-US': enUS.securityNotices,
  'es-ES': esES.securityNotices,
  'fr-FR': frFR.securityNotices,
};
