import { createHash, randomBytes } from 'node:crypto';

let lastMs = -1;
let sequence = 0;

/**
 * A UUID of version 7 for an instant, for rows whose id is bound into what they seal and must
 * therefore be known before they are written. Ids of one process and millisecond grow in order.
 */
export function uuidV7(at: Date): string {
  const ms = at.getTime();
  const bytes = randomBytes(16);
  sequence = ms === lastMs ? Math.min(sequence + 1, 0xfff) : bytes.readUInt16BE(6) & 0x3ff;
  lastMs = ms;
  bytes.writeUIntBE(ms, 0, 6);
  bytes.writeUInt16BE(0x7000 | sequence, 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return format(bytes);
}

/** The smallest UUID of version 7 of an instant: ids from it on are of that time or later. */
export function firstUuidV7(at: Date): string {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(at.getTime(), 0, 6);
  bytes.writeUInt8(0x70, 6);
  bytes.writeUInt8(0x80, 8);
  return format(bytes);
}

/** An id (UUID version 8) that is the same for the same name: what is made twice is there once. */
export function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

function format(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}
