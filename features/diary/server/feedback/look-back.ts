import { fill } from '#packages/i18n/fill.ts';
import { DIARY_TEXTS } from '../texts.ts';
import type { Facts } from './extraction/facts.ts';
import { frameIn } from './frames/library.ts';
import type { Material } from './material.ts';
import { type Chooser, typeset } from './speech.ts';

/** Entries that pass between two looks back. */
const EVERY = 5;
const POOL = 'look-back.';

/**
 * One sentence on what an earlier entry told that fits this one: what helped in the same situation,
 * somebody by name, or that the situation comes again. What was deleted is not among the earlier ones.
 */
export function lookBack(material: Material, facts: Facts, chooser: Chooser): string | null {
  const { language, earlier } = material;
  const recent = earlier.slice(0, EVERY - 1);
  if (recent.some(({ used }) => used.some((id) => id.startsWith(POOL)))) return null;
  const phrases = DIARY_TEXTS[language].feedback;
  const trouble = facts.situations.filter(({ kind }) => kind === 'event' || kind === 'body');
  const before = earlier.filter(({ situations }) =>
    trouble.some(({ frame }) => situations.includes(frame)),
  );
  const helped = before
    .flatMap((one) => one.helped)
    .map((id) => frameIn(language, id)?.helped)
    .find((words) => words != null);
  const say = (pool: string, sentences: readonly string[], slots: Record<string, string>) => {
    const sentence = chooser.fresh(`${POOL}${pool}`, sentences);
    return sentence && typeset(fill(sentence, slots), language);
  };
  if (helped) return say('helped', phrases.helpedThen, { helped });
  if (trouble.length === 0) return null;
  const name = nameAgain(material);
  if (name) return say('name', phrases.nameAgain, { name });
  return before.length >= 2 ? say('same', phrases.sameAgain, {}) : null;
}

/** A name that an earlier entry gave on a day with trouble, and that this one gives again. */
function nameAgain({ text, earlier }: Material): string | null {
  const known = earlier
    .filter(({ situations, helped }) => situations.length > 0 && helped.length === 0)
    .flatMap(({ names }) => names);
  const again = known.find(({ name }) =>
    new RegExp(String.raw`(?<![\p{L}\p{M}])${name}(?![\p{L}\p{M}])`, 'u').test(text),
  );
  return again?.name ?? null;
}
