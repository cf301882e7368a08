import { MARGIN, type Pdf, room, WIDTH } from './page.ts';

/** Points that a picture takes at most, upright: two of them and their words fit on a page. */
const HEIGHT = 300;
/** Points a pixel: 144 pixels an inch, so that a small picture is not drawn large. */
const SCALE = 0.5;

/** Draws a JPEG with the words that reading programs say instead; false for bytes that are none. */
export function picture(doc: Pdf, jpeg: Uint8Array, words: string): boolean {
  const image = opened(doc, jpeg);
  if (!image) return false;
  const scale = Math.min(SCALE, WIDTH / image.width, HEIGHT / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  room(doc, height + 20);
  const y = doc.y;
  const part = doc.struct('Figure', { alt: words }, () => {
    doc.image(image as never, MARGIN, y, { width, height });
  });
  doc.addStructure(part);
  part.end();
  doc.x = MARGIN;
  doc.y = y + height + 6;
  return true;
}

/** A picture of which pdfkit knows the size; null for one that is damaged. */
function opened(doc: Pdf, jpeg: Uint8Array): { width: number; height: number } | null {
  try {
    const image = (doc as unknown as Opening).openImage(Buffer.from(jpeg));
    return image.width > 0 && image.height > 0 ? image : null;
  } catch {
    return null;
  }
}

/** What pdfkit's types leave out. */
interface Opening {
  openImage(bytes: Buffer): { width: number; height: number };
}
