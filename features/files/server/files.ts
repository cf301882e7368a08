import { hkdfSync } from 'node:crypto';
import { join } from 'node:path';
import { Gate } from '#packages/api/server/index.ts';
import { defineService, type ServerContext } from '#packages/kernel/index.ts';
import type { BlobDriver } from './drivers/driver.ts';
import { FolderDriver } from './drivers/folder-driver.ts';
import { Pictures } from './pictures/pictures.ts';
import { RenditionCache } from './pictures/rendition-cache.ts';

/** Files that come in at once, in all and of one sender: each may lie on disk before it is refused. */
const UPLOADS = { all: 64, person: 6, arrivals: 24, waiting: 256, waitMs: 30_000 };

/** The parts of the storage service of one instance. */
export interface Files {
  context: ServerContext;
  readonly driver: BlobDriver;
  pictures: Pictures;
  uploads: Gate;
  /** Signs addresses; every process that has the service key has the same. */
  addressKey: Uint8Array;
}

const files = defineService('files', (context): Files => {
  const { dir, cacheBytes } = context.settings.files;
  const { serviceKey } = context.settings;
  return {
    context,
    get driver() {
      const driver = drivers.get(context);
      if (!driver) throw new Error('The storage service is not open yet');
      return driver;
    },
    pictures: new Pictures(new RenditionCache(join(dir, 'renditions'), cacheBytes)),
    uploads: new Gate(UPLOADS),
    addressKey: new Uint8Array(
      hkdfSync('sha256', serviceKey, '', 'florescer-signed-addresses', 32),
    ),
  };
});

/** The storage service of an instance, once `openFiles` has resolved. */
export const filesOf = files.of;

const drivers = new WeakMap<ServerContext, BlobDriver>();

/** Opens the place where files lie. The client for S3 is fetched where it is needed alone: 34 MB. */
export async function openFiles(context: ServerContext): Promise<void> {
  const { dir, s3 } = context.settings.files;
  const driver = s3
    ? new (await import('./drivers/s3-driver.ts')).S3Driver(s3)
    : new FolderDriver(dir);
  drivers.set(context, driver);
}
