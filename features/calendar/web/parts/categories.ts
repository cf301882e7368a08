import {
  type Icon,
  IconBell,
  IconBriefcase,
  IconHeart,
  IconStethoscope,
  IconSun,
  IconTag,
} from '@tabler/icons-react';
import type { Tone } from '#packages/ui/index.ts';
import type { Category } from '../../contract/calendar.contract.ts';
import type { ShownEvent } from '../rules/events.rules.ts';

/** How each category looks, always beside its word or its event's. */
export const LOOKS: Readonly<Record<Category, { icon: Icon; tone: Tone }>> = {
  personal: { icon: IconHeart, tone: 'lilac' },
  work: { icon: IconBriefcase, tone: 'sky' },
  health: { icon: IconStethoscope, tone: 'leaf' },
  other: { icon: IconTag, tone: 'mist' },
};

const REMINDER: { icon: Icon; tone: Tone } = { icon: IconBell, tone: 'sun' };

/** How one event looks; a reminder by itself, whatever it is about. */
export const looksOf = ({ category, isReminder }: ShownEvent) =>
  isReminder ? REMINDER : LOOKS[category];

/** How a day that the country has off looks, always beside its name. */
export const HOLIDAY: { icon: Icon; tone: Tone } = { icon: IconSun, tone: 'sun' };
