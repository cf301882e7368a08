import { constants, createReadStream, mkdirSync } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FileStore } from '@tus/file-store';
import { type BlobDriver, BlobMissing, type ByteRange } from './driver.ts';

/**
 * Blobs as files of one folder. They are written beside and get their place when they are whole and on
 * disk, so that a machine that stops at any moment leaves no half of one.
 */
export class FolderDriver implements BlobDriver {
  readonly #blobs: string;
  readonly #incoming: string;
  readonly #uploads: string;
  #pieces: Promise<FileStore> | undefined;

  constructor(folder: string) {
    this.#blobs = join(folder, 'blobs');
    this.#incoming = join(folder, 'incoming');
    this.#uploads = join(folder, 'uploads');
    for (const part of [this.#blobs, this.#incoming, this.#uploads]) {
      mkdirSync(part, { recursive: true, mode: 0o700 });
    }
  }

  async write(id: string, bytes: AsyncIterable<Buffer>): Promise<number> {
    const part = join(this.#incoming, id);
    const file = await open(part, 'wx', 0o600);
    let size = 0;
    try {
      try {
        for await (const chunk of bytes) {
          await file.writeFile(chunk);
          size += chunk.length;
        }
        await file.sync();
      } finally {
        await file.close();
      }
      await this.#place(part, id);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    return size;
  }

  async read(id: string, range?: ByteRange): Promise<Readable> {
    const file = await open(this.#pathOf(id)).catch((error) => {
      throw isMissing(error) ? new BlobMissing() : error;
    });
    return createReadStream('', { fd: file, ...range });
  }

  async copy(from: string, to: string): Promise<void> {
    const part = join(this.#incoming, to);
    try {
      await copyFile(
        this.#pathOf(from),
        part,
        constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE,
      );
      await sync(part);
      await this.#place(part, to);
    } catch (error) {
      await rm(part, { force: true });
      throw isMissing(error) ? new BlobMissing() : error;
    }
  }

  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const upload = join(this.#uploads, id);
      const places = [this.#pathOf(id), join(this.#incoming, id), upload, `${upload}.json`];
      for (const path of places) await rm(path, { force: true });
    }
  }

  pieces(): Promise<FileStore> {
    this.#pieces ??= import('@tus/file-store').then(
      ({ FileStore }) => new FileStore({ directory: this.#uploads }),
    );
    return this.#pieces;
  }

  async adopt(id: string): Promise<void> {
    const upload = join(this.#uploads, id);
    try {
      await sync(upload);
      await this.#place(upload, id);
    } catch (error) {
      // A former try may have come this far.
      if (!isMissing(error)) throw error;
      if (!(await this.has(id))) throw new BlobMissing();
    }
  }

  has(id: string): Promise<boolean> {
    return stat(this.#pathOf(id)).then(
      () => true,
      () => false,
    );
  }

  async tidy(id: string): Promise<void> {
    await rm(join(this.#uploads, `${id}.json`), { force: true });
  }

  /** Few files to a folder; the end of an id is random, where its beginning is the time. */
  #pathOf(id: string): string {
    return join(this.#blobs, id.slice(-2), id);
  }

  async #place(path: string, id: string): Promise<void> {
    const place = this.#pathOf(id);
    const folder = dirname(place);
    const made = await mkdir(folder, { recursive: true, mode: 0o700 });
    await rename(path, place);
    await sync(folder);
    if (made) await sync(this.#blobs);
  }
}

/** Has what a path names on disk. */
async function sync(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';
