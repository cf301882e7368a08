/** Letters of other scripts that look like Latin ones, and the Latin one each stands for. */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries([
  ...pairs('аеорсухіѕјһԁԛԝ', 'aeopcyxisjhdqw'),
  ...pairs('вкмнтпгияь', 'bkmhtnrurb'),
  ...pairs('αβεηικνορτυχωγδ', 'abenikvoptuxwyd'),
  ...pairs('ıɑɡɩʋᴀᴇɪᴏᴜɴʀᴛᴍ', 'iagivaeiounrtm'),
]);
/** Digits and signs that stand for letters within a word. */
const SIGNS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** Laughter, however long; it becomes one word that the lists know. */
const LAUGHTER =
  /(?<!\p{L})(?:k{3,}|(?:rs)+|(?:h[aeu]+|j[aeiu]+){2,}h?|(?:mdr|ptdr|lol|lmao|rofl)+|🤣|😂)(?!\p{L})/gu;

const FOREIGN_LETTER = /[ı\u0250-\u02af\u0370-\u03ff\u0400-\u052f\u1d00-\u1d7f]/u;
const INVISIBLE = /\p{Cf}+/gu;
const WORD = /[\p{L}\d@$]+/gu;
/** A sign between letters, or before two of them. */
const MIXED = /\p{L}[\d@$]+\p{L}|[\d@$]\p{L}{2}/u;
/** Four letters or more that stand alone, each parted from the next by one to three signs. */
const SPACED_OUT =
  /(?<![\p{L}\p{N}])\p{L}(?:(?:[ \t\u00a0.,_*·|/-]{1,3}|['’])\p{L}(?![\p{L}\p{N}])){3,}/gu;
const WIDER_GAP = /[ \t\u00a0]{2,}/u;
/** Between letters of one word, where a wider gap parts words. */
const NARROW_GAP = /\p{L}[^\p{L}]\p{L}/u;
const SEPARATORS = /[ \t\u00a0.,_*·|/-]+/gu;

/**
 * A text in plain lower-case letters, however its words were disguised: full-width and styled letters,
 * letters of other scripts, digits for letters, invisible characters, letters spaced out. Accents stay.
 * `apart` splits letters that were spaced out without any wider gap between words.
 */
export function undisguise(text: string, apart: (letters: string) => string): string {
  const plain = text.normalize('NFKC').replace(INVISIBLE, '').toLowerCase().normalize('NFC');
  const latin = FOREIGN_LETTER.test(plain)
    ? plain.replace(/./gu, (letter) => LOOK_ALIKES[letter] ?? letter)
    : plain;
  return latin
    .replace(LAUGHTER, ' rsrs ')
    .replace(WORD, (word) =>
      MIXED.test(word) ? word.replace(/[013457@$]/g, (sign) => SIGNS[sign] ?? sign) : word,
    )
    .replace(SPACED_OUT, (run) =>
      WIDER_GAP.test(run) && NARROW_GAP.test(run)
        ? run
            .split(WIDER_GAP)
            .map((word) => word.replace(SEPARATORS, ''))
            .join(' ')
        : apart(run.replace(SEPARATORS, '')),
    );
}

function pairs(letters: string, latin: string): [string, string][] {
  return [...letters].map((letter, nth) => [letter, latin[nth] as string]);
}
