import { expect, it } from 'vitest';
import {
  type GuardianForm,
  guardianIn,
  guardianProblems,
  NO_GUARDIAN,
} from './guardian-form.rules.ts';

const whole: GuardianForm = {
  ...{ name: ' Rosa ', phone: '(11) 91234-5678', relationship: 'mother', authorizes: true },
};

it.each<[string, Partial<GuardianForm>, string[]]>([
  ['nothing', {}, []],
  ['a name', { name: ' ' }, ['name']],
  ['digits enough', { phone: '11 912' }, ['phone']],
  ['what they are to the person', { relationship: null }, ['relationship']],
  ['that they authorize it', { authorizes: false }, ['authorizes']],
])('says that %s is missing', (_, change, missing) => {
  const form = { ...whole, ...change };
  expect([...guardianProblems(form)]).toEqual(missing);
  expect(guardianIn(form) === null).toBe(missing.length > 0);
});

it('begins with everything missing, and sends what was written without its rims', () => {
  expect(guardianProblems(NO_GUARDIAN).size).toBe(4);
  expect(guardianIn(whole)).toEqual({
    ...{ name: 'Rosa', phone: '(11) 91234-5678', relationship: 'mother', authorizes: true },
  });
});
