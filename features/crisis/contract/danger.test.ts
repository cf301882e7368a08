import { describe, expect, it, test } from 'vitest';
import { DANGER_KINDS, helpSchema, silencesBrightWords, URGENCIES } from './danger.ts';

const SAMU = { role: 'emergency', name: 'SAMU', number: '192', href: 'tel:192' } as const;

describe('help', () => {
  test.each(DANGER_KINDS)('of the kind %s is answered in every urgency', (kind) => {
    for (const urgency of URGENCIES) {
      const help = { kind, urgency, contacts: [SAMU] };
      expect(helpSchema.parse(help)).toEqual(help);
      expect(silencesBrightWords(help)).toBe(true);
    }
  });

  it('names a kind that everybody knows', () => {
    expect(helpSchema.safeParse({ kind: 'other', urgency: 'now', contacts: [] }).success).toBe(
      false,
    );
  });

  it('is not there on an ordinary day, which may be bright', () => {
    expect(silencesBrightWords(null)).toBe(false);
  });
});
