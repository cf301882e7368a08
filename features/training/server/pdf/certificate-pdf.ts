import type { Readable } from 'node:stream';
import type { Caller } from '#packages/api/server/index.ts';
import { fill } from '#packages/i18n/fill.ts';
import { formatterFor } from '#packages/i18n/format.ts';
import { pdfOf } from '#packages/pdf/document.ts';
import { readable } from '#packages/pdf/readable.ts';
import { heading, paragraph, small, title } from '#packages/pdf/writing.ts';
import { CERTIFICATE_TEXTS } from './certificate-texts.ts';

/** What a certificate says. */
export interface Certified {
  name: string;
  title: string;
  hours: number;
  completedAt: Date;
}

/** A certificate in the caller's language, with the day of completion on their own calendar. */
export function certificatePdf(
  { name, title: course, hours, completedAt }: Certified,
  { language, timeZone }: Pick<Caller, 'language' | 'timeZone'>,
): Readable {
  const texts = CERTIFICATE_TEXTS[language];
  const format = formatterFor(language, timeZone);
  const isOne = new Intl.PluralRules(language).select(hours) === 'one';
  return pdfOf({ title: `${texts.title}: ${course}`, language }, (doc) => {
    small(doc, 'Florescer');
    title(doc, texts.title);
    doc.moveDown(2);
    paragraph(doc, texts.who);
    heading(doc, readable(doc, name));
    paragraph(doc, texts.what);
    heading(doc, readable(doc, course));
    doc.moveDown(1);
    paragraph(doc, fill(texts.hours[isOne ? 0 : 1], { n: format.number(hours) }));
    paragraph(doc, fill(texts.completed, { date: format.date(completedAt, 'long') }));
    doc.moveDown(2);
    small(doc, texts.limits);
  });
}
