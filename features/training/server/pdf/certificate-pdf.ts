import type { Readable } from 'node:stream';
import type { Caller } from '#packages/api/server/index.ts';
import { fill } from '#packages/i18n/fill.ts';
import { formatterFor } from '#packages/i18n/format.ts';
import { pdfOf } from '#packages/pdf/document.ts';
import { INK, MARGIN, MUTED, ornament, type Pdf, tagged, WIDTH } from '#packages/pdf/page.ts';
import { readable } from '#packages/pdf/readable.ts';
import { leafPath } from '#packages/ui/art/geometry.ts';
import { PALETTE } from '#packages/ui/tokens/palette.ts';
import { CERTIFICATE_TEXTS } from './certificate-texts.ts';

/** What a certificate says. */
export interface Certified extends Pick<Caller, 'language' | 'timeZone'> {
  name: string;
  title: string;
  hours: number;
  completedAt: Date;
}

const { folha, manaca, ipe } = PALETTE;
const PETALS = [0, 1, 2, 3, 4];

/** A certificate, for a thread to write, in the caller's language, with the day of completion on their own calendar. */
export default function certificatePdf({
  name,
  title,
  hours,
  completedAt,
  language,
  timeZone,
}: Certified): Readable {
  const texts = CERTIFICATE_TEXTS[language];
  const format = formatterFor(language, timeZone);
  const isOne = new Intl.PluralRules(language).select(hours) === 'one';
  return pdfOf({ title: `${texts.title}: ${title}`, language }, (doc) => {
    ornament(doc, () => drawFrame(doc));
    const say = (kind: 'H1' | 'H2' | 'P', text: string, size: number, after: number) => {
      const shown = readable(doc, text);
      const plain = kind === 'P';
      doc.font(plain ? 'regular' : 'bold').fontSize(size);
      doc.fillColor(plain ? MUTED : INK);
      tagged(doc, kind, () =>
        doc.text(shown, MARGIN + 20, doc.y, { width: WIDTH - 40, align: 'center' }),
      );
      doc.y += after;
    };
    doc.y = 250;
    say('H1', texts.title, 28, 46);
    say('P', texts.who, 13, 6);
    say('H2', name, 24, 34);
    say('P', texts.what, 13, 6);
    say('H2', title, 20, 34);
    say('P', fill(texts.hours[isOne ? 0 : 1], { n: format.number(hours) }), 13, 4);
    say('P', fill(texts.completed, { date: format.date(completedAt, 'long') }), 13, 60);
    say('P', 'Florescer', 13, 4);
    say('P', texts.limits, 9.5, 0);
  });
}

/** Two lines around the page, and the sprout of the logo above the words. */
function drawFrame(doc: Pdf): void {
  const { width, height } = doc.page;
  doc
    .roundedRect(28, 28, width - 56, height - 56, 20)
    .lineWidth(1.5)
    .stroke(folha[7]);
  doc
    .roundedRect(35, 35, width - 70, height - 70, 15)
    .lineWidth(0.75)
    .stroke(folha[3]);
  doc
    .save()
    .translate(width / 2 - 48, 120)
    .scale(1.6);
  doc.path('M24 58V27c0-10 5.5-15.5 15-15.5').lineWidth(7).lineCap('round').stroke(folha[7]);
  doc.path(leafPath(24, 41, 20, 6.8, -70)).fill(folha[5]);
  doc.path(leafPath(24, 41, 27, 8.8, 68)).fill(folha[7]);
  for (const petal of PETALS) {
    const angle = ((petal * 72 - 98) * Math.PI) / 180;
    doc.circle(44.5 + 8 * Math.cos(angle), 17 + 8 * Math.sin(angle), 5.6).fill(manaca[4]);
  }
  doc.circle(44.5, 17, 4).fill(ipe[4]);
  doc.restore();
}
