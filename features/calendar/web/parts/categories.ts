import { type Icon, IconBriefcase, IconHeart, IconStethoscope, IconTag } from '@tabler/icons-react';
import type { Tone } from '#packages/ui/index.ts';
import type { Category } from '../../contract/calendar.contract.ts';

/** How each category looks, always beside its word or its event's. */
export const LOOKS: Readonly<Record<Category, { icon: Icon; tone: Tone }>> = {
  personal: { icon: IconHeart, tone: 'lilac' },
  work: { icon: IconBriefcase, tone: 'sky' },
  health: { icon: IconStethoscope, tone: 'leaf' },
  other: { icon: IconTag, tone: 'mist' },
};
