import type { Language } from '../../contract.ts';

/** What the page asks of the worker. */
export interface Job {
  language: Language;
  /** The files are the crisis wordings alone. */
  alone: boolean;
  /** As `compactTexts` wrote it, for `sourceOf`. */
  text: string;
}

/** Tables as `pack` wrote them; the whole language is missing where only its crisis wordings are. */
export interface Compiled {
  whole?: Uint8Array<ArrayBuffer>;
  crisis: Uint8Array<ArrayBuffer>;
}

export type Question = { number: number; job: Job };
export type Answer = { number: number; made: Compiled } | { number: number; problem: string };
