import * as z from 'zod';
import { defineContract, idSchema } from '#packages/api/contract/index.ts';
import { isTimeZone } from '#packages/kernel/day.ts';
import { summarySchema } from './summary.ts';

/** How long a link may live, in hours. */
export const LINK_HOURS = [24, 168] as const;
export type LinkHours = (typeof LINK_HOURS)[number];
/** Digits of a PIN. */
export const PIN_DIGITS = 6;
/** Wrong tries after which a link ends for good. */
export const MOST_FAILURES = 10;
/** Openings of one link within an hour. */
export const OPENINGS_AN_HOUR = 20;
/** Links of one person that are open at the same time. */
export const MOST_OPEN_LINKS = 10;
/** Largest sealed content, in characters of base64url. */
const MAX_CONTENT = 700_000;
export const MAX_LABEL = 60;

const base64url = z.string().regex(/^[\w-]+$/);
/** 32 bytes in base64url. */
const token = base64url.length(43);

export const LINK_STATES = ['open', 'expired', 'revoked', 'locked'] as const;

/** A link as its owner sees it; the link itself is not among this, only its holder has it. */
export const consultationLinkSchema = z.object({
  id: z.uuid(),
  /** The person's own word for it: "Dra. Helena". */
  label: z.string().nullable(),
  state: z.enum(LINK_STATES),
  hasPin: z.boolean(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  openings: z.number().int().min(0),
  /** When it was opened, newest first, fifty at most. Time is all that is kept of an opening. */
  openedAt: z.array(z.iso.datetime()),
});
export type ConsultationLink = z.infer<typeof consultationLinkSchema>;

const own = 'Only the caller’s own links; other ids answer 404.';

/** Code of a link that was right and is over: expired, revoked, or tried too often. */
export const LINK_OVER = 'link_over';
/** As many links are open as may be: one must end before another begins. */
export const LINKS_FULL = 'links_full';

export const consultationContract = defineContract({
  createLink: {
    method: 'POST',
    path: '/api/consultation/links',
    permission: 'signedIn',
    policy: own,
    summary: 'Keeps a summary that the browser sealed; the key never comes here.',
    body: z.object({
      /** AES-256-GCM bytes; the server cannot open them. */
      content: base64url.min(40).max(MAX_CONTENT),
      /** SHA-256 of the proof that opens the link. */
      verifier: token,
      hasPin: z.boolean(),
      hours: z.literal(LINK_HOURS),
      label: z.string().trim().max(MAX_LABEL).nullable(),
    }),
    bodyLimit: MAX_CONTENT + 10_000,
    out: consultationLinkSchema,
    errors: { [LINKS_FULL]: 422 },
    status: 201,
  },
  listLinks: {
    method: 'GET',
    path: '/api/consultation/links',
    permission: 'signedIn',
    policy: own,
    summary: 'The caller’s links, newest first, with the times at which they were opened.',
    out: z.object({ links: z.array(consultationLinkSchema) }),
  },
  revokeLink: {
    method: 'DELETE',
    path: '/api/consultation/links/:id',
    permission: 'signedIn',
    policy: own,
    summary: 'Ends a link at once and destroys what it led to.',
    params: z.object({ id: idSchema }),
  },
  openLink: {
    method: 'POST',
    path: '/api/consultation/openings',
    permission: 'public',
    policy:
      'Who proves to hold the link, and its PIN where it has one; everything travels in the body.',
    summary:
      'The sealed content of a link, for its holder to open; each opening is shown to the owner.',
    body: z.object({ id: z.uuid(), proof: token }),
    out: z.object({ content: base64url, expiresAt: z.iso.datetime() }),
    errors: { [LINK_OVER]: 410 },
  },
  makePdf: {
    method: 'POST',
    path: '/api/consultation/pdf',
    permission: 'signedIn',
    costly: true,
    policy: 'Writes what the caller sends and keeps nothing of it.',
    summary: 'A summary as PDF.',
    body: summarySchema.refine(({ timeZone }) => isTimeZone(timeZone), {
      error: 'not a time zone',
      path: ['timeZone'],
    }),
    file: 'application/pdf',
  },
});
