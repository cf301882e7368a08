import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, instant } from '../../../packages/db/columns.ts';
import { users } from '../../accounts/server/accounts.tables.ts';

/** Compared byte by byte, so that an index finds everything below a folder. */
const pathText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** Where objects lie. Those that features declare are written down at each start. */
export const storageBuckets = pgTable('storage_buckets', {
  id: pathText('id').primaryKey(),
  public: boolean('public').notNull(),
  /** Bytes; null for the most that the instance takes. */
  sizeLimit: bigint('size_limit', { mode: 'number' }),
  mimeTypes: text('mime_types').array(),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/**
 * An object: a path, and the blob that holds its bytes. A blob never changes, so a replaced object has
 * another one. `loosen_blob` (migrations) notes each blob that no row names any more.
 */
export const storageObjects = pgTable(
  'storage_objects',
  {
    id: id().primaryKey(),
    bucketId: pathText('bucket_id')
      .notNull()
      .references(() => storageBuckets.id),
    name: pathText('name').notNull(),
    /** The person whose id the path begins with: it counts in their room and goes with them. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    blob: uuid('blob').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    contentType: text('content_type').notNull(),
    cacheControl: text('cache_control').notNull(),
    userMetadata: jsonb('user_metadata').$type<Record<string, unknown>>(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('storage_objects_path').on(t.bucketId, t.name),
    uniqueIndex('storage_objects_blob').on(t.blob),
    index('storage_objects_user').on(t.userId, t.id),
  ],
);

/** An upload that comes in pieces. Its row stays a while after its end, for who missed the answer. */
export const storageUploads = pgTable(
  'storage_uploads',
  {
    blob: uuid('blob').primaryKey(),
    bucketId: pathText('bucket_id')
      .notNull()
      .references(() => storageBuckets.id),
    name: pathText('name').notNull(),
    /** By whose right it comes, their session or their signed address; null for the operator's programs. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    upsert: boolean('upsert').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    contentType: text('content_type').notNull(),
    cacheControl: text('cache_control').notNull(),
    userMetadata: jsonb('user_metadata').$type<Record<string, unknown>>(),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    index('storage_uploads_user').on(t.userId),
    index('storage_uploads_created').on(t.createdAt),
  ],
);

/** Blobs that no object names: being written, or let go of. The sweep removes them. */
export const storageLooseBlobs = pgTable(
  'storage_loose_blobs',
  {
    id: uuid('id').primaryKey(),
    since: instant('since').notNull(),
    reason: text('reason').$type<'writing' | 'removed'>().notNull(),
  },
  (t) => [
    index('storage_loose_blobs_since').on(t.reason, t.since),
    check('storage_loose_blobs_reason', sql`${t.reason} in ('writing', 'removed')`),
  ],
);

/** Bytes that only their owner gets: the blob is sealed with the person's data key. */
export const sealedObjects = pgTable(
  'sealed_objects',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    blob: uuid('blob').notNull(),
    size: integer('size').notNull(),
    /** Its media type. */
    sealed: bytes('sealed').notNull(),
    /** Whether a record of the person names it; those that none does are swept after a week. */
    kept: boolean('kept').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('sealed_objects_blob').on(t.blob),
    index('sealed_objects_unkept').on(t.createdAt).where(sql`not ${t.kept}`),
  ],
);
