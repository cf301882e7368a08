/** What a person drinks; `other` has no amount of its own (tea, juice, milk). */
export const DRINKS = ['water', 'coffee', 'mate', 'coconut', 'other'] as const;
export type Drink = (typeof DRINKS)[number];

/** Drinks that are recorded with one tap, each with the amount that the person chose for it. */
export const PRESETS = ['water', 'coffee', 'mate', 'coconut'] as const;
export type Preset = (typeof PRESETS)[number];

/** Ways of moving; `other` carries a name of the person's own. */
export const EXERCISES = [
  'walk',
  'run',
  'bike',
  'strength',
  'dance',
  'football',
  'yoga',
  'swim',
  'capoeira',
  'stretch',
  'chores',
  'other',
] as const;
export type Exercise = (typeof EXERCISES)[number];

export const EFFORTS = ['light', 'moderate', 'vigorous'] as const;
export type Effort = (typeof EFFORTS)[number];

/** Meals of a day in Brazil, in the order of the day. */
export const MEALS = ['breakfast', 'lunch', 'snack', 'dinner'] as const;
export type Meal = (typeof MEALS)[number];

/** How a meal went. Never what was on the plate or how much. */
export const FEELINGS = ['calm', 'rushed', 'distracted'] as const;
export type Feeling = (typeof FEELINGS)[number];

/** How a night was, in the person's own view. */
export const SLEEP_QUALITIES = ['restless', 'fair', 'good'] as const;
export type SleepQuality = (typeof SLEEP_QUALITIES)[number];
/** Shortest and longest night, in minutes: a nap on a night shift, and eighteen hours. */
export const SLEEP_MINUTES = { least: 10, most: 1_080 } as const;

/** Smallest and largest amount of one drink, in ml. */
export const ML = { least: 10, most: 3_000 } as const;
/** What a person may choose as the amount of their day, in ml. */
export const GOAL_ML = { least: 250, most: 6_000 } as const;
/** Shortest and longest exercise of one record, in minutes. */
export const MINUTES = { least: 1, most: 1_440 } as const;
export const MAX_NAME_LENGTH = 60;
export const MAX_NOTE_LENGTH = 500;

/** Amounts until the person chooses others, in ml: a glass, a small cup, a gourd, a coconut. */
export const USUAL_AMOUNTS: Readonly<Record<Preset, number>> = {
  water: 200,
  coffee: 50,
  mate: 300,
  coconut: 300,
};
