import { holdPerson, presentAmong } from '#features/accounts/server/index.ts';
import { MOST_BYTES } from '#features/privacy/contract/privacy.contract.ts';
import { roomOf } from '#features/privacy/server/index.ts';
import { type Transaction, uuidV7 } from '#packages/db/index.ts';
import { keepBlob, letGo, noteWriting } from '../blobs.queries.ts';
import type { BucketRow } from '../buckets.queries.ts';
import type { BucketDeclaration } from '../buckets.ts';
import { sweepJob } from '../files.jobs.ts';
import type { Files } from '../files.ts';
import { BadPicture } from '../pictures/bad-picture.ts';
import {
  accessDenied,
  keyExists,
  roomFull,
  tooLarge,
  wrongType,
} from '../protocol/storage-error.ts';
import { essenceOf, fitsType, isAllowedType } from '../rules/media-type.rules.ts';
import { ownerOfPath } from '../rules/object-key.rules.ts';
import { OUTPUTS, type PictureType } from '../rules/transform.rules.ts';
import { gather, inOnePiece, peek, upTo } from './incoming.ts';
import { bytesOnTheWay, type ObjectRow, saveObject } from './objects.queries.ts';

/** Where something is to lie, once it is known that its sender may put it there. */
export interface Destination {
  bucket: BucketRow;
  /** Absent for a bucket made by the protocol. */
  declared: BucketDeclaration | undefined;
  name: string;
  upsert: boolean;
  /** The person by whose right it comes; null for the product and the operator's programs. */
  sender: string | null;
  /** Who sends it: whose turn it is. */
  who: string;
}

/** What a sender says of a file. */
export interface Described {
  type: string;
  cacheControl: string;
  userMetadata: Record<string, unknown> | null;
}

/** The most that may lie there, in bytes. */
export const limitOf = ({ context }: Files, { bucket }: Pick<Destination, 'bucket'>): number =>
  Math.min(bucket.sizeLimit ?? Number.POSITIVE_INFINITY, context.settings.files.mostBytes);

/** What can be refused before the first byte: a type that does not belong there, and announced bytes without room. */
export async function assertWelcome(
  files: Files,
  { bucket, name }: Pick<Destination, 'bucket' | 'name'>,
  { type, size }: { type: string; size: number | null },
): Promise<void> {
  if (!isAllowedType(type, bucket.mimeTypes)) {
    throw wrongType(`mime type ${essenceOf(type)} is not supported`);
  }
  if (size === null) return;
  if (size > limitOf(files, { bucket })) throw tooLarge();
  const userId = ownerOfPath(name);
  if (!userId) return;
  const { bytes } = await roomOf(files.context, { userId });
  if (bytes + (await bytesOnTheWay(files.context.db, userId)) + size > MOST_BYTES) throw roomFull();
}

/** Takes a file in. It is there as a whole when this resolves, and nothing of it is there otherwise. */
export async function storeBytes(
  files: Files,
  destination: Destination,
  described: Described,
  bytes: AsyncIterable<Buffer>,
): Promise<ObjectRow> {
  const leave = await files.uploads.enter(destination.who);
  try {
    return await storeInTurn(files, destination, described, bytes);
  } finally {
    leave();
  }
}

async function storeInTurn(
  files: Files,
  destination: Destination,
  described: Described,
  bytes: AsyncIterable<Buffer>,
): Promise<ObjectRow> {
  const { context, driver } = files;
  const limited = upTo(limitOf(files, destination), bytes, tooLarge);
  const content = await looked(files, destination, described.type, limited);
  const blob = uuidV7(context.now());
  await noteWriting(context.db, blob, context.now());
  try {
    const size = await driver.write(blob, content);
    return await context.db.transaction(async (tx) => {
      const object = await nameBlob(files, tx, destination, described, { blob, size });
      await keepBlob(tx, blob);
      return object;
    });
  } catch (error) {
    await letGo(context.db, blob).catch(() => undefined);
    throw error;
  }
}

/** Lets an object name a blob, and what it named before go. */
export async function nameBlob(
  { context }: Files,
  tx: Transaction,
  { bucket, name, upsert, sender }: Destination,
  { type, cacheControl, userMetadata }: Described,
  { blob, size }: { blob: string; size: number },
): Promise<ObjectRow> {
  const now = context.now();
  // Deleted while the bytes were on their way, they would leave an object that is nobody's.
  if (sender && !(await holdPerson(tx, sender))) throw accessDenied();
  const object = await saveObject(
    tx,
    {
      ...{ bucketId: bucket.id, name, userId: await personOf(tx, name), blob, size },
      ...{ contentType: type, cacheControl, userMetadata, createdAt: now, updatedAt: now },
    },
    { upsert },
  );
  if (!object) throw keyExists();
  if (upsert) await context.jobs.send(tx, sweepJob, {});
  return object;
}

/** The person below whose id a path lies, where there is one of that id. */
export async function personOf(tx: Transaction, name: string): Promise<string | null> {
  const owner = ownerOfPath(name);
  return owner && (await presentAmong(tx, [owner])).length > 0 ? owner : null;
}

/** The bytes as they are to be kept, once they show that they are what they are said to be. */
async function looked(
  files: Files,
  { declared, who }: Destination,
  type: string,
  bytes: AsyncIterable<Buffer>,
): Promise<AsyncIterable<Buffer>> {
  const { head, all } = await peek(bytes);
  const isSealed = declared?.sealed === true;
  if (!isSealed && !(await fitsType(head, type, { certainly: declared !== undefined }))) {
    throw wrongType(`the content is not ${essenceOf(type)}`);
  }
  const picture = pictureTypeOf(type);
  if (!declared?.pictureSide || !picture) return all;
  try {
    const anew = await files.pictures.reencode(
      who,
      await gather(all),
      picture,
      declared.pictureSide,
    );
    return inOnePiece(anew);
  } catch (error) {
    throw error instanceof BadPicture ? wrongType('the picture cannot be read') : error;
  }
}

export function pictureTypeOf(type: string): PictureType | undefined {
  const essence = essenceOf(type);
  return OUTPUTS.find((one) => one === essence);
}
