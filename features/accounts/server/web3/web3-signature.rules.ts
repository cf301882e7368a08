import { ed25519 } from '@noble/curves/ed25519.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { base58 } from '@scure/base';
import type { Web3Chain } from '../settings/sign-in-methods.ts';

/**
 * The address that an account is known by: of Ethereum in lower case, of Solana as it is. Null when
 * it is no address of that chain; mixed-case ones of Ethereum must fit their checksum (EIP-55).
 */
export function canonicalAddress(chain: Web3Chain, address: string): string | null {
  if (chain === 'solana') return solanaKey(address) ? address : null;
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return null;
  const lower = address.toLowerCase();
  const isPlain = address === lower || address === `0x${address.slice(2).toUpperCase()}`;
  return isPlain || address === checksummed(lower) ? lower : null;
}

/**
 * Whether the owner of an address signed a text: Ethereum by `personal_sign` (0x and 130
 * hexadecimal digits), Solana by Ed25519 (64 bytes in base64 or base64url). `address` is canonical.
 */
export function isSignedBy(
  chain: Web3Chain,
  { text, signature, address }: { text: string; signature: string; address: string },
): boolean {
  try {
    return chain === 'ethereum'
      ? isSignedByEthereum(text, signature, address)
      : isSignedBySolana(text, signature, address);
  } catch {
    // The curves throw at points and numbers that are none.
    return false;
  }
}

/** Whether a signature has the form of its chain. */
export function hasSignatureForm(chain: Web3Chain, signature: string): boolean {
  return chain === 'ethereum'
    ? /^0x[0-9a-fA-F]{130}$/.test(signature)
    : /^(?:[A-Za-z0-9+/]{86}(?:==)?|[A-Za-z0-9_-]{86}(?:==)?)$/.test(signature);
}

function isSignedByEthereum(text: string, signature: string, address: string): boolean {
  const bytes = Buffer.from(signature.slice(2), 'hex');
  const last = bytes[64] ?? 0;
  // Wallets write the parity as 27 and 28, some as 0 and 1.
  const recovery = last >= 27 ? last - 27 : last;
  if (recovery !== 0 && recovery !== 1) return false;
  const message = Buffer.from(text);
  const prefix = Buffer.from(`\x19Ethereum Signed Message:\n${message.length}`);
  const hash = keccak_256(Buffer.concat([prefix, message]));
  const recovered = Buffer.concat([Buffer.from([recovery]), bytes.subarray(0, 64)]);
  const publicKey = secp256k1.recoverPublicKey(recovered, hash, { prehash: false });
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false);
  const found = Buffer.from(keccak_256(point.subarray(1)).subarray(12)).toString('hex');
  return `0x${found}` === address;
}

function isSignedBySolana(text: string, signature: string, address: string): boolean {
  const key = solanaKey(address);
  // Node reads both alphabets of base64.
  const bytes = Buffer.from(signature, 'base64');
  if (!key || bytes.length !== 64) return false;
  // Strict RFC 8032; keys of small order would fit texts that nobody signed.
  if (ed25519.Point.fromBytes(key, false).isSmallOrder()) return false;
  return ed25519.verify(bytes, Buffer.from(text), key, { zip215: false });
}

function solanaKey(address: string): Uint8Array | null {
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address)) return null;
  const key = base58.decode(address);
  return key.length === 32 ? key : null;
}

function checksummed(lower: string): string {
  const digits = lower.slice(2);
  const hash = Buffer.from(keccak_256(Buffer.from(digits))).toString('hex');
  const cased = [...digits].map((digit, index) =>
    Number.parseInt(hash[index] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join('')}`;
}
