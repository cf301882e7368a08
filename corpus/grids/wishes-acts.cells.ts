import { type Cell, FORMS, inForm, lines } from './sentences.ts';
import {
  A_GENTE,
  ACTS,
  ATTEMPTS,
  ENDINGS,
  FRAMES,
  SAID,
  STATES,
  THAT_I_WERE,
  VERBS,
  withArticle,
} from './wishes-acts.pt.ts';

/** All sentences of the grid: each act in each frame, each state in each frame that takes one. */
export function cells(): Cell[] {
  const acts = lines(ACTS).map(withArticle);
  const made: Cell[] = [];
  for (const form of FORMS) {
    for (const frame of lines(FRAMES[form])) {
      for (const act of acts) {
        const said = inForm(act, form, VERBS);
        if (said !== undefined) made.push({ act, frame, text: `${frame} ${said}` });
      }
    }
  }
  for (const frame of lines(ATTEMPTS)) {
    for (const act of acts) {
      made.push({ act, frame, text: `${frame} ${inForm(act, 'infinitive', VERBS)}` });
    }
  }
  for (const frame of lines(FRAMES.infinitive)) {
    for (const state of lines(STATES)) made.push({ act: state, frame, text: `${frame} ${state}` });
  }
  const infinitives = acts.map((act) => [act, inForm(act, 'infinitive', VERBS) as string] as const);
  for (const frame of lines(A_GENTE)) {
    for (const [act, said] of infinitives) {
      if (/ (mim|comigo|minha|meus?)\b/.test(said)) continue;
      made.push({ act, frame, text: `${frame} ${said.replace(/^me /, 'se ')}` });
    }
  }
  for (const frame of lines(ENDINGS)) {
    for (const [act, said] of infinitives) made.push({ act, frame, text: `${said} ${frame}` });
  }
  for (const text of lines(THAT_I_WERE)) made.push({ act: text, frame: 'that I were', text });
  for (const text of lines(SAID)) made.push({ act: text, frame: 'said', text });
  return made;
}
