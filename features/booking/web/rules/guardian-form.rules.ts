import type { Guardian, Relationship } from '../../contract/booking.contract.ts';

/** Who answers for a minor, while it is being written. */
export interface GuardianForm {
  name: string;
  phone: string;
  relationship: Relationship | null;
  authorizes: boolean;
}
export type GuardianField = keyof GuardianForm;

export const NO_GUARDIAN: GuardianForm = {
  name: '',
  phone: '',
  relationship: null,
  authorizes: false,
};

/** Digits of the shortest telephone number. */
const FEWEST_DIGITS = 8;

/** What is missing before a request for a minor can be sent. */
export function guardianProblems(form: GuardianForm): Set<GuardianField> {
  const { name, phone, relationship, authorizes } = form;
  const found: [GuardianField, boolean][] = [
    ['name', name.trim() === ''],
    ['phone', phone.replaceAll(/\D/g, '').length < FEWEST_DIGITS],
    ['relationship', relationship === null],
    ['authorizes', !authorizes],
  ];
  return new Set(found.flatMap(([field, isMissing]) => (isMissing ? [field] : [])));
}

/** What is sent of a form without problems; null of one with them. */
export function guardianIn(form: GuardianForm): Guardian | null {
  const { name, phone, relationship } = form;
  if (!relationship || guardianProblems(form).size > 0) return null;
  return { name: name.trim(), phone: phone.trim(), relationship, authorizes: true };
}
