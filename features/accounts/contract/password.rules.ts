import { MAX_PASSWORD_BYTES, MIN_PASSWORD_LENGTH, utf8Length } from './password-length.rules.ts';

/** Whose password it is: what others know of a person is no secret. */
export interface PasswordOwner {
  email?: string | undefined;
  fullName?: string | undefined;
}

/** Why a password is easy to guess; each word has its text in the locale files. */
export type PasswordWeakness =
  | 'too_short'
  | 'too_long'
  | 'common'
  | 'digits_only'
  | 'repeated'
  | 'sequence'
  | 'date'
  | 'product_name'
  | 'personal';

/** How hard a password is to guess, in the words shown beside the field. */
export type PasswordStrength = 'too_short' | 'weak' | 'fair' | 'strong';

/** What would make a password better; each word has its text in the locale files. */
export type PasswordTip = 'longer' | 'more_words' | 'other_characters' | 'nothing_personal';

export interface PasswordAdvice {
  strength: PasswordStrength;
  weaknesses: PasswordWeakness[];
  /** Most helpful first; empty for a strong password. */
  tips: PasswordTip[];
}

/** Characters that must be left once names, dates and runs are taken out. */
const MIN_REST = 4;
/** Fewer digits than this, and nothing else, are tried through in no time. */
const MIN_DIGITS = 12;
/** Characters in a row that count as a run: `abc`, `321`, `qwe`, `aaa`. */
const RUN = 3;
/** From here on a repetition or a row is no guess any more: each length of each would have to be tried. */
const LONG_RUN = 24;
const PRODUCT_NAMES = ['florescer'];
const KEYBOARD_ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop', 'qwertz'];
const DATE =
  /(?:0?[1-9]|[12]\d|3[01])[./-]?(?:0?[1-9]|1[0-2])[./-]?(?:19|20)\d\d|(?:19|20)\d\d[./-]?(?:0[1-9]|1[0-2])[./-]?(?:0[1-9]|[12]\d|3[01])|(?:19[3-9]|20[0-4])\d/g;
