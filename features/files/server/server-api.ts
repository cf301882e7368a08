import type { Readable } from 'node:stream';
import { type Queryable, type Transaction, uuidV7 } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { STORAGE_PATH } from '../contract/addresses.ts';
import { forgetBlobs, noteWriting } from './blobs.queries.ts';
import { readWhole } from './drivers/driver.ts';
import { sweepJob } from './files.jobs.ts';
import { filesOf } from './files.ts';
import { inOnePiece } from './objects/incoming.ts';
import {
  deleteBelow,
  deleteObjects,
  findObject,
  findObjects,
  namesBefore,
  type ObjectPlace,
} from './objects/objects.queries.ts';
import { reachBucket } from './objects/reach.ts';
import { signAddress } from './objects/signed-address.ts';
import { storeBytes } from './objects/store.ts';

/** Where a file is, as other features name it. */
export interface FilePlace {
  bucket: string;
  path: string;
}

const placeOf = ({ bucket, path }: FilePlace): ObjectPlace => ({ bucketId: bucket, name: path });

/**
 * Puts a file that the product itself made where it belongs, in place of what is there. Below a person's
 * id it counts in their room and goes with them. The limits of its bucket hold.
 */
export async function putFile(
  context: ServerContext,
  place: FilePlace,
  {
    type,
    bytes,
    cacheControl = 'no-cache',
  }: {
    type: string;
    bytes: Buffer | AsyncIterable<Buffer>;
    cacheControl?: string;
  },
): Promise<void> {
  const files = filesOf(context);
  const { row: bucket, declared } = await reachBucket(files, place.bucket);
  const by = { sender: null, who: 'product' };
  const destination = { bucket, declared, name: place.path, upsert: true, ...by };
  const described = { type, cacheControl, userMetadata: null };
  const content = Buffer.isBuffer(bytes) ? inOnePiece(bytes) : bytes;
  await storeBytes(files, destination, described, content);
}

/** A file to be read once; null where there is none. Who may read it is for the caller to know. */
export async function readFile(
  context: ServerContext,
  place: FilePlace,
): Promise<{ type: string; size: number; bytes: Readable } | null> {
  const object = await findObject(context.db, placeOf(place));
  if (!object) return null;
  const bytes = await filesOf(context).driver.read(object.blob);
  return { type: object.contentType, size: object.size, bytes };
}

/** Those of some files of a bucket that are there, by path. */
export async function findFiles(
  db: Queryable,
  bucket: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, { type: string; size: number }>> {
  if (paths.length === 0) return new Map();
  const rows = await findObjects(db, bucket, paths);
  return new Map(rows.map(({ name, contentType: type, size }) => [name, { type, size }]));
}

/** Paths of a bucket that were sent before a time, in their order, after one that was seen. */
export const filesBefore = (
  db: Queryable,
  wanted: { bucket: string; before: Date; after: string; limit: number },
): Promise<string[]> => namesBefore(db, wanted);

/** Removes files within the transaction that forgets them; those that are not there, too. */
export async function removeFiles(
  { jobs }: Pick<ServerContext, 'jobs'>,
  tx: Transaction,
  bucket: string,
  paths: readonly string[],
): Promise<void> {
  if (paths.length === 0) return;
  await deleteObjects(tx, bucket, paths);
  await jobs.send(tx, sweepJob, {});
}

/** The same for everything below a folder, such as `<company id>/`. */
export async function removeFolder(
  { jobs }: Pick<ServerContext, 'jobs'>,
  tx: Transaction,
  bucket: string,
  folder: `${string}/`,
): Promise<void> {
  await deleteBelow(tx, bucket, folder);
  await jobs.send(tx, sweepJob, {});
}

/** Address of a file for whoever is given it, for a while: for links and players that bring no token. */
export async function signedFileAddress(
  context: ServerContext,
  place: FilePlace,
  seconds: number,
): Promise<string> {
  const token = await signAddress(filesOf(context), placeOf(place), { scope: 'download' }, seconds);
  const path = place.path.split('/').map(encodeURIComponent).join('/');
  return `${STORAGE_PATH}/object/sign/${place.bucket}/${path}?token=${token}`;
}

/** Writes, reads and removes a few bytes where files lie; rejects where one of it fails. */
export async function probeStorage(context: ServerContext): Promise<void> {
  const { driver } = filesOf(context);
  const id = uuidV7(context.now());
  const bytes = Buffer.from(id);
  // Noted first: whatever interrupts it leaves nothing behind.
  await noteWriting(context.db, id, context.now());
  await driver.write(id, inOnePiece(bytes));
  if (!(await readWhole(driver, id)).equals(bytes)) throw new Error('Other bytes came back');
  await driver.remove([id]);
  await forgetBlobs(context.db, [id]);
}
