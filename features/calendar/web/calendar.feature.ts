import { IconCalendar } from '@tabler/icons-react';
import { defineScreen, type WebFeature } from '#packages/ui/screens/index.ts';
import { CALENDAR_PATH } from './calendar.paths.ts';

const calendarScreen = defineScreen({
  name: 'calendar',
  path: CALENDAR_PATH,
  guard: 'signedIn',
  texts: ['calendar'],
  menu: { group: 'you', order: 5, icon: IconCalendar },
  responsive: () => import('./CalendarPage.tsx'),
});

export const calendarFeature: WebFeature = {
  screens: [calendarScreen],
  device: () => import('./calendar.device.ts'),
};
