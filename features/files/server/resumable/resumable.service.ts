import { uuidV7 } from '#packages/db/index.ts';
import { noteRemoved } from '../blobs.queries.ts';
import { sweepJob, UPLOAD_MS } from '../files.jobs.ts';
import type { Files } from '../files.ts';
import { peek } from '../objects/incoming.ts';
import { findObject } from '../objects/objects.queries.ts';
import { reachBucket } from '../objects/reach.ts';
import {
  assertWelcome,
  type Destination,
  nameBlob,
  pictureTypeOf,
  storeBytes,
} from '../objects/store.ts';
import { toStorageError } from '../protocol/error-answers.ts';
import { keyExists, StorageError, wrongType } from '../protocol/storage-error.ts';
import { essenceOf, fitsType, TELLING_BYTES } from '../rules/media-type.rules.ts';
import {
  deleteUpload,
  finishUpload,
  insertUpload,
  lockUpload,
  openUploads,
  type UploadRow,
} from './uploads.queries.ts';

/** Uploads of one person that may be on their way at a time. */
const MOST_OPEN = 20;

type NewUpload = Omit<UploadRow, 'blob' | 'createdAt' | 'finishedAt'>;

/** Takes note of an upload that comes in pieces, once it is known that its sender may make it. */
export async function beginUpload(
  files: Files,
  { bucket, name }: Pick<Destination, 'bucket' | 'name'>,
  upload: NewUpload,
): Promise<string> {
  const { db, now } = files.context;
  await assertWelcome(files, { bucket, name }, { type: upload.contentType, size: upload.size });
  if (!upload.upsert && (await findObject(db, { bucketId: bucket.id, name }))) throw keyExists();
  if (upload.userId && (await openUploads(db, upload.userId)) >= MOST_OPEN) {
    const names = { error: 'too_many_requests', code: 'TooManyRequests' };
    throw new StorageError(429, names, 'Too many uploads are on their way');
  }
  const blob = uuidV7(now());
  await insertUpload(db, { ...upload, blob, createdAt: now() });
  return blob;
}

/** Whether it may still be gone on with; the sweep takes those that may not. */
export const isOpen = ({ context }: Files, { createdAt }: UploadRow): boolean =>
  context.now().getTime() - createdAt.getTime() < UPLOAD_MS;

/** Whether every byte is there, although nobody may have been told. */
export async function isWhole(
  { driver }: Files,
  { blob, size }: Pick<UploadRow, 'blob' | 'size'>,
): Promise<boolean> {
  try {
    return (await (await driver.pieces()).getUpload(blob)).offset === size;
  } catch {
    return driver.has(blob);
  }
}

/**
 * Makes an object of an upload whose bytes are all there; does nothing where that is done. Interrupted, it
 * can be called again. What is refused now is dropped.
 */
export async function endUpload(files: Files, upload: UploadRow, who: string): Promise<void> {
  const { context, driver } = files;
  if (upload.finishedAt) return;
  try {
    await driver.adopt(upload.blob, upload.size);
    const { row: bucket, declared } = await reachBucket(files, upload.bucketId);
    const { name, upsert } = upload;
    const sender = upload.userId;
    const destination: Destination = { bucket, declared, name, upsert, sender, who };
    if (declared?.pictureSide && pictureTypeOf(upload.contentType)) {
      await endAsNewPicture(files, upload, destination);
    } else await endAsItIs(files, upload, destination);
    await driver.tidy(upload.blob);
  } catch (error) {
    if (toStorageError(error).statusCode < 500) {
      await context.db.transaction(async (tx) => {
        await deleteUpload(tx, upload.blob);
        await context.jobs.send(tx, sweepJob, {});
      });
    }
    throw error;
  }
}

async function endAsItIs(files: Files, upload: UploadRow, destination: Destination): Promise<void> {
  const { context } = files;
  const { blob, size, contentType: type } = upload;
  if (!(await showsItsType(files, upload, destination))) {
    throw wrongType(`the content is not ${essenceOf(type)}`);
  }
  await context.db.transaction(async (tx) => {
    const standing = await lockUpload(tx, blob);
    if (!standing || standing.finishedAt) return;
    await nameBlob(files, tx, destination, { ...upload, type }, { blob, size });
    await finishUpload(tx, blob, context.now());
  });
}

/** A picture is kept as it is written anew; the pieces go. */
async function endAsNewPicture(
  files: Files,
  upload: UploadRow,
  destination: Destination,
): Promise<void> {
  const { context, driver } = files;
  const { blob, contentType: type } = upload;
  await storeBytes(files, destination, { ...upload, type }, await driver.read(blob));
  await context.db.transaction(async (tx) => {
    await finishUpload(tx, blob, context.now());
    await noteRemoved(tx, blob, context.now());
    await context.jobs.send(tx, sweepJob, {});
  });
}

async function showsItsType(
  { driver }: Files,
  { blob, size, contentType }: UploadRow,
  { declared }: Destination,
): Promise<boolean> {
  const end = Math.min(size, TELLING_BYTES) - 1;
  const { head } =
    size > 0 ? await peek(await driver.read(blob, { start: 0, end })) : { head: Buffer.alloc(0) };
  return fitsType(head, contentType, { certainly: declared !== undefined });
}
