import { describe, expect, it } from 'vitest';
import { WRITTEN } from '../../contract/records.ts';
import { contentOf, draftOf, FORMS, type PlainKind, problemsOf } from './forms.ts';

const TODAY = '2026-11-26';
const KINDS = Object.keys(FORMS) as PlainKind[];
const RISK = '01936f3c-0000-7000-8000-00000000a101';

const filled = (kind: PlainKind) => {
  const draft = { ...draftOf(kind, null, TODAY) } as Record<string, string | boolean>;
  for (const field of FORMS[kind]) {
    if (field.optional || field.as === 'check') continue;
    if (field.as === 'line' || field.as === 'words') draft[field.name] = 'Palavras de alguém';
    if (field.as === 'number') draft[field.name] = '12';
  }
  return draft;
};
/** What no form asks for. */
const beside = { risk: { criteria: 1 }, action: { evidence: [] } } as Record<string, object>;

describe('the form of a record', () => {
  it.each(KINDS)('of %s asks for all that its record needs', (kind) => {
    expect(problemsOf(kind, filled(kind))).toEqual({});
    const content = contentOf(kind, filled(kind), { ...beside[kind] });
    expect(WRITTEN[kind].safeParse(content).error).toBeUndefined();
  });

  it.each(KINDS)('of %s says again what is kept', (kind) => {
    const content = contentOf(kind, filled(kind), { ...beside[kind] }) as Record<string, unknown>;
    const again = contentOf(kind, draftOf(kind, content, TODAY), content);
    expect(again).toEqual(content);
  });

  it.each(KINDS)('of %s names each empty field that must not be', (kind) => {
    const empty = Object.fromEntries(FORMS[kind].map(({ name }) => [name, ' ']));
    const needed = FORMS[kind].filter(({ optional, as }) => !optional && as !== 'check');
    expect(Object.keys(problemsOf(kind, empty))).toEqual(
      expect.arrayContaining(needed.map(({ name }) => name)),
    );
  });

  it.each([
    ['', true],
    ['0', true],
    ['1', false],
    ['dez', true],
    ['1.5', true],
    ['1000001', true],
  ])('takes %j people: refused %s', (people, refused) => {
    const problems = problemsOf('participation', { ...filled('participation'), people });
    expect('people' in problems).toBe(refused);
  });

  it('refuses an action that is due before it starts', () => {
    const action = {
      ...filled('action'),
      startsOn: '2026-12-02',
      dueOn: '2026-12-01',
      riskId: RISK,
    };
    expect(problemsOf('action', action)).toEqual({ dueOn: { what: 'order' } });
  });
});
