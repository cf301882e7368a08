/** Digits of a code that is mailed, texted or shown by an app (auth protocol, section 3.3). */
const CODE_LENGTH = 6;

/** The digits of what somebody typed or pasted: `123 456` and `123-456` are one code. */
export function digitsOf(typed: string): string {
  return typed.replaceAll(/\D/g, '');
}

/** Why a typed code cannot be right; undefined when it may be. */
export function checkCode(typed: string): 'code_missing' | 'code_incomplete' | undefined {
  const digits = digitsOf(typed);
  if (digits === '') return 'code_missing';
  return digits.length === CODE_LENGTH ? undefined : 'code_incomplete';
}
