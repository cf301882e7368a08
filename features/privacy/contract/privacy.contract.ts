import * as z from 'zod';
import { defineContract } from '#packages/api/contract/index.ts';
import { BROUGHT_KINDS } from './passport.ts';

/** Code of a copy asked for without a code, where the person did not prove themselves lately. */
export const CODE_NEEDED = 'code_needed';
/** Code of a code that is wrong or too old. */
export const CODE_WRONG = 'code_wrong';

/** Records of one call of `bringIn`. */
export const MOST_RECORDS = 100;
/** Its bytes: the longest entry and what the engine found in it fit many times over. */
const BRING_LIMIT = 4 * 1024 * 1024;

const number = z.int().min(0);
const broughtInSchema = z.object({
  /** Were not here and are now, or would be. */
  added: number,
  /** Are here already, or a newer one of the caller's own is. */
  kept: number,
  /** Do not fit here: of the future, beyond what one person may have. */
  left: number,
  /** Are not what a record of this kind looks like. */
  broken: number,
});
export type BroughtInCounts = z.infer<typeof broughtInSchema>;

/** Bytes of text that one person may keep here; a long diary of a lifetime fits. */
export const MOST_BYTES = 200_000_000;
/** From this part of it on the person is told. */
export const NEARLY_FULL = 0.8;

/** Who answers for people's data on this instance, as its operator says it. */
const operatorSchema = z.object({
  name: z.string().nullable(),
  dpo: z.string().nullable(),
  contact: z.string().nullable(),
});
export type Operator = z.infer<typeof operatorSchema>;

export const privacyContract = defineContract({
  getOperator: {
    method: 'GET',
    path: '/api/operator',
    permission: 'public',
    summary: 'Who answers for people’s data here: name, data protection officer, contact.',
    out: operatorSchema,
  },
  getRoom: {
    method: 'GET',
    path: '/api/privacy/room',
    permission: 'signedIn',
    agreement: 'none',
    summary: 'How many bytes what the caller wrote takes, and how many it may.',
    out: z.object({ bytes: number, most: number }),
  },
  exportAll: {
    method: 'POST',
    path: '/api/privacy/export',
    permission: 'signedIn',
    agreement: 'none',
    costly: true,
    policy: 'Only what is the caller’s own, whatever their role or plan.',
    summary:
      'Everything that is kept of the caller as one zip, for people and for programs to read; told by ' +
      'mail. An hour after the last sign-in or proof it needs the code of GET /reauthenticate.',
    body: z.object({ code: z.string().trim().max(20).optional() }),
    file: 'application/zip',
    errors: { [CODE_NEEDED]: 403, [CODE_WRONG]: 422 },
  },
  bringIn: {
    method: 'POST',
    path: '/api/privacy/import',
    permission: 'signedIn',
    costly: true,
    policy:
      'Into the caller’s own account; nothing that is there is replaced. Records of health need the consent.',
    summary:
      'Some records of a passport into the caller’s account; with `preview` only what would become of ' +
      'them. The same ones again add nothing.',
    body: z.object({
      kind: z.enum(BROUGHT_KINDS),
      records: z.array(z.unknown()).min(1).max(MOST_RECORDS),
      preview: z.boolean(),
    }),
    bodyLimit: BRING_LIMIT,
    out: broughtInSchema,
  },
});
