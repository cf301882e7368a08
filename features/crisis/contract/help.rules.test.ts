import { describe, expect, it, test } from 'vitest';
import { COUNTRIES } from './country.rules.ts';
import { DANGER_KINDS, type DangerKind, helpSchema, URGENCIES, type Urgency } from './danger.ts';
import { contactsFor, dangerOf, helpFor, isGraver, takesTheirPlace } from './help.rules.ts';

const linesIn = (kind: DangerKind, urgency: Urgency, country: (typeof COUNTRIES)[number] = 'BR') =>
  contactsFor({ kind, urgency }, country).map(({ number, name }) => number ?? name);

describe('whom to call', () => {
  test.each<[DangerKind, Urgency, string[]]>([
    ['self', 'now', ['188', '192']],
    ['someone-else', 'now', ['192', '188', '180']],
    ['someone-else', 'today', ['188', '192', '180']],
    ['home-violence', 'now', ['190', '180', '188']],
    ['home-violence', 'today', ['180', '190', '188']],
    ['abuse', 'today', ['100', 'Conselho Tutelar', '190', '188']],
    ['work-violence', 'today', ['190', 'Ministério Público do Trabalho', '180', '188']],
    ['harm-to-others', 'now', ['192', '188']],
    ['psychosis', 'today', ['192', 'CAPS', '188']],
    ['medical', 'now', ['192', '0800 722 6001']],
    ['postpartum', 'today', ['188', 'CAPS', '192']],
    ['eating', 'today', ['CAPS', '188', '192']],
    ['substances', 'today', ['CAPS AD', '188', '192']],
    ['exploitation', 'today', ['Sistema Ipê', '100', 'Ministério Público do Trabalho', '190']],
  ])('%s, %s, in Brazil', (kind, urgency, lines) => {
    expect(linesIn(kind, urgency)).toEqual(lines);
  });

  test.each<[DangerKind, Urgency, (typeof COUNTRIES)[number], string[]]>([
    ['self', 'now', 'EU', ['112', 'findahelpline.com', '188']],
    ['home-violence', 'now', 'EU', ['112', 'findahelpline.com', '188']],
    ['medical', 'now', 'EU', ['112', 'findahelpline.com', '188']],
    ['self', 'today', 'ZZ', ['findahelpline.com', '188']],
    ['eating', 'today', 'ZZ', ['findahelpline.com', '188']],
  ])(
    '%s, %s, in %s: Brazil last, as what can be dialled from Brazil',
    (kind, urgency, country, lines) => {
      expect(linesIn(kind, urgency, country)).toEqual(lines);
      expect(contactsFor({ kind, urgency }, country).at(-1)?.role).toBe('fromBrazil');
    },
  );

  it('is the emergency number and the directory where a country has no line of the kind', () => {
    expect(linesIn('exploitation', 'today', 'UY')).toEqual(['911', 'findahelpline.com']);
    expect(linesIn('medical', 'now', 'ES')).toEqual(['112', 'findahelpline.com']);
  });

  test.each(COUNTRIES)('in %s is somebody for every kind, and nobody twice', (country) => {
    for (const kind of DANGER_KINDS) {
      for (const urgency of URGENCIES) {
        const help = helpSchema.parse(helpFor({ kind, urgency }, country));
        const calls = help.contacts.flatMap(({ href }) => href ?? []);
        expect(calls.length).toBeGreaterThan(0);
        expect(new Set(calls).size).toBe(calls.length);
      }
    }
  });
});

describe('the danger that is answered', () => {
  const told = (...kinds: (DangerKind | [DangerKind, Urgency])[]) =>
    kinds.map((one) =>
      typeof one === 'string'
        ? { kind: one, urgency: 'today' as const }
        : { kind: one[0], urgency: one[1] },
    );

  test.each<[string, ReturnType<typeof told>, number, DangerKind | null, Urgency | null]>([
    ['nothing', [], 0, null, null],
    ['a doubt about the own life', [], 1, 'self', 'support'],
    ['the own life', [], 3, 'self', 'now'],
    ['a blow at home beside a wish to die', told('home-violence'), 2, 'home-violence', 'today'],
    ['a blow at home and plainly oneself', told('home-violence', 'self'), 2, 'self', 'today'],
    ['a blow now beside a wish to die', told(['home-violence', 'now']), 2, 'home-violence', 'now'],
    [
      'words about a sister that sound like one’s own',
      told('someone-else'),
      2,
      'someone-else',
      'today',
    ],
    ['a sister and plainly oneself', told('someone-else', 'self'), 3, 'self', 'now'],
    ['a body in danger before all', told(['self', 'now'], ['medical', 'now']), 3, 'medical', 'now'],
  ])('%s', (_, found, level, kind, urgency) => {
    const danger = dangerOf(found, level);
    expect([danger?.kind ?? null, danger?.urgency ?? null]).toEqual([kind, urgency]);
  });

  it('takes the place of everything bright, but for a doubt about the own life', () => {
    expect(takesTheirPlace({ kind: 'eating', urgency: 'support' })).toBe(true);
    expect(takesTheirPlace({ kind: 'self', urgency: 'support' })).toBe(false);
  });

  it('is graver than what was told before where it is sooner or of another kind', () => {
    const now = { kind: 'medical', urgency: 'now' } as const;
    expect(isGraver(now, told('eating'), 0)).toBe(true);
    expect(isGraver(now, told('medical'), 0)).toBe(true);
    expect(isGraver(now, [now], 0)).toBe(false);
  });
});
