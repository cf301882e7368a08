import type { LegalDuty } from '#features/training/contract/course.schemas.ts';
import { localeTexts } from '#packages/i18n/server/locale-files.ts';
import type { Factor } from '../../contract/factors.ts';
import type { RecordKind } from '../../contract/records.ts';
import type { ActionState, Priority } from '../../contract/risk.rules.ts';

/** What the paper takes of the feature's locale files, so that it speaks like the screens. */
export interface DossierTexts {
  factors: Record<Factor, string>;
  fields: Record<string, string>;
  kinds: Record<RecordKind, string>;
  priority: Record<Priority, string>;
  state: Record<ActionState, string>;
  trigger: Record<string, string>;
  participation: { what: Record<string, string> };
  assessment: { kind: Record<string, string> };
  guidelines: Record<string, string>;
  laws: Record<LegalDuty, string>;
  results: { few: string; most: string; protected: string };
  dossier: { paper: Record<string, string> };
}

export const DOSSIER_TEXTS = localeTexts<DossierTexts>(
  new URL('../../web/locales/', import.meta.url),
);
