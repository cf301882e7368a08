import type { AppLanguage } from '#features/access/contract/access.contract.ts';
import type { ReadingView } from '#features/burnout/contract/burnout.contract.ts';
import type { Country } from '#features/crisis/contract/country.rules.ts';
import type { Feedback } from '#features/diary/contract/diary.contract.ts';
import type { VariantIds } from '../diary.sealed.ts';

/** An entry that came before, newest first; deleted ones are never among them. */
export interface EarlierEntry {
  reading: Pick<ReadingView, 'counts' | 'mentions'> | null;
  variants: VariantIds;
}

/** Everything that a feedback is written from. */
export interface Material {
  /** Language of the person's screen: the feedback is in it, whatever the entry is in. */
  language: AppLanguage;
  country: Country;
  text: string;
  reading: ReadingView;
  earlier: readonly EarlierEntry[];
  /** The entry's id: the same material and seed give the same feedback. */
  seed: string;
}

/** The five parts of a feedback (product research 4.5): read, signals, link, question, step. */
export type Parts = Pick<Feedback, 'read' | 'signals' | 'link' | 'question' | 'step'>;

export interface WrittenFeedback extends Feedback {
  variants: VariantIds;
}

/** How many earlier entries are looked at. */
export const EARLIER_ENTRIES = 10;
