import type { IncomingMessage } from 'node:http';
import type { Server, ServerOptions } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { STORAGE_PATH } from '#features/files/contract/addresses.ts';
import { describeError } from '#packages/api/server/index.ts';
import { fileCallerOf, nameOf } from '../../file-caller.ts';
import { sweepJob } from '../../files.jobs.ts';
import type { Files } from '../../files.ts';
import type { ObjectPlace } from '../../objects/objects.queries.ts';
import { reachBucket, reachPlace } from '../../objects/reach.ts';
import { signedRight } from '../../objects/signed-address.ts';
import { beginUpload, endUpload, isOpen, isWhole } from '../../resumable/resumable.service.ts';
import { deleteUpload, findUpload, type UploadRow } from '../../resumable/uploads.queries.ts';
import { isMediaType } from '../../rules/media-type.rules.ts';
import { cacheControlOf, metadataOf, parse, passOver } from '../body.ts';
import { bodyOf, toStorageError } from '../error-answers.ts';
import { accessDenied, invalidRequest, noSuchKey, wrongType } from '../storage-error.ts';

const VERSION = { 'tus-resumable': '1.0.0' };
const RESUMABLE = { config: { takesFile: true, resumable: true } } as const;

/** What the protocol's clients say of an upload in `Upload-Metadata`. */
const describedSchema = z.object({
  bucketName: z.string(),
  objectName: z.string(),
  contentType: z.string().max(200).default('application/octet-stream'),
  cacheControl: z.string().optional(),
  metadata: z.string().optional(),
});
type TusRequest = Parameters<NonNullable<ServerOptions['namingFunction']>>[0];

interface OfUpload {
  Params: { id: string };
}

/** Uploads in pieces that can be interrupted and gone on with (tus 1.0.0). */
export function resumableRoutes(app: FastifyInstance, files: Files): void {
  const { context } = files;
  /** Requests that the library is at work on, by what it knows of them. */
  const atWork = new WeakMap<IncomingMessage, FastifyRequest>();
  const requestOf = ({ runtime }: TusRequest): FastifyRequest => {
    const request = runtime?.node && atWork.get(runtime.node.req as IncomingMessage);
    if (!request) throw new Error('A request that nobody handed over');
    return request;
  };

  const options = {
    path: `${STORAGE_PATH}/upload/resumable`,
    relativeLocation: true,
    getFileIdFromRequest: (req) => (requestOf(req).params as Partial<OfUpload['Params']>).id,
    namingFunction: (req, metadata) =>
      begin(files, requestOf(req), metadata ?? {}, req.headers.get('upload-length')),
    onUploadFinish: async (req, { id }) => {
      const request = requestOf(req);
      const upload = await findUpload(context.db, id);
      if (!upload) throw noSuchKey();
      await endUpload(files, upload, nameOf(await fileCallerOf(context, request), request));
      return {};
    },
    // The library's own refusals carry their status; ours are told as everywhere.
    onResponseError: (_req, error) => {
      if ('status_code' in error) return undefined;
      const known = toStorageError(error);
      if (known.statusCode >= 500) {
        context.log.error({ err: describeError(error) }, 'an upload failed');
      }
      return { status_code: known.statusCode, body: JSON.stringify(bodyOf(known)) };
    },
  } satisfies Partial<ServerOptions>;
  let made: Promise<Server> | undefined;
  /** Fetched with the first upload in pieces. */
  const library = () => {
    made ??= (async () => {
      const { MemoryLocker, Server } = await import('@tus/server');
      const datastore = await files.driver.pieces();
      return new Server({ ...options, datastore, locker: new MemoryLocker() });
    })();
    return made;
  };

  const handOver = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    atWork.set(request.raw, request);
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    try {
      await (await library()).handle(request.raw, reply.raw);
    } catch (error) {
      context.log.error({ err: describeError(error) }, 'an upload failed');
      reply.raw.destroy();
    } finally {
      passOver(request);
    }
    return reply;
  };

  app.post('/upload/resumable', RESUMABLE, handOver);
  app.post('/upload/resumable/sign', RESUMABLE, handOver);

  app.route<OfUpload>({
    method: 'HEAD',
    url: '/upload/resumable/:id',
    ...RESUMABLE,
    handler: async (request, reply) => {
      const upload = await own(files, request);
      if (!upload.finishedAt) {
        if (!(await isWhole(files, upload))) return handOver(request, reply);
        // Its last piece came, and the answer to it did not go out.
        await endUpload(files, upload, request.ip);
      }
      const size = String(upload.size);
      return reply
        .headers({ ...VERSION, 'upload-offset': size, 'upload-length': size })
        .header('cache-control', 'no-store')
        .send();
    },
  });

  app.patch<OfUpload>('/upload/resumable/:id', RESUMABLE, async (request, reply) => {
    const upload = await own(files, request);
    if (upload.finishedAt) throw noSuchKey();
    return handOver(request, reply);
  });

  app.delete<OfUpload>('/upload/resumable/:id', RESUMABLE, async (request, reply) => {
    const { blob, finishedAt } = await own(files, request);
    if (finishedAt) throw noSuchKey();
    await context.db.transaction(async (tx) => {
      await deleteUpload(tx, blob);
      await context.jobs.send(tx, sweepJob, {});
    });
    return reply.headers(VERSION).code(204).send();
  });
}

/** Decides whether an upload may begin, and gives the id of the blob that it becomes. */
async function begin(
  files: Files,
  request: FastifyRequest,
  metadata: Record<string, string | null>,
  length: string | null,
): Promise<string> {
  if (length === null) throw invalidRequest('The length of the upload has to be known');
  const given = parse(describedSchema, metadata);
  if (!isMediaType(given.contentType)) throw wrongType('The content type is not one');
  const place = { bucketId: given.bucketName, name: given.objectName };
  const { userId, upsert } = await rightTo(files, request, place);
  const { row: bucket } = await reachBucket(files, place.bucketId);
  return beginUpload(
    files,
    { bucket, name: place.name },
    {
      ...place,
      ...{ userId, upsert, size: Number(length) },
      contentType: given.contentType,
      cacheControl: cacheControlOf(given.cacheControl),
      userMetadata: metadataOf(given.metadata),
    },
  );
}

/** Whoever may put something there, by their session or by a signed address. */
async function rightTo(
  files: Files,
  request: FastifyRequest,
  place: ObjectPlace,
): Promise<{ userId: string | null; upsert: boolean }> {
  const signature = request.headers['x-signature'];
  if (signature !== undefined) return signedRight(files, signature, place);
  const caller = await fileCallerOf(files.context, request);
  await reachPlace(files, caller, place);
  return {
    userId: caller.kind === 'person' ? caller.person.userId : null,
    upsert: request.headers['x-upsert'] === 'true',
  };
}

const idSchema = z.uuid();

/** An upload that its sender comes back to; for everybody else there is none. */
async function own(files: Files, request: FastifyRequest<OfUpload>): Promise<UploadRow> {
  const { data: id } = idSchema.safeParse(request.params.id);
  const upload = id ? await findUpload(files.context.db, id) : undefined;
  if (!upload || !isOpen(files, upload)) throw noSuchKey();
  const { userId } = await rightTo(files, request, upload).catch((error: unknown) => {
    throw toStorageError(error).code === 'AccessDenied' ? accessDenied() : error;
  });
  if (userId !== upload.userId) throw noSuchKey();
  return upload;
}
