import {
  type Icon,
  IconApple,
  IconBallFootball,
  IconBarbell,
  IconBike,
  IconBottle,
  IconBowlChopsticks,
  IconCoffee,
  IconGlass,
  IconGlassFull,
  IconHome,
  IconKarate,
  IconLeaf,
  IconMoon,
  IconMusic,
  IconRun,
  IconSeedling,
  IconSoup,
  IconStretching,
  IconSwimming,
  IconWalk,
  IconYoga,
} from '@tabler/icons-react';
import type { HealthRecord } from '../../contract/health.contract.ts';
import type { Drink, Exercise, Meal } from '../../contract/health.kinds.ts';

export const DRINK_ICONS: Readonly<Record<Drink, Icon>> = {
  water: IconGlass,
  coffee: IconCoffee,
  mate: IconLeaf,
  coconut: IconGlassFull,
  other: IconBottle,
};
export const EXERCISE_ICONS: Readonly<Record<Exercise, Icon>> = {
  walk: IconWalk,
  run: IconRun,
  bike: IconBike,
  strength: IconBarbell,
  dance: IconMusic,
  football: IconBallFootball,
  yoga: IconYoga,
  swim: IconSwimming,
  capoeira: IconKarate,
  stretch: IconStretching,
  chores: IconHome,
  other: IconSeedling,
};
export const MEAL_ICONS: Readonly<Record<Meal, Icon>> = {
  breakfast: IconCoffee,
  lunch: IconBowlChopsticks,
  snack: IconApple,
  dinner: IconSoup,
};

export function iconOf(record: HealthRecord): Icon {
  if (record.part === 'drink') return DRINK_ICONS[record.kind];
  if (record.part === 'sleep') return IconMoon;
  return record.part === 'exercise' ? EXERCISE_ICONS[record.kind] : MEAL_ICONS[record.kind];
}
