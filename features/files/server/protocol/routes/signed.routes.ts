import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { fileCallerOf } from '../../file-caller.ts';
import type { Files } from '../../files.ts';
import type { ObjectPlace } from '../../objects/objects.queries.ts';
import { reachBucket, reachObject, reachPlace } from '../../objects/reach.ts';
import { signAddress, signedRight } from '../../objects/signed-address.ts';
import { assertWelcome, storeBytes } from '../../objects/store.ts';
import { transformSchema } from '../../rules/transform.rules.ts';
import { fileOf, parse } from '../body.ts';
import { StorageError } from '../storage-error.ts';
import { type AtPath, placeOf } from './place.ts';

/** Ten years: what is signed cannot be taken back before it ends. */
const LONGEST_SECONDS = 315_360_000;
/** How long somebody may wait before they begin to upload. */
const UPLOAD_SECONDS = 2 * 3_600;
const MOST_PATHS = 1_000;

const seconds = z.int().min(1).max(LONGEST_SECONDS);
const oneSchema = z.object({ expiresIn: seconds, transform: z.looseObject({}).nullish() });
const severalSchema = z.object({
  expiresIn: seconds,
  paths: z.array(z.string()).min(1).max(MOST_PATHS),
});

/** Addresses that carry their own right: who may do it signs, whoever holds the address does it. */
export function signedRoutes(app: FastifyInstance, files: Files): void {
  const { context } = files;

  const addressOf = async (
    place: ObjectPlace,
    expiresIn: number,
    transformations?: Record<string, unknown>,
  ): Promise<string> => {
    const claims = { scope: 'download', transformations } as const;
    const token = await signAddress(files, place, claims, expiresIn);
    const service = transformations ? 'render/image' : 'object';
    return `/${service}/sign/${place.bucketId}/${place.name}?token=${token}`;
  };

  app.post<AtPath>('/object/sign/:bucket/*', async (request) => {
    const caller = await fileCallerOf(context, request);
    const { expiresIn, transform } = parse(oneSchema, request.body);
    const place = placeOf(request);
    await reachObject(files, caller, place);
    if (!transform || Object.keys(transform).length === 0) {
      return { signedURL: await addressOf(place, expiresIn) };
    }
    const transformations = parse(transformSchema, transform);
    return { signedURL: await addressOf(place, expiresIn, transformations) };
  });

  app.post<{ Params: { bucket: string } }>('/object/sign/:bucket', async (request) => {
    const caller = await fileCallerOf(context, request);
    const { expiresIn, paths } = parse(severalSchema, request.body);
    const bucketId = request.params.bucket;
    await reachBucket(files, bucketId);
    const signed = [];
    for (const path of paths) {
      try {
        await reachObject(files, caller, { bucketId, name: path });
        const signedURL = await addressOf({ bucketId, name: path }, expiresIn);
        signed.push({ path, signedURL, error: null });
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
        const told = 'Either the object does not exist or you do not have access to it';
        signed.push({ path, signedURL: null, error: told });
      }
    }
    return signed;
  });

  app.post<AtPath>('/object/upload/sign/:bucket/*', async (request) => {
    const caller = await fileCallerOf(context, request);
    const place = placeOf(request);
    await reachPlace(files, caller, place);
    const upsert = request.headers['x-upsert'] === 'true';
    const by = caller.kind === 'person' ? caller.person.userId : undefined;
    const claims = { scope: 'upload', upsert, by } as const;
    const token = await signAddress(files, place, claims, UPLOAD_SECONDS);
    return {
      url: `/object/upload/sign/${place.bucketId}/${place.name}?token=${token}`,
      token,
    };
  });

  app.put<AtPath & { Querystring: { token?: unknown } }>(
    '/object/upload/sign/:bucket/*',
    { config: { takesFile: true } },
    async (request) => {
      const place = placeOf(request);
      const { userId: sender, upsert } = await signedRight(files, request.query.token, place);
      const { row: bucket, declared } = await reachBucket(files, place.bucketId);
      const right = { sender, upsert, who: sender ?? request.ip };
      const destination = { bucket, declared, name: place.name, ...right };
      const file = await fileOf(request);
      await assertWelcome(files, destination, file);
      const { bucketId, name } = await storeBytes(files, destination, file, file.bytes);
      return { Key: `${bucketId}/${name}` };
    },
  );
}
