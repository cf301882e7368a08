import { IconCalendar } from '@tabler/icons-react';
import { defineScreen } from '#packages/ui/screens/index.ts';
import { CALENDAR_PATH } from './calendar.paths.ts';

export const calendarScreen = defineScreen({
  name: 'calendar',
  path: CALENDAR_PATH,
  guard: 'signedIn',
  texts: ['calendar'],
  menu: { group: 'you', order: 5, icon: IconCalendar },
  responsive: () => import('./CalendarPage.tsx'),
});
