import { ApiFailure, createClient } from '#packages/api/client/index.ts';
import { reportingContract } from '../contract/reporting.contract.ts';

/** Of nobody: no session is read, and no cookie goes along. */
export const publicApi = createClient(reportingContract, {
  token: () => null,
  fetch: (input, init) =>
    fetch(input, { ...init, credentials: 'omit', referrerPolicy: 'no-referrer' }),
});

export type Channel = Awaited<ReturnType<typeof publicApi.readChannel>> & { address: string };

/** The code of a failed call; `unreached` where no answer came. */
export const failureOf = (error: unknown): string =>
  error instanceof ApiFailure ? error.code : 'unreached';
