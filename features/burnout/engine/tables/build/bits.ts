import { TRAITS, TRIGGERS, type Trait, type Trigger } from '../../lexicon/source.ts';

function bitsOf<K extends string>(names: readonly K[]): Readonly<Record<K, number>> {
  return Object.fromEntries(names.map((name, i) => [name, 1 << i])) as Record<K, number>;
}

/** Bits of `Lexicon.facts`, so that several traits are held in one number and asked for at once. */
export const TRAIT: Readonly<Record<Trait, number>> = bitsOf(TRAITS);

/** Beside the traits, in tables of crisis wordings alone: see `neededWords`. */
export const NEEDED: number = 1 << TRAITS.length;

/** Bits of the kinds of trigger. */
export const CUE: Readonly<Record<Trigger, number>> = bitsOf(TRIGGERS);
