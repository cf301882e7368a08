import { sql } from 'drizzle-orm';
import { PICTURE_BUCKET } from '#features/content/contract/pictures.ts';
import { pathsIn, picturePaths, videoPaths } from '#features/content/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { courseLessons } from './training.tables.ts';

/** Those of some paths of a bucket that lessons show. */
export const mediaOfCourses = (tx: Queryable, bucket: string, paths: readonly string[]) =>
  pathsIn(
    tx,
    bucket === PICTURE_BUCKET
      ? picturePaths(sql`${courseLessons.body}`, sql`${courseLessons}`)
      : videoPaths(sql`${courseLessons.video}`, sql`${courseLessons}`),
    paths,
  );
