import { expect, it } from 'vitest';
import { phoneOf } from './phone.rules.ts';
import { weakReasonsOf } from './weak-password.rules.ts';

it.each([
  ['(11) 98765-4321', '+5511987654321'],
  ['011 98765 4321', '+5511987654321'],
  ['11 3456-7890', '+551134567890'],
  ['+55 11 98765-4321', '+5511987654321'],
  ['+351 912 345 678', '+351912345678'],
  ['98765-4321', null],
  ['+0 123', null],
  ['', null],
  ['telefone', null],
])('the number %j is %s', (typed, phone) => {
  expect(phoneOf(typed)).toBe(phone);
});

it.each([
  [{ reasons: ['pwned', 'length'] }, ['length', 'pwned']],
  [{ reasons: ['something new'] }, []],
  [{ code: 'same_password' }, []],
  [null, []],
])('the refusal %j gives the reasons %j', (error, reasons) => {
  expect(weakReasonsOf(error)).toEqual(reasons);
});
