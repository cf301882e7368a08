import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { ApiFailure } from '#packages/api/client/index.ts';
import { STORAGE_PATH } from '../../contract/addresses.ts';
import { failureOf } from '../upload.ts';

/** A bucket as the administration sees it. */
export interface Bucket {
  id: string;
  public: boolean;
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
}

/** A file of a bucket. */
export interface StoredFile {
  id: string;
  /** Its path. */
  name: string;
  created_at: string;
  metadata: { size: number; mimetype: string };
}

interface Page {
  hasNext: boolean;
  nextCursor?: string;
  objects: StoredFile[];
}

const PAGE = 50;
const KEY = 'files';

export const useBuckets = () =>
  useQuery({
    queryKey: [KEY, 'buckets'],
    queryFn: ({ signal }) => ask<Bucket[]>('GET', '/bucket', undefined, signal),
  });

/** The files of a bucket, newest first, page by page. */
export const useFiles = (bucket: string) =>
  useInfiniteQuery<Page, Error, InfiniteData<Page>, readonly string[], string | undefined>({
    queryKey: [KEY, 'objects', bucket],
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }) => {
      const sortBy = { column: 'created_at', order: 'desc' };
      const body = { limit: PAGE, cursor: pageParam, sortBy };
      return ask<Page>('POST', `/object/list-v2/${encodeURIComponent(bucket)}`, body, signal);
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export function useFileChanges(bucket: string) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: [KEY] });
  const at = encodeURIComponent(bucket);
  return {
    refresh: onSettled,
    remove: useMutation({
      mutationFn: (path: string) => ask('DELETE', `/object/${at}`, { prefixes: [path] }),
      onSettled,
    }),
    createBucket: useMutation({
      mutationFn: (made: { name: string; public: boolean }) => ask('POST', '/bucket', made),
      onSettled,
    }),
    /** Takes what is in it along. */
    deleteBucket: useMutation({
      mutationFn: async () => {
        await ask('POST', `/bucket/${at}/empty`, {});
        await ask('DELETE', `/bucket/${at}`, {});
      },
      onSettled,
    }),
  };
}

async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  const attempt = async (token: string | null) =>
    fetch(STORAGE_PATH + path, {
      method,
      signal: signal ?? null,
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      throw new ApiFailure('offline', 0, 'No answer from the server');
    });
  const answer = await attempt(await apiOptions.token());
  if (!answer.ok) throw failureOf(answer.status, await answer.text());
  return (await answer.json()) as T;
}
