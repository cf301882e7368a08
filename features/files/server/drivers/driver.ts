import type { Readable } from 'node:stream';
import type { DataStore } from '@tus/server';

/** Some bytes of a blob; `end` is the last one that belongs to it. */
export interface ByteRange {
  start: number;
  end: number;
}

/** There are no such bytes, although a row says that there are. */
export class BlobMissing extends Error {
  constructor() {
    super('The bytes of an object are not there');
    this.name = 'BlobMissing';
  }
}

/**
 * Where bytes lie, under ids that say nothing of them. A blob is written once and never changed; it is
 * there as a whole or not at all.
 */
export interface BlobDriver {
  /** Takes bytes as they come and has them on disk when it resolves; gives how many they were. */
  write(id: string, bytes: AsyncIterable<Buffer>): Promise<number>;
  /** Throws `BlobMissing`. */
  read(id: string, range?: ByteRange): Promise<Readable>;
  copy(from: string, to: string): Promise<void>;
  /** Removes blobs and whatever an interrupted write or upload left of them; those that are not there, too. */
  remove(ids: readonly string[]): Promise<void>;
  /** Uploads that come in pieces, by the id of the blob that they become. */
  pieces(): Promise<DataStore>;
  /** Makes a blob of an upload whose pieces, `size` bytes, are all there. Does nothing where that is done. */
  adopt(id: string, size: number): Promise<void>;
  has(id: string): Promise<boolean>;
  /** Drops what is left beside a blob of the upload that it was. */
  tidy(id: string): Promise<void>;
}

/** All bytes of a blob at once, for what is small. */
export async function readWhole(driver: BlobDriver, id: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await driver.read(id)) parts.push(part);
  return Buffer.concat(parts);
}
