import { generateKeyPairSync, sign, verify } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rawSignature } from './raw-signature.ts';

/** A number of DER: without leading zeros, with one where its first bit would make it negative. */
function derNumber(bytes: Uint8Array): number[] {
  const first = bytes.findIndex((byte) => byte !== 0);
  const digits = [...bytes.subarray(first)];
  const signed = (digits[0] ?? 0) >= 0x80 ? [0, ...digits] : digits;
  return [0x02, signed.length, ...signed];
}

it('gives both halves of a signature 32 bytes, however short or long DER writes them', () => {
  const half = fc
    .tuple(fc.integer({ min: 0, max: 31 }), fc.uint8Array({ minLength: 32, maxLength: 32 }))
    .map(([zeros, bytes]) => bytes.map((byte, at) => (at < zeros ? 0 : byte)))
    .filter((bytes) => bytes.some((byte) => byte !== 0));
  fc.assert(
    fc.property(half, half, (r, s) => {
      const numbers = [...derNumber(r), ...derNumber(s)];
      const der = Buffer.from([0x30, numbers.length, ...numbers]);
      expect(rawSignature(der)).toEqual(Buffer.concat([r, s]));
    }),
  );
});

it('gives what verifies as a token’s signature', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  for (let time = 0; time < 50; time++) {
    const text = Buffer.from(`token ${time}`);
    const raw = rawSignature(sign('sha256', text, privateKey));
    expect(verify('sha256', text, { key: publicKey, dsaEncoding: 'ieee-p1363' }, raw)).toBe(true);
  }
});
