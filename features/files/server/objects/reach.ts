import { type BucketRow, findBucket } from '../buckets.queries.ts';
import {
  type BucketDeclaration,
  declaredBucket,
  type FilePolicy,
  madeBucketPolicy,
} from '../buckets.ts';
import type { FileCaller } from '../file-caller.ts';
import type { Files } from '../files.ts';
import { accessDenied, invalidKey, noSuchBucket, noSuchKey } from '../protocol/storage-error.ts';
import { isObjectKey } from '../rules/object-key.rules.ts';
import { findObject, type ObjectPlace, type ObjectRow } from './objects.queries.ts';

/** A bucket with what is known of who may do what in it. */
export interface ReachedBucket {
  row: BucketRow;
  declared: BucketDeclaration | undefined;
  mayRead: FilePolicy;
  mayWrite: FilePolicy;
}

/** Throws `NoSuchBucket`. */
export async function reachBucket({ context }: Files, id: string): Promise<ReachedBucket> {
  const row = await findBucket(context.db, id);
  if (!row) throw noSuchBucket();
  const declared = declaredBucket(context, id);
  const made = madeBucketPolicy(row.public);
  const { mayRead, mayWrite } = declared ?? { mayRead: made, mayWrite: made };
  return { row, declared, mayRead, mayWrite };
}

/** An object that the caller may read. What they may not is not there for them. */
export async function reachObject(
  files: Files,
  caller: FileCaller,
  place: ObjectPlace,
): Promise<ObjectRow> {
  assertKey(place.name);
  const { row, mayRead } = await reachBucket(files, place.bucketId);
  if (!row.public && !(await mayRead(caller, place.name))) {
    throw caller.kind === 'visitor' ? noSuchBucket() : noSuchKey();
  }
  return presentObjectAt(files, place);
}

/** An object of a public bucket; a private bucket is not there for this way in. */
export async function reachPublicObject(files: Files, place: ObjectPlace): Promise<ObjectRow> {
  assertKey(place.name);
  const { row } = await reachBucket(files, place.bucketId);
  if (!row.public) throw noSuchBucket();
  return presentObjectAt(files, place);
}

/** Throws `NoSuchKey`. */
export async function presentObjectAt(files: Files, place: ObjectPlace): Promise<ObjectRow> {
  const object = await findObject(files.context.db, place);
  if (!object) throw noSuchKey();
  return object;
}

/** The bucket of a place where the caller may put something; throws `AccessDenied`. */
export async function reachPlace(
  files: Files,
  caller: FileCaller,
  { bucketId, name }: ObjectPlace,
): Promise<ReachedBucket> {
  assertKey(name);
  const bucket = await reachBucket(files, bucketId);
  if (!(await bucket.mayWrite(caller, name))) throw accessDenied();
  return bucket;
}

/** Which objects of a bucket a list shows. */
export interface ListScope {
  /** Only what lies below this folder; '' for all of it. */
  folder: string;
  /** Of what is people's own only this person's; null for everybody's. */
  ownerId: string | null;
}

/**
 * What a caller sees of a bucket behind a prefix: all of it, their own folder where they may not see the
 * others', null for nothing. In a bucket made by the protocol even the administration sees nothing that
 * is a person's.
 */
export async function scopeOf(
  { declared, mayRead }: ReachedBucket,
  caller: FileCaller,
  prefix: string,
): Promise<ListScope | null> {
  const ownerId = caller.kind === 'person' && !declared ? caller.person.userId : null;
  if (await mayRead(caller, prefix)) return { folder: '', ownerId };
  if (caller.kind !== 'person') return null;
  const folder = `${caller.person.userId}/`;
  return (await mayRead(caller, folder)) ? { folder, ownerId } : null;
}

function assertKey(name: string): void {
  if (!isObjectKey(name)) throw invalidKey();
}
