import type { Readable } from 'node:stream';
import { fill } from '#packages/i18n/fill.ts';
import { formatterFor } from '#packages/i18n/format.ts';
import type { Language } from '#packages/i18n/languages.ts';
import { pdfOf } from '#packages/pdf/document.ts';
import { numberPages } from '#packages/pdf/page.ts';
import { paragraph, small, subheading, title } from '#packages/pdf/writing.ts';
import { BOOKING_TEXTS } from './booking.texts.ts';

export interface ContractPaper {
  language: Language;
  timeZone: string;
  version: string;
  /** The professional, then the person; `at` is null for who has not agreed. */
  people: { name: string; at: string | null }[];
}

/** What two people agreed to before their consultations, for a thread to write. */
export default function contractPdf({ paper }: { paper: ContractPaper }): Readable {
  const { language, timeZone, version, people } = paper;
  const { contract } = BOOKING_TEXTS[language];
  const format = formatterFor(language, timeZone);
  return pdfOf({ title: contract.title, language }, (doc) => {
    title(doc, contract.title);
    small(doc, fill(contract.version, { version }));
    for (const clause of Object.values(contract.clauses[version] ?? {})) paragraph(doc, clause);
    for (const { name, at } of people) {
      subheading(doc, name || contract.person);
      const when = at === null ? '' : format.dateTime(at, 'long');
      paragraph(doc, at === null ? contract.notAgreed : fill(contract.agreed, { when }));
    }
    numberPages(doc, (page, pages) => fill(contract.page, { page, pages }));
  });
}
