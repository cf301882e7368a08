import * as z from 'zod';
import type { Caller } from '#packages/api/server/index.ts';
import { ownRows } from '#packages/db/index.ts';
import { localeTexts } from '#packages/i18n/server/locale-files.ts';
import {
  type PersonalData,
  type PersonalFile,
  personalKind,
  type ServerContext,
} from '#packages/kernel/index.ts';
import { bucket } from './buckets.ts';
import { sealedObjects, storageObjects, storageUploads } from './files.tables.ts';
import { filesOf } from './files.ts';
import type ptBR from './locales/pt-BR.json';
import { type ObjectRow, ownObjects } from './objects/objects.queries.ts';
import { openRow } from './sealed/sealed.service.ts';
import { unlessGone } from './unless-gone.ts';

/** The name of the folder with a person’s files, in the copy of what is theirs. */
const FILE_TEXTS = localeTexts<typeof ptBR>(new URL('./locales/', import.meta.url));

const PAGE = 50;

async function* objectsOf({ db }: ServerContext, userId: string): AsyncGenerator<ObjectRow> {
  let after: string | undefined;
  do {
    const page = await ownObjects(db, userId, after, PAGE);
    yield* page;
    after = page.length === PAGE ? page.at(-1)?.id : undefined;
  } while (after);
}

/** The files themselves, below a folder; one that is not there any more is left out. */
async function* filesThemselves(
  context: ServerContext,
  { userId, language }: Caller,
): AsyncGenerator<PersonalFile> {
  const files = filesOf(context);
  const { folder } = FILE_TEXTS[language];
  const sealedBuckets = bucket.of(context).filter(({ sealed }) => sealed);
  for await (const { bucketId, name, blob } of objectsOf(context, userId)) {
    if (sealedBuckets.some((one) => one.name === bucketId)) continue;
    const path = `${folder}/${bucketId}/${name.slice(userId.length + 1)}`;
    for await (const bytes of (await unlessGone(context, () => files.driver.read(blob))) ?? []) {
      yield { path, bytes };
    }
  }
  for await (const row of ownRows(context.db, sealedObjects, userId)) {
    const opened = await unlessGone(context, () => openRow(files, userId, row));
    if (opened) {
      const ending = opened.type.slice('image/'.length);
      yield { path: `${folder}/${row.id}.${ending}`, bytes: opened.bytes };
    }
  }
}

/** What a person uploaded, with the files themselves. They belong to where they were added: none is brought in. */
export const filesPersonalData: PersonalData = {
  kinds: [
    personalKind({
      name: 'files',
      tables: [storageObjects],
      schema: z.object({
        bucket: z.string(),
        path: z.string(),
        type: z.string(),
        size: z.int(),
        metadata: z.record(z.string(), z.unknown()).nullable(),
        createdAt: z.iso.datetime(),
        updatedAt: z.iso.datetime(),
      }),
      read: async function* (context, userId) {
        for await (const row of objectsOf(context, userId)) {
          yield {
            ...{ bucket: row.bucketId, path: row.name, type: row.contentType, size: row.size },
            metadata: row.userMetadata,
            createdAt: row.createdAt.toISOString(),
            updatedAt: row.updatedAt.toISOString(),
          };
        }
      },
    }),
    personalKind({
      name: 'photos',
      tables: [sealedObjects],
      schema: z.object({ id: z.uuid(), createdAt: z.iso.datetime() }),
      read: async function* ({ db }, userId) {
        for await (const { id, createdAt } of ownRows(db, sealedObjects, userId)) {
          yield { id, createdAt: createdAt.toISOString() };
        }
      },
    }),
  ],
  files: filesThemselves,
  withheld: [
    [
      storageUploads,
      'uploads on their way, which are files once they end and are gone after a day',
    ],
  ],
};
