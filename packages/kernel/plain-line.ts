// Line breaks and other controls, and what turns the direction of writing: they show another text than is kept.
const UNFIT = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** What keeps a text from being a name: nothing of it is seen, or it is no plain line. */
export function problemOfLine(text: string): 'missing' | 'unfit' | null {
  if (text.replaceAll(/[\p{Z}\p{C}]/gu, '') === '') return 'missing';
  return text.trim().search(UNFIT) < 0 ? null : 'unfit';
}

/** A text as one plain line. */
export const plainLine = (text: string): string =>
  text.replaceAll(UNFIT, ' ').replaceAll(/ {2,}/g, ' ').trim();
