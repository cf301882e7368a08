import * as z from 'zod';

const MAX_NAME = 120;
/** Most sources of one text. */
export const MAX_SOURCES = 20;

const name = z.string().trim().min(1).max(MAX_NAME);

/** Whether an address may be linked to: https, and no name or password within it. */
export function isSafeLink(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === '';
}

/** Whether a text has the form of a professional register: letters of a council, then a number. */
export function looksLikeRegister(text: string): boolean {
  return /^[A-Z]{3,8}\b[^\d]*\d[\d/.\- A-Z]{2,}$/i.test(text.trim());
}

/** Whether the day of the next review follows that of the last. */
export function isReviewSpan({ on, again }: { on: string; again: string }): boolean {
  return on < again;
}

export const linkSchema = z.string().max(500).refine(isSafeLink, { error: 'not an https address' });

/** The professional who read a text before it was published, and until when that holds. */
export const reviewSchema = z
  .object({
    name,
    /** Professional register, such as `CRP 06/12345`. */
    register: z.string().trim().max(40).refine(looksLikeRegister, { error: 'not a register' }),
    on: z.iso.date(),
    /** From this day on the text has to be read again. */
    again: z.iso.date(),
  })
  .refine(isReviewSpan, { error: 'the next review must follow the last' });
export type Review = z.output<typeof reviewSchema>;

export const sourceSchema = z.object({ title: name, url: linkSchema });
export type Source = z.output<typeof sourceSchema>;

/** What stands of a review on a day (`2026-11-22`): nobody reviewed, it holds, or it is over. */
export function reviewState(review: Review | null, today: string): 'none' | 'valid' | 'expired' {
  if (!review) return 'none';
  return review.again <= today ? 'expired' : 'valid';
}
