import type { Readable } from 'node:stream';
import { encode } from 'uqr';
import type { Caller } from '#packages/api/server/index.ts';
import { type Forms, fill } from '#packages/i18n/fill.ts';
import { formatterFor } from '#packages/i18n/format.ts';
import { pdfOf } from '#packages/pdf/document.ts';
import { INK, MUTED, ornament, type Pdf, tagged } from '#packages/pdf/page.ts';
import { write } from '#packages/pdf/text.ts';
import { PALETTE } from '#packages/ui/tokens/palette.ts';
import { TRAINING_TEXTS } from '../texts.ts';
import { drawGarden, drawMark } from './garden.ts';

/** What a certificate says. */
export interface PrintedCertificate extends Pick<Caller, 'language' | 'timeZone'> {
  name: string;
  title: string;
  hours: number;
  lessons: number;
  completedAt: Date;
  expiresAt: Date | null;
  /** Its code and where to check it; null where its person lets nobody check it. */
  check: { code: string; address: string } | null;
}

const LEFT = 56;
/** As wide as the words can be without reaching the flowers. */
const COLUMN = 470;
const QR_SIDE = 74;

/**
 * A certificate on a sheet of A4 that lies on its side, for a thread to write, in the caller's language,
 * with the days on their own calendar.
 */
export default function certificatePdf(printed: PrintedCertificate): Readable {
  const { name, title, lessons, completedAt, expiresAt, check, language, timeZone } = printed;
  const texts = TRAINING_TEXTS[language].certificate;
  const format = formatterFor(language, timeZone);
  const plural = new Intl.PluralRules(language);
  const counted = ({ one, other }: Forms, n: number) =>
    fill(plural.select(n) === 'one' ? one : other, { n: format.number(n) });
  const day = (at: Date) => format.date(at, 'long');
  return pdfOf({ title: `${texts.title}: ${title}`, language, landscape: true }, (doc) => {
    // Nothing here runs on to a second page.
    doc.page.margins.bottom = 0;
    ornament(doc, () => {
      drawGarden(doc);
      drawMark(doc, LEFT, 44);
    });
    const say = (kind: 'H1' | 'H2' | 'P', text: string, size: number, after: number) => {
      const plain = kind === 'P';
      doc.font(plain ? 'regular' : 'bold').fontSize(size);
      tagged(doc, kind, () => write(doc, text, { x: LEFT, width: COLUMN, lineGap: 2 }));
      doc.y += after;
    };
    doc.y = 52;
    tagged(doc, 'P', () =>
      doc
        .font('bold')
        .fontSize(17)
        .fillColor(INK)
        .text('florescer', LEFT + 38, doc.y),
    );
    doc.y = 118;
    doc.fillColor(MUTED);
    say('H1', texts.title, 13, 22);
    say('P', texts.who, 12, 2);
    doc.fillColor(INK);
    say('H2', name, sizeFor(name), 14);
    doc.fillColor(MUTED);
    say('P', texts.what, 12, 4);
    doc.fillColor(PALETTE.folha[7]);
    say('H2', title, 21, 10);
    doc.fillColor(MUTED);
    say('P', `${counted(texts.lessons, lessons)} · ${counted(texts.hours, printed.hours)}`, 12, 1);
    say('P', fill(texts.completed, { date: day(completedAt) }), 12, 1);
    if (expiresAt) say('P', fill(texts.expires, { date: day(expiresAt) }), 12, 1);
    if (check) drawCheck(doc, check, texts.check);
    doc.y = 552;
    doc.fillColor(MUTED);
    say('P', texts.limits, 8, 0);
  });
}

/** A long name in smaller letters: it stays within two lines. */
const sizeFor = (name: string): number => (name.length > 46 ? 22 : name.length > 28 ? 28 : 36);

/** The code for a camera, and the same in words for who types it. */
function drawCheck(doc: Pdf, { code, address }: { code: string; address: string }, say: string) {
  const { data, size } = encode(`${address}#${code}`, { ecc: 'M', border: 2 });
  const [top, side] = [456, QR_SIDE / size];
  ornament(doc, () => {
    doc.rect(LEFT, top, QR_SIDE, QR_SIDE).fill('#ffffff');
    for (const [y, row] of data.entries()) {
      for (const [x, dark] of row.entries()) {
        if (dark) doc.rect(LEFT + x * side, top + y * side, side, side);
      }
    }
    doc.fill('#000000');
  });
  const at = LEFT + QR_SIDE + 14;
  doc.fillColor(INK).font('regular').fontSize(9);
  tagged(doc, 'P', () => doc.text(say, at, top + 8, { width: 250 }));
  tagged(doc, 'P', () => doc.text(address, at, doc.y + 1, { width: 300 }));
  doc.font('bold').fontSize(12);
  tagged(doc, 'P', () => doc.text(code, at, doc.y + 5, { width: 300 }));
}
