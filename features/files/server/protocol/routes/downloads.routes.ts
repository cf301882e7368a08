import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readWhole } from '../../drivers/driver.ts';
import { fileCallerOf } from '../../file-caller.ts';
import type { Files } from '../../files.ts';
import type { ObjectRow } from '../../objects/objects.queries.ts';
import { presentInfo } from '../../objects/present.ts';
import { presentObjectAt, reachObject, reachPublicObject } from '../../objects/reach.ts';
import { type Audience, serveBytes, serveObject } from '../../objects/serve.ts';
import { verifyAddress } from '../../objects/signed-address.ts';
import { pictureTypeOf } from '../../objects/store.ts';
import { transformSchema } from '../../rules/transform.rules.ts';
import { parse } from '../body.ts';
import { invalidRequest } from '../storage-error.ts';
import { type AtPath, placeOf } from './place.ts';

/** A larger file is no picture that anybody looks at small. */
const LARGEST_SOURCE = 25 * 1024 * 1024;

/** An object that was found, with who its answer is for and how it is to look. */
interface Found {
  object: ObjectRow;
  audience: Audience;
  /** In seconds since 1970, where the address ends by itself. */
  expires?: number;
  /** As it was signed; otherwise the query says it. */
  transform?: unknown;
}
type Find = (request: FastifyRequest<AtPath>) => Promise<Found>;

/** Finders of an object by how it is asked for: with a token of a session, through a public bucket, and by a signed address. */
function findersOf(files: Files): Record<'authenticated' | 'public' | 'sign', Find> {
  return {
    authenticated: async (request) => ({
      object: await reachObject(
        files,
        await fileCallerOf(files.context, request),
        placeOf(request),
      ),
      audience: 'private',
    }),
    public: async (request) => ({
      object: await reachPublicObject(files, placeOf(request)),
      audience: 'public',
    }),
    sign: async (request) => {
      const { token } = request.query as { token?: unknown };
      const place = placeOf(request);
      const { exp, transformations } = await verifyAddress(files, token, place, 'download');
      const object = await presentObjectAt(files, place);
      return { object, audience: 'private', expires: exp, transform: transformations ?? {} };
    },
  };
}

export function downloadRoutes(app: FastifyInstance, files: Files): void {
  const find = findersOf(files);
  /** Asked with HEAD, a route tells the same and sends nothing. */
  const serve = (
    url: string,
    handler: (request: FastifyRequest<AtPath>, reply: FastifyReply) => Promise<unknown>,
  ) => app.route<AtPath>({ method: ['GET', 'HEAD'], url, exposeHeadRoute: false, handler });

  const download = (way: Find) => async (request: FastifyRequest<AtPath>, reply: FastifyReply) => {
    const { object, audience, expires } = await way(request);
    if (expires) reply.header('expires', new Date(expires * 1_000).toUTCString());
    return serveObject(files, request, reply, object, audience);
  };
  const info = (way: Find) => async (request: FastifyRequest<AtPath>, reply: FastifyReply) => {
    const { object } = await way(request);
    reply.header('cache-control', 'no-store');
    return presentInfo(object);
  };
  const render = (way: Find) => async (request: FastifyRequest<AtPath>, reply: FastifyReply) => {
    const found = await way(request);
    return serveRendition(files, request, reply, found);
  };

  for (const way of ['authenticated', 'public', 'sign'] as const) {
    serve(`/object/${way}/:bucket/*`, download(find[way]));
    serve(`/render/image/${way}/:bucket/*`, render(find[way]));
  }
  serve('/object/info/:bucket/*', info(find.authenticated));
  serve('/object/info/authenticated/:bucket/*', info(find.authenticated));
  serve('/object/info/public/:bucket/*', info(find.public));
  serve('/object/:bucket/*', download(find.authenticated));
}

async function serveRendition(
  { driver, pictures }: Files,
  request: FastifyRequest<AtPath>,
  reply: FastifyReply,
  { object, audience, expires, transform }: Found,
): Promise<FastifyReply> {
  const source = pictureTypeOf(object.contentType);
  if (!source) throw invalidRequest('This is no picture that can be made smaller');
  if (object.size > LARGEST_SOURCE) throw invalidRequest('The picture is too large');
  const { type, bytes, tag, chosen } = await pictures.rendition({
    blob: object.blob,
    source,
    transform: parse(transformSchema, transform ?? request.query),
    accept: request.headers.accept,
    kept: audience === 'public',
    who: request.ip,
    read: () => readWhole(driver, object.blob),
  });
  if (chosen) reply.header('vary', 'Accept');
  if (expires) reply.header('expires', new Date(expires * 1_000).toUTCString());
  return serveBytes(request, reply, bytes, { type, etag: `"${tag}"`, object, audience });
}
