/** Everything that can be earned, in the order in which it is shown. */
export const ACHIEVEMENTS = [
  'firstRecord',
  'firstExercise',
  'tenWalks',
  'threeKinds',
  'sixKinds',
  'thousandMinutes',
  'sevenDrinkDays',
  'thirtyDrinkDays',
  'fourDrinks',
  'twentyMeals',
  'tenTogether',
  'tenOf28',
  'twentyOf28',
  'monthLater',
] as const;
export type AchievementKey = (typeof ACHIEVEMENTS)[number];
