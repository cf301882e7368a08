import type { BucketRow } from '../buckets.queries.ts';
import type { ListedRow } from './list.queries.ts';
import type { ObjectRow } from './objects.queries.ts';

/** Bytes of a blob never change, so its id says whether they are the same. */
export const etagOf = (blob: string): string => `"${blob.replaceAll('-', '')}"`;

export function presentBucket(row: BucketRow) {
  return {
    id: row.id,
    name: row.id,
    owner: '',
    public: row.public,
    type: 'STANDARD',
    file_size_limit: row.sizeLimit,
    allowed_mime_types: row.mimeTypes,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

interface Kept {
  blob: string;
  size: number;
  contentType: string;
  cacheControl: string;
  updatedAt: Date;
}

const metadataOf = ({ blob, size, contentType, cacheControl, updatedAt }: Kept) => ({
  eTag: etagOf(blob),
  size,
  mimetype: contentType,
  cacheControl,
  lastModified: updatedAt.toISOString(),
  contentLength: size,
  httpStatusCode: 200,
});

/** An object as copying and removing tell it. */
export function presentObject(row: ObjectRow) {
  return {
    id: row.id,
    name: row.name,
    bucket_id: row.bucketId,
    owner: row.userId,
    owner_id: row.userId,
    version: row.blob,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    last_accessed_at: row.updatedAt.toISOString(),
    metadata: metadataOf(row),
    user_metadata: row.userMetadata,
  };
}

export function presentInfo(row: ObjectRow) {
  return {
    id: row.id,
    name: row.name,
    version: row.blob,
    bucket_id: row.bucketId,
    size: row.size,
    content_type: row.contentType,
    cache_control: row.cacheControl,
    etag: etagOf(row.blob),
    metadata: row.userMetadata ?? {},
    last_modified: row.updatedAt.toISOString(),
    created_at: row.createdAt.toISOString(),
  };
}

/** An entry of a list under the name that is given; of folders nothing else is known. */
export function presentListed(row: ListedRow, name: string) {
  const { id, blob, size, contentType, cacheControl, createdAt, updatedAt } = row;
  if (!id || !blob || !contentType || !cacheControl) {
    return {
      name,
      id: null,
      updated_at: null,
      created_at: null,
      last_accessed_at: null,
      metadata: null,
    };
  }
  return {
    name,
    id,
    updated_at: updatedAt.toISOString(),
    created_at: createdAt.toISOString(),
    last_accessed_at: updatedAt.toISOString(),
    metadata: metadataOf({ blob, size: Number(size), contentType, cacheControl, updatedAt }),
  };
}
