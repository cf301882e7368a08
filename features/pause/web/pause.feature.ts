import { IconPlant2 } from '@tabler/icons-react';
import { defineScreen, type WebFeature } from '#packages/ui/screens/index.ts';

/** Where somebody pauses; the reminder of a pause leads here (`features/reminders/contract`). */
export const PAUSE_PATH = '/pause';

const pauseScreen = defineScreen({
  name: 'pause',
  path: PAUSE_PATH,
  guard: 'signedIn',
  texts: ['pause'],
  offline: true,
  narrow: 'room',
  menu: { group: 'you', order: 8, icon: IconPlant2 },
  responsive: () => import('./PausePage.tsx'),
});

export const pauseFeature: WebFeature = { screens: [pauseScreen] };
