export const RECOVERY_CODES = 10;

/** 32 signs, five bits each; without `0`, `1`, `l` and `o`, which look like one another. */
const ALPHABET = '23456789abcdefghijkmnpqrstuvwxyz';
const LENGTH = 16;

/** A recovery code of 80 bits out of 16 random bytes. */
export function recoveryCodeOf(random: Uint8Array): string {
  return Array.from(random.subarray(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join(
    '',
  );
}

/** A code as it was made, from how somebody typed it: case, blanks and dashes do not matter. */
export function normalizeRecoveryCode(typed: string): string | null {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  return code.length === LENGTH && [...code].every((sign) => ALPHABET.includes(sign)) ? code : null;
}
