import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstUuidV7, uuidV7 } from './uuid.ts';

const instant = fc.date({
  min: new Date('1970-01-01'),
  max: new Date('9999-12-31'),
  noInvalidDate: true,
});

test('ids are UUIDs of version 7 that carry their time', () => {
  fc.assert(
    fc.property(instant, (at) => {
      const id = uuidV7(at);
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(at.getTime());
    }),
  );
});

test('ids of one instant grow in order', () => {
  const at = new Date('2026-11-18T12:00:00Z');
  const ids = Array.from({ length: 1_000 }, () => uuidV7(at));
  expect(ids).toEqual([...ids].sort());
  expect(new Set(ids).size).toBe(1_000);
});

test('the first id of an instant stands before every other of it and after all earlier ones', () => {
  fc.assert(
    fc.property(instant, (at) => {
      const before = new Date(at.getTime() - 1);
      const first = firstUuidV7(at);
      return first <= uuidV7(at) && (at.getTime() === 0 || uuidV7(before) < first);
    }),
  );
});
