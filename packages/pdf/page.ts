import type PDFDocument from 'pdfkit';
import { PALETTE } from '#packages/ui/tokens/palette.ts';

export type Pdf = InstanceType<typeof PDFDocument>;

export const INK = PALETTE.gray[9];
export const MUTED = PALETTE.gray[7];
export const LINE = PALETTE.gray[3];
/** Points; A4 is 595 by 842 of them. */
export const MARGIN = 56;
export const WIDTH = 595.28 - 2 * MARGIN;

/** Begins a page where less than `height` points are left. */
export function room(doc: Pdf, height: number): void {
  if (doc.y + height > doc.page.height - MARGIN) doc.addPage();
}

/** Writes as a part that reading programs know by its kind. */
export function tagged(doc: Pdf, kind: 'H1' | 'H2' | 'H3' | 'P', write: () => void): void {
  const part = doc.struct(kind, {}, write);
  doc.addStructure(part);
  part.end();
}

/** Draws what reading programs pass over. */
export function ornament(doc: Pdf, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** Puts "page 1 of 3", or what `text` makes of it, at the foot of every page that is still open; the last thing to write on them. */
export function numberPages(doc: Pdf, text: (page: number, pages: number) => string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index);
    // Below the margin, where text would otherwise begin a page of its own.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc
      .font('regular')
      .fontSize(9)
      .fillColor(MUTED)
      .text(text(start + index + 1, start + count), MARGIN, doc.page.height - MARGIN + 16, {
        width: WIDTH,
        align: 'right',
        lineBreak: false,
      });
    doc.endMarkedContent();
  }
}
