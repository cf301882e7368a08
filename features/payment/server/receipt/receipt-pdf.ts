import type { Readable } from 'node:stream';
import type { Caller } from '#packages/api/server/index.ts';
import { fill } from '#packages/i18n/fill.ts';
import { formatterFor } from '#packages/i18n/format.ts';
import { pdfOf } from '#packages/pdf/document.ts';
import { row, small, title } from '#packages/pdf/writing.ts';
import type { InvoiceRow } from '../invoices.queries.ts';
import { PAYMENT_TEXTS } from '../texts.ts';
import { receiptOf } from './receipt-number.rules.ts';

/** Where the second column begins, in points from the left. */
const SECOND = [0, 170];

interface Received extends Pick<Caller, 'language' | 'timeZone'> {
  invoice: InvoiceRow;
  buyer: string;
  receiver: string;
}

/** The receipt of a paid invoice, for a thread to write, in the caller's language and calendar. */
export default function receiptPdf({
  invoice,
  buyer,
  receiver,
  language,
  timeZone,
}: Received): Readable {
  const texts = PAYMENT_TEXTS[language].receipt;
  const format = formatterFor(language, timeZone);
  const name = fill(texts.title, { number: receiptOf(invoice) ?? '' });
  const date = (instant: Date | null) => (instant ? format.date(instant) : null);
  const lines: readonly (readonly [string, string | null])[] = [
    [texts.buyer, buyer],
    [texts.what, `${texts[invoice.plan]}, ${texts[invoice.period]}`],
    [texts.seats, invoice.seats === null ? null : format.number(invoice.seats)],
    [texts.from, date(invoice.periodStart)],
    [
      texts.amount,
      format.number(invoice.amountCents / 100, { style: 'currency', currency: 'BRL' }),
    ],
    [texts.how, 'Pix'],
    [texts.reference, invoice.reference],
    [texts.confirmed, date(invoice.confirmedAt)],
    [texts.refunded, date(invoice.refundedAt)],
  ];
  return pdfOf({ title: name, language }, (doc) => {
    title(doc, name);
    small(doc, receiver);
    doc.moveDown(1);
    for (const [label, value] of lines) {
      if (value) row(doc, [label, value], SECOND);
    }
    doc.moveDown(1);
    small(doc, texts.note);
  });
}
