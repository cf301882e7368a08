import { sql } from 'drizzle-orm';
import { PICTURE_BUCKET } from '#features/content/contract/pictures.ts';
import { pathsIn, picturePaths, videoPaths } from '#features/content/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { newsItems } from './news.tables.ts';

/** Those of some paths of a bucket that articles and videos show. */
export const mediaOfNews = (tx: Queryable, bucket: string, paths: readonly string[]) =>
  pathsIn(
    tx,
    bucket === PICTURE_BUCKET
      ? picturePaths(sql`${newsItems.blocks}`, sql`${newsItems}`)
      : videoPaths(sql`${newsItems.video}`, sql`${newsItems}`),
    paths,
  );
