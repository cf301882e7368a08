import type { Cell } from './sentences.ts';

/** Acts said in the forms of their verb; each object goes with each form. */
export interface Act {
  /** In the order of `Grid.forms`; a form that is not said is left empty. */
  verb: readonly string[];
  objects: readonly string[];
}

/** Sentences by rule: each frame takes the acts in one form of their verb. */
export interface Grid {
  forms: readonly string[];
  acts: Readonly<Record<string, Act>>;
  /** By form; "…" is where the act goes, at the end when there is none. */
  frames: Readonly<Record<string, readonly string[]>>;
  elided?: true;
}

/** All sentences of a grid. French "de" and "que" lose their vowel before another one. */
export function cellsOf({ forms, acts, frames, elided }: Grid): Cell[] {
  const cells: Cell[] = [];
  for (const [act, { verb, objects }] of Object.entries(acts)) {
    forms.forEach((form, i) => {
      const said = verb[i];
      if (said === undefined || said === '') return;
      for (const frame of frames[form] ?? []) {
        for (const object of objects) {
          const whole = `${said} ${object}`.trim();
          const text = frame.includes('…') ? frame.replace('…', whole) : `${frame} ${whole}`;
          cells.push({ act, frame, text: elided ? text.replace(VOWEL_LOST, "$1'") : text });
        }
      }
    });
  }
  return cells;
}

const VOWEL_LOST = /\b(d|qu)e (?=[aeéêiou])/g;
