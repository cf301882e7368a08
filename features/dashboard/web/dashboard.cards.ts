import {
  type Icon,
  IconCalendar,
  IconLifebuoy,
  IconMoodSmile,
  IconNews,
  IconNotebook,
  IconPencil,
  IconRipple,
} from '@tabler/icons-react';
import { CALENDAR_PATH } from '#features/calendar/web/index.ts';
import { DIARY_PATH } from '#features/diary/web/index.ts';
import { NEWS_PATH } from '#features/news/web/index.ts';
import type { Tone } from '#packages/ui/index.ts';
import type { Search } from '#packages/ui/screens/index.ts';

/** Where a card or a quick action leads: a screen of the app, or a page outside it. */
export type Target = { to: string; search?: Search } | { href: string };

export interface QuickAction {
  /** Key of its words: `quick.<key>`. */
  key: 'write' | 'news' | 'checkIn' | 'health' | 'calendar' | 'help';
  icon: Icon;
  tone: Tone;
  target: Target;
}

export const HELP_TARGET: Target = { href: '/ajuda' };
export const WRITE_TARGET: Target = { to: DIARY_PATH, search: { write: 1 } };

/**
 * What can be begun from the start page (specification section 2). Another feature joins with a line
 * here; nothing is listed before it works.
 */
export const QUICK_ACTIONS: readonly QuickAction[] = [
  { key: 'write', icon: IconPencil, tone: 'leaf', target: WRITE_TARGET },
  { key: 'news', icon: IconNews, tone: 'plain', target: { to: NEWS_PATH } },
  {
    key: 'checkIn',
    icon: IconMoodSmile,
    tone: 'sun',
    target: { to: '/dashboard', search: { checkin: 1 } },
  },
  { key: 'health', icon: IconRipple, tone: 'sky', target: { to: '/health-monitoring' } },
  {
    key: 'calendar',
    icon: IconCalendar,
    tone: 'mist',
    target: { to: CALENDAR_PATH, search: { new: 1 } },
  },
  { key: 'help', icon: IconLifebuoy, tone: 'lilac', target: HELP_TARGET },
];

export const ENTRIES_ICON = IconNotebook;
