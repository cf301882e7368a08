import { IconHeadset } from '@tabler/icons-react';
import { defineScreen, type WebFeature } from '#packages/ui/screens/index.ts';
import { QUEUE_PATH, SUPPORT_PATH, TICKET_PATH } from './support.paths.ts';

const TEXTS = ['support', 'files', 'crisis'];

const supportScreen = defineScreen({
  name: 'support',
  path: SUPPORT_PATH,
  guard: 'signedIn',
  texts: TEXTS,
  offline: true,
  menu: { group: 'people', order: 9, icon: IconHeadset },
  responsive: () => import('./SupportPage.tsx'),
});

const ticketScreen = defineScreen({
  name: 'ticket',
  path: TICKET_PATH,
  guard: 'signedIn',
  texts: TEXTS,
  responsive: () => import('./TicketPage.tsx'),
});

/** The page itself says whose it is: who answers tickets is no role. */
const queueScreen = defineScreen({
  name: 'supportQueue',
  path: QUEUE_PATH,
  guard: 'signedIn',
  texts: ['support'],
  responsive: () => import('./QueuePage.tsx'),
});

export const supportFeature: WebFeature = {
  screens: [supportScreen, queueScreen, ticketScreen],
  hears: [{ topic: 'support', load: () => import('./support.events.ts') }],
  device: () => import('./support.device.ts'),
};
