import * as z from 'zod';
import { defineContract, idSchema } from '#packages/api/contract/index.ts';
import { draftSchema, managedSchema } from './network.contract.ts';

const { topics, languages, plans, about, sessions, access, contact } = draftSchema.shape;

/**
 * What a professional may propose of their own entry. Name, registry, specialties, place and check are
 * the administration's alone.
 */
export const proposalSchema = z.object({
  ...{ topics, languages, plans, about, sessions, access },
  contact: contact.refine(({ email, phone, site }) => email !== '' || phone !== '' || site !== '', {
    error: 'no way to reach them',
  }),
});
export type Proposal = z.output<typeof proposalSchema>;

const sentSchema = z.object({
  proposal: proposalSchema,
  sentAt: z.iso.datetime(),
  /** Why it was not taken; null while nobody has looked at it. */
  declined: z.string().nullable(),
});
export type SentProposal = z.output<typeof sentSchema>;

const ofEntry = z.object({ id: idSchema });

/** Code of an address that has no confirmed account. */
export const NO_ACCOUNT = 'no_account';
/** Code of an account that signs in as another professional. */
export const ACCOUNT_BUSY = 'account_busy';

export const ownEntryContract = defineContract({
  ownEntry: {
    method: 'GET',
    path: '/api/network/own',
    permission: 'signedIn',
    policy: 'The entry that the caller signs in for; for everybody else there is none.',
    summary: 'The caller’s own entry in the network, and what they have proposed of it.',
    out: z.object({ entry: managedSchema, sent: sentSchema.nullable() }),
  },
  propose: {
    method: 'PUT',
    path: '/api/network/own/proposal',
    permission: 'signedIn',
    policy: 'The entry that the caller signs in for.',
    summary: 'Proposes texts of the own entry, in place of what was proposed before.',
    body: proposalSchema,
    out: sentSchema,
  },
  withdrawProposal: {
    method: 'DELETE',
    path: '/api/network/own/proposal',
    permission: 'signedIn',
    policy: 'The entry that the caller signs in for.',
    summary: 'Takes back what was proposed.',
  },
  signIn: {
    method: 'GET',
    path: '/api/admin/network/:id/sign-in',
    permission: 'admin',
    summary: 'Who signs in for an entry, and what they propose of it.',
    params: ofEntry,
    out: z.object({ email: z.string().nullable(), sent: sentSchema.nullable() }),
  },
  giveSignIn: {
    method: 'PUT',
    path: '/api/admin/network/:id/sign-in',
    permission: 'admin',
    summary: 'Lets the holder of an address sign in for an entry, in place of whoever did.',
    params: ofEntry,
    body: z.object({ email: z.email().max(200) }),
    out: z.object({ email: z.string().nullable() }),
    errors: { [NO_ACCOUNT]: 422, [ACCOUNT_BUSY]: 409 },
  },
  endSignIn: {
    method: 'DELETE',
    path: '/api/admin/network/:id/sign-in',
    permission: 'admin',
    summary: 'Ends the sign-in for an entry.',
    params: ofEntry,
  },
  decideProposal: {
    method: 'POST',
    path: '/api/admin/network/:id/proposal',
    permission: 'admin',
    summary:
      'Takes what was proposed over into the entry, or says why not; `conflict` where another one was sent since.',
    params: ofEntry,
    body: z.object({
      /** When what is decided on was sent. */
      sentAt: z.iso.datetime(),
      accept: z.boolean(),
      reason: z.string().trim().max(400).default(''),
    }),
    out: managedSchema,
  },
});
