import * as z from 'zod';
import { defineContract, idSchema } from '#packages/api/contract/index.ts';
import { COMPANY_FULL, IN_ANOTHER_COMPANY } from './invitations.contract.ts';
import { NOT_CONFIRMED } from './people.contract.ts';

/** Code of a company code that no company has, or has no more. */
export const UNKNOWN_CODE = 'unknown_code';
/** Wrong codes that a person may try within an hour. */
export const CODE_TRIES = 10;
/** Requests that a company sees at once, the oldest first. */
export const MOST_ASKING = 200;

const ofOwn = 'Only the caller’s own company; those who ask others do not exist for it.';
const code = z.object({ code: z.string().trim().min(1).max(40) });
const ofPerson = z.object({ id: idSchema });
const companyCode = z.object({ code: z.string().nullable() });

const joiningSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  addressHint: z.string().nullable(),
  askedAt: z.iso.datetime(),
});
export type Joining = z.infer<typeof joiningSchema>;

/** The code by which somebody asks to join a company, and what its admins answer. */
export const joiningContract = defineContract({
  readCode: {
    method: 'GET',
    path: '/api/companies/own/code',
    permission: 'companyAdmin',
    policy: ofOwn,
    summary: 'The code of the caller’s company; null while it is off.',
    out: companyCode,
  },
  renewCode: {
    method: 'POST',
    path: '/api/companies/own/code',
    permission: 'companyAdmin',
    policy: ofOwn,
    summary: 'Gives the company a new code; the former one opens nothing from then on.',
    out: companyCode,
  },
  endCode: {
    method: 'DELETE',
    path: '/api/companies/own/code',
    permission: 'companyAdmin',
    policy: ofOwn,
    summary: 'Turns the code off; who asked before still waits. Repeating it does nothing.',
  },
  listJoining: {
    method: 'GET',
    path: '/api/companies/own/joining',
    permission: 'companyAdmin',
    policy: ofOwn,
    summary: 'Who asks to join the caller’s company, the longest first.',
    out: z.object({ asking: z.array(joiningSchema) }),
  },
  acceptJoining: {
    method: 'POST',
    path: '/api/companies/own/joining/:id',
    permission: 'companyAdmin',
    policy: ofOwn,
    summary: 'Lets a person who asked into the caller’s company, with its plan; they are told.',
    params: ofPerson,
    errors: { [COMPANY_FULL]: 409, [IN_ANOTHER_COMPANY]: 409 },
  },
  declineJoining: {
    method: 'DELETE',
    path: '/api/companies/own/joining/:id',
    permission: 'companyAdmin',
    policy: ofOwn,
    summary: 'Ends a request without letting the person in; repeating it does nothing.',
    params: ofPerson,
  },
  readCompanyOfCode: {
    method: 'POST',
    path: '/api/companies/code/reading',
    permission: 'signedIn',
    summary: 'Which company a code is of; wrong ones are counted and soon refused unread.',
    body: code,
    out: z.object({ company: z.string() }),
    errors: { [UNKNOWN_CODE]: 422 },
  },
  askToJoin: {
    method: 'POST',
    path: '/api/companies/code/requests',
    permission: 'signedIn',
    summary:
      'Asks to join the company of a code; its admins see name and part of the address from then on. One request at a time: a new one takes the place of the former.',
    body: code,
    errors: { [UNKNOWN_CODE]: 422, [IN_ANOTHER_COMPANY]: 409, [NOT_CONFIRMED]: 409 },
  },
  ownRequest: {
    method: 'GET',
    path: '/api/companies/joining',
    permission: 'signedIn',
    summary: 'The company that the caller has asked to join and that has not answered yet.',
    out: z.object({
      request: z.object({ company: z.string(), askedAt: z.iso.datetime() }).nullable(),
    }),
  },
  withdrawRequest: {
    method: 'DELETE',
    path: '/api/companies/joining',
    permission: 'signedIn',
    summary: 'Takes the caller’s request back; the company sees nothing of them any more.',
  },
});
