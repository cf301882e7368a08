import { join, resolve } from 'node:path';
import * as z from 'zod';
import { settingsPiece } from '#packages/kernel/index.ts';
import type { S3Settings } from './drivers/s3-driver.ts';

declare module '#packages/kernel/context.ts' {
  interface Settings {
    files: {
      /** Folder of files; with S3 only of renditions. */
      dir: string;
      /** Whether the operator chose the folder. */
      dirGiven: boolean;
      /** Where files lie instead of the folder; null for the folder. */
      s3: S3Settings | null;
      /** Bytes of the largest file, where a bucket allows no less. */
      mostBytes: number;
      /** Bytes of the renditions that are kept on this machine. */
      cacheBytes: number;
    };
  }
}

const MEBIBYTE = 1024 * 1024;

export const filesSettings = settingsPiece(
  {
    FILES_DIR: z.string().min(1).optional(),
    FILES_MAX_MB: z.coerce.number().int().min(1).max(5_120).default(5_120),
    FILES_CACHE_MB: z.coerce.number().int().min(1).max(1_048_576).default(256),
    S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    S3_REGION: z.string().min(1).default('us-east-1'),
    S3_BUCKET: z.string().min(1).optional(),
    S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  },
  (given, { production, dataDir }) => {
    const named = {
      S3_BUCKET: given.S3_BUCKET,
      S3_ACCESS_KEY_ID: given.S3_ACCESS_KEY_ID,
      S3_SECRET_ACCESS_KEY: given.S3_SECRET_ACCESS_KEY,
    };
    const missing = Object.entries(named).flatMap(([name, value]) => (value ? [] : [name]));
    const wanted = missing.length < 3 || given.S3_ENDPOINT !== undefined;
    const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = given;
    return {
      settings: {
        files: {
          dir: given.FILES_DIR ? resolve(given.FILES_DIR) : join(dataDir, 'files'),
          dirGiven: given.FILES_DIR !== undefined,
          s3:
            bucket && id && secret
              ? {
                  endpoint: given.S3_ENDPOINT ?? null,
                  region: given.S3_REGION,
                  bucket,
                  accessKeyId: id,
                  secretAccessKey: secret,
                }
              : null,
          mostBytes: given.FILES_MAX_MB * MEBIBYTE,
          cacheBytes: given.FILES_CACHE_MB * MEBIBYTE,
        },
      },
      problems: [
        ...(wanted && missing.length > 0
          ? [`files on S3 need ${missing.join(', ')} too; without any of S3_… they lie in a folder`]
          : []),
        ...(production && given.S3_ENDPOINT?.startsWith('http://')
          ? ['S3_ENDPOINT must start with https:// in production']
          : []),
      ],
    };
  },
);
