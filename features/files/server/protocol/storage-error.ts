/**
 * A refusal in the protocol's form. The true status travels in the body; the status of the answer is
 * 400 for all of them but the few that `http` names.
 */
export class StorageError extends Error {
  readonly statusCode: number;
  readonly error: string;
  readonly code: string;
  readonly http: number;

  constructor(
    statusCode: number,
    { error, code, http = 400 }: { error: string; code: string; http?: number },
    message: string,
  ) {
    super(message);
    this.name = 'StorageError';
    this.statusCode = statusCode;
    this.error = error;
    this.code = code;
    this.http = http;
  }
}

const DUPLICATE = 'Duplicate';

export const noSuchBucket = () =>
  new StorageError(404, { error: 'Bucket not found', code: 'NoSuchBucket' }, 'Bucket not found');
export const noSuchKey = () =>
  new StorageError(404, { error: 'not_found', code: 'NoSuchKey' }, 'Object not found');
export const bucketExists = () =>
  new StorageError(
    409,
    { error: DUPLICATE, code: 'BucketAlreadyExists' },
    'The resource already exists',
  );
export const keyExists = () =>
  new StorageError(
    409,
    { error: DUPLICATE, code: 'KeyAlreadyExists' },
    'The resource already exists',
  );
export const accessDenied = (message = 'You may not do this') =>
  new StorageError(403, { error: 'Unauthorized', code: 'AccessDenied' }, message);
export const invalidToken = (message = 'The signed address is wrong or has expired') =>
  new StorageError(400, { error: 'InvalidJWT', code: 'InvalidJWT' }, message);
export const invalidSignature = () =>
  new StorageError(
    400,
    { error: 'InvalidSignature', code: 'InvalidSignature' },
    'The address was signed for something else',
  );
export const tooLarge = (message = 'The object exceeded the maximum allowed size') =>
  new StorageError(413, { error: 'Payload too large', code: 'EntityTooLarge' }, message);
export const roomFull = () =>
  new StorageError(
    422,
    { error: 'storage_full', code: 'StorageFull' },
    'The room of one person is full',
  );
export const wrongType = (message: string) =>
  new StorageError(415, { error: 'invalid_mime_type', code: 'InvalidMimeType' }, message);
export const invalidBucketName = () =>
  new StorageError(
    400,
    { error: 'Invalid Input', code: 'InvalidBucketName' },
    'Bucket name invalid',
  );
export const invalidKey = () =>
  new StorageError(400, { error: 'InvalidKey', code: 'InvalidKey' }, 'Invalid key');
export const invalidRequest = (message: string) =>
  new StorageError(400, { error: 'InvalidRequest', code: 'InvalidRequest' }, message);
export const notEmpty = () =>
  new StorageError(
    409,
    { error: 'InvalidRequest', code: 'ResourceNotEmpty' },
    'The bucket you tried to delete is not empty',
  );
