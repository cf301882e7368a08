import type { MasterKeyRing } from '../crypto/index.ts';
import {
  endSchema,
  type Manifest,
  manifestSchema,
  type RowCounts,
  type TableHead,
  tableSchema,
} from './manifest.ts';
import { BackupError, readSealed } from './sealed-file.ts';

/** What a backup says, piece by piece, as it is read. */
export interface BackupReader {
  begin?(manifest: Manifest): Promise<void>;
  table?(table: TableHead): Promise<void>;
  rows?(bytes: Buffer): Promise<void>;
}

export interface BackupContent {
  manifest: Manifest;
  counts: RowCounts;
}

/** Reads a whole backup. Throws `BackupError` unless every byte of it is there and genuine. */
export async function readBackup(
  path: string,
  masters: MasterKeyRing,
  reader: BackupReader = {},
): Promise<BackupContent> {
  let manifest: Manifest | undefined;
  let counts: RowCounts | undefined;
  for await (const { kind, payload } of readSealed(path, masters)) {
    if (kind === 'rows') await reader.rows?.(payload);
    else if (kind === 'table') await reader.table?.(tableSchema.parse(parse(payload)));
    else if (kind === 'end') counts = endSchema.parse(parse(payload));
    else {
      manifest = manifestSchema.parse(parse(payload));
      await reader.begin?.(manifest);
    }
  }
  if (!manifest || !counts) throw new BackupError('This file holds no backup.');
  return { manifest, counts };
}

const parse = (payload: Buffer): unknown => JSON.parse(payload.toString());
