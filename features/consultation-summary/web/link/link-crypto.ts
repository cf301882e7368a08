import type { Summary } from '../../contract/summary.ts';

/** Bytes of the secret that only the link holds. */
const SECRET_BYTES = 32;
const IV_BYTES = 12;
/** Rounds that make each guess of a PIN dear (OWASP's figure for PBKDF2 with SHA-256, 2023). */
const PIN_ROUNDS = 600_000;

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** What goes to the server of a sealed summary, and the secret, which does not. */
export interface SealedSummary {
  content: string;
  verifier: string;
  secret: string;
}

/**
 * Seals a summary with a fresh secret, and with the PIN where there is one (empty for none). Content
 * and verifier are all that the server gets: neither opens the content.
 */
export async function sealSummary(summary: Summary, pin: string): Promise<SealedSummary> {
  const secret = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  const { key, proof } = await keysOf(secret, pin);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    key,
    bytesOf(JSON.stringify(summary)),
  );
  const verifier = await crypto.subtle.digest('SHA-256', proof);
  return {
    content: encode(new Uint8Array([...iv, ...new Uint8Array(sealed)])),
    verifier: encode(new Uint8Array(verifier)),
    secret: encode(secret),
  };
}

/** What shows the server that somebody holds the link and knows its PIN, without telling either. */
export async function proofOf(secret: string, pin: string): Promise<string> {
  const { proof } = await keysOf(decode(secret), pin);
  return encode(proof);
}

/** Opens what `sealSummary` made. Rejects for another secret, another PIN or changed bytes. */
export async function openSummary(content: string, secret: string, pin: string): Promise<Summary> {
  const { key } = await keysOf(decode(secret), pin);
  const bytes = decode(content);
  const opened = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.slice(0, IV_BYTES) },
    key,
    bytes.slice(IV_BYTES),
  );
  return JSON.parse(new TextDecoder().decode(opened)) as Summary;
}

async function keysOf(secret: Uint8Array<ArrayBuffer>, pin: string) {
  const root = pin === '' ? secret : await stretched(secret, pin);
  const material = await crypto.subtle.importKey('raw', root, 'HKDF', false, [
    'deriveKey',
    'deriveBits',
  ]);
  const from = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(0),
    info: bytesOf(`florescer consultation ${info}`),
  });
  const [key, proof] = await Promise.all([
    crypto.subtle.deriveKey(from('content'), material, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
    crypto.subtle.deriveBits(from('proof'), material, 256),
  ]);
  return { key, proof: new Uint8Array(proof) };
}

async function stretched(secret: Uint8Array<ArrayBuffer>, pin: string) {
  const material = await crypto.subtle.importKey('raw', bytesOf(pin), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: secret, iterations: PIN_ROUNDS },
    material,
    256,
  );
  return new Uint8Array(bits);
}

function encode(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function decode(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
