import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '../drivers/s3-driver.ts';

const ACCESS_KEY = 'S3RVER';
const BUCKET = 'florescer-files';

/** An S3 server on loopback with its objects in a folder of its own. */
export async function startS3Server(): Promise<{ settings: S3Settings; stop(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'florescer-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    // It reads the signature of requests with empty parameters wrongly.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET }],
  });
  addMultipartCalls(server, directory);
  const { port } = await server.run();
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: BUCKET,
      accessKeyId: ACCESS_KEY,
      secretAccessKey: ACCESS_KEY,
    },
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Listing the parts of an upload and giving one up, which every S3 has and this server does not. */
function addMultipartCalls({ middleware }: S3rver, directory: string): void {
  middleware.unshift(async (request, next) => {
    const { uploadId } = request.query;
    const { method } = request;
    if (!uploadId || (method !== 'GET' && method !== 'DELETE')) return next();
    const folder = await partsFolder(directory, uploadId);
    if (!folder) {
      request.status = 404;
      request.type = 'application/xml';
      request.body = '<Error><Code>NoSuchUpload</Code><Message>gone</Message></Error>';
    } else if (method === 'DELETE') {
      await rm(folder, { recursive: true, force: true });
      request.status = 204;
    } else {
      const numbers = (await readdir(folder)).filter((name) => /^\d+$/.test(name)).map(Number);
      const parts = await Promise.all(
        numbers
          .toSorted((a, b) => a - b)
          .map(async (number) => {
            const { size } = await stat(join(folder, String(number)));
            return `<Part><PartNumber>${number}</PartNumber><ETag>"${number}"</ETag><Size>${size}</Size></Part>`;
          }),
      );
      request.type = 'application/xml';
      request.body = `<ListPartsResult><IsTruncated>false</IsTruncated>${parts.join('')}</ListPartsResult>`;
    }
  });
}

async function partsFolder(directory: string, uploadId: string): Promise<string | undefined> {
  const found = await readdir(directory, { recursive: true, withFileTypes: true });
  const folder = found.find((entry) => entry.isDirectory() && entry.name === uploadId);
  return folder && join(folder.parentPath, folder.name);
}
