import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clearPlace, type Reach } from './toast-place.rules.ts';

const TOAST = { height: 64, rest: 700 };
const at = (top: number, height = 48): Reach => ({ top, bottom: top + height });

describe('where a toast stands', () => {
  it('is its corner, above a button in it, or between two', () => {
    expect(clearPlace(TOAST, [])).toBe(700);
    expect(clearPlace(TOAST, [at(300), at(720)])).toBe(700);
    expect(clearPlace(TOAST, [at(650)])).toBe(642);
    expect(clearPlace(TOAST, [at(650), at(560)])).toBe(552);
    expect(clearPlace(TOAST, [at(650), at(500)])).toBe(642);
    expect(clearPlace(TOAST, [at(0, 800)])).toBeNull();
  });

  it('never lies over any of them, and is as low as it can be', () => {
    const reach = fc
      .record({ top: fc.integer({ min: 0, max: 800 }), height: fc.integer({ min: 1, max: 120 }) })
      .map(({ top, height }) => at(top, height));
    const isFree = (end: number, kept: readonly Reach[]) =>
      kept.every(({ top, bottom }) => bottom <= end - TOAST.height - 8 || top >= end + 8);
    fc.assert(
      fc.property(fc.array(reach, { maxLength: 8 }), (kept) => {
        const found = clearPlace(TOAST, kept);
        const places = Array.from({ length: TOAST.rest + 1 }, (_, nth) => TOAST.rest - nth);
        const lowest = places.find((end) => end - TOAST.height >= 8 && isFree(end, kept));
        expect(found).toBe(lowest ?? null);
      }),
    );
  });
});
