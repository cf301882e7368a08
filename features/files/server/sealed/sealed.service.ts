import * as z from 'zod';
import { fail } from '#packages/api/server/index.ts';
import { type Sealed, sealed } from '#packages/crypto/index.ts';
import { type Transaction, uuidV7 } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { SEALED_LIMIT, SEALED_TYPES, type SealedObject } from '../../contract/sealed.ts';
import { keepBlob, letGo, noteWriting } from '../blobs.queries.ts';
import { readWhole } from '../drivers/driver.ts';
import { sweepJob } from '../files.jobs.ts';
import { type Files, filesOf } from '../files.ts';
import { gather, inOnePiece, upTo } from '../objects/incoming.ts';
import { fitsType } from '../rules/media-type.rules.ts';
import { deleteSealed, findSealed, saveSealed } from './sealed.queries.ts';

type SealedType = (typeof SEALED_TYPES)[number];

/** What is sealed of an object beside its bytes. */
interface Described {
  type: SealedType;
}
const DESCRIBED: Sealed<Described> = sealed(z.object({ type: z.custom<SealedType>() }));

const placeOf = (id: string) => ({ table: 'sealed_objects', row: id });
const blobPlaceOf = (id: string) => ({ table: 'sealed_objects.blob', row: id });

/**
 * Seals bytes with their owner's key and keeps them. The same id again replaces what nothing names yet;
 * `conflict` where a record names it.
 */
export async function sealObject(
  context: ServerContext,
  userId: string,
  { id, type, bytes }: { id: string; type: string; bytes: AsyncIterable<Buffer> },
): Promise<SealedObject> {
  const leave = await filesOf(context).uploads.enter(userId);
  try {
    return await sealInTurn(context, userId, { id, type, bytes });
  } finally {
    leave();
  }
}

async function sealInTurn(
  context: ServerContext,
  userId: string,
  { id, type, bytes }: { id: string; type: string; bytes: AsyncIterable<Buffer> },
): Promise<SealedObject> {
  const { db, vault, now } = context;
  const { driver } = filesOf(context);
  const tooLarge = () =>
    fail('payload_too_large', 'The picture is too large', { limit: SEALED_LIMIT });
  const plain = await gather(upTo(SEALED_LIMIT, bytes, tooLarge));
  const known = SEALED_TYPES.find((one) => one === type);
  if (!known || !(await fitsType(plain, known, { certainly: true }))) {
    throw fail('unsupported_media_type', 'Send a JPEG, PNG or WebP picture');
  }
  const key = await vault.keyOf(userId);
  const sealed = key.sealBytes(blobPlaceOf(id), plain);
  const blob = uuidV7(now());
  await noteWriting(db, blob, now());
  try {
    await driver.write(blob, inOnePiece(sealed));
    await db.transaction(async (tx) => {
      const described = key.seal(placeOf(id), { type: known } satisfies Described);
      const row = { userId, id, blob, size: sealed.length, sealed: described };
      if (!(await saveSealed(tx, row))) throw fail('conflict', 'A record names this object');
      await keepBlob(tx, blob);
      await context.jobs.send(tx, sweepJob, {});
    });
  } catch (error) {
    await letGo(db, blob).catch(() => undefined);
    throw error;
  }
  return { id, type: known, size: plain.length };
}

/** The bytes of a sealed object of a person's; undefined where they have none of this id. */
export async function openSealed(
  context: ServerContext,
  userId: string,
  id: string,
): Promise<{ type: SealedType; bytes: Buffer } | undefined> {
  const row = await findSealed(context.db, userId, id);
  return row && openRow(filesOf(context), userId, row);
}

export async function openRow(
  { context, driver }: Pick<Files, 'context' | 'driver'>,
  userId: string,
  { id, blob, sealed }: { id: string; blob: string; sealed: Buffer },
): Promise<{ type: SealedType; bytes: Buffer }> {
  const key = await context.vault.keyOf(userId);
  const { type } = key.open(placeOf(id), sealed, DESCRIBED);
  return { type, bytes: key.openBytes(blobPlaceOf(id), await readWhole(driver, blob)) };
}

/** Removes sealed objects that a record named, within the transaction that changes the record. */
export async function removeSealed(
  { jobs }: Pick<ServerContext, 'jobs'>,
  tx: Transaction,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await deleteSealed(tx, userId, ids, { kept: true });
  await jobs.send(tx, sweepJob, {});
}

/** Takes back an object that nothing names yet; `conflict` where a record does. */
export async function withdrawSealed(
  context: ServerContext,
  userId: string,
  id: string,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const removed = await deleteSealed(tx, userId, [id], { kept: false });
    if (removed.length > 0) return context.jobs.send(tx, sweepJob, {});
    if (await findSealed(tx, userId, id)) throw fail('conflict', 'A record names this object');
    throw fail('not_found', 'There is no such object');
  });
}
