import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Act } from '#features/audit/contract/audit.contract.ts';
import { recordAct } from '#features/audit/server/index.ts';
import { type Transaction, uuidOf } from '#packages/db/index.ts';
import {
  type BucketRow,
  deleteBucketRow,
  findBucket,
  insertBucket,
  listBucketRows,
  lockWhetherEmpty,
  updateBucket,
} from '../../buckets.queries.ts';
import { declaredBucket, isAdministration } from '../../buckets.ts';
import { type FileCaller, fileCallerOf } from '../../file-caller.ts';
import { sweepJob } from '../../files.jobs.ts';
import type { Files } from '../../files.ts';
import { deleteBelow } from '../../objects/objects.queries.ts';
import { presentBucket } from '../../objects/present.ts';
import { isBucketName } from '../../rules/object-key.rules.ts';
import { parseSizeLimit } from '../../rules/size-limit.rules.ts';
import { parse } from '../body.ts';
import {
  accessDenied,
  bucketExists,
  invalidBucketName,
  invalidRequest,
  noSuchBucket,
  notEmpty,
  tooLarge,
} from '../storage-error.ts';

const limitsShape = {
  public: z.boolean().nullish(),
  file_size_limit: z.union([z.int().min(0), z.string()]).nullish(),
  allowed_mime_types: z
    .array(
      z
        .string()
        .max(100)
        .regex(/^[\w.+-]+\/(?:[\w.+-]+|\*)$/, 'is no media type'),
    )
    .max(100)
    .nullish(),
};
const newBucketSchema = z.object({
  name: z.string(),
  id: z.string().nullish(),
  type: z.literal('STANDARD', 'only STANDARD buckets are kept here').nullish(),
  ...limitsShape,
});
const changeSchema = z.object(limitsShape);
const pageSchema = z.object({
  limit: z.coerce.number().int().min(0).max(1_000).optional(),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
  search: z.string().max(100).optional(),
});

/** Buckets, for the administration: those of features are only shown. */
export function bucketRoutes(app: FastifyInstance, files: Files): void {
  const { context } = files;
  const { db, now } = context;

  /** Throws `AccessDenied` for whoever does not look after the instance. */
  const administrator = async (request: FastifyRequest): Promise<FileCaller> => {
    const caller = await fileCallerOf(context, request);
    if (!(await isAdministration(caller, ''))) throw accessDenied();
    return caller;
  };
  const note = (tx: Transaction, caller: FileCaller, act: Act, id: string) =>
    recordAct(tx, {
      at: now(),
      act,
      actorId: caller.kind === 'person' ? caller.person.userId : null,
      subject: { kind: 'content', id: uuidOf(`bucket ${id}`), title: id },
    });
  const own = async (id: string): Promise<BucketRow> => {
    const row = await findBucket(db, id);
    if (!row) throw noSuchBucket();
    if (declaredBucket(context, id)) throw accessDenied('This bucket is part of the product');
    return row;
  };

  app.get('/bucket', async (request) => {
    const caller = await fileCallerOf(context, request);
    if (!(await isAdministration(caller, ''))) return [];
    const { limit, offset, sortColumn, sortOrder, search } = parse(pageSchema, request.query);
    const page = { limit, offset, column: sortColumn, descending: sortOrder === 'desc', search };
    return (await listBucketRows(db, page)).map(presentBucket);
  });

  app.get<{ Params: { id: string } }>('/bucket/:id', async (request) => {
    const caller = await fileCallerOf(context, request);
    const row = await findBucket(db, request.params.id);
    if (!row || !(await isAdministration(caller, ''))) throw noSuchBucket();
    return presentBucket(row);
  });

  app.post('/bucket', async (request) => {
    const caller = await administrator(request);
    const { name, id, ...limits } = parse(newBucketSchema, request.body);
    const bucketId = id ?? name;
    if (!isBucketName(bucketId) || name !== bucketId) throw invalidBucketName();
    await db.transaction(async (tx) => {
      const values = {
        id: bucketId,
        public: limits.public ?? false,
        sizeLimit: sizeLimitOf(files, limits.file_size_limit) ?? null,
        mimeTypes: limits.allowed_mime_types ?? null,
      };
      if (!(await insertBucket(tx, values))) throw bucketExists();
      await note(tx, caller, 'bucket_created', bucketId);
    });
    return { name: bucketId };
  });

  app.put<{ Params: { id: string } }>('/bucket/:id', async (request) => {
    const caller = await administrator(request);
    const { id } = await own(request.params.id);
    const change = parse(changeSchema, request.body);
    await db.transaction(async (tx) => {
      await updateBucket(tx, id, {
        updatedAt: now(),
        public: change.public ?? undefined,
        sizeLimit: sizeLimitOf(files, change.file_size_limit),
        mimeTypes: change.allowed_mime_types,
      });
      await note(tx, caller, 'bucket_changed', id);
    });
    return { message: 'Successfully updated' };
  });

  app.post<{ Params: { id: string } }>('/bucket/:id/empty', async (request) => {
    const caller = await administrator(request);
    const { id } = await own(request.params.id);
    await db.transaction(async (tx) => {
      await deleteBelow(tx, id, '');
      await context.jobs.send(tx, sweepJob, {});
      await note(tx, caller, 'bucket_emptied', id);
    });
    return { message: 'Successfully emptied' };
  });

  app.delete<{ Params: { id: string } }>('/bucket/:id', async (request) => {
    const caller = await administrator(request);
    const { id } = await own(request.params.id);
    await db.transaction(async (tx) => {
      if (!(await lockWhetherEmpty(tx, id))) throw notEmpty();
      await deleteBucketRow(tx, id);
      await note(tx, caller, 'bucket_deleted', id);
    });
    return { message: 'Successfully deleted' };
  });
}

/** Undefined where nothing is said of it, null for none of the bucket's own. */
function sizeLimitOf(
  { context }: Files,
  given: string | number | null | undefined,
): number | null | undefined {
  if (given === undefined || given === null) return given;
  const bytes = parseSizeLimit(given);
  if (bytes === undefined) throw invalidRequest('file_size_limit: is no size');
  if (bytes > context.settings.files.mostBytes) {
    throw tooLarge('The limit is larger than the largest file here');
  }
  return bytes;
}
