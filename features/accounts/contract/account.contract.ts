import * as z from 'zod';
import { defineContract, idSchema, pageQuerySchema } from '#packages/api/contract/index.ts';
import { SECURITY_EVENT_KINDS } from './security-events.ts';

const securityEventSchema = z.object({
  id: z.uuid(),
  kind: z.enum(SECURITY_EVENT_KINDS),
  at: z.iso.datetime(),
  /** How the person proved themselves, at a sign-in. */
  method: z.string().nullable(),
  /** Kind of second factor or passkey that was added or removed. */
  factor: z.string().nullable(),
  /** Provider of an identity that was linked or unlinked. */
  provider: z.string().nullable(),
  sessions: z.enum(['one', 'others', 'all']).nullable(),
  because: z.enum(['token_reused', 'operator', 'waited']).nullable(),
  /** How many records were brought in from another account. */
  records: z.int().min(1).nullable(),
});
export type AccountEvent = z.infer<typeof securityEventSchema>;

const BROWSERS = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung'] as const;
export type BrowserName = (typeof BROWSERS)[number];
const SYSTEMS = ['android', 'chromeos', 'ios', 'linux', 'macos', 'windows'] as const;
export type SystemName = (typeof SYSTEMS)[number];

const sessionSchema = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  /** When it was last given a new token, which happens about once an hour of use. */
  lastUsedAt: z.iso.datetime(),
  /** The session of this very request. */
  current: z.boolean(),
  /** How it began, as in the `amr` claim. */
  method: z.string(),
  /** What it was used with last, by name alone; null for what is not known. */
  browser: z.enum(BROWSERS).nullable(),
  system: z.enum(SYSTEMS).nullable(),
});
export type AccountSession = z.infer<typeof sessionSchema>;

/** Code of what asks its caller to prove themselves anew; see `/auth/v1/proof`. */
export const PROOF_NEEDED = 'reauthentication_needed';

/** Of who alone can give others the general administration. */
export const ONLY_GENERAL_ADMIN = 'only_general_admin';
/** What somebody has to see to before they can delete their account. */
const DELETION_OBSTACLES = ['only_company_admin', ONLY_GENERAL_ADMIN] as const;
export type DeletionObstacle = (typeof DELETION_OBSTACLES)[number];

const deletionTermsSchema = z.object({
  /** What proves the person: their password, a mailed code where they have none, nothing of a guest. */
  proof: z.enum(['password', 'code', 'none']),
  obstacle: z.enum(DELETION_OBSTACLES).nullable(),
});
export type DeletionTerms = z.infer<typeof deletionTermsSchema>;

/** What somebody keeps of the deletion of their account; it names nobody. */
const deletionReceiptSchema = z.object({
  code: z.string(),
  deletedAt: z.iso.datetime(),
  /** Until when backups may still hold it; null where none are made by themselves. */
  copiesUntil: z.iso.datetime().nullable(),
  /** What was erased, a line each, with how much of it there was. */
  erased: z.array(z.string()),
  /** The page that says whether the code is genuine. */
  checkAt: z.url(),
});
export type DeletionReceipt = z.infer<typeof deletionReceiptSchema>;

/** Why an account was not deleted. */
const DELETION_REFUSALS = {
  password_needed: 403,
  password_wrong: 422,
  code_needed: 403,
  code_wrong: 422,
  only_company_admin: 409,
  [ONLY_GENERAL_ADMIN]: 409,
} as const satisfies Record<DeletionObstacle, number> & Record<string, number>;
export type DeletionRefusal = keyof typeof DELETION_REFUSALS;

const own = 'Only the caller’s own; other ids answer 404.';

/** What a person sees and does about the safety of their own account. */
export const accountContract = defineContract({
  listActivity: {
    method: 'GET',
    path: '/api/account/activity',
    permission: 'signedIn',
    agreement: 'none',
    policy: own,
    summary: 'What happened to the caller’s access in the last half year, newest first.',
    query: pageQuerySchema,
    out: z.object({
      events: z.array(securityEventSchema),
      /** Pass as `after` for the next page; null at the end. */
      next: z.uuid().nullable(),
    }),
  },
  listSessions: {
    method: 'GET',
    path: '/api/account/sessions',
    permission: 'signedIn',
    agreement: 'none',
    policy: own,
    summary:
      'The caller’s living sessions, last used first, with browser and system by name; no place.',
    out: z.object({ sessions: z.array(sessionSchema) }),
  },
  endSession: {
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    permission: 'signedIn',
    agreement: 'none',
    policy: own,
    summary: 'Ends one session; its tokens are worth nothing from then on.',
    params: z.object({ id: idSchema }),
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/account/sessions',
    permission: 'signedIn',
    agreement: 'none',
    policy: own,
    summary: 'Ends all sessions of the caller but the one that asks.',
    query: z.object({ scope: z.enum(['others']).default('others') }),
  },
  deletionTerms: {
    method: 'GET',
    path: '/api/account/deletion',
    permission: 'signedIn',
    agreement: 'none',
    policy: own,
    summary: 'What it takes to delete the caller’s account, and what has to happen before.',
    out: deletionTermsSchema,
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/account/deletion',
    permission: 'signedIn',
    agreement: 'none',
    policy: 'Only the caller’s own; with a second factor only in a session that proved it.',
    summary:
      'Deletes the caller with all that is kept of them, at once and for good. Takes their password, or ' +
      'the code of GET /reauthenticate where they have none. Gives the receipt, which is kept nowhere.',
    body: z.object({
      password: z.string().max(1_000).optional(),
      code: z.string().trim().max(20).optional(),
    }),
    out: deletionReceiptSchema,
    errors: DELETION_REFUSALS,
  },
});
