import { createCipheriv, scryptSync, timingSafeEqual } from 'node:crypto';
import { isImportableArgon2 } from './argon2.rules.ts';

/** Costs of a hash brought from elsewhere that a sign-in can bear: about a second at the most. */
const MAX_BCRYPT_COST = 14;
const MAX_SCRYPT = { log2N: 17, r: 16, p: 4 } as const;

const BCRYPT = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/;
const BASE64 = '[A-Za-z0-9+/_-]+={0,2}';
const FIREBASE = new RegExp(
  `^\\$fbscrypt\\$v=1,n=(\\d{1,2}),r=(\\d{1,3}),p=(\\d{1,3})(?:,ss=(${BASE64}))?,sk=(${BASE64})\\$(${BASE64})\\$(${BASE64})$`,
);

interface FirebaseHash {
  log2N: number;
  r: number;
  p: number;
  salt: Buffer;
  signerKey: Buffer;
  expected: Buffer;
}

/**
 * Whether a hash from another system can be checked here, at a cost that no sign-in would choke on:
 * argon2 of any kind, bcrypt (`$2a$`, `$2b$`, `$2y$`), or Firebase's scrypt in the notation of the
 * auth protocol (`$fbscrypt$v=1,n=14,r=8,p=1,ss=…,sk=…$salt$hash`).
 */
export function isImportable(encoded: string): boolean {
  return isBcrypt(encoded) || readFirebase(encoded) !== null || isImportableArgon2(encoded);
}

/** A bcrypt hash at a cost from 4 to 14. */
export function isBcrypt(encoded: string): boolean {
  const cost = Number(BCRYPT.exec(encoded)?.[1]);
  return cost >= 4 && cost <= MAX_BCRYPT_COST;
}

export function isFirebaseScrypt(encoded: string): boolean {
  return encoded.startsWith('$fbscrypt$');
}

/**
 * Whether a password fits a hash of Firebase: its scrypt is the key under which the project's signer
 * key, enciphered with AES-256-CTR, gives the stored bytes.
 */
export function matchesFirebaseScrypt(password: string, encoded: string): boolean {
  const stored = readFirebase(encoded);
  if (!stored) return false;
  const { log2N, r, p, salt, signerKey, expected } = stored;
  const N = 2 ** log2N;
  const key = scryptSync(password, salt, 32, { N, r, p, maxmem: 256 * N * r });
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  const given = Buffer.concat([cipher.update(signerKey), cipher.final()]);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function readFirebase(encoded: string): FirebaseHash | null {
  const [found, n, r, p, separator = '', signerKey = '', salt = '', hash = ''] =
    FIREBASE.exec(encoded) ?? [];
  if (!found) return null;
  const cost = { log2N: Number(n), r: Number(r), p: Number(p) };
  const names = ['log2N', 'r', 'p'] as const;
  if (names.some((name) => cost[name] < 1 || cost[name] > MAX_SCRYPT[name])) return null;
  const bytes = (text: string) => Buffer.from(text, 'base64');
  const expected = bytes(hash);
  if (expected.length < 16) return null;
  return {
    ...cost,
    salt: Buffer.concat([bytes(salt), bytes(separator)]),
    signerKey: bytes(signerKey),
    expected,
  };
}
