/** Kinds of UTF-16 unit; letters and digits carry their folded ASCII byte instead. */
export const SPACE = 0;
export const SKIP = 1;
export const COMMA = 2;
export const SEMICOLON = 3;
export const STOP = 4;
export const QUESTION = 5;
export const NEWLINE = 6;
export const APOSTROPHE = 7;
export const HYPHEN = 8;
export const DASH = 9;
export const SURROGATE = 10;
export const SYMBOL = 11;
export const OE = 12;
/** A letter of a script the lexicons do not use: part of a word that no lexicon knows. */
export const FOREIGN = 126;
/** Smallest value that is a byte of a word. */
export const FIRST_WORD_BYTE = 48;

const TABLE_SIZE = 0x2800;

function buildTable(): Uint8Array {
  const table = new Uint8Array(TABLE_SIZE);
  for (let unit = 0x250; unit < TABLE_SIZE; unit += 1) table[unit] = FOREIGN;
  for (let unit = 0x30; unit < 0x250; unit += 1) {
    const folded = String.fromCharCode(unit).normalize('NFKD').toLowerCase().charCodeAt(0);
    const isWord = (folded >= 97 && folded <= 122) || (folded >= 48 && folded <= 57);
    if (isWord) table[unit] = folded;
    else if (unit > 0xbf && unit !== 0xd7 && unit !== 0xf7) table[unit] = FOREIGN;
  }
  for (let unit = 0x300; unit < 0x370; unit += 1) table[unit] = SKIP;
  for (let unit = 0x2000; unit < TABLE_SIZE; unit += 1) table[unit] = SPACE;
  for (let unit = 0x2190; unit < TABLE_SIZE; unit += 1) table[unit] = SYMBOL;
  const set = (characters: string, kind: number): void => {
    for (let i = 0; i < characters.length; i += 1) table[characters.charCodeAt(i)] = kind;
  };
  set('\u00ad\u200b\u200c\u200d\u2060', SKIP);
  set(',()[]{}', COMMA);
  set(';:', SEMICOLON);
  set('.!', STOP);
  set('?', QUESTION);
  set('\n\r\u2028\u2029', NEWLINE);
  set("'\u2019\u02bc`\u00b4", APOSTROPHE);
  set('-\u2010\u2011', HYPHEN);
  set('\u2012\u2013\u2014\u2015', DASH);
  set('\u2026', SEMICOLON);
  set('œŒ', OE);
  table['ª'.charCodeAt(0)] = SPACE;
  table['º'.charCodeAt(0)] = SPACE;
  return table;
}

const KINDS = buildTable();

/** Folded byte of a letter or digit, or the kind of any other UTF-16 unit. */
export function kindOf(unit: number): number {
  if (unit < TABLE_SIZE) return KINDS[unit] as number;
  if (unit >= 0xd800 && unit <= 0xdfff) return SURROGATE;
  if (unit >= 0xfe00 && unit <= 0xfe0f) return SKIP;
  if (unit === 0xfeff) return SKIP;
  return FOREIGN;
}
