import { uuidV7 } from '#packages/db/index.ts';
import { keepBlob, letGo, noteWriting } from '../blobs.queries.ts';
import type { Files } from '../files.ts';
import { keyExists, noSuchKey } from '../protocol/storage-error.ts';
import {
  deleteObjects,
  findObject,
  moveObject,
  type ObjectPlace,
  type ObjectRow,
} from './objects.queries.ts';
import {
  assertWelcome,
  type Described,
  type Destination,
  nameBlob,
  personOf,
  storeBytes,
} from './store.ts';

/** Gives an object another path. Into another bucket it goes as a new one does, past what that asks for. */
export async function moveTo(
  files: Files,
  source: ObjectRow,
  destination: Destination,
): Promise<ObjectRow> {
  const { context } = files;
  const { bucket, name } = destination;
  if (bucket.id !== source.bucketId) {
    const copied = await copyTo(files, source, destination, source);
    await context.db.transaction((tx) => deleteObjects(tx, source.bucketId, [source.name]));
    return copied;
  }
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const place: ObjectPlace = { bucketId: bucket.id, name };
    if (name !== source.name && (await findObject(tx, place))) throw keyExists();
    const change = { ...place, userId: await personOf(tx, name), updatedAt: now };
    if (!(await moveObject(tx, source.id, change))) throw noSuchKey();
    return { ...source, ...change };
  });
}

/** Puts the same bytes at another path too. */
export async function copyTo(
  files: Files,
  source: ObjectRow,
  destination: Destination,
  {
    contentType,
    cacheControl,
    userMetadata,
  }: Pick<ObjectRow, 'contentType' | 'cacheControl' | 'userMetadata'>,
): Promise<ObjectRow> {
  const { context, driver } = files;
  const { bucket, name } = destination;
  const described: Described = { type: contentType, cacheControl, userMetadata };
  await assertWelcome(files, { bucket, name }, { type: contentType, size: source.size });
  if (bucket.id !== source.bucketId || contentType !== source.contentType) {
    return storeBytes(files, destination, described, await driver.read(source.blob));
  }
  const blob = uuidV7(context.now());
  await noteWriting(context.db, blob, context.now());
  try {
    await driver.copy(source.blob, blob);
    return await context.db.transaction(async (tx) => {
      const { size } = source;
      const object = await nameBlob(files, tx, destination, described, { blob, size });
      await keepBlob(tx, blob);
      return object;
    });
  } catch (error) {
    await letGo(context.db, blob).catch(() => undefined);
    throw error;
  }
}
