import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Summary } from '../../contract/summary.ts';
import { linkAddress, readLink } from './link-address.ts';
import { openSummary, proofOf, sealSummary } from './link-crypto.ts';

const SUMMARY = { message: 'a jabuticabeira floriu' } as Summary;

describe('a sealed summary', () => {
  it.each(['', '493027'])('opens for who has the link and the PIN "%s"', async (pin) => {
    const { content, verifier, secret } = await sealSummary(SUMMARY, pin);
    expect(await openSummary(content, secret, pin)).toEqual(SUMMARY);
    const proof = Buffer.from(await proofOf(secret, pin), 'base64url');
    expect(createHash('sha256').update(proof).digest('base64url')).toBe(verifier);
  });

  it('opens for nobody else: not with another PIN, not with another link', async () => {
    const { content, secret, verifier } = await sealSummary(SUMMARY, '493027');
    const other = await sealSummary(SUMMARY, '');
    await expect(openSummary(content, secret, '493028')).rejects.toThrow();
    await expect(openSummary(content, secret, '')).rejects.toThrow();
    await expect(openSummary(content, other.secret, '493027')).rejects.toThrow();
    expect(content + verifier).not.toContain(secret);
    expect(Buffer.from(content, 'base64url').toString()).not.toContain('jabuticabeira');
  });

  it('is never the same twice', async () => {
    const [a, b] = await Promise.all([sealSummary(SUMMARY, ''), sealSummary(SUMMARY, '')]);
    expect(a.content).not.toBe(b.content);
    expect(a.secret).not.toBe(b.secret);
  });
});

describe('the address of a link', () => {
  const id = '0b7f6f3e-8f0c-4c8e-9d7a-0d6c1f9a2b3c';
  const secret = 'A'.repeat(43);
  it.each([true, false])(
    'gives back what it holds (PIN: %s), all of it in the fragment',
    (hasPin) => {
      const address = new URL(linkAddress('https://florescer.app', { id, secret, hasPin }));
      expect(address.pathname + address.search).toBe('/consulta');
      expect(readLink(address.hash)).toEqual({ id, secret, hasPin });
    },
  );

  it.each(['', '#', `#${id}`, `#${id}.${'A'.repeat(42)}`, `#${id}.${secret}x`])(
    'is none: %s',
    (hash) => expect(readLink(hash)).toBeNull(),
  );
});
