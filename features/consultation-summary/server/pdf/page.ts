import type PDFDocument from 'pdfkit';
import type { DocumentTexts } from '#features/consultation-summary/contract/document-texts.ts';
import type { Summary } from '#features/consultation-summary/contract/summary.ts';
import type { Formatter } from '#packages/i18n/format.ts';

export type Pdf = InstanceType<typeof PDFDocument>;

export const INK = '#1D241E';
export const MUTED = '#555D56';
export const LINE = '#D3D9D4';
/** Points; A4 is 595 by 842 of them. */
export const MARGIN = 56;
export const WIDTH = 595.28 - 2 * MARGIN;

/** What the parts of the document are written with. */
export interface Page {
  doc: Pdf;
  texts: DocumentTexts;
  format: Formatter;
  summary: Summary;
}

/** A heading that keeps a few lines of what follows on its page. */
export function heading(doc: Pdf, text: string): void {
  room(doc, 90);
  doc.moveDown(1).font('bold').fontSize(15).fillColor(INK);
  tagged(doc, 'H2', () => doc.text(text));
  doc.moveDown(0.3);
}

export function subheading(doc: Pdf, text: string): void {
  room(doc, 48);
  doc.font('bold').fontSize(11).fillColor(INK);
  tagged(doc, 'H3', () => doc.text(text));
}

export function paragraph(doc: Pdf, text: string): void {
  doc.font('regular').fontSize(11).fillColor(INK);
  tagged(doc, 'P', () => doc.text(text, { lineGap: 2.5, width: WIDTH }));
  doc.moveDown(0.25);
}

export function small({ doc }: Page, text: string): Pdf {
  doc.font('regular').fontSize(9.5).fillColor(MUTED);
  tagged(doc, 'P', () => doc.text(text, { lineGap: 2, width: WIDTH }));
  return doc.moveDown(0.4);
}

/** Begins a page where less than `height` points are left. */
export function room(doc: Pdf, height: number): void {
  if (doc.y + height > doc.page.height - MARGIN) doc.addPage();
}

/** Writes as a part that reading programs know by its kind. */
export function tagged(doc: Pdf, kind: 'H1' | 'H2' | 'H3' | 'P', write: () => void): void {
  doc.addStructure(doc.struct(kind, {}, write));
}
