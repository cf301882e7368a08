import type { Pdf } from '#packages/pdf/page.ts';
import { leafPath } from '#packages/ui/art/geometry.ts';
import { PALETTE } from '#packages/ui/tokens/palette.ts';

const { folha, manaca, ipe } = PALETTE;
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The sprout of the logo. */
export function drawMark(doc: Pdf, x: number, y: number): void {
  doc.save().translate(x, y).scale(0.56);
  doc.path('M24 58V27c0-10 5.5-15.5 15-15.5').lineWidth(7).lineCap('round').stroke(folha[7]);
  doc.path(leafPath(24, 41, 20, 6.8, -70)).fill(folha[5]);
  doc.path(leafPath(24, 41, 27, 8.8, 68)).fill(folha[7]);
  blossom(doc, { x: 44.5, y: 17, reach: 8, petal: 5.6, petals: 5, color: manaca[4] });
  doc.circle(44.5, 17, 4).fill(ipe[4]);
  doc.restore();
}

/** Two hills along the foot of a sheet of 842 by 595 points, and flowers on its right. */
export function drawGarden(doc: Pdf): void {
  doc.path('M0 595C150 470 300 560 470 540S720 500 842 452V595Z').fill(folha[1]);
  doc.path('M0 595C190 545 380 586 560 566S760 548 842 510V595Z').fill(folha[2]);
  stem(doc, 726, 560, 694, 330);
  stem(doc, 640, 566, 652, 410);
  stem(doc, 788, 540, 778, 452);
  for (const [x, y, length, angle] of [
    [718, 500, 78, -52],
    [722, 520, 92, 58],
    [644, 520, 62, -58],
    [643, 540, 70, 52],
    [785, 510, 44, -62],
    [786, 524, 46, 60],
    [602, 572, 58, -20],
    [602, 572, 66, 16],
    [602, 572, 44, 58],
  ] as const) {
    doc.path(leafPath(x, y, length, length * 0.2, angle)).fill(angle > 0 ? folha[5] : folha[7]);
  }
  blossom(doc, { x: 694, y: 318, reach: 42, petal: 27, petals: 8, color: manaca[2] });
  blossom(doc, { x: 694, y: 318, reach: 19, petal: 14, petals: 8, color: manaca[4] });
  doc.circle(694, 318, 10).fill(ipe[4]);
  blossom(doc, { x: 653, y: 402, reach: 22, petal: 15, petals: 6, color: manaca[5] });
  blossom(doc, { x: 653, y: 402, reach: 10, petal: 8, petals: 6, color: manaca[3] });
  doc.circle(653, 402, 6).fill(ipe[4]);
  for (const [x, y, size] of [
    [768, 446, 1],
    [792, 440, 1.1],
    [780, 426, 0.9],
  ] as const) {
    blossom(doc, { x, y, reach: 8 * size, petal: 7 * size, petals: 5, color: ipe[4] });
    doc.circle(x, y, 3 * size).fill(ipe[7]);
  }
}

function stem(doc: Pdf, x: number, y: number, toX: number, toY: number): void {
  doc
    .path(`M${x} ${y}Q${x} ${(y + toY) / 2} ${toX} ${toY}`)
    .lineWidth(6)
    .lineCap('round')
    .stroke(folha[6]);
}

interface Blossom {
  x: number;
  y: number;
  /** From the middle to the middle of a petal. */
  reach: number;
  petal: number;
  petals: number;
  color: string;
}

function blossom(doc: Pdf, { x, y, reach, petal, petals, color }: Blossom): void {
  for (const nth of times(petals)) {
    const angle = ((nth * 360) / petals - 98) * (Math.PI / 180);
    doc.circle(x + reach * Math.cos(angle), y + reach * Math.sin(angle), petal);
  }
  doc.fill(color);
}
