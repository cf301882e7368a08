import type { DocumentTexts } from '#features/consultation-summary/contract/document-texts.ts';
import type { Summary } from '#features/consultation-summary/contract/summary.ts';
import type { Formatter } from '#packages/i18n/format.ts';
import type { Pdf } from '#packages/pdf/page.ts';

/** What the parts of the document are written with. */
export interface Page {
  doc: Pdf;
  texts: DocumentTexts;
  format: Formatter;
  summary: Summary;
}