/** What everybody tries first; the server holds the long list. */
const FIRST_TRIED =
  /^(?:(?:senha|mudar|brasil|admin|password|iloveyou|motdepasse|contrasena|qwerty|azerty)[\d!@#$%&*._-]*|1q2w3e(?:4r)?(?:5t)?|a1b2c3(?:d4)?|qazwsx|abc123)$/;
/** Stands in a text for what was taken out of it; no key types it. */
const GAP = '\u0000';

/**
 * Everything that makes a password easy to guess; empty for an acceptable one. The same in browser
 * and server, except that the server knows more common passwords. Length as the specification
 * (section 9) and the auth protocol set it; the other thresholds are ours.
 */
export function weaknessesOf(password: string, owner: PasswordOwner = {}): PasswordWeakness[] {
  const length = [...password].length;
  if (utf8Length(password) > MAX_PASSWORD_BYTES) return ['too_long'];
  if (length < MIN_PASSWORD_LENGTH) return ['too_short'];
  const folded = fold(password);
  if (FIRST_TRIED.test(folded)) return ['common'];
  if (/^\d+$/.test(folded) && length < MIN_DIGITS) return ['digits_only'];
  // Up to four characters again and again; more of them make a text of their own.
  if (length < LONG_RUN && /^(.{1,4}?)\1+$/su.test(folded)) return ['repeated'];
  return guessableParts(folded, owner);
}

/**
 * What to say beside the field of a new password: how strong it is and what would help. A hint;
 * only `weaknessesOf` refuses. Length counts most, then the kinds of characters.
 */
export function adviseOnPassword(password: string, owner: PasswordOwner = {}): PasswordAdvice {
  const weaknesses = weaknessesOf(password, owner);
  if (weaknesses.includes('too_short'))
    return { strength: 'too_short', weaknesses, tips: ['longer'] };
  const different = new Set(fold(password)).size;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length;
  const points = [...password].length + kinds * 2;
  const strength =
    weaknesses.length > 0 || different < 4 || points < 12
      ? 'weak'
      : points >= 18 && different >= 8
        ? 'strong'
        : 'fair';
  if (strength === 'strong') return { strength, weaknesses, tips: [] };
  const tips: PasswordTip[] = [
    ...(weaknesses.some((one) => PERSONAL.has(one)) ? (['nothing_personal'] as const) : []),
    ...(weaknesses.includes('too_long') ? [] : (['more_words'] as const)),
    ...(kinds < 3 ? (['other_characters'] as const) : []),
  ];
  return { strength, weaknesses, tips };
}

const PERSONAL: ReadonlySet<PasswordWeakness> = new Set(['personal', 'product_name', 'date']);

/** Takes out what others could name; weak when too little is left, for the reasons found. */
function guessableParts(folded: string, owner: PasswordOwner): PasswordWeakness[] {
  const found = new Set<PasswordWeakness>();
  let rest = folded;
  const takeOut = (part: string | RegExp, weakness: PasswordWeakness) => {
    const shorter = rest.replaceAll(part, GAP);
    if (shorter !== rest) found.add(weakness);
    rest = shorter;
  };
  for (const name of PRODUCT_NAMES) takeOut(name, 'product_name');
  for (const part of partsOf(owner)) takeOut(part, 'personal');
  takeOut(DATE, 'date');
  if (folded.length < LONG_RUN) rest = withoutRuns(rest, (weakness) => found.add(weakness));
  const left = [...rest].filter((character) => character !== GAP).length;
  return left < MIN_REST ? [...found] : [];
}

/** Names and words of a person's name and address, longest first. */
function partsOf({ email = '', fullName = '' }: PasswordOwner): string[] {
  const [local = '', domain = ''] = fold(email).split('@');
  const [host = ''] = domain.split('.');
  const words = [local, host, ...local.split(/[^\p{L}]+/u), ...fold(fullName).split(/[^\p{L}]+/u)];
  return [...new Set(words)].filter((word) => word.length >= 3).sort((a, b) => b.length - a.length);
}

function withoutRuns(text: string, tell: (weakness: PasswordWeakness) => void): string {
  const characters = [...text];
  let kept = '';
  for (let start = 0; start < characters.length; ) {
    const { length, weakness } = longestRun(characters, start);
    if (length < RUN || characters[start] === GAP) {
      kept += characters[start];
      start += 1;
      continue;
    }
    tell(weakness);
    kept += GAP;
    start += length;
  }
  return kept;
}

function longestRun(characters: readonly string[], start: number) {
  const runs = [
    { weakness: 'repeated', follows: (a: string, b: string) => a === b },
    { weakness: 'sequence', follows: (a: string, b: string) => stepOf(a, b) === 1 },
    { weakness: 'sequence', follows: (a: string, b: string) => stepOf(a, b) === -1 },
    { weakness: 'sequence', follows: (a: string, b: string) => besideOnKeyboard(a, b) },
    { weakness: 'sequence', follows: (a: string, b: string) => besideOnKeyboard(b, a) },
  ] as const;
  let best: { length: number; weakness: PasswordWeakness } = { length: 1, weakness: 'sequence' };
  for (const { weakness, follows } of runs) {
    let end = start + 1;
    while (end < characters.length && follows(characters[end - 1] ?? '', characters[end] ?? '')) {
      end += 1;
    }
    if (end - start > best.length) best = { length: end - start, weakness };
  }
  return best;
}

const stepOf = (a: string, b: string) =>
  /^[a-z0-9]{2}$/.test(a + b) ? b.charCodeAt(0) - a.charCodeAt(0) : 0;
const besideOnKeyboard = (a: string, b: string) => KEYBOARD_ROWS.some((row) => row.includes(a + b));

/** Case and accents apart, as a guesser would not tell them apart either. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
