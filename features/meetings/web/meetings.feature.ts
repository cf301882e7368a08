import { IconVideo } from '@tabler/icons-react';
import { defineScreen, type WebFeature } from '#packages/ui/screens/index.ts';
import { MEETINGS_PATH } from '../contract/meetings.paths.ts';

const meetingsScreen = defineScreen({
  name: 'meetings',
  path: MEETINGS_PATH,
  guard: 'signedIn',
  texts: ['meetings', 'booking', 'consultation-summary'],
  menu: { group: 'people', order: 2, icon: IconVideo },
  desktop: () => import('./desktop/MeetingsPage.tsx'),
  mobile: () => import('./mobile/MeetingsPage.tsx'),
});

export const meetingsFeature: WebFeature = {
  screens: [meetingsScreen],
  hears: [{ topic: 'meetings', load: () => import('./meetings.events.ts') }],
};
