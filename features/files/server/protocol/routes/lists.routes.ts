import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { fileCallerOf } from '../../file-caller.ts';
import type { Files } from '../../files.ts';
import { type ListedRow, type ListWish, listRows } from '../../objects/list.queries.ts';
import { presentListed } from '../../objects/present.ts';
import { reachBucket, scopeOf } from '../../objects/reach.ts';
import { parse } from '../body.ts';
import { invalidRequest } from '../storage-error.ts';

const levelSchema = z.object({
  prefix: z.string().max(1_024).default(''),
  limit: z.int().min(1).max(1_000).default(100),
  offset: z.int().min(0).max(1_000_000).default(0),
  search: z.string().max(200).nullish(),
  sortBy: z
    .object({
      column: z
        .enum(['name', 'created_at', 'updated_at', 'last_accessed_at'])
        .nullish()
        .transform((column) => column ?? 'name'),
      order: z.enum(['asc', 'desc']).nullish(),
    })
    .nullish(),
});
const flatSchema = z.object({
  prefix: z.string().max(1_024).nullish(),
  limit: z.int().min(1).max(1_000).default(1_000),
  cursor: z.string().max(4_096).nullish(),
  with_delimiter: z.boolean().nullish(),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at']).default('name'),
      order: z.enum(['asc', 'desc']).nullish(),
    })
    .nullish(),
});

interface InBucket {
  Params: { bucket: string };
}

/** What lies in a bucket, as far as the caller may see it. */
export function listRoutes(app: FastifyInstance, files: Files): void {
  const visible = async (
    request: FastifyRequest<InBucket>,
    wish: Omit<ListWish, 'bucketId' | 'scope'>,
  ): Promise<ListedRow[]> => {
    const caller = await fileCallerOf(files.context, request);
    const bucket = await reachBucket(files, request.params.bucket);
    const scope = await scopeOf(bucket, caller, wish.prefix);
    if (scope === null) return [];
    return listRows(files.context.db, { ...wish, bucketId: bucket.row.id, scope });
  };

  app.post<InBucket>('/object/list/:bucket', async (request) => {
    const { prefix, limit, offset, search, sortBy } = parse(levelSchema, request.body);
    const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
    const rows = await visible(request, {
      prefix: folder,
      folders: true,
      search: search ?? '',
      // When an object was last read is not noted.
      column: sortBy?.column === 'last_accessed_at' ? 'updated_at' : (sortBy?.column ?? 'name'),
      descending: sortBy?.order === 'desc',
      foldersFirst: true,
      ...{ after: null, offset, limit },
    });
    return rows.map((row) =>
      presentListed(row, row.key.slice(folder.length, row.id === null ? -1 : undefined)),
    );
  });

  app.post<InBucket>('/object/list-v2/:bucket', async (request) => {
    const wish = parse(flatSchema, request.body);
    const { limit, cursor } = wish;
    const column = wish.sortBy?.column ?? 'name';
    const found = await visible(request, {
      prefix: wish.prefix ?? '',
      folders: wish.with_delimiter ?? false,
      search: '',
      column,
      descending: wish.sortBy?.order === 'desc',
      foldersFirst: false,
      after: cursor ? readCursor(cursor) : null,
      offset: 0,
      limit: limit + 1,
    });
    const page = found.slice(0, limit);
    const last = page.at(-1);
    const hasNext = found.length > limit;
    return {
      hasNext,
      ...(hasNext && last ? { nextCursor: writeCursor(last, column) } : {}),
      folders: page.flatMap(({ id, key }) => (id === null ? [{ name: key, key }] : [])),
      objects: page.flatMap((row) =>
        row.id === null ? [] : [{ ...presentListed(row, row.key), key: row.key }],
      ),
    };
  });
}

function writeCursor({ key, createdAt, updatedAt }: ListedRow, column: ListWish['column']): string {
  const values = { name: key, created_at: createdAt, updated_at: updatedAt };
  return Buffer.from(JSON.stringify([values[column], key])).toString('base64url');
}

const cursorSchema = z.tuple([z.string(), z.string()]);

function readCursor(cursor: string): ListWish['after'] {
  try {
    const text = Buffer.from(cursor, 'base64url').toString();
    const [value, key] = cursorSchema.parse(JSON.parse(text));
    return { value, key };
  } catch {
    throw invalidRequest('cursor: is none of ours');
  }
}
