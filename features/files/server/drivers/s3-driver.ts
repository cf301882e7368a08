import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { S3Store } from '@tus/s3-store';
import { type BlobDriver, BlobMissing, type ByteRange } from './driver.ts';

/** A service that speaks S3. */
export interface S3Settings {
  endpoint: string | null;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Bytes sent at once; two parts of an upload are in memory at a time. */
const PART_BYTES = 8 * 1024 * 1024;
/** Keys that one request may remove. */
const MOST_KEYS = 1_000;

/** Blobs as objects of one S3 bucket, each with its id as key. S3 shows an object once it is whole. */
export class S3Driver implements BlobDriver {
  readonly #pieces: S3Store;
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Settings) {
    const config: S3ClientConfig = {
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Services other than AWS are reached by path and know no checksums in trailers.
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    };
    this.#client = new S3Client(config);
    this.#bucket = bucket;
    this.#pieces = new S3Store({
      partSize: PART_BYTES,
      useTags: false,
      maxConcurrentPartUploads: 2,
      s3ClientConfig: { ...config, bucket },
    });
  }

  async write(id: string, bytes: AsyncIterable<Buffer>): Promise<number> {
    let size = 0;
    const counted = async function* () {
      for await (const chunk of bytes) {
        size += chunk.length;
        yield chunk;
      }
    };
    const Body = Readable.from(counted(), { objectMode: false });
    const upload = new Upload({
      client: this.#client,
      params: { Bucket: this.#bucket, Key: id, Body },
      partSize: PART_BYTES,
      queueSize: 1,
    });
    // A failure of the source aborts the upload and its parts go.
    await upload.done();
    return size;
  }

  async read(id: string, range?: ByteRange): Promise<Readable> {
    try {
      const { Body } = await this.#client.send(
        new GetObjectCommand({
          Bucket: this.#bucket,
          Key: id,
          ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
        }),
      );
      return Body as Readable;
    } catch (error) {
      throw error instanceof NoSuchKey ? new BlobMissing() : error;
    }
  }

  async copy(from: string, to: string): Promise<void> {
    const CopySource = `${this.#bucket}/${from}`;
    try {
      await this.#client.send(new CopyObjectCommand({ Bucket: this.#bucket, Key: to, CopySource }));
    } catch (error) {
      throw error instanceof NoSuchKey ? new BlobMissing() : error;
    }
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.#delete(ids.flatMap((id) => [id, `${id}.info`, `${id}.part`]));
  }

  async pieces(): Promise<S3Store> {
    return this.#pieces;
  }

  /** The last piece has S3 put them together; where that was interrupted, it is asked for again. */
  async adopt(id: string, size: number): Promise<void> {
    if (!(await this.has(id))) await this.#pieces.write(Readable.from([]), id, size);
  }

  async has(id: string): Promise<boolean> {
    try {
      await this.#client.send(new HeadObjectCommand({ Bucket: this.#bucket, Key: id }));
      return true;
    } catch (error) {
      if (error instanceof NotFound) return false;
      throw error;
    }
  }

  async tidy(id: string): Promise<void> {
    await this.#delete([`${id}.info`, `${id}.part`]);
  }

  async #delete(keys: readonly string[]): Promise<void> {
    for (let at = 0; at < keys.length; at += MOST_KEYS) {
      const Objects = keys.slice(at, at + MOST_KEYS).map((Key) => ({ Key }));
      await this.#client.send(
        new DeleteObjectsCommand({ Bucket: this.#bucket, Delete: { Objects, Quiet: true } }),
      );
    }
  }
}
