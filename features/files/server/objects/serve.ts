import { create as dispositionOf } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parse as parseRange } from 'range-parser';
import { describeError } from '#packages/api/server/index.ts';
import { BlobMissing, type ByteRange } from '../drivers/driver.ts';
import type { Files } from '../files.ts';
import { noSuchKey } from '../protocol/storage-error.ts';
import { isShownInPlace } from '../rules/media-type.rules.ts';
import type { ObjectRow } from './objects.queries.ts';
import { etagOf } from './present.ts';

/** Who an answer is meant for: anybody, or whoever asked. */
export type Audience = 'public' | 'private';

/** What a served file may do in a browser that opens it as a page: show itself, and nothing else. */
const SANDBOX =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

interface Served {
  type: string;
  etag: string;
  size: number;
  object: Pick<ObjectRow, 'name' | 'cacheControl' | 'updatedAt'>;
  audience: Audience;
}

/** Answers with the bytes of an object, or the part of them that was asked for. */
export async function serveObject(
  files: Files,
  request: FastifyRequest,
  reply: FastifyReply,
  object: ObjectRow,
  audience: Audience,
): Promise<FastifyReply> {
  const { blob, size, contentType: type } = object;
  const etag = etagOf(blob);
  describe(request, reply, { type, etag, size, object, audience });
  reply.header('accept-ranges', 'bytes');
  if (isUnchanged(request, etag, object.updatedAt)) return reply.code(304).send();
  const range = rangeOf(request, etag, size);
  if (range === 'beyond') {
    return reply.code(416).header('content-range', `bytes */${size}`).type('text/plain').send('');
  }
  reply.header('content-length', range ? range.end - range.start + 1 : size);
  if (range) {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  }
  if (request.method === 'HEAD' || size === 0) return reply.send('');
  return reply.send(await bytesOf(files, object, range));
}

/** Answers with bytes that were made of an object. */
export function serveBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Buffer,
  served: Omit<Served, 'size'>,
): FastifyReply {
  describe(request, reply, { ...served, size: bytes.length });
  if (isUnchanged(request, served.etag, served.object.updatedAt)) return reply.code(304).send();
  return reply.header('content-length', bytes.length).send(request.method === 'HEAD' ? '' : bytes);
}

function describe(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, etag, object, audience }: Served,
): void {
  const { cacheControl } = object;
  reply
    .type(type)
    .header('etag', etag)
    .header('last-modified', object.updatedAt.toUTCString())
    // No cache between us and the person may keep what only they may see.
    .header('cache-control', audience === 'public' ? cacheControl : `private, ${cacheControl}`)
    .header('content-security-policy', SANDBOX)
    .header('x-robots-tag', 'none');
  if (audience === 'public') reply.header('cross-origin-resource-policy', 'cross-origin');
  const { download } = request.query as { download?: unknown };
  const name = object.name.slice(object.name.lastIndexOf('/') + 1);
  if (typeof download === 'string') {
    reply.header('content-disposition', dispositionOf(download || name));
  } else if (!isShownInPlace(type)) {
    reply.header('content-disposition', dispositionOf(name));
  }
}

function isUnchanged({ headers }: FastifyRequest, etag: string, changed: Date): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined) {
    const tags = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return tags.includes(etag) || tags.includes('*');
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return !Number.isNaN(since) && Math.floor(changed.getTime() / 1_000) * 1_000 <= since;
}

/** The one range that was asked for; several, and none that can be read, mean all of it. */
function rangeOf(
  { headers }: FastifyRequest,
  etag: string,
  size: number,
): ByteRange | 'beyond' | null {
  const { range } = headers;
  const condition = headers['if-range'];
  if (!range || (condition !== undefined && condition !== etag)) return null;
  const { code, type, ranges } = parseRange(size, range);
  if (type !== 'bytes' || ranges.length > 1) return null;
  if (code === 2 && ranges.length === 0) return 'beyond';
  return ranges[0] ?? null;
}

async function bytesOf({ context, driver }: Files, object: ObjectRow, range: ByteRange | null) {
  try {
    return await driver.read(object.blob, range ?? undefined);
  } catch (error) {
    if (!(error instanceof BlobMissing)) throw error;
    context.log.error({ err: describeError(error), blob: object.blob }, 'a file is missing');
    throw noSuchKey();
  }
}
