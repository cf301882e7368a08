import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

/** Options of a ceremony, as the server sends them or as the client has unpacked them. */
type Bytes = string | ArrayBuffer | ArrayBufferView;
interface CreationOptions {
  challenge: Bytes;
  user: { id: Bytes };
  rp: { id?: string };
}
interface RequestOptions {
  challenge: Bytes;
  rpId?: string;
  allowCredentials?: readonly { id: Bytes }[];
}

/** What a dishonest or odd device does otherwise. */
export interface Deviations {
  origin?: string;
  rpId?: string;
  challenge?: string;
  signCount?: number;
  userVerified?: boolean;
  userHandle?: string;
}

interface Key {
  privateKey: KeyObject;
  userHandle: string;
  signCount: number;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const ATTESTED = 0x40;

/**
 * A security key of the tests: ECDSA on P-256, no attestation, a counter. It answers as the browser
 * of a page at `origin` would, and deviates where a test says so.
 */
export class VirtualAuthenticator {
  readonly #origin: string;
  readonly #keys = new Map<string, Key>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  create(options: CreationOptions, deviations: Deviations = {}): RegistrationResponseJSON {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(32);
    const credentialId = id.toString('base64url');
    const signCount = deviations.signCount ?? 0;
    this.#keys.set(credentialId, { privateKey, userHandle: text(options.user.id), signCount });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const cose = cborMap([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const data = Buffer.concat([
      this.#head(deviations.rpId ?? options.rp.id ?? '', ATTESTED, signCount, deviations),
      Buffer.alloc(16),
      length,
      id,
      cose,
    ]);
    const attestation = cborMap([
      ['fmt', 'none'],
      ['attStmt', cborMap([]), true],
      ['authData', data],
    ]);
    return {
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, deviations),
        attestationObject: attestation.toString('base64url'),
        transports: ['usb'],
      },
    };
  }

  /** Signs with the newest credential that the options allow. */
  get(options: RequestOptions, deviations: Deviations = {}): AuthenticationResponseJSON {
    const allowed = (options.allowCredentials ?? []).map(({ id }) => text(id));
    const usable = [...this.#keys.keys()].filter(
      (id) => allowed.length === 0 || allowed.includes(id),
    );
    const credentialId = usable.at(-1);
    const key = credentialId === undefined ? undefined : this.#keys.get(credentialId);
    if (!credentialId || !key) throw new Error('No credential here is allowed');
    key.signCount++;
    const count = deviations.signCount ?? key.signCount;
    const data = this.#head(deviations.rpId ?? options.rpId ?? '', 0, count, deviations);
    const clientData = this.#clientData('webauthn.get', options.challenge, deviations);
    const hash = createHash('sha256').update(Buffer.from(clientData, 'base64url')).digest();
    const signature = sign('sha256', Buffer.concat([data, hash]), key.privateKey);
    return {
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData,
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: deviations.userHandle ?? key.userHandle,
      },
    };
  }

  #head(rpId: string, flags: number, count: number, { userVerified = true }: Deviations): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    const all = USER_PRESENT | (userVerified ? USER_VERIFIED : 0) | flags;
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.of(all), counter]);
  }

  #clientData(type: string, challenge: Bytes, { origin, challenge: other }: Deviations): string {
    const data = { type, challenge: other ?? text(challenge), origin: origin ?? this.#origin };
    return Buffer.from(JSON.stringify({ ...data, crossOrigin: false })).toString('base64url');
  }
}

function text(bytes: Bytes): string {
  if (typeof bytes === 'string') return bytes;
  const view = ArrayBuffer.isView(bytes)
    ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : Buffer.from(bytes);
  return view.toString('base64url');
}

type CborValue = number | string | Buffer;

/** CBOR (RFC 8949) of a small map; `true` in third place means that the value is CBOR already. */
function cborMap(entries: readonly (readonly [CborValue, CborValue, true?])[]): Buffer {
  const parts = entries.flatMap(([key, value, encoded]) => [
    cbor(key),
    encoded && Buffer.isBuffer(value) ? value : cbor(value),
  ]);
  return Buffer.concat([cborHead(5, entries.length), ...parts]);
}

function cbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  const bytes = Buffer.from(value as string);
  return Buffer.concat([cborHead(typeof value === 'string' ? 3 : 2, bytes.length), bytes]);
}

function cborHead(major: number, length: number): Buffer {
  if (length < 24) return Buffer.of((major << 5) | length);
  if (length < 0x100) return Buffer.of((major << 5) | 24, length);
  return Buffer.of((major << 5) | 25, length >> 8, length & 0xff);
}
