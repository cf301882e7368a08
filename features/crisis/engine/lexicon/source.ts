import type { DangerKind } from '../kinds.ts';
import type { Groups } from '../notation.ts';
import type { Ear } from '../text/sound.ts';

/** How one kind is told in one language: lists of wordings (see `notation.ts`), one a line. */
export interface KindSource {
  /** Somebody must come this minute. */
  readonly now?: string;
  /** Somebody should know today. */
  readonly today?: string;
  /** To be met by somebody who knows about it. */
  readonly support?: string;
  /** Two different ones in a text count as `today`; one alone says nothing. */
  readonly cues?: string;
  /** What sounds like it and is not: takes back every wording that it touches. */
  readonly decoys?: string;
}

export interface LanguageSource {
  readonly ear: Ear;
  readonly groups: Groups;
  /** Words that take back a wording that follows within the clause. */
  readonly denials: string;
  /** Words behind which a denial says nothing any more ("não pagam e"). */
  readonly openers: string;
  /** A sentence with one of these tells of a film, a dream, a course, a joke. */
  readonly scenes: string;
  /** Long ago; takes a wording back only where `recovered` stands in the text too. */
  readonly past: string;
  readonly recovered: string;
  readonly kinds: Readonly<Record<DangerKind, KindSource>>;
}
