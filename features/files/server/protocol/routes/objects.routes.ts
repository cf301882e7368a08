import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { isAdministration } from '../../buckets.ts';
import { type FileCaller, fileCallerOf, nameOf } from '../../file-caller.ts';
import { sweepJob } from '../../files.jobs.ts';
import type { Files } from '../../files.ts';
import {
  deleteObjects,
  findObjects,
  type ObjectPlace,
  type ObjectRow,
} from '../../objects/objects.queries.ts';
import { presentObject } from '../../objects/present.ts';
import { reachBucket, reachObject, reachPlace } from '../../objects/reach.ts';
import { assertWelcome, type Destination, storeBytes } from '../../objects/store.ts';
import { copyTo, moveTo } from '../../objects/transfer.ts';
import { cacheControlOf, fileOf, parse } from '../body.ts';
import { accessDenied, noSuchKey } from '../storage-error.ts';
import { type AtPath, placeOf } from './place.ts';

const MOST_REMOVED = 1_000;

const transferSchema = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().nullish(),
});
const copySchema = transferSchema.extend({
  copyMetadata: z.boolean().nullish(),
  metadata: z
    .object({ cacheControl: z.string().optional(), mimetype: z.string().max(100).optional() })
    .nullish(),
});
const removeSchema = z.object({
  prefixes: z
    .array(z.union([z.string(), z.object({ path: z.string() }).transform(({ path }) => path)]))
    .max(MOST_REMOVED),
});

/** Putting objects in, moving, copying and removing them. */
export function objectRoutes(app: FastifyInstance, files: Files): void {
  const { context } = files;

  const isUpsert = ({ headers }: FastifyRequest) => headers['x-upsert'] === 'true';
  /** A place where the caller may put something. */
  const destinationAt = async (
    request: FastifyRequest,
    caller: FileCaller,
    place: ObjectPlace,
    upsert: boolean,
  ): Promise<Destination> => {
    const { row: bucket, declared } = await reachPlace(files, caller, place);
    const sender = caller.kind === 'person' ? caller.person.userId : null;
    const who = nameOf(caller, request);
    return { bucket, declared, name: place.name, upsert, sender, who };
  };
  const put = async (request: FastifyRequest<AtPath>, upsert: boolean) => {
    const caller = await fileCallerOf(context, request);
    const destination = await destinationAt(request, caller, placeOf(request), upsert);
    const file = await fileOf(request);
    await assertWelcome(files, destination, file);
    const object = await storeBytes(files, destination, file, file.bytes);
    return { Id: object.id, Key: `${object.bucketId}/${object.name}` };
  };
  const remove = async (caller: FileCaller, bucketId: string, names: readonly string[]) => {
    const { mayRead, mayWrite } = await reachBucket(files, bucketId);
    const allowed: string[] = [];
    for (const name of names) {
      if ((await mayRead(caller, name)) && (await mayWrite(caller, name))) allowed.push(name);
    }
    if (allowed.length === 0) return [];
    return context.db.transaction(async (tx) => {
      const removed = await deleteObjects(tx, bucketId, allowed);
      if (removed.length > 0) await context.jobs.send(tx, sweepJob, {});
      return removed;
    });
  };
  /** What is to be moved or copied, which its mover must be able to read. */
  const transfer = async <S extends typeof transferSchema>(request: FastifyRequest, schema: S) => {
    const caller = await fileCallerOf(context, request);
    const wish = parse(schema, request.body);
    const source = await reachObject(files, caller, {
      bucketId: wish.bucketId,
      name: wish.sourceKey,
    });
    const place = {
      bucketId: wish.destinationBucket ?? wish.bucketId,
      name: wish.destinationKey,
    };
    return { caller, wish, source, place };
  };

  app.post('/object/move', async (request) => {
    const { caller, source, place } = await transfer(request, transferSchema);
    await reachPlace(files, caller, source);
    const destination = await destinationAt(request, caller, place, false);
    const { id, bucketId, name } = await moveTo(files, source, destination);
    return { message: 'Successfully moved', Id: id, Key: `${bucketId}/${name}` };
  });

  app.post('/object/copy', async (request) => {
    const { caller, wish, source, place } = await transfer(request, copySchema);
    const destination = await destinationAt(request, caller, place, isUpsert(request));
    const object = await copyTo(files, source, destination, describedAnew(source, wish));
    return { Id: object.id, Key: `${object.bucketId}/${object.name}`, ...presentObject(object) };
  });

  app.delete<{ Params: { bucket: string } }>('/object/:bucket', async (request) => {
    const caller = await fileCallerOf(context, request);
    const { prefixes } = parse(removeSchema, request.body);
    return (await remove(caller, request.params.bucket, prefixes)).map(presentObject);
  });

  app.delete<AtPath>('/object/:bucket/*', async (request) => {
    const caller = await fileCallerOf(context, request);
    const { bucketId, name } = placeOf(request);
    const removed = await remove(caller, bucketId, [name]);
    if (removed.length === 0) throw noSuchKey();
    return { message: 'Successfully deleted' };
  });

  app.post<AtPath>('/object/:bucket/*', { config: { takesFile: true } }, (request) =>
    put(request, isUpsert(request)),
  );
  app.put<AtPath>('/object/:bucket/*', { config: { takesFile: true } }, (request) =>
    put(request, true),
  );

  /** Renditions are the only thing that is kept of objects outside of where they lie. */
  const forget = async (request: FastifyRequest, objects: readonly ObjectRow[]) => {
    if (!(await isAdministration(await fileCallerOf(context, request), ''))) throw accessDenied();
    for (const { blob } of objects) await files.pictures.forget(blob);
    return { message: 'success' };
  };
  app.delete<AtPath>('/cdn/:bucket/*', async (request) => {
    const { bucketId, name } = placeOf(request);
    return forget(request, await findObjects(context.db, bucketId, [name]));
  });
}

/** The client may change what is said of a copy; what its owner noted does not come along then. */
function describedAnew(
  source: ObjectRow,
  { copyMetadata, metadata }: z.output<typeof copySchema>,
): Pick<ObjectRow, 'contentType' | 'cacheControl' | 'userMetadata'> {
  if (copyMetadata !== false) return source;
  return {
    contentType: metadata?.mimetype ?? source.contentType,
    cacheControl: metadata?.cacheControl
      ? cacheControlOf(metadata.cacheControl)
      : source.cacheControl,
    userMetadata: null,
  };
}
