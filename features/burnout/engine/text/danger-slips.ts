import type { Vocabulary } from './vocabulary.ts';

/** Sounds of fewer letters have too many neighbours for one to be missing or wrong. */
const SHORTEST_NEAR = 6;
const SHORTEST = 4;
const LONGEST = 16;

/**
 * Mends words of danger that are spelt by ear or with a slip ("suissidiu", "morer", "enforka"): the
 * word whose sound is the same, else one letter away. Towards the lexicon's own words only, and
 * only for words that no lexicon knows.
 */
export class DangerSlips {
  private readonly bySound = new Map<string, number>();
  /** Sounds with one letter left out, for those that are long enough. */
  private readonly near = new Map<string, number>();
  /** First letters of all spellings of the sounds, by byte: most words end here. */
  private readonly firsts = new Uint8Array(128);

  constructor(vocabulary: Vocabulary, words: readonly string[]) {
    for (const word of words) {
      const id = vocabulary.idOf(word);
      if (id === 0) continue;
      const sound = soundOf(fold(word));
      const first = sound.charAt(0);
      for (const letter of SPELT[first] ?? first) this.firsts[letter.charCodeAt(0)] = 1;
      if (!this.bySound.has(sound)) this.bySound.set(sound, id);
      if (sound.length < SHORTEST_NEAR) continue;
      for (const shorter of withoutOneLetter(sound)) {
        if (!this.near.has(shorter)) this.near.set(shorter, id);
      }
    }
  }

  /** Number of the word that `bytes[from, to)`, an unknown one, stands for, or 0. */
  correct(bytes: Uint8Array, from: number, to: number): number {
    if (to - from < SHORTEST || to - from > LONGEST) return 0;
    if (this.firsts[bytes[from] as number] !== 1) return 0;
    const sound = soundOf(String.fromCharCode(...bytes.subarray(from, to)));
    const same = this.bySound.get(sound);
    if (same !== undefined) return same;
    if (sound.length < SHORTEST_NEAR - 1) return 0;
    const added = this.near.get(sound);
    if (added !== undefined) return added;
    for (const shorter of withoutOneLetter(sound)) {
      const id = this.bySound.get(shorter) ?? this.near.get(shorter);
      if (id !== undefined && shorter.length >= SHORTEST_NEAR - 1) return id;
    }
    return 0;
  }
}

/** What is heard alike is written alike: no double letters, one sign for each sound, no final r. */
const SOUNDS = [
  [/ph/g, 'f'],
  [/qu(?=[ei])/g, 'k'],
  [/(?:s|z)?c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/ss/g, 's'],
  [/[zç]/g, 's'],
  [/y/g, 'i'],
  [/w/g, 'u'],
  [/h/g, ''],
  [/m(?=[^aeiou]|$)/g, 'n'],
  [/^in(?=[fv])/g, 'en'],
  [/^es(?=[^aeiou])/g, 's'],
  [/r$/g, ''],
  [/e/g, 'i'],
  [/o/g, 'u'],
] as const;

/** Letters that a sound may be spelt with at the start of a word. */
const SPELT: Readonly<Record<string, string>> = { k: 'kcq', s: 'scze', i: 'eihy', u: 'ouwh' };

function soundOf(word: string): string {
  return withoutDoubles(
    SOUNDS.reduce((sound, [pattern, sign]) => sound.replace(pattern, sign), word),
  );
}

function withoutDoubles(sound: string): string {
  return Array.from(sound)
    .filter((letter, i) => letter !== sound[i - 1])
    .join('');
}

function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The first letter stays: a slip there is rare, and "orrer" is as near to "correr". */
function withoutOneLetter(sound: string): string[] {
  return Array.from(
    { length: sound.length - 1 },
    (_, i) => sound.slice(0, i + 1) + sound.slice(i + 2),
  );
}
