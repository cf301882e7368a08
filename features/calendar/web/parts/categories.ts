import {
  type Icon,
  IconBriefcase,
  IconHeart,
  IconStethoscope,
  IconSun,
  IconTag,
} from '@tabler/icons-react';
import type { Tone } from '#packages/ui/index.ts';
import type { Category } from '../../contract/calendar.contract.ts';

/** How each category looks, always beside its word or its event's. */
export const LOOKS: Readonly<Record<Category, { icon: Icon; tone: Tone }>> = {
  personal: { icon: IconHeart, tone: 'lilac' },
  work: { icon: IconBriefcase, tone: 'sky' },
  health: { icon: IconStethoscope, tone: 'leaf' },
  other: { icon: IconTag, tone: 'mist' },
};

/** How a day that the country has off looks, always beside its name. */
export const HOLIDAY: { icon: Icon; tone: Tone } = { icon: IconSun, tone: 'sun' };
