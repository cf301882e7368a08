import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import type { MasterKey, MasterKeyRing } from '../crypto/index.ts';

/** What makes a backup unusable, told to whoever runs the command. */
export class BackupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupError';
  }
}

/** What a record holds; the last one of a file is its `end`. */
export type RecordKind = 'manifest' | 'table' | 'rows' | 'end';
export interface BackupRecord {
  kind: RecordKind;
  payload: Buffer;
}

const MAGIC = Buffer.from('FLORESCER-BACKUP-1\n');
const KINDS: readonly RecordKind[] = ['manifest', 'table', 'rows', 'end'];
const ID_BYTES = 16;
const SALT_BYTES = 32;
const HEADER_BYTES = MAGIC.length + ID_BYTES + SALT_BYTES;
const PREFIX_BYTES = 5;
const TAG_BYTES = 16;
/** Largest payload of a record; rows are cut anywhere. */
export const RECORD_BYTES = 256 * 1024;

const UNREADABLE =
  'This file is damaged or is no whole backup: nothing of it can be trusted. Take another one.';

/**
 * The file: a header (name of the format, fingerprint of the master key, salt), then records. Each is
 * its kind, its length and its bytes under AES-256-GCM; the nonce is its place in the file, and kind,
 * length and header are bound in. So no record can be changed, moved, left out or taken from another
 * backup, and a file without its `end` is a cut-off one. The master key only derives the file's key.
 */
function keyOf(master: MasterKey, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', master.key, salt, 'florescer-backup', 32));
}

function nonceOf(nth: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(nth, 6, 6);
  return nonce;
}

/** Writes records one after the other, holding no more than one of them. */
export class SealedWriter {
  readonly #file: FileHandle;
  readonly #key: Buffer;
  readonly #header: Buffer;
  #nth = 0;

  private constructor(file: FileHandle, key: Buffer, header: Buffer) {
    this.#file = file;
    this.#key = key;
    this.#header = header;
  }

  static async begin(file: FileHandle, master: MasterKey): Promise<SealedWriter> {
    const salt = randomBytes(SALT_BYTES);
    const header = Buffer.concat([MAGIC, Buffer.from(master.id), salt]);
    await file.writeFile(header);
    return new SealedWriter(file, keyOf(master, salt), header);
  }

  async write(kind: RecordKind, payload: Buffer): Promise<void> {
    const prefix = Buffer.alloc(PREFIX_BYTES);
    prefix.writeUInt8(KINDS.indexOf(kind));
    prefix.writeUInt32BE(payload.length, 1);
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonceOf(this.#nth));
    this.#nth += 1;
    cipher.setAAD(Buffer.concat([this.#header, prefix]));
    const sealed = Buffer.concat([cipher.update(payload), cipher.final()]);
    // `writeFile` goes on from where the file ends, and leaves no half of it on a disk that is full.
    await this.#file.writeFile(Buffer.concat([prefix, sealed, cipher.getAuthTag()]));
  }
}

/** Gives the records of a file as they are read, each once it is known to be genuine, `end` included. */
export async function* readSealed(
  path: string,
  masters: MasterKeyRing,
): AsyncGenerator<BackupRecord> {
  const file = await open(path).catch(() => {
    throw new BackupError(`${path} cannot be read. Is the name right?`);
  });
  try {
    const header = await take(file, HEADER_BYTES);
    if (!header?.subarray(0, MAGIC.length).equals(MAGIC)) {
      throw new BackupError(`${path} is no Florescer backup.`);
    }
    const key = keyOf(
      masterOf(header.toString('latin1', MAGIC.length, MAGIC.length + ID_BYTES), masters),
      header.subarray(-SALT_BYTES),
    );
    for (let nth = 0; ; nth += 1) {
      const record = await takeRecord(file, { key, header, nth });
      yield record;
      if (record.kind === 'end') break;
    }
    if (await take(file, 1)) throw new BackupError(UNREADABLE);
  } finally {
    await file.close();
  }
}

function masterOf(id: string, { current, former }: MasterKeyRing): MasterKey {
  const master = [current, ...former].find((one) => one.id === id);
  if (master) return master;
  throw new BackupError(
    `This backup was made with another master key (fingerprint ${id}; this instance has ${current.id}). ` +
      'Set FLORESCER_MASTER_KEY to the key of the instance that made it, or put its master.key into DATA_DIR. ' +
      'Without that key nobody can open it.',
  );
}

async function takeRecord(
  file: FileHandle,
  { key, header, nth }: { key: Buffer; header: Buffer; nth: number },
): Promise<BackupRecord> {
  const prefix = await take(file, PREFIX_BYTES);
  const kind = KINDS[prefix?.[0] ?? KINDS.length];
  const length = prefix?.readUInt32BE(1) ?? 0;
  if (!prefix || !kind || length > RECORD_BYTES) throw new BackupError(UNREADABLE);
  const sealed = await take(file, length + TAG_BYTES);
  if (!sealed) throw new BackupError(UNREADABLE);
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(nth));
  decipher.setAAD(Buffer.concat([header, prefix]));
  decipher.setAuthTag(sealed.subarray(length));
  try {
    const payload = decipher.update(sealed.subarray(0, length));
    decipher.final();
    return { kind, payload };
  } catch {
    throw new BackupError(UNREADABLE);
  }
}

/** Exactly `length` bytes, or null where the file ends before. */
async function take(file: FileHandle, length: number): Promise<Buffer | null> {
  const bytes = Buffer.allocUnsafe(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(bytes, filled, length - filled, null);
    if (bytesRead === 0) return null;
    filled += bytesRead;
  }
  return bytes;
}
