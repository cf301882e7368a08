/** Species that flower in the garden, in the order in which they come. */
export const SPECIES = ['manaca', 'ipe', 'maracuja', 'heliconia'] as const;
export type Species = (typeof SPECIES)[number];

export type Stage = 'sprout' | 'bud' | 'flower';

/** Every so many days with a record a new species comes (visual language, section 7). */
const NEW_SPECIES_DAYS = 7;
const BUD_FROM = 4;
const FLOWER_FROM = 8;
/** Days after which a plant is as tall as it gets. */
const FULL_GROWN_DAYS = 14;
/** Share of its height that a plant has when it appears. */
const FIRST_HEIGHT = 0.66;

/** Number of days with a record at which a species comes: 1, then 7, 14, 21. */
export function arrivalOf(species: Species): number {
  return Math.max(1, SPECIES.indexOf(species) * NEW_SPECIES_DAYS);
}

/** How far a plant is that came with the day `from`, once there are `days`: null before it came. */
export function stageOf(from: number, days: number): Stage | null {
  const age = days - from + 1;
  if (age < 1) return null;
  if (age < BUD_FROM) return 'sprout';
  return age < FLOWER_FROM ? 'bud' : 'flower';
}

/** Share of its full height that a plant has reached, from its first day to the fourteenth. */
export function heightShare(from: number, days: number): number {
  const age = Math.min(FULL_GROWN_DAYS, Math.max(1, days - from + 1));
  return FIRST_HEIGHT + ((1 - FIRST_HEIGHT) * (age - 1)) / (FULL_GROWN_DAYS - 1);
}

/** The species that stand in the garden after `days`, with their stage, the oldest first. */
export function gardenOf(days: number): { species: Species; stage: Stage }[] {
  return SPECIES.flatMap((species) => {
    const stage = stageOf(arrivalOf(species), days);
    return stage ? [{ species, stage }] : [];
  });
}
