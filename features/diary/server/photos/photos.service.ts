import { and, asc, eq } from 'drizzle-orm';
import * as z from 'zod';
import { keepSealed, openSealed, removeSealed, unlessGone } from '#features/files/server/index.ts';
import { fail, type Problem } from '#packages/api/server/index.ts';
import { sealed } from '#packages/crypto/index.ts';
import { pairsAmong, type Queryable, type Transaction } from '#packages/db/index.ts';
import { type BookPicture, type ServerContext, tryUnseal } from '#packages/kernel/index.ts';
import {
  MOST_PHOTOS,
  PHOTO_MISSING,
  PHOTOS_FULL,
  type Photo,
} from '../../contract/photos.contract.ts';
import { lockEntry } from '../diary.queries.ts';
import { diaryPhotos } from '../diary.tables.ts';

type Row = typeof diaryPhotos.$inferSelect;
interface Which {
  userId: string;
  entryId: string;
}

const placeOf = (photoId: string) => ({ table: 'diary_photos', row: photoId });
const WORDS = sealed(z.object({ alt: z.string() }));
const of = ({ userId, entryId }: Which) =>
  and(eq(diaryPhotos.userId, userId), eq(diaryPhotos.entryId, entryId));
const notFound = () => fail('not_found', 'No such photo');

export async function listPhotos(context: ServerContext, which: Which): Promise<Photo[]> {
  return context.db.transaction(async (tx) => {
    await livingEntry(tx, which);
    return viewsOf(context, which.userId, await rowsOf(tx, which), tx);
  });
}

/** Adds a picture that has arrived to an entry of the person's. */
export async function addPhoto(
  context: ServerContext,
  { userId, entryId }: Which,
  { photo: photoId, alt }: { photo: string; alt: string },
  failOwn: (code: typeof PHOTOS_FULL | typeof PHOTO_MISSING, message: string) => Problem,
): Promise<Photo> {
  const { db, vault, now } = context;
  await db.transaction(async (tx) => {
    await livingEntry(tx, { userId, entryId });
    const rows = await rowsOf(tx, { userId, entryId });
    if (rows.some((row) => row.photoId === photoId)) return;
    if (rows.length >= MOST_PHOTOS) throw failOwn(PHOTOS_FULL, `${MOST_PHOTOS} photos at most`);
    if ((await keepSealed(tx, userId, [photoId])).length === 0) {
      throw failOwn(PHOTO_MISSING, 'The picture has not arrived');
    }
    const key = await vault.keyOf(userId, tx);
    const added = await tx
      .insert(diaryPhotos)
      .values({
        ...{ userId, entryId, photoId, addedAt: now() },
        sealed: key.seal(placeOf(photoId), { alt }),
      })
      .onConflictDoNothing()
      .returning();
    // It stands in another entry.
    if (added.length === 0) throw failOwn(PHOTO_MISSING, 'The picture belongs elsewhere');
  });
  return { id: photoId, alt };
}

export async function describePhoto(
  { db, vault }: ServerContext,
  { userId, entryId, photo }: Which & { photo: string },
  alt: string,
): Promise<Photo> {
  return db.transaction(async (tx) => {
    await livingEntry(tx, { userId, entryId });
    const key = await vault.keyOf(userId, tx);
    const changed = await tx
      .update(diaryPhotos)
      .set({ sealed: key.seal(placeOf(photo), { alt }) })
      .where(and(of({ userId, entryId }), eq(diaryPhotos.photoId, photo)))
      .returning({ id: diaryPhotos.photoId });
    if (changed.length === 0) throw notFound();
    return { id: photo, alt };
  });
}

export async function removePhoto(
  context: ServerContext,
  { userId, entryId, photo }: Which & { photo: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const gone = await tx
      .delete(diaryPhotos)
      .where(and(of({ userId, entryId }), eq(diaryPhotos.photoId, photo)))
      .returning({ id: diaryPhotos.photoId });
    if (gone.length === 0) throw notFound();
    await removeSealed(context, tx, userId, [photo]);
  });
}

/** Erases the photos of entries that are erased, within the same transaction. */
export async function erasePhotos(
  context: ServerContext,
  tx: Transaction,
  entries: readonly (readonly [userId: string, entryId: string])[],
): Promise<void> {
  const gone = await tx
    .delete(diaryPhotos)
    .where(pairsAmong([diaryPhotos.userId, diaryPhotos.entryId], entries))
    .returning({ userId: diaryPhotos.userId, photoId: diaryPhotos.photoId });
  for (const userId of new Set(gone.map((row) => row.userId))) {
    const ids = gone.flatMap((row) => (row.userId === userId ? [row.photoId] : []));
    await removeSealed(context, tx, userId, ids);
  }
}

/** Photos as their owner sees them; without one whose seal is broken. */
export async function viewsOf(
  context: ServerContext,
  userId: string,
  rows: readonly Row[],
  db: Queryable = context.db,
): Promise<Photo[]> {
  const key = await context.vault.keyOf(userId, db);
  return rows.flatMap(({ photoId, sealed: bytes }) => {
    const open = () => key.open(placeOf(photoId), bytes, WORDS);
    const words = tryUnseal(context, photoId, open);
    return words ? [{ id: photoId, alt: words.alt }] : [];
  });
}

/** The photos of an entry to be read on paper: a JPEG as it is, of any other the words with its name among the files. */
export async function photosToRead(
  context: ServerContext,
  userId: string,
  entryId: string,
): Promise<BookPicture[]> {
  const rows = await rowsOf(context.db, { userId, entryId });
  const pictures: BookPicture[] = [];
  for (const { id, alt } of await viewsOf(context, userId, rows)) {
    const found = await unlessGone(context, () => openSealed(context, userId, id));
    const type = found?.type.slice('image/'.length);
    const jpeg = found && type === 'jpeg' ? found.bytes : null;
    const elsewhere = found && !jpeg ? `(${id}.${type})` : '';
    pictures.push({ jpeg, words: [alt, elsewhere].filter(Boolean).join(' ') });
  }
  return pictures;
}

const rowsOf = (db: Queryable, which: Which): Promise<Row[]> =>
  db
    .select()
    .from(diaryPhotos)
    .where(of(which))
    .orderBy(asc(diaryPhotos.addedAt), asc(diaryPhotos.photoId));

/** Keeps the entry from being deleted meanwhile. */
async function livingEntry(tx: Queryable, { userId, entryId }: Which): Promise<void> {
  const entry = await lockEntry(tx, userId, entryId);
  if (!entry || entry.deletedAt) throw fail('not_found', 'No such entry');
}
