/**
 * The number of a Brazilian company, numeric or alphanumeric (IN RFB 2.229/2024, algorithm of
 * IN 2.119/2022 annex XV): 12 digits or letters A-Z and two check digits, 14 characters in all.
 */
const BASE_LENGTH = 12;
const CNPJ_LENGTH = 14;
const SHAPE = /^[0-9A-Z]{12}[0-9]{2}$/;

/** What people put between the characters, and what comes along when a number is pasted. */
const SEPARATOR = /[\s\p{Cf}./\\\u2010-\u2015\u2212-]/u;
const SEPARATOR_BEFORE: Readonly<Record<number, string>> = { 2: '.', 5: '.', 8: '/', 12: '-' };

const FIRST_WEIGHTS = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const SECOND_WEIGHTS = [6, ...FIRST_WEIGHTS];

/** Letters that are read or typed for a digit, and the other way round. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  O: '0',
  I: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
};
const DIGIT_FOR_LETTER = new Map(Object.entries(LOOK_ALIKES));
const LETTER_FOR_DIGIT = new Map(
  Object.entries(LOOK_ALIKES).map(([letter, digit]) => [digit, letter]),
);

/** What stands in a text that should be a CNPJ; positions count from 1, without punctuation. */
export type CnpjFinding =
  | { readonly kind: 'empty' | 'valid' | 'all_zero' | 'check_digits' }
  | { readonly kind: 'too_short' | 'too_long'; readonly count: number }
  /** Neither a letter A-Z nor a digit. */
  | { readonly kind: 'wrong_character'; readonly position: number; readonly character: string }
  /** A letter among the last two, which are always digits. */
  | { readonly kind: 'letter_at_end'; readonly position: number; readonly character: string }
  /** The number would be right with the look-alike in this place. */
  | {
      readonly kind: 'letter_for_digit' | 'digit_for_letter';
      readonly position: number;
      readonly character: string;
      readonly likely: string;
    }
  /** The number would be right with this character and the next one exchanged. */
  | { readonly kind: 'swapped'; readonly position: number };

/** The characters that count, letters in upper case; whatever else was typed stays in. */
export function normalizeCnpj(text: string): string {
  return charactersOf(text).join('');
}

/** Whether a text is a CNPJ, with or without punctuation, in upper or lower case. */
export function isCnpj(text: string): boolean {
  return closes(normalizeCnpj(text));
}

/** Says what is wrong with a CNPJ and where; where the check digits do not close, the likely slip. */
export function explainCnpj(text: string): CnpjFinding {
  const characters = charactersOf(text);
  if (characters.length === 0) return { kind: 'empty' };
  const wrong = characters.findIndex((one) => !/^[0-9A-Z]$/.test(one));
  if (wrong >= 0) return at('wrong_character', characters, wrong);
  const missing = CNPJ_LENGTH - characters.length;
  if (missing > 0) return { kind: 'too_short', count: missing };
  if (missing < 0) return { kind: 'too_long', count: -missing };
  if (closes(characters.join(''))) return { kind: 'valid' };
  if (characters.every((one) => one === '0')) return { kind: 'all_zero' };
  const [slip, another] = slipsIn(characters);
  if (slip && !another) return slip;
  const letter = characters.findIndex((one, index) => index >= BASE_LENGTH && !/\d/.test(one));
  return letter >= 0 ? at('letter_at_end', characters, letter) : { kind: 'check_digits' };
}

/**
 * A CNPJ as it is written, `AA.AAA.AAA/AAAA-DD`, while it is being typed, and where the cursor
 * belongs. Nothing that was typed is taken away, whatever it is; a separator appears with the
 * character after it, so that deleting never gets stuck on one. The cursor stays on its side of a
 * separator; `forward` moves it past one, for the key that deletes what comes next.
 */
export function formatCnpj(
  text: string,
  caret = text.length,
  { forward = false } = {},
): { text: string; caret: number } {
  const characters = charactersOf(text);
  const before = charactersOf(text.slice(0, caret)).length;
  const pastSeparator = forward || SEPARATOR.test(text.charAt(caret - 1));
  let written = '';
  let place = 0;
  for (const [index, character] of characters.entries()) {
    const separator = SEPARATOR_BEFORE[index] ?? '';
    if (index === before && pastSeparator) place += separator.length;
    written += separator + character;
    if (index + 1 === before) place = written.length;
  }
  const next = SEPARATOR_BEFORE[characters.length];
  // A separator that was typed where one belongs is not taken back.
  if (next && caret === text.length && text.endsWith(next)) {
    written += next;
    place = written.length;
  }
  return { text: written, caret: place };
}

function charactersOf(text: string): string[] {
  return [...text]
    .filter((one) => !SEPARATOR.test(one))
    .map((one) => (/^[a-z]$/.test(one) ? one.toUpperCase() : one));
}

function closes(cnpj: string): boolean {
  if (!SHAPE.test(cnpj) || /^0+$/.test(cnpj)) return false;
  const base = cnpj.slice(0, BASE_LENGTH);
  const first = checkDigit(base, FIRST_WEIGHTS);
  return cnpj === `${base}${first}${checkDigit(base + first, SECOND_WEIGHTS)}`;
}

/** A digit counts as itself, a letter as its ASCII code less 48 (A is 17, Z is 42). */
function checkDigit(text: string, weights: readonly number[]): string {
  const sum = weights.reduce((all, weight, i) => all + weight * (text.charCodeAt(i) - 48), 0);
  const rest = sum % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}

/** Every single slip of eye or hand that would explain a number that does not close. */
function slipsIn(characters: readonly string[]): CnpjFinding[] {
  // In a number without letters nobody reads a digit for one.
  const alphanumeric = characters.some((one) => /[A-Z]/.test(one));
  return characters.flatMap((character, index): CnpjFinding[] => {
    const digit = DIGIT_FOR_LETTER.get(character);
    const likely = digit ?? (alphanumeric ? LETTER_FOR_DIGIT.get(character) : undefined);
    const next = characters[index + 1];
    const read = likely && closes(characters.with(index, likely).join(''));
    const swapped =
      next !== undefined &&
      next !== character &&
      closes(
        characters
          .with(index, next)
          .with(index + 1, character)
          .join(''),
      );
    const position = index + 1;
    const kind = digit ? 'letter_for_digit' : 'digit_for_letter';
    return [
      ...(read ? [{ kind, position, character, likely } as const] : []),
      ...(swapped ? [{ kind: 'swapped', position } as const] : []),
    ];
  });
}

function at(
  kind: 'wrong_character' | 'letter_at_end',
  characters: readonly string[],
  index: number,
): CnpjFinding {
  return { kind, position: index + 1, character: characters[index] ?? '' };
}
