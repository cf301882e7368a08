import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tokenHolderOf } from '#features/access/server/index.ts';
import { accountsOf } from '#features/accounts/server/index.ts';
import { isFileAddress } from '#features/files/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { PROGRAM_ADDRESS } from './web.ts';

/** How many requests are answered within a minute, by all processes together. */
export interface RequestsAMinute {
  /** Of one person who is signed in, wherever they are. */
  person: number;
  /** From one address, of all who are not signed in; pages, files, pictures and refreshes are not counted. */
  visitors: number;
  /** From one address in all, but for files: looked at before anything else. */
  address: number;
}

/** A person with many tabs stays far below; so do the two thousand of an office behind one address. */
export const REQUESTS_A_MINUTE: RequestsAMinute = {
  person: 1_200,
  visitors: 1_200,
  address: 30_000,
};

/** Asked by those who watch over the server: its state must not depend on how busy it is. */
const WATCHED = new Set(['/healthz', '/readyz']);

/** `statusCode` and `retry-after` decide the answer, in the product's form and in the protocol's. */
class TooManyRequests extends Error {
  readonly statusCode: 429 | 503;
  constructor(statusCode: 429 | 503) {
    super('Too many requests');
    this.statusCode = statusCode;
  }
}

/**
 * Refuses requests above the limits with 429. Who brings a good token is counted by themselves, so
 * that a whole company may come from one address and nobody uses up what is left for the others. The
 * matched route decides what a request is: one address can be written in many ways.
 */
export function limitRequests(
  app: FastifyInstance,
  context: ServerContext,
  requestsAMinute: RequestsAMinute,
): void {
  const { loose } = accountsOf(context).limits;
  const count = (
    kind: keyof RequestsAMinute,
    subject: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const burst = requestsAMinute[kind];
    const bucket = { name: `requests-${kind}`, burst, refillMs: 60_000 / burst };
    const wait = loose.take(bucket, subject);
    if (wait === null) return;
    reply.header('retry-after', wait);
    // The protocol's clients remove their session at a 429, and try a 503 again.
    throw new TooManyRequests(isRefresh(request) ? 503 : 429);
  };

  app.addHook('onRequest', async (request, reply) => {
    const { url: route } = request.routeOptions;
    // A first visit takes dozens of files, and the browser keeps them for a year.
    if (route && (WATCHED.has(route) || route.startsWith('/assets/'))) return;
    count('address', request.ip, request, reply);
    // A page shows dozens of pictures, whose addresses browsers ask for without a token.
    const isShown = route && (!PROGRAM_ADDRESS.test(route) || isFileAddress(request));
    if (isShown || isRefresh(request)) return;
    const holder = await tokenHolderOf(context, request);
    if (holder) count('person', holder, request, reply);
    else count('visitors', request.ip, request, reply);
  });
}

function isRefresh({ routeOptions, query }: FastifyRequest): boolean {
  const { grant_type: grant } = query as Record<string, unknown>;
  return routeOptions.url === '/auth/v1/token' && grant === 'refresh_token';
}
