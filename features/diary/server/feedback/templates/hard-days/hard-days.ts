import type { Occasion } from '../../occasions/occasions.ts';

/**
 * The sentences for a day on which something happened that is no matter of wear: they neither call
 * it calm nor look for a bright side, comfort with nothing and give no advice. Twelve openings,
 * questions and steps, as every kind of entry has; what happened is named once in ten entries.
 */
export interface HardDays {
  opening: readonly string[];
  named: Record<Occasion, readonly string[]>;
  /** For who is hurt at home, in place of a step: `{violence}` is who advises them. */
  refuge: readonly string[];
  /** After it, or alone where no such line is known: `{danger}` is who comes at once. */
  danger: string;
  noSignal: readonly string[];
  /** What fills a short reading up. */
  extra: readonly string[];
  question: readonly string[];
  step: readonly string[];
}
