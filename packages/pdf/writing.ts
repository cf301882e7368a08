import { INK, LINE, MARGIN, MUTED, ornament, type Pdf, room, tagged, WIDTH } from './page.ts';
import { write } from './text.ts';

/** The document's name on its first page. */
export function title(doc: Pdf, text: string): void {
  doc.font('bold').fontSize(22).fillColor(INK);
  tagged(doc, 'H1', () => write(doc, text));
  doc.moveDown(0.3);
}

/** A heading that keeps a few lines of what follows on its page. */
export function heading(doc: Pdf, text: string): void {
  room(doc, 90);
  doc.moveDown(1).font('bold').fontSize(15).fillColor(INK);
  tagged(doc, 'H2', () => write(doc, text));
  doc.moveDown(0.3);
}

export function subheading(doc: Pdf, text: string): void {
  room(doc, 48);
  doc.font('bold').fontSize(11).fillColor(INK);
  tagged(doc, 'H3', () => write(doc, text));
}

export function paragraph(doc: Pdf, text: string): void {
  room(doc, 30);
  doc.font('regular').fontSize(11).fillColor(INK);
  tagged(doc, 'P', () => write(doc, text, { width: WIDTH, lineGap: 2.5 }));
  doc.moveDown(0.25);
}

/** What explains or limits: smaller and paler. */
export function small(doc: Pdf, text: string): void {
  doc.font('regular').fontSize(9.5).fillColor(MUTED);
  tagged(doc, 'P', () => write(doc, text, { width: WIDTH, lineGap: 2 }));
  doc.moveDown(0.4);
}

/** Words side by side, `places` points from the left; read as one line. */
export function row(doc: Pdf, cells: readonly string[], places: readonly number[]): void {
  room(doc, 20);
  const y = doc.y;
  doc.font('regular').fontSize(11).fillColor(INK);
  tagged(doc, 'P', () => {
    for (const [index, cell] of cells.entries()) {
      write(doc, cell, { x: MARGIN + (places[index] ?? 0), y, lineBreak: false });
    }
  });
  doc.x = MARGIN;
  doc.y = y + 19;
}

/** Rows under the names of their columns, all of one width, with a line below each. */
export function table(doc: Pdf, columns: readonly string[], rows: readonly string[][]): void {
  const width = WIDTH / columns.length;
  const line = (cells: readonly string[], bold: boolean) => {
    room(doc, 18);
    const y = doc.y;
    doc
      .font(bold ? 'bold' : 'regular')
      .fontSize(9.5)
      .fillColor(bold ? MUTED : INK);
    tagged(doc, 'P', () => {
      for (const [index, cell] of cells.entries()) {
        write(doc, cell, { x: MARGIN + index * width, y, width: width - 8, lineBreak: false });
      }
    });
    ornament(doc, () => {
      doc
        .moveTo(MARGIN, y + 14)
        .lineTo(MARGIN + WIDTH, y + 14)
        .lineWidth(0.5)
        .stroke(LINE);
    });
    doc.x = MARGIN;
    doc.y = y + 18;
  };
  line(columns, true);
  for (const cells of rows) line(cells, false);
  doc.moveDown(0.5);
}

/** One bar of a chart that lies on its side. */
export interface Bar {
  name: string;
  /** What is said of it beside the bar. */
  told: string;
  size: number;
  fill: string;
  line: string;
}

/** Bars with their words; the longest takes the width that the words leave. */
export function bars(doc: Pdf, all: readonly Bar[]): void {
  const most = Math.max(1, ...all.map(({ size }) => size));
  for (const { name, told, size, fill, line } of all) {
    const width = (size / most) * (WIDTH - 190);
    row(doc, [name, told], [0, 110 + width]);
    if (size === 0) continue;
    ornament(doc, () => {
      doc
        .roundedRect(MARGIN + 100, doc.y - 18, Math.max(4, width), 11, 4)
        .lineWidth(1)
        .fillAndStroke(fill, line);
    });
  }
}
