import {
  type Icon,
  IconApple,
  IconChecklist,
  IconMessageHeart,
  IconNews,
  IconPlant2,
  IconWalk,
} from '@tabler/icons-react';
import type { SpotName } from '#packages/ui/art/spots.ts';
import type { Tone } from '#packages/ui/index.ts';
import type { NewsCategory } from '../../contract/news.contract.ts';

/** How a category looks beside its word; the drawing stands for a film, of which nothing is fetched. */
export const LOOKS: Readonly<Record<NewsCategory, { icon: Icon; tone: Tone; spot: SpotName }>> = {
  wellness: { icon: IconPlant2, tone: 'leaf', spot: 'checkin' },
  mental_health: { icon: IconMessageHeart, tone: 'lilac', spot: 'consultation' },
  fitness: { icon: IconWalk, tone: 'sun', spot: 'celebration' },
  nutrition: { icon: IconApple, tone: 'mist', spot: 'empty' },
  productivity: { icon: IconChecklist, tone: 'sky', spot: 'diary' },
  general: { icon: IconNews, tone: 'plain', spot: 'training' },
};
