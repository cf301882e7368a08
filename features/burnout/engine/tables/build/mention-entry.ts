import type { Category, Language } from '../../contract.ts';
import { slugOf } from './slug.ts';

/** What an expression says about its writer. */
export class MentionEntry {
  readonly layer = 'mention';
  /** Undefined for another sense of the words, which only keeps mentions away. */
  readonly category: Category | undefined;
  /** Only where a predicate can stand. */
  readonly predicate: boolean;
  readonly ironic: boolean;
  readonly adjective: boolean;
  /** Holds a verb the writer must be the subject of. */
  readonly personal: boolean;
  private readonly language: Language;
  /** The expression as it is written in the lexicon. */
  readonly notation: string;
  private id: string | undefined;

  constructor(
    of: Pick<MentionEntry, 'category' | 'predicate' | 'ironic' | 'adjective' | 'personal'>,
    language: Language,
    notation: string,
  ) {
    this.category = of.category;
    this.predicate = of.predicate;
    this.ironic = of.ironic;
    this.adjective = of.adjective;
    this.personal = of.personal;
    this.language = language;
    this.notation = notation;
  }

  /** Stable id of the expression; made when first asked for, since most never are. */
  get expression(): string {
    this.id ??= `${this.language}:${this.category ?? 'other'}:${slugOf(this.notation)}`;
    return this.id;
  }
}
