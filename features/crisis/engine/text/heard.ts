import { type Ear, soundsOf } from './sound.ts';

/** The words of a text by their sound, and where sentences and clauses begin. */
export interface Heard {
  readonly words: readonly string[];
  /** By word, the number of its sentence. */
  readonly sentence: readonly number[];
  /** By word, the number of its clause. */
  readonly clause: readonly number[];
}

const PIECE = /[\p{L}\p{N}]+|[.!?;\n…]+|[,:()–—]|['’]/gu;
const SENTENCE_END = /[.!?;\n…]/u;

/** Splits an undisguised text. An apostrophe parts words of romance languages and none of English. */
export function hear(text: string, ear: Ear): Heard {
  const words: string[] = [];
  const sentence: number[] = [];
  const clause: number[] = [];
  let sentences = 0;
  let clauses = 0;
  const written = ear === 'english' ? text.replace(/(\p{L})['’](?=\p{L})/gu, '$1') : text;
  for (const [piece] of written.matchAll(PIECE)) {
    if (SENTENCE_END.test(piece)) {
      sentences += 1;
      clauses += 1;
    } else if (/[,:()–—]/u.test(piece)) clauses += 1;
    else if (!/['’]/u.test(piece)) {
      for (const sound of soundsOf(piece, ear)) {
        words.push(sound);
        sentence.push(sentences);
        clause.push(clauses);
      }
    }
  }
  return { words, sentence, clause };
}
