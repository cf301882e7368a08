import { sql } from 'drizzle-orm';
import { filesBefore, removeFiles } from '#features/files/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { plugInPoint, type ServerContext } from '#packages/kernel/index.ts';
import { MEDIA_BUCKET } from '../contract/media.contract.ts';
import { PICTURE_BUCKET } from '../contract/pictures.ts';
import { contentVersions } from './content.tables.ts';

/** How long a file lies there before it is missed: its text may not be saved yet. */
const GRACE_MS = 86_400_000;
const PAGE = 500;

export type MediaBucket = typeof PICTURE_BUCKET | typeof MEDIA_BUCKET;

/** Which of some paths of a bucket what a feature holds now shows. */
export type MediaHolder = (
  tx: Queryable,
  bucket: MediaBucket,
  paths: readonly string[],
) => Promise<readonly string[]>;
export const mediaHolder = plugInPoint<MediaHolder>('content.mediaHolder');

/**
 * What editors give the files that they send, by bucket. Whatever else lies there was put there by hand,
 * for something that no text tells of, and stays.
 */
const SENT_BY_EDITORS: Record<MediaBucket, RegExp> = {
  [PICTURE_BUCKET]: /^(?:texts|partners)\/[^/]+$/,
  [MEDIA_BUCKET]: /^[0-9a-f]{8}\/[^/]+$/,
};

/** Whether an editor sent the file of a path. */
export const isSentByEditor = (bucket: MediaBucket, path: string): boolean =>
  SENT_BY_EDITORS[bucket].test(path);

/** Removes files that no text and no version of one shows any more, a day after they were sent. */
export async function sweepMedia(context: ServerContext): Promise<void> {
  const before = new Date(context.now().getTime() - GRACE_MS);
  for (const bucket of [PICTURE_BUCKET, MEDIA_BUCKET] as const) {
    let after = '';
    for (;;) {
      const there = await filesBefore(context.db, { bucket, before, after, limit: PAGE });
      await removeUnnamed(
        context,
        bucket,
        there.filter((path) => isSentByEditor(bucket, path)),
      );
      after = there.at(-1) ?? '';
      if (there.length < PAGE) break;
    }
  }
}

async function removeUnnamed(
  context: ServerContext,
  bucket: MediaBucket,
  paths: readonly string[],
): Promise<void> {
  if (paths.length === 0) return;
  await context.db.transaction(async (tx) => {
    const named = new Set(await inVersions(tx, bucket, paths));
    for (const holds of mediaHolder.of(context)) {
      for (const path of await holds(tx, bucket, paths)) named.add(path);
    }
    await removeFiles(
      context,
      tx,
      bucket,
      paths.filter((path) => !named.has(path)),
    );
  });
}

/** A video names two files: itself and its captions. */
const inVersions: MediaHolder = (tx, bucket, paths) =>
  bucket === PICTURE_BUCKET
    ? pathsIn(
        tx,
        sql`select unnest(${contentVersions.pictures}) as path from ${contentVersions}`,
        paths,
      )
    : pathsIn(tx, videoPaths(sql`${contentVersions.draft}`, sql`${contentVersions}`), paths);

/** Selects the paths that videos anywhere within a JSON column name. */
export const videoPaths = (column: ReturnType<typeof sql>, table: ReturnType<typeof sql>) => sql`
  select found #>> '{}' as path from ${table},
    jsonb_path_query(${column}, 'lax $.** ? (@.kind == "file").keyvalue() ? (@.key == "path" || @.key == "captions").value') as found`;

/** Selects the paths of the pictures in a JSON column of blocks. */
export const picturePaths = (column: ReturnType<typeof sql>, table: ReturnType<typeof sql>) => sql`
  select found #>> '{}' as path from ${table},
    jsonb_path_query(${column}, 'lax $[*] ? (@.kind == "picture").path') as found`;

/** Those of some paths that a selection has. */
export async function pathsIn(
  tx: Queryable,
  selection: ReturnType<typeof sql>,
  paths: readonly string[],
): Promise<string[]> {
  const { rows } = await tx.execute<{ path: string }>(sql`
    select distinct path from (${selection}) as named where path = any(${sql.param([...paths])}::text[])`);
  return rows.map(({ path }) => path);
}
