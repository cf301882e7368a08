import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';

const FORMAT = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Key length in bytes: AES-256. */
export const KEY_BYTES = 32;

/** A sealed value could not be opened: wrong key, wrong place, or changed bytes. */
export class SealBroken extends Error {
  constructor() {
    super('A sealed value could not be opened');
    this.name = 'SealBroken';
  }
}

/** A person's data key could not be opened, and with it nothing of theirs: the master key is another. */
export class KeyBroken extends SealBroken {
  constructor() {
    super();
    this.name = 'KeyBroken';
  }
}

/**
 * AES-256-GCM. The result is format byte, 12-byte random nonce, ciphertext, 16-byte tag.
 * `place` is bound in as associated data: the bytes open only with the same key and place.
 * Pass a `KeyObject` where it matters: raw key bytes cost ten microseconds more each time.
 */
export function sealBytes(key: KeyObject | Buffer, place: string, plain: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  cipher.setAAD(Buffer.from(place));
  return Buffer.concat([
    Buffer.of(FORMAT),
    iv,
    cipher.update(plain),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

/** Opens what `sealBytes` made; throws `SealBroken` otherwise. */
export function openBytes(key: KeyObject | Buffer, place: string, sealed: Buffer): Buffer {
  if (sealed.length < 1 + IV_BYTES + TAG_BYTES || sealed[0] !== FORMAT) throw new SealBroken();
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + IV_BYTES));
    decipher.setAAD(Buffer.from(place));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    // GCM gives everything at `update`; `final` only checks the tag.
    const plain = decipher.update(sealed.subarray(1 + IV_BYTES, -TAG_BYTES));
    decipher.final();
    return plain;
  } catch {
    throw new SealBroken();
  }
}
