import type { Vocabulary } from '../../text/vocabulary.ts';
import type { Lexicon } from './lexicon.ts';
import { TypoIndex } from './typo-index.ts';

/**
 * Mends slips for the small tables of crisis wordings exactly as the whole lexicon does. Most words
 * are near none of the few forms that matter here, and then the whole lexicon is not asked for.
 */
export class CrisisSlips {
  private readonly vocabulary: Vocabulary;
  private readonly whole: () => Lexicon;
  private readonly near: TypoIndex;

  constructor(vocabulary: Vocabulary, mendable: Int32Array, whole: () => Lexicon) {
    this.vocabulary = vocabulary;
    this.whole = whole;
    this.near = new TypoIndex(vocabulary, mendable);
  }

  correct(bytes: Uint8Array, from: number, to: number): number {
    if (this.near.correct(bytes, from, to) === 0) return 0;
    const { vocabulary, typos } = this.whole();
    if (vocabulary.findBytes(bytes, from, to) !== 0) return 0;
    const form = typos.correct(bytes, from, to);
    return form === 0 ? 0 : this.vocabulary.idOf(vocabulary.spelling(form));
  }
}
