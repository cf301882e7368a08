import type { Category, Level } from '#features/burnout/engine/index.ts';

export const LONGEST_TRY = 600;

/** What the form of the landing page says, written into it in the visitor's language. */
export interface TryWords {
  readonly reading: string;
  readonly none: string;
  readonly unreadLanguage: string;
  readonly help: string;
  readonly helpLink: string;
  readonly offline: string;
  readonly levels: Record<Level, string>;
  readonly looks: Record<Category, { readonly name: string; readonly look: string }>;
}
