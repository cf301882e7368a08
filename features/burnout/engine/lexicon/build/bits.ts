import { TRAITS, TRIGGERS, type Trait, type Trigger } from '../source.ts';

function bitsOf<K extends string>(names: readonly K[]): Readonly<Record<K, number>> {
  return Object.fromEntries(names.map((name, i) => [name, 1 << i])) as Record<K, number>;
}

const TRAIT_BITS = bitsOf<Trait>(TRAITS);
const TRIGGER_BITS = bitsOf<Trigger>(TRIGGERS);

/** Bit of a trait in `Lexicon.traits`. Asked once for each use: keep it in a constant. */
export function traitBit(trait: Trait): number {
  return TRAIT_BITS[trait];
}

/** Bit of a kind of trigger, to hold several kinds in one number. */
export function triggerBit(trigger: Trigger): number {
  return TRIGGER_BITS[trigger];
}
