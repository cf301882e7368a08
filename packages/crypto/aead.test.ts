import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KEY_BYTES, openBytes, SealBroken, sealBytes } from './aead.ts';

const key = randomBytes(KEY_BYTES);

describe('sealed bytes', () => {
  it('open with the same key and place, whatever they hold', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2_000 }), fc.string(), (bytes, place) => {
        const plain = Buffer.from(bytes);
        expect(openBytes(key, place, sealBytes(key, place, plain)).equals(plain)).toBe(true);
      }),
    );
  });

  it('open neither at another place nor with another key', () => {
    const sealed = sealBytes(key, 'diary_entries:1:ana', Buffer.from('um dia difícil'));
    expect(() => openBytes(key, 'diary_entries:2:ana', sealed)).toThrow(SealBroken);
    expect(() => openBytes(randomBytes(KEY_BYTES), 'diary_entries:1:ana', sealed)).toThrow(
      SealBroken,
    );
  });

  it('do not open when any byte was changed or cut off', () => {
    const sealed = sealBytes(key, 'p', Buffer.from('texto'));
    fc.assert(
      fc.property(fc.nat(sealed.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const changed = Buffer.from(sealed);
        changed[at] = (changed[at] ?? 0) ^ flip;
        expect(() => openBytes(key, 'p', changed)).toThrow(SealBroken);
      }),
    );
    for (let length = 0; length < sealed.length; length++) {
      expect(() => openBytes(key, 'p', sealed.subarray(0, length))).toThrow(SealBroken);
    }
  });

  it('never look the same twice', () => {
    const seal = () => sealBytes(key, 'p', Buffer.from('igual')).toString('hex');
    expect(seal()).not.toBe(seal());
  });
});
