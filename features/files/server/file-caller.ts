import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';

/** Who calls the storage service: the operator's programs, a person, or anybody. */
export type FileCaller =
  | { kind: 'operator' }
  | { kind: 'person'; person: Caller }
  | { kind: 'visitor' };

/** Throws what `resolveCaller` throws for a token that is none of ours. */
export async function fileCallerOf(
  { settings }: ServerContext,
  request: FastifyRequest,
): Promise<FileCaller> {
  if (bearsKey(request.headers.authorization, settings.serviceKey)) return { kind: 'operator' };
  const person = await request.server.resolveCaller(request);
  return person ? { kind: 'person', person } : { kind: 'visitor' };
}

function bearsKey(authorization: string | undefined, key: string): boolean {
  const [given, expected] = [Buffer.from(authorization ?? ''), Buffer.from(`Bearer ${key}`)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** A name to count somebody under. */
export const nameOf = (caller: FileCaller, { ip }: Pick<FastifyRequest, 'ip'>): string =>
  caller.kind === 'person' ? caller.person.userId : caller.kind === 'operator' ? 'operator' : ip;
