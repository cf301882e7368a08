import type { AppLanguage } from '#features/access/contract/access.contract.ts';
import { enUS } from './en-US.ts';
import { esES } from './es-ES.ts';
import { frFR } from './fr-FR.ts';
import { ptBR } from './pt-BR.ts';
import type { Templates } from './templates.ts';

export const TEMPLATES: Readonly<Record<AppLanguage, Templates>> = {
  'pt-BR': ptBR,
  'en-US': enUS,
  'es-ES': esES,
  'fr-FR': frFR,
};
