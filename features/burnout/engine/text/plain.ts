/**
 * The text as it was meant where letters were hidden from a reader: spaced out ("m a t a r"), put
 * together from look-alikes ("mоrrer" with a Cyrillic o), or digits among letters ("m0rrer").
 * As long as before, unit by unit, so every place in it is a place of the text.
 */
export function plainText(text: string): string {
  if (!mayBeHidden(text)) return text;
  const units = new Uint16Array(text.length);
  for (let i = 0; i < units.length; i += 1) units[i] = text.charCodeAt(i);
  joinSpacedOut(units);
  replaceLookAlikes(units);
  let plain = '';
  for (let i = 0; i < units.length; i += CHUNK) {
    plain += String.fromCharCode(...units.subarray(i, i + CHUNK));
  }
  return plain;
}

const CHUNK = 4096;
/** Inside a word it is passed over, so what separated letters can be taken out in place. */
const PASSED_OVER = 0x200b;
/** Fewer single letters in a row are words: "é a", "e o". */
const SPACED_LETTERS = 4;
const SEPARATORS: ReadonlySet<number> = new Set(Array.from(' .-_*', (c) => c.charCodeAt(0)));

const LOOK_ALIKES: ReadonlyMap<number, number> = new Map([
  ...pairsOf('аеорсухіјѕԁһԛԝвкмнт', 'aeopcyxijsdhqwbkmht'),
  ...pairsOf('АВЕКМНОРСТУХІЈЅ', 'ABEKMHOPCTYXIJS'),
  ...pairsOf('αεινορτυχκ', 'aeivoptuxk'),
  ...pairsOf('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'),
]);
const DIGITS: ReadonlyMap<number, number> = new Map(pairsOf('01345', 'oieas'));

function pairsOf(from: string, to: string): (readonly [number, number])[] {
  return Array.from(from, (c, i) => [c.charCodeAt(0), to.charCodeAt(i)] as const);
}

/** A quick look: false is certain, and nearly every text ends here. */
function mayBeHidden(text: string): boolean {
  let singles = 0;
  let run = 0;
  let digitInWord = false;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    if (isOtherScript(unit)) return true;
    if (isLetter(unit)) {
      if (digitInWord) return true;
      run += 1;
      continue;
    }
    if (isDigit(unit)) {
      digitInWord ||= run > 0;
      continue;
    }
    if (run === 1) singles += 1;
    else if (run > 1) singles = 0;
    if (singles >= SPACED_LETTERS) return true;
    run = 0;
    digitInWord = false;
  }
  return singles + (run === 1 ? 1 : 0) >= SPACED_LETTERS;
}

/** "m a t a r" becomes one word; two separators, as in "m e  m a t a r", stay the end of one. */
function joinSpacedOut(units: Uint16Array): void {
  for (let i = 0; i < units.length; i += 1) {
    if (!isSingle(units, i)) continue;
    let last = i;
    let letters = 1;
    while (isSingle(units, last + 2) && SEPARATORS.has(units[last + 1] as number)) {
      last += 2;
      letters += 1;
    }
    // What two separators lead on to, letter by letter, belongs to the same hiding hand.
    if (letters >= SPACED_LETTERS || (letters > 1 && isSpacedOn(units, last))) {
      for (let at = i + 1; at < last; at += 2) units[at] = PASSED_OVER;
    }
    i = last;
  }
}

/** Two separators lead on to letters that are spaced out as well: "m e  m a t a r". */
function isSpacedOn(units: Uint16Array, last: number): boolean {
  return (
    isSingle(units, last + 3) &&
    isSingle(units, last + 5) &&
    SEPARATORS.has(units[last + 4] as number)
  );
}

function isSingle(units: Uint16Array, at: number): boolean {
  const unit = units[at];
  if (unit === undefined || isDigit(unit)) return false;
  return isWordUnit(unit) && !isInWord(units[at - 1]) && !isInWord(units[at + 1]);
}

/** Only in words that hold letters of our own: a text in Russian stays Russian. */
function replaceLookAlikes(units: Uint16Array): void {
  for (let from = 0; from < units.length; from += 1) {
    if (!isWordUnit(units[from])) continue;
    let to = from;
    let own = 0;
    while (to < units.length && (isWordUnit(units[to]) || units[to] === PASSED_OVER)) {
      if (isLetter(units[to] as number)) own += 1;
      to += 1;
    }
    // Most words hold letters of their own alone, and nothing has to be looked up.
    if (own > 1 && own < to - from) {
      for (let at = from; at < to; at += 1) {
        const unit = units[at] as number;
        const between = at > from && at < to - 1;
        const letter = LOOK_ALIKES.get(unit) ?? (between ? DIGITS.get(unit) : undefined);
        if (letter !== undefined) units[at] = letter;
      }
    }
    from = to;
  }
}

/** A soft hyphen or a zero-width space parts no word. */
function isInWord(unit: number | undefined): boolean {
  return isWordUnit(unit) || unit === PASSED_OVER || unit === 0xad;
}

function isWordUnit(unit: number | undefined): boolean {
  return unit !== undefined && (isLetter(unit) || isDigit(unit) || isOtherScript(unit));
}

function isLetter(unit: number): boolean {
  const folded = unit | 32;
  return (folded >= 97 && folded <= 122) || (unit >= 0xc0 && unit < 0x250);
}

function isDigit(unit: number): boolean {
  return unit >= 48 && unit <= 57;
}

/** Greek and Cyrillic. */
function isOtherScript(unit: number): boolean {
  return unit >= 0x370 && unit < 0x530;
}
