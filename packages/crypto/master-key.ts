import { createHash, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEY_BYTES } from './aead.ts';

export interface MasterKey {
  /** Short fingerprint kept beside each wrapped key, to know which master opens it. */
  id: string;
  key: Buffer;
}

/** The master key in use, and former ones that still open older wrapped keys. */
export interface MasterKeyRing {
  current: MasterKey;
  former: readonly MasterKey[];
}

/**
 * Reads a key ring from text: base64 or hex keys of 32 bytes, separated by commas, the first in use.
 * Throws an error that says what to do when one of them is no such key.
 */
export function parseMasterKeys(text: string): MasterKeyRing {
  const [current, ...former] = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map(parseOne);
  if (!current)
    throw new Error('FLORESCER_MASTER_KEY is empty; make one with: openssl rand -base64 32');
  return { current, former };
}

function parseOne(text: string): MasterKey {
  const key = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
  if (key.length !== KEY_BYTES) {
    throw new Error(
      'FLORESCER_MASTER_KEY must be 32 bytes as base64 or hex; make one with: openssl rand -base64 32',
    );
  }
  return {
    id: createHash('sha256').update('florescer-master').update(key).digest('hex').slice(0, 16),
    key,
  };
}

/**
 * The key ring of an instance without `FLORESCER_MASTER_KEY`: a file in `dataDir` readable by its
 * owner alone, made at first start. Losing that file loses every sealed text.
 */
export function masterKeysFromFile(dataDir: string): MasterKeyRing {
  const path = join(dataDir, 'master.key');
  if (!existsSync(path)) createOnce(path, `${randomBytes(KEY_BYTES).toString('base64')}\n`);
  return parseMasterKeys(readFileSync(path, 'utf8'));
}

/** Written aside and linked into place, so that a crash or a second process never leaves half a key. */
function createOnce(path: string, content: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content, { mode: 0o600, flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
}
