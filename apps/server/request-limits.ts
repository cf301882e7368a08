import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tokenHolderOf } from '#features/access/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { isProgramAddress } from './web.ts';

/** How many requests are answered within a minute, by each process. */
export interface RequestsAMinute {
  /** Of one person who is signed in, wherever they are. */
  person: number;
  /** From one address, of all who are not signed in; pages and files are not counted. */
  visitors: number;
  /** From one address in all, but for `/assets/`: looked at before anything else. */
  address: number;
}

/** A person with many tabs stays far below; so do the two thousand of an office behind one address. */
export const REQUESTS_A_MINUTE: RequestsAMinute = {
  person: 1_200,
  visitors: 1_200,
  address: 30_000,
};
/** Persons, and addresses, that are kept in mind at once; of more the one not seen for longest is forgotten. */
const KEPT = 20_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom the token was made for, where requests are limited; see `tokenHolderOf`. */
    tokenHolder: string | null;
  }
}

class TooManyRequests extends Error {
  readonly statusCode = 429;
}

/**
 * Refuses requests above the limits with 429. Who brings a good token is counted by themselves, so
 * that a whole company may come from one address and nobody uses up what is left for the others.
 */
export async function limitRequests(
  app: FastifyInstance,
  context: ServerContext,
  { person, visitors, address }: RequestsAMinute,
): Promise<void> {
  await app.register(rateLimit, { global: false, timeWindow: '1 minute', cache: KEPT });
  app.decorateRequest('tokenHolder', null);
  const ofAddress = app.createRateLimit({ max: address });
  const ofVisitors = app.createRateLimit({ max: visitors });
  const ofPerson = app.createRateLimit({
    max: person,
    keyGenerator: ({ tokenHolder }) => String(tokenHolder),
  });
  type Limit = typeof ofAddress;

  async function count(limit: Limit, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const counted = await limit(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', counted.ttlInSeconds);
    throw new TooManyRequests();
  }

  app.addHook('onRequest', async (request, reply) => {
    // A first visit takes dozens of them, and the browser keeps them for a year.
    if (request.url.startsWith('/assets/')) return;
    await count(ofAddress, request, reply);
    if (!isProgramAddress(request)) return;
    request.tokenHolder = await tokenHolderOf(context, request);
    await count(request.tokenHolder ? ofPerson : ofVisitors, request, reply);
  });
}
