import type { DetailedError, HttpRequest, PreviousUpload, Upload } from 'tus-js-client';
import { apiOptions } from '#features/access/web/index.ts';
import { ApiFailure } from '#packages/api/client/index.ts';
import { deviceStorage, keysUnder, readJson, writeJson } from '#packages/device/index.ts';
import { STORAGE_PATH } from '../contract/addresses.ts';

/** Where an upload goes. */
export interface UploadPlace {
  bucket: string;
  /** With `/` at its end, or '' for the bucket itself. */
  folder: string;
  /** Within the folder, and not taken. One that is gone on with keeps the name that it began with. */
  name: string;
}

export interface UploadOptions extends UploadPlace {
  /** Whose upload it is: nobody else on this device goes on with it. */
  userId: string;
  file: Blob;
  /** Takes the place of what is there. */
  upsert?: boolean;
  /** Seconds that browsers keep it for. */
  cacheSeconds?: number;
  /** From 0 to 1. */
  onProgress?: (part: number) => void;
}

/** An upload under way. */
export interface RunningUpload {
  /** Resolves with the path of the file once it is there; rejects with `ApiFailure`. After `pause` it does neither. */
  readonly done: Promise<string>;
  /** Stops; the same file at the same place goes on from there, also after a restart. */
  pause(): Promise<void>;
  /** Stops and drops what has arrived. */
  cancel(): Promise<void>;
}

export const UPLOADS_PREFIX = 'florescer.files.upload.';

/** A piece arrives within the server's five minutes on any line above 170 kbit/s. */
const PIECE_BYTES = 6 * 1024 * 1024;
const YEAR_SECONDS = 31_536_000;
const RETRY_MS = [0, 1_000, 3_000, 5_000];

/** The shared vocabulary's words for the protocol's refusals. */
const CODES: Readonly<Record<string, string>> = {
  EntityTooLarge: 'payload_too_large',
  InvalidMimeType: 'unsupported_media_type',
  StorageFull: 'storage_full',
  AccessDenied: 'forbidden',
  KeyAlreadyExists: 'conflict',
  NoSuchBucket: 'not_found',
  NoSuchKey: 'not_found',
  TooManyRequests: 'too_many',
  SlowDown: 'busy',
};

/** What a refusal of the storage service is called on our screens. */
export function failureOf(status: number, body: string): ApiFailure {
  let code: unknown;
  try {
    ({ code } = JSON.parse(body) as { code?: unknown });
  } catch {
    code = undefined;
  }
  const known = CODES[String(code)] ?? (status >= 500 ? 'unavailable' : 'invalid');
  return new ApiFailure(known, status, String(code ?? status));
}

/** Sends a file in pieces; what an interrupted one has sent already is not sent again. */
export async function startUpload(options: UploadOptions): Promise<RunningUpload> {
  const { Upload } = await import('tus-js-client');
  const { bucket, folder, name, file, userId, upsert, onProgress } = options;
  const { cacheSeconds = YEAR_SECONDS } = options;
  let path = folder + name;
  let upload: Upload | undefined;
  const done = new Promise<string>((resolve, reject) => {
    upload = new Upload(file, {
      endpoint: `${STORAGE_PATH}/upload/resumable`,
      chunkSize: PIECE_BYTES,
      uploadDataDuringCreation: true,
      removeFingerprintOnSuccess: true,
      retryDelays: RETRY_MS,
      headers: upsert ? { 'x-upsert': 'true' } : {},
      metadata: {
        bucketName: bucket,
        objectName: path,
        contentType: file.type,
        cacheControl: String(cacheSeconds),
      },
      fingerprint: async () => fingerprintOf(options),
      urlStorage: knownUploads(userId),
      onBeforeRequest: sign,
      onProgress: (sent, all) => onProgress?.(all === 0 ? 1 : sent / all),
      onSuccess: () => resolve(path),
      onError: (error) => reject(told(error)),
    });
  });
  const begun = upload as Upload;
  const [former] = file instanceof File ? await begun.findPreviousUploads() : [];
  if (former) {
    begun.resumeFromPreviousUpload(former);
    path = former.metadata.objectName ?? path;
  }
  begun.start();
  return {
    done,
    pause: () => begun.abort(),
    cancel: () => begun.abort(true).catch(() => undefined),
  };
}

async function sign(request: HttpRequest): Promise<void> {
  const token = await apiOptions.token();
  if (token) request.setHeader('authorization', `Bearer ${token}`);
}

function told(error: Error | DetailedError): ApiFailure {
  const answer = 'originalResponse' in error ? error.originalResponse : null;
  if (!answer || answer.getStatus() === 0) {
    return new ApiFailure('offline', 0, 'No answer from the server');
  }
  return failureOf(answer.getStatus(), answer.getBody());
}

/** The same file for the same folder. What was made on the device has no name and begins anew. */
function fingerprintOf({ bucket, folder, name, file }: UploadOptions): string {
  const known = file instanceof File ? [file.name, file.lastModified] : [name];
  return [bucket, folder, ...known, file.type, file.size].join('|');
}

const isKnownUpload = (value: unknown): value is PreviousUpload =>
  typeof value === 'object' && value !== null && 'uploadUrl' in value && 'creationTime' in value;

/** Addresses of a person's unfinished uploads, on this device. */
function knownUploads(userId: string) {
  const prefix = `${UPLOADS_PREFIX}${userId}.`;
  const all = (): PreviousUpload[] => {
    const storage = deviceStorage();
    if (!storage) return [];
    return keysUnder(storage, prefix).flatMap((urlStorageKey) => {
      const known = readJson(storage, urlStorageKey, isKnownUpload);
      return known ? [{ ...known, urlStorageKey }] : [];
    });
  };
  return {
    findAllUploads: async () => all(),
    findUploadsByFingerprint: async (fingerprint: string) =>
      all().filter(({ urlStorageKey }) => urlStorageKey === `${prefix}${fingerprint}`),
    removeUpload: async (urlStorageKey: string) => deviceStorage()?.removeItem(urlStorageKey),
    addUpload: async (fingerprint: string, upload: PreviousUpload) => {
      const key = `${prefix}${fingerprint}`;
      const storage = deviceStorage();
      if (storage) writeJson(storage, key, upload);
      return key;
    },
  };
}
